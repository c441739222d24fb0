import { expect, test } from "vitest";
import { eagerScriptBytes } from "./documentSizes.ts";

test("data in a page are no script", () => {
  const html = `<script type="application/json">{"a":1}</script><script data-entry="/e.js">go()</script>`;
  expect(eagerScriptBytes(html)).toBe(4);
});

test("a page that loads script by itself is refused", () => {
  expect(() => eagerScriptBytes(`<script src="/e.js" type="module"></script>`)).toThrow("script");
  expect(() => eagerScriptBytes(`<link rel="modulepreload" href="/e.js">`)).toThrow("preloads");
});
