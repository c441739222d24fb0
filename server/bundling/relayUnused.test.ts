import { expect, test } from "vitest";
import { withLoops, withoutUnused } from "./relayUnused.ts";

const without = (code: string, ...kinds: string[]) => withoutUnused(code, new Set(kinds));

const READER = `
_proto._read = function _read(node) {
  switch (node.kind) {
    case 'Scalar': this._readScalar(node); break;
    case 'Defer':
    case 'Stream': this._readLater(node); break;
    case 'Linked': if (node.plural) return 1; else return 2;
    case 'Import': return this._readImport(node);
    default: throw node;
  }
};
_proto._readScalar = function _readScalar(node) {};
_proto._readLater = function _readLater(node) { this._wait(node); };
_proto._wait = function _wait(node) { this._wait(node); };
_proto._readImport = function _readImport(node) {};
_proto.read = function read(node) { this._read(node); };`;

test("a case goes with the kind that no document has, and with it the methods it alone called", () => {
  const rest = without(READER, "Stream", "Defer", "Import");
  expect(rest).not.toMatch(/Stream|Defer|Later|_wait|Import/);
  expect(rest).toMatch(/case 'Scalar'[^]*case 'Linked'[^]*default: throw node/);
  expect(rest).toContain("_proto.read = ");
});
test("a case stays while one of the kinds that share it is used", () => {
  expect(without(READER, "Stream")).toContain("_proto._readLater");
});
test("a case stays where the one before it runs on into it", () => {
  const code = "switch (a.kind) { case 'A': go(); case 'B': on(); break; case 'C': }";
  expect(without(code, "B")).toBe(code);
});
test("what is told to a log is left out, wherever it stands", () => {
  const code = "if (log != null) log({ a: 1 }); this._log({ name }); console.log(1); catalog(2);";
  expect(without(code)).not.toMatch(/name|a: 1/);
  expect(without(code)).toContain("console.log(1); catalog(2);");
});
test("a function that is left out by name does what is said instead", () => {
  const code = "function check(a) { return deep(a); }\n_proto.mark = function mark() { deep(); };";
  const rest = withoutUnused(code, new Set(), { check: "return null;", mark: "throw 1;" });
  expect(rest).toBe(
    "function check(a) { return null; }\n_proto.mark = function mark() { throw 1; };",
  );
  expect(() => withoutUnused(code, new Set(), { gone: "" })).toThrow("no gone");
});
test("Babel's loops become loops again", () => {
  const code = `
var _iterator = (0, _createForOfIteratorHelper2["default"])(this.all()),
  _step;
try {
  WORDS: for (_iterator.s(); !(_step = _iterator.n()).done;) {
    use(_step.value);
  }
} catch (err) {
  _iterator.e(err);
} finally {
  _iterator.f();
}`;
  expect(withLoops(code).replace(/\s+/g, " ").trim()).toBe(
    "var _step; WORDS: for (_step of this.all()) { use(_step); }",
  );
  expect(withLoops("another(_iterator);")).toBe("another(_iterator);");
});
