import { expect, test } from "vitest";
import { cleanAnswer, cleanHtml } from "./cleanHtml.ts";

test("what could run is taken out", () => {
  expect(cleanHtml('<p onclick="x()">Hi<script>alert(1)</script></p>')).toBe("<p>Hi</p>");
  expect(cleanHtml('<a href="javascript:alert(1)">x</a>')).not.toContain("javascript");
  expect(cleanHtml('<img src="x" onerror="alert(1)">')).not.toContain("onerror");
});
test("a merchant's formatting stays", () => {
  const html = "<ul><li><strong>Ash</strong></li></ul>";
  expect(cleanHtml(html)).toBe(html);
});
test("only fields that pages show as HTML are touched, however deep they are", () => {
  const answer = {
    data: {
      product: { name: "Cup <b>&</b> saucer", description: "<p>x</p><iframe></iframe>" },
      list: [{ shortDescription: "<script>1</script>ok" }],
    },
  };
  cleanAnswer(answer);
  expect(answer.data.product.name).toBe("Cup <b>&</b> saucer");
  expect(answer.data.product.description).toBe("<p>x</p>");
  expect(answer.data.list[0]?.shortDescription).toBe("ok");
});
