import { expect, test } from "vitest";
import { parseSync } from "vite";
import { convertModule, exportsNames, unwrapInterop } from "./commonJsModule.ts";

const parse = (code: string) => parseSync("module.js", code).program;
const convert = (code: string, isNamespace = true) =>
  convertModule(code, parse(code), (path) => ({ path, isNamespace })).trim();

test("a module that is required whole is imported whole", () => {
  expect(convert("var A = require('./a');", false)).toBe('import A from "./a";');
  expect(convert("var A = require('./a');")).toBe('import * as A from "./a";');
});

test("what is taken apart at once is imported by name", () => {
  const code = "var _r = require('./a'),\n  b = _r.b,\n  c = _r.c.d;";
  const converted = convert(code);
  expect(converted).toContain('import { b as _member0_0 } from "./a";');
  expect(converted).toContain("var b = _member0_0, c = _member1_1.d;");
});

test("an exported object becomes exports by name, an exported value the default", () => {
  expect(convert("function a() {}\nmodule.exports = { a: a, b: 1 + 1 };")).toContain(
    "export { a as a };\nconst _export1 = 1 + 1;\nexport { _export1 as b };",
  );
  expect(convert("function a() {}\nmodule.exports = a;")).toContain("export default a;");
  expect(exportsNames(parse("module.exports = { a: a };"))).toBe(true);
  expect(exportsNames(parse("module.exports = a;"))).toBe(false);
});

test("a require in a development-only branch is dropped with its branch", () => {
  const code = 'if (process.env.NODE_ENV !== "production") {\n  require("./x").go();\n}';
  expect(convert(code)).not.toContain("require");
});

test("a require that would run in production stops the build", () => {
  expect(() => convert("function f() { return require('./x'); }")).toThrow("requires ./x");
});

test("an unknown way of exporting stops the build", () => {
  expect(() => convert("exports.a = 1;")).toThrow("exports in a way");
});

test("Babel's interop wrapper is taken off", () => {
  const code = 'var _a = _interopRequireDefault(require("./a"));\n(0, _a["default"])(1);';
  expect(unwrapInterop(code)).toBe('var _a = require("./a");\n(0, _a)(1);');
});
