import { expect, test } from "vitest";
import { validate } from "./fieldValidation.ts";

const messagesOf = async (args: unknown[], value: unknown) =>
  (await validate([["length", ...args]], value, { name: "note" })).map(({ message }) => message);

test.each([
  [[], "abc"],
  [[3], "abc"],
  [["3"], ["a", "b", "c"]],
  [[1, 5], "abcde"],
  [[5, 1], "abc"],
  [["2.9"], "ab"],
  [[0, "any"], "abcdef"],
  [[2, "any"], "abcdef"],
  [[2, 2], "🧺"],
  [[1, 1], { a: undefined }],
])("The length rule %j passes for %j", async (args, value) =>
  expect(await messagesOf(args, value)).toEqual([]),
);

test.each([
  [[1, 5], 3],
  [[], 12],
  [[], true],
  [[1, 1], "🧺"],
  [["any"], "abc"],
  [["any", 5], "abc"],
  [[2], { a: 1 }],
])("The length rule %j fails for %j", async (args, value) =>
  expect(await messagesOf(args, value)).toHaveLength(1),
);

test.each([
  [[1], 0, "Note must be at least one character."],
  [["1"], 0, "Note must be at least one character."],
  [[0, 5], "abcdef", "Note must be less than or equal to 5 characters."],
  [[5, 0], "abcdef", "Note must be less than or equal to 5 characters."],
  [[0, 1], "ab", "Note must be less than or equal to 1 characters."],
  [[], 0, "Note must be less than or equal to Infinity characters."],
  [[4, 4], "abc", "Note should be 4 characters long."],
  [[0, 0], "abc", "Note should be 0 characters long."],
  [[4], "abc", "Note must be greater than or equal to 4 characters."],
  [[1, 2], "abc", "Note must be between 1 and 2 characters."],
  [["10", "9"], "abc", "Note must be between 9 and 10 characters."],
  [["02.9"], "a", "Note must be greater than or equal to 2.9 characters."],
  [[4, "any"], "abc", "Note must be greater than or equal to 4 characters."],
  [["any", 5], "abc", "This field was configured incorrectly and can’t be submitted."],
])("The length rule %j states its bounds for %j", async (args, value, message) =>
  expect(await messagesOf(args, value)).toEqual([message]),
);

test("The length rule skips empty text", async () => expect(await messagesOf([7], "")).toEqual([]));
