import { expect, test } from "vitest";
import { commentsIn } from "./sourceComments.ts";

test("line comments that follow one another are one comment", () => {
  const source = "// Rate limit per IP,\n// in memory.\nconst a = 1;\n  // Reset.\nconst b = 2;";
  expect(commentsIn(source)).toEqual(["Rate limit per IP, in memory.", "Reset."]);
});

test("a block comment ends at its end, on one line or on several", () => {
  const source = "/** One. */\n/**\n * Two\n * lines.\n */\n{/* Three. */}\ncode();";
  expect(commentsIn(source)).toEqual(["One.", "Two lines.", "Three."]);
});

test("a comment behind code, an address and an empty comment do not count", () => {
  expect(commentsIn("const a = 1; // why\nconst b = 'https://shop.example';\n//\n")).toEqual([]);
});
