import { expect, test } from "vitest";
import { PLACES, insertHtml } from "./insertedHtml.ts";

const document = `<body><div>${PLACES.content}</div>${PLACES.data}</body>`;

test("insertHtml inserts content and data at their places, whatever they contain", () => {
  const inserted = { content: `<p>$& ${PLACES.data}</p>`, data: `<script>"$1"</script>` };
  expect(insertHtml(document, inserted)).toBe(
    `<body><div><p>$& ${PLACES.data}</p></div><script>"$1"</script></body>`,
  );
});

test("insertHtml leaves a document without the places as it is", () => {
  expect(insertHtml("<p>Plain</p>", { content: "content", data: "data" })).toBe("<p>Plain</p>");
});
