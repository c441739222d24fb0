import { expect, test } from "vitest";
import { moduleCommentErrors } from "./moduleComments.ts";

const errorsOf = (source: string) => moduleCommentErrors("server/rateLimit.ts", source);
const wrong = ["server/rateLimit.ts: the first comment does not say what the module is."];

test("A comment that stands alone says what the module is, before or after the imports", () => {
  expect(errorsOf("// Rate limit per address.\n\nconst MAX = 1;\n")).toEqual([]);
  expect(errorsOf('import "a";\n\n// Rate limit\n// per address.\n\nconst MAX = 1;\n')).toEqual([]);
  expect(errorsOf('// Rate limit per address.\nimport "a";\n')).toEqual([]);
  expect(errorsOf("/**\n * Rate limit per address.\n */\n\nconst MAX = 1;\n")).toEqual([]);
});

test("The comment of the only export, or of the one with the file's name, says it as well", () => {
  const limit = "/** Rate limit. */\nexport function createLimit() {}\n";
  expect(errorsOf(limit)).toEqual([]);
  expect(errorsOf(`${limit}export const MAX = 1;\n`)).toEqual(wrong);
  expect(errorsOf("/** Limit. */\nexport const rateLimit = 1;\nexport const MAX = 1;\n")).toEqual(
    [],
  );
  expect(errorsOf("/** Limit. */\nexport type Limit = number;\n")).toEqual([]);
});

test("The comment of an inner constant or of a type beside a function is an error", () => {
  expect(errorsOf("/** Requests. */\nconst MAX = 1;\nexport const limit = MAX;\n")).toEqual(wrong);
  expect(errorsOf("// Requests.\nconst MAX = 1;\nexport const limit = MAX;\n")).toEqual(wrong);
  expect(errorsOf("/** Limit. */\nexport type A = 1;\nexport const limit = 1;\n")).toEqual(wrong);
});

test("A module without a comment, or with one for a tool only, is an error", () => {
  const none = ["server/rateLimit.ts: no comment says what the module is."];
  expect(errorsOf("export const limit = 1;\n")).toEqual(none);
  expect(errorsOf("// oxlint-disable no-console\n\nexport const limit = 1;\n")).toEqual(none);
});
