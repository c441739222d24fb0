import { describe, expect, test } from "vitest";
import { validate } from "./fieldValidation.ts";
import type { WrittenRules } from "./ruleNotation.ts";

const values = { phone: "", code: 0, agreed: false, note: "x", toys: [] };
const labels = { phone: "Phone", code: "Code" };
const field = { name: "email", label: "Email", values, labels };
const messagesOf = async (rules: WrittenRules, value: unknown) =>
  (await validate(rules, value, field)).map(({ message }) => message);

describe("The required rule", () => {
  test.each([0, NaN, false, " ", [0], [null], { a: undefined }, new Date(), /x/, new Map()])(
    "passes for %j",
    async (value) => expect(await messagesOf("required", value)).toEqual([]),
  );

  test.each([undefined, null, "", [], {}, Object.create(null)])("fails for %j", async (value) =>
    expect(await messagesOf("required", value)).toEqual(["Email is required."]),
  );

  test.each([" ", "\u00A0", "\t\n"])("with trim fails for %j", async (value) => {
    expect(await messagesOf("required:trim", value)).toEqual(["Email is required."]);
    expect(await messagesOf("required:other", value)).toEqual([]);
  });

  test.each([0, false, [" "], " a "])("with trim passes for %j", async (value) =>
    expect(await messagesOf("required:trim", value)).toEqual([]),
  );
});

describe("The accepted rule", () => {
  test.each(["yes", "on", "1", 1, true, "true"])("passes for %j", async (value) =>
    expect(await messagesOf("accepted", value)).toEqual([]),
  );

  test.each(["Yes", " yes", "TRUE", "no", 0, false, 2, "", null, undefined, [], ["yes"]])(
    "fails for %j",
    async (value) =>
      expect(await messagesOf("accepted", value)).toEqual(["Please accept the Email."]),
  );
});

describe("The require_one rule", () => {
  test("passes if one of the fields has a value", async () => {
    expect(await messagesOf("require_one:phone", "a@b.cc")).toEqual([]);
    expect(await messagesOf("require_one:phone,note", "")).toEqual([]);
  });

  test("accepts 0 and false as values", async () => {
    expect(await messagesOf("require_one:code", "")).toEqual([]);
    expect(await messagesOf("require_one:agreed", "")).toEqual([]);
  });

  test("names all fields in its message, its own first, without unknown ones", async () => {
    expect(await messagesOf("require_one:phone", "")).toEqual(["Email or Phone is required."]);
    expect(await messagesOf("require_one:nobody,toys,phone", "")).toEqual([
      "Email or toys or Phone is required.",
    ]);
    expect(await messagesOf("require_one", "")).toEqual(["Email is required."]);
  });

  test("does not capitalize its own name", async () => {
    const [failure] = await validate("require_one:phone", "", { name: "email", values });
    expect(failure?.message).toBe("email or phone is required.");
  });

  test("accepts a field that has a label but no value yet", async () => {
    const [failure] = await validate("require_one:fax", "", {
      name: "email",
      labels: { fax: "Fax" },
    });
    expect(failure?.message).toBe("email or Fax is required.");
  });
});
