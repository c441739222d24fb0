import { expect, test } from "vitest";
import { withoutWords } from "./vikeMessages.ts";

test("a check of usage keeps its condition and loses its words", () => {
  const code = "assertUsage(isUrl(url), `Wrong ${pc.cyan(url)}: see the docs`);\nnext();";
  expect(withoutWords(code, "a.js")).toBe('assertUsage(isUrl(url), "");\nnext();');
});
test("warnings and internal assertions go, wherever they stand", () => {
  const code = "function f() { if (x) { assertWarning(false, 'old'); } assert(y); return 1 }";
  const rest = withoutWords(code, "a.js");
  expect(rest).not.toMatch(/assert/);
  expect(rest).toContain("return 1");
});
test("everything else stays as it is", () => {
  const code = "const assertion = check(assertive('x', 'words'));";
  expect(withoutWords(code, "a.js")).toBe(code);
});
