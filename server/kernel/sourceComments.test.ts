import { expect, test } from "vitest";
import { commentsIn } from "./sourceComments.ts";

test("Consecutive line comments are one comment", () => {
  const source = "// Rate limit per IP,\n// in memory.\nconst a = 1;\n  // Reset.\nconst b = 2;";
  expect(commentsIn(source)).toEqual(["Rate limit per IP, in memory.", "Reset."]);
});

test("A block comment is one comment, on one line or several", () => {
  const source = "/** One. */\n/**\n * Two\n * lines.\n */\n{/* Three. */}\ncode();";
  expect(commentsIn(source)).toEqual(["One.", "Two lines.", "Three."]);
});

test("A comment after code, a URL and an empty comment do not count", () => {
  expect(commentsIn("const a = 1; // why\nconst b = 'https://shop.example';\n//\n")).toEqual([]);
});
