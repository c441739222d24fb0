import { expect, test } from "vitest";
import { validate } from "./fieldValidation.ts";
import type { WrittenRules } from "./ruleNotation.ts";

const messagesOf = async (rules: WrittenRules, value: unknown) =>
  (await validate(rules, value, { name: "code" })).map(({ message }) => message);

const MARKS = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";

/** Passing and failing values by rule. */
const table: Record<string, [holds: unknown[], fails: unknown[]]> = {
  alpha: [
    ["abc", "ÉßЖ漢", true],
    ["a1", "a b", "a-b", 123, ["a", "b"], " "],
  ],
  "alpha:latin": [["abcXYZ"], ["é", "Ж"]],
  "alpha:russian": [["Ж", "a"], ["1"]],
  alpha_spaces: [
    ["a b", " ", "É é"],
    ["a\tb", "a\u00A0b", "a1", "a\n"],
  ],
  "alpha_spaces:latin": [["a b"], ["é b"]],
  alphanumeric: [
    ["a1", 123, "É9"],
    ["a 1", "٣", "a_1"],
  ],
  "alphanumeric:latin": [["A1z"], ["é1"]],
  lowercase: [
    ["abc", "éж"],
    ["aB", "a1", "a-b", "a b", "漢"],
  ],
  "lowercase:allow_non_alpha": [[`a1é${MARKS}`], ["a b", "A1", "a€"]],
  "lowercase:allow_numeric": [["a1é"], ["a-1", "A1", "a b"]],
  "lowercase:allow_numeric_dashes": [["a-1é"], ["a_1", "A-1"]],
  "lowercase:latin": [["abc"], ["é", "a1"]],
  "lowercase:toString": [["é"], ["1"]],
  uppercase: [
    ["ABC", "ÉЖ"],
    ["aB", "A1", "A B"],
  ],
  "uppercase:latin": [["ABC"], ["É"]],
  symbol: [
    [MARKS, "!"],
    ["€", "£", "“", "a", " ", "!a"],
  ],
  contains_alpha: [
    ["1a", "1é"],
    ["1", "-"],
  ],
  "contains_alpha:latin": [["1a"], ["1é"]],
  contains_alpha_spaces: [
    ["1a", " ", "1 "],
    ["1", "\t"],
  ],
  "contains_alpha_spaces:latin": [["é "], ["é"]],
  contains_alphanumeric: [
    ["-1", "-a", "-é"],
    ["-", " ", "٣"],
  ],
  "contains_alphanumeric:latin": [["é1"], ["é"]],
  contains_lowercase: [
    ["Aa", "Aé"],
    ["A", "1"],
  ],
  "contains_lowercase:latin": [["Aa"], ["Aé"]],
  contains_uppercase: [
    ["aA", "aÉ"],
    ["a", "1"],
  ],
  "contains_uppercase:latin": [["aA"], ["aÉ"]],
  contains_numeric: [
    ["a1", 5],
    ["a", "٣"],
  ],
  contains_symbol: [
    ["a!", ...MARKS.split("")],
    ["a", "a b", "€"],
  ],
};

const cases = (which: 0 | 1) =>
  Object.entries(table).flatMap(([rule, lists]) =>
    lists[which].map((value) => [rule, value] as const),
  );

test.each(cases(0))("%s passes for %j", async (rule, value) =>
  expect(await messagesOf(rule, value)).toEqual([]),
);

test.each(cases(1))("%s fails for %j", async (rule, value) =>
  expect(await messagesOf(rule, value)).toHaveLength(1),
);

test.each(["alpha", "alpha_spaces", "alphanumeric", "lowercase", "uppercase", "symbol"])(
  "%s requires at least one character if it validates empty text",
  async (rule) => {
    expect(await messagesOf(rule, "")).toEqual([]);
    expect(await messagesOf(`+${rule}`, "")).toHaveLength(1);
  },
);

test.each([
  ["alpha", "Code can only contain alphabetical characters."],
  ["alpha:latin", "Code can only contain alphabetical characters."],
  ["alphanumeric", "Code can only contain letters and numbers."],
  ["alpha_spaces", "Code can only contain letters and spaces."],
  ["uppercase", "Code can only contain uppercase letters."],
  ["lowercase", "Code can only contain lowercase letters."],
  ["lowercase:latin", "Code can only contain lowercase letters."],
  ["lowercase:allow_non_alpha", "Code can only contain lowercase letters, numbers and symbols."],
  ["lowercase:allow_numeric", "Code can only contain lowercase letters and numbers."],
  [
    "lowercase:allow_numeric_dashes",
    "Code can only contain lowercase letters, numbers and dashes.",
  ],
  ["symbol", "Code must be a symbol."],
  ["contains_alpha", "Code must contain alphabetical characters."],
  ["contains_alphanumeric", "Code must contain letters or numbers."],
  ["contains_alpha_spaces", "Code must contain letters or spaces."],
  ["contains_symbol", "Code must contain a symbol."],
  ["contains_uppercase", "Code must contain an uppercase letter."],
  ["contains_lowercase", "Code must contain a lowercase letter."],
  ["contains_numeric", "Code must contain numbers."],
])("%s fails with the message: %s", async (rule, message) =>
  expect(await messagesOf(`+${rule}`, "")).toEqual([message]),
);

test.each([
  ["starts_with", ["ab"], "abc"],
  ["starts_with", ["x", "ab"], "abc"],
  ["starts_with", [], "abc"],
  ["starts_with", [1], "1st"],
  ["ends_with", ["bc"], "abc"],
  ["ends_with", ["x", "c"], "abc"],
  ["ends_with", [], "abc"],
])("%s %j passes for %j", async (rule, args, value) =>
  expect(await messagesOf([[rule, ...args]], value)).toEqual([]),
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
  expect(await messagesOf([[rule, ...args]], value)).toEqual([message]),
);

test.each(["starts_with", "ends_with"])("%s fails for values that are not text", async (rule) =>
  expect(await messagesOf([[rule]], 12)).toHaveLength(1),
);

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
  expect(await messagesOf([["length", ...args]], value)).toEqual([]),
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
  expect(await messagesOf([["length", ...args]], value)).toHaveLength(1),
);

test.each([
  [[1], 0, "Code must be at least one character."],
  [["1"], 0, "Code must be at least one character."],
  [[0, 5], "abcdef", "Code must be less than or equal to 5 characters."],
  [[5, 0], "abcdef", "Code must be less than or equal to 5 characters."],
  [[0, 1], "ab", "Code must be less than or equal to 1 characters."],
  [[], 0, "Code must be less than or equal to Infinity characters."],
  [[4, 4], "abc", "Code should be 4 characters long."],
  [[0, 0], "abc", "Code should be 0 characters long."],
  [[4], "abc", "Code must be greater than or equal to 4 characters."],
  [[1, 2], "abc", "Code must be between 1 and 2 characters."],
  [["10", "9"], "abc", "Code must be between 9 and 10 characters."],
  [["02.9"], "a", "Code must be greater than or equal to 2.9 characters."],
  [[4, "any"], "abc", "Code must be greater than or equal to 4 characters."],
  [["any", 5], "abc", "This field was configured incorrectly and can’t be submitted."],
])("The length rule %j states its bounds for %j", async (args, value, message) =>
  expect(await messagesOf([["length", ...args]], value)).toEqual([message]),
);

test("The length rule skips empty text", async () =>
  expect(await messagesOf("length:7", "")).toEqual([]));
