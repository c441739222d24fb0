import { expect, test } from "vitest";
import { validate } from "./fieldValidation.ts";

const messagesOf = async (rule: string, args: unknown[], value: unknown) =>
  (await validate([[rule, ...args]], value, { name: "code" })).map(({ message }) => message);

test.each([
  ["starts_with", ["ab"], "abc"],
  ["starts_with", ["x", "ab"], "abc"],
  ["starts_with", [], "abc"],
  ["starts_with", [1], "1st"],
  ["ends_with", ["bc"], "abc"],
  ["ends_with", ["x", "c"], "abc"],
  ["ends_with", [], "abc"],
])("%s %j passes for %j", async (rule, args, value) =>
  expect(await messagesOf(rule, args, value)).toEqual([]),
);

test.each([
  ["starts_with", ["a"], "bcd", "Code doesn’t start with a."],
  ["starts_with", ["A"], "abc", "Code doesn’t start with A."],
  ["starts_with", ["a", "b"], "cd", "Code doesn’t start with a or b."],
  ["starts_with", ["a", "b", "c"], "de", "Code doesn’t start with a, b, or c."],
  ["starts_with", ["1"], 12, "Code doesn’t start with 1."],
  ["starts_with", [["a"]], "abc", "Code doesn’t start with a."],
  ["ends_with", ["a"], "abc", "Code doesn’t end with a."],
  ["ends_with", ["a", "b"], "abc", "Code doesn’t end with a or b."],
  ["ends_with", ["x", "y", "z"], "abc", "Code doesn’t end with x, y, or z."],
  ["ends_with", ["2"], 12, "Code doesn’t end with 2."],
])("%s %j fails for %j", async (rule, args, value, message) =>
  expect(await messagesOf(rule, args, value)).toEqual([message]),
);

test.each(["starts_with", "ends_with"])("%s fails for values that are not text", async (rule) =>
  expect(await messagesOf(rule, [], 12)).toHaveLength(1),
);
