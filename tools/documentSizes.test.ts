import { expect, test } from "vitest";
import { eagerScriptBytes } from "./documentSizes.ts";

test("eagerScriptBytes does not count JSON data as script", () => {
  const html = `<script type="application/json">{"a":1}</script><script data-entry="/e.js">go()</script>`;
  expect(eagerScriptBytes(html)).toBe(4);
});

test("eagerScriptBytes throws if a page loads a script file or preloads modules", () => {
  expect(() => eagerScriptBytes(`<script src="/e.js" type="module"></script>`)).toThrow("script");
  expect(() => eagerScriptBytes(`<link rel="modulepreload" href="/e.js">`)).toThrow("preloads");
});
