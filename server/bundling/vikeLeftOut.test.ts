import { expect, test } from "vitest";
import { withoutOldDesign } from "./vikeLeftOut.ts";

const ROUTE = "shared-server-client/route/resolveRouteFunction.js";

test("a function that no page needs refuses by name what it did", () => {
  const code = "async function resolveRouteFunction(route) { return route(); }\nnext();";
  expect(withoutOldDesign(code, ROUTE)).toMatch(
    /resolveRouteFunction\(route\) \{ throw new Error\("A route that is a function is left out.*\}\nnext\(\);/,
  );
});
test("a version of Vike that lacks such a function stops the build", () => {
  expect(() => withoutOldDesign("function other() {}", ROUTE)).toThrow("no resolveRouteFunction");
});
test("there are always pages in today's design", () => {
  const code =
    "if (globalContext._pageConfigs.length === 0) old(); else if (pageConfigs.length > 0) now();";
  expect(withoutOldDesign(code, "any.js")).toBe("if (false) old(); else if (true) now();");
});
test("everything else stays as it is", () => {
  const code = "function route() { return pageFiles.length > 0; }";
  expect(withoutOldDesign(code, "any.js")).toBe(code);
});
