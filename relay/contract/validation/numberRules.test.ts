import { describe, expect, test } from "vitest";
import { validate } from "./fieldValidation.ts";
import type { WrittenRules } from "./ruleNotation.ts";

const messagesOf = async (rules: WrittenRules, value: unknown) =>
  (await validate(rules, value, { name: "quantity" })).map(({ message }) => message);

describe("The number rule", () => {
  test.each(["", " ", null, true, [], [1], new Date(0), "0x1f", "1e5", "Infinity", " 1 ", 0, 1n])(
    "accepts %s",
    async (value) => expect(await messagesOf("+number", value)).toEqual([]),
  );

  test.each(["1,5", "1e", "NaN", NaN, undefined, [1, 2], {}, "ten", Symbol("1"), new Date(NaN)])(
    "rejects %s",
    async (value) =>
      expect(await messagesOf("+number", value)).toEqual(["Quantity must be a number."]),
  );
});

describe("The min and max rules:", () => {
  test.each([
    ["min:3", 3],
    ["min:3", "3"],
    ["min:3", "10"],
    ["min", 1],
    ["min:2", ["a", "b"]],
    ["min:3", []],
    ["+min:0", null],
    ["max:3", 3],
    ["max:3", "-4"],
    ["max", 10],
    ["max:2", ["a", "b"]],
    ["+max:3", ""],
    ["+max:3", null],
  ])("%s passes for %j", async (rule, value) => expect(await messagesOf(rule, value)).toEqual([]));

  test.each([
    ["min:3", 2, "Quantity must be at least 3."],
    ["min:3", "2", "Quantity must be at least 3."],
    ["min:3", "bar", "Quantity must be at least 3."],
    ["min:3", "abcdef", "Quantity must be at least 3."],
    ["min:x", 4, "Quantity must be at least x."],
    ["min", 0, "Quantity must be at least undefined."],
    ["+min:3", undefined, "Quantity must be at least 3."],
    ["min:3", ["a", "b"], "Cannot have fewer than 3 quantity."],
    ["+min:1", [], "Cannot have fewer than 1 quantity."],
    ["max:3", 4, "Quantity must be no more than 3."],
    ["max:3", "bar", "Quantity must be no more than 3."],
    ["max:3", "a", "Quantity must be no more than 3."],
    ["max", 11, "Quantity must be no more than undefined."],
    ["max:1", ["a", "b"], "Cannot have more than 1 quantity."],
  ])("%s fails for %j", async (rule, value, message) =>
    expect(await messagesOf(rule, value)).toEqual([message]),
  );
});

describe("The between rule:", () => {
  test.each([
    ["between:1,5", 1],
    ["between:1,5", 5],
    ["between:1,5", "3.5"],
    ["between:5,1", 3],
    ["between:5,10", "7"],
    ["between:9,10", "9.5"],
  ])("%s passes for %j", async (rule, value) => expect(await messagesOf(rule, value)).toEqual([]));

  test.each([
    ["between:1,5", 6, "Quantity must be between 1 and 5."],
    ["between:10,9", "1", "Quantity must be between 9 and 10."],
    ["between:1,5", "abc", "Quantity must be between 1 and 5."],
    ["between:1", 1, "This field was configured incorrectly and can’t be submitted."],
    ["between", 1, "This field was configured incorrectly and can’t be submitted."],
    ["between:a,5", 1, "This field was configured incorrectly and can’t be submitted."],
  ])("%s fails for %j", async (rule, value, message) =>
    expect(await messagesOf(rule, value)).toEqual([message]),
  );
});
