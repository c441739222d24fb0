import { describe, expect, test } from "vitest";
import { validate } from "./validate.ts";
import type { WrittenRules } from "./ruleNotation.ts";

const values = { phone: "", code: 0, agreed: false, note: "x", toys: [] };
const labels = { phone: "Phone", code: "Code" };
const field = { name: "email", label: "Email", values, labels };
const said = async (rules: WrittenRules, value: unknown) =>
  (await validate(rules, value, field)).map(({ message }) => message);

describe("a required field", () => {
  test.each([0, NaN, false, " ", [0], [null], { a: undefined }, new Date(), /x/, new Map()])(
    "is filled by %j",
    async (value) => expect(await said("required", value)).toEqual([]),
  );

  test.each([undefined, null, "", [], {}, Object.create(null)])("is empty with %j", async (value) =>
    expect(await said("required", value)).toEqual(["Email is required."]),
  );

  test.each([" ", "\u00A0", "\t\n"])("with trim is empty with %j", async (value) => {
    expect(await said("required:trim", value)).toEqual(["Email is required."]);
    expect(await said("required:other", value)).toEqual([]);
  });

  test.each([0, false, [" "], " a "])("with trim is filled by %j", async (value) =>
    expect(await said("required:trim", value)).toEqual([]),
  );
});

describe("what must be accepted", () => {
  test.each(["yes", "on", "1", 1, true, "true"])("is accepted by %j", async (value) =>
    expect(await said("accepted", value)).toEqual([]),
  );

  test.each(["Yes", " yes", "TRUE", "no", 0, false, 2, "", null, undefined, [], ["yes"]])(
    "is not accepted by %j",
    async (value) => expect(await said("accepted", value)).toEqual(["Please accept the Email."]),
  );
});

describe("one of several fields", () => {
  test("is enough", async () => {
    expect(await said("require_one:phone", "a@b.cc")).toEqual([]);
    expect(await said("require_one:phone,note", "")).toEqual([]);
  });

  test("may hold 0 or false", async () => {
    expect(await said("require_one:code", "")).toEqual([]);
    expect(await said("require_one:agreed", "")).toEqual([]);
  });

  test("is asked for by all their names, its own first, the unknown left out", async () => {
    expect(await said("require_one:phone", "")).toEqual(["Email or Phone is required."]);
    expect(await said("require_one:nobody,toys,phone", "")).toEqual([
      "Email or toys or Phone is required.",
    ]);
    expect(await said("require_one", "")).toEqual(["Email is required."]);
  });

  test("keeps its own name as it is written", async () => {
    const [failure] = await validate("require_one:phone", "", { name: "email", values });
    expect(failure?.message).toBe("email or phone is required.");
  });

  test("may be one that has a label and no value yet", async () => {
    const [failure] = await validate("require_one:fax", "", {
      name: "email",
      labels: { fax: "Fax" },
    });
    expect(failure?.message).toBe("email or Fax is required.");
  });
});
