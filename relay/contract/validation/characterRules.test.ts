import { expect, test } from "vitest";
import { validate } from "./fieldValidation.ts";

const messagesOf = async (rule: string, value: unknown) =>
  (await validate(rule, value, { name: "code" })).map(({ message }) => message);

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
