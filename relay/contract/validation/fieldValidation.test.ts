import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { custom, string } from "zod/mini";
import type { Rules } from "./rule.ts";
import { ruleTable } from "./ruleTable.ts";
import { validate } from "./fieldValidation.ts";
import type { WrittenRules } from "./ruleNotation.ts";
import { t } from "#words/t.ts";

const named = async (rules: WrittenRules, value: unknown, field = {}) =>
  (await validate(rules, value, { name: "code", ...field })).map(({ rule }) => rule);

describe("The rules of a field", () => {
  test("return a message and whether it blocks the form", async () => {
    expect(await validate("required", "", { name: "first name" })).toEqual([
      { rule: "required", message: "First name is required.", blocking: true },
    ]);
    expect(await validate("?length:5", "abc", { name: "code" })).toEqual([
      {
        rule: "length",
        message: "Code must be greater than or equal to 5 characters.",
        blocking: false,
      },
    ]);
  });

  test("return no failures if all pass, or if there are none", async () => {
    expect(await validate("required|email", "a@b.cc", { name: "email" })).toEqual([]);
    expect(await validate("", "a", { name: "email" })).toEqual([]);
    expect(await validate([], "", { name: "email" })).toEqual([]);
  });

  test.each([
    ["first name", undefined, "First name is required."],
    ["éclair", undefined, "Éclair is required."],
    ["mail", "eMail address", "EMail address is required."],
    ["mail", "", "Mail is required."],
    ["delivery.city", undefined, "Delivery.city is required."],
  ])("name the field %s with the label %j in the message: %s", async (name, label, message) =>
    expect((await validate("required", "", { name, label }))[0]?.message).toBe(message),
  );

  test("take a field's label from the form's labels", async () => {
    const field = { name: "mail", labels: { mail: "Email" } };
    expect((await validate("required", "", field))[0]?.message).toBe("Email is required.");
  });

  test("prefer the field's custom message", async () => {
    const field = { name: "mail", messages: { required: "Where may we write to?" } };
    expect((await validate("required", "", field))[0]?.message).toBe("Where may we write to?");
  });
});

describe("The validation of a field", () => {
  test("ends at the first failure", async () => {
    expect(await named("length:5|number|alpha", "a-c")).toEqual(["length"]);
  });

  test("ends at a failure that does not block, too", async () => {
    expect(await validate("?length:5|number", "abc", { name: "code" })).toMatchObject([
      { rule: "length", blocking: false },
    ]);
  });

  test("continues with forced rules", async () => {
    expect(await named("length:5|*number|alpha|*uppercase", "a-c")).toEqual([
      "length",
      "number",
      "uppercase",
    ]);
    expect(await named("length:5|*alpha|*number", "abc")).toEqual(["length", "number"]);
  });

  test("skips rules for an empty value, unless they validate empty values", async () => {
    expect(await named("length:7|required", "")).toEqual(["required"]);
    expect(await named("min:3", [])).toEqual([]);
    expect(await named("+min:3", [])).toEqual(["min"]);
    expect(await named("required|*email", "")).toEqual(["required"]);
    expect(await named("required|*+email", "")).toEqual(["required", "email"]);
  });

  test("returns one message per rule name", async () => {
    expect(await validate("length:5|*number|*length:6", "abc", { name: "code" })).toMatchObject([
      { rule: "length", message: "Code must be greater than or equal to 6 characters." },
      { rule: "number" },
    ]);
  });
});

describe("Rules in text notation", () => {
  beforeEach(() => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test.each([
    [" required | length : 1 , 2 ", "abc", []],
    ["required| length:1 , 2", "abc", ["length"]],
    ["||required||", "", ["required"]],
    ["^required", "", []],
    ["!required", "", []],
    ["Required", "", []],
    ["nobody|required", "", ["required"]],
    ["x|required", "", ["required"]],
    ["toString|required", "", ["required"]],
    ["constructor", "", []],
    ["required:", "", ["required"]],
    ["is:10:30", "10:30", []],
    ["is:a,,b", "b", []],
    ["starts_with:http:", "http://a", []],
    ["?+*email", "", ["email"]],
    ["(20)+email", "", ["email"]],
    ["+(20)?email", "", ["email"]],
    ["(x)email", "a", []],
    ["* email", "a", []],
  ])("(%j) have these failures for %j: %j", async (rules, value, failing) =>
    expect(await named(rules, value)).toEqual(failing),
  );

  test("have text arguments, where the list notation keeps types", async () => {
    expect(await named("not:1", 1)).toEqual([]);
    expect(await named([["not", 1]], 1)).toEqual(["not"]);
  });

  const word = fc.stringMatching(/^[a-z0-9]{1,6}$/);
  const hints = fc.subarray(["*", "+", "?", "(0)", "(5)"]).map((marks) => marks.join(""));
  // Date rules reject invalid dates, in either notation.
  const day = fc.constantFrom("2030-01-05", "1999-12-31");
  const [dates, others] = [true, false].map((isDate) =>
    Object.keys(ruleTable).filter((name) => name.startsWith("date_") === isDate),
  ) as [string[], string[]];
  const call = fc.oneof(
    fc.tuple(hints, fc.constantFrom(...others), fc.array(word, { maxLength: 3 })),
    fc.tuple(hints, fc.constantFrom(...dates), fc.array(day, { maxLength: 2 })),
  );

  test("are equivalent to the list notation", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(call, { maxLength: 5 }),
        fc.oneof(fc.anything(), day),
        async (calls, value) => {
          const text = calls
            .map(([marks, name, args]) => `${marks}${name}:${args.join(",")}`)
            .join("|");
          const list = calls.map(([marks, name, args]) => [marks + name, ...args] as const);
          const field = { name: "code", values: { a: 1 } };
          expect(await validate(text, value, field)).toEqual(await validate(list, value, field));
        },
      ),
    );
  });
});

describe("A form's custom rules", () => {
  const rules: Rules = {
    taken: () => custom(async (value) => value !== "mira", { error: () => "Mira is taken." }),
    wordless: () => custom(() => false),
    lowercased: () =>
      string().check((payload) => {
        if (payload.value !== payload.value.toLowerCase()) {
          payload.issues.push({
            code: "custom",
            input: payload.value,
            message: "Small letters only.",
          });
        }
      }),
    advised: Object.assign(() => custom(() => false), { hints: { blocking: false, force: true } }),
  };

  test("may be asynchronous, and later rules wait for them", async () => {
    expect(await validate("taken|length:9", "mira", { name: "user", rules })).toEqual([
      { rule: "taken", message: "Mira is taken.", blocking: true },
    ]);
    expect(await named("taken|length:9", "nora", { rules })).toEqual(["length"]);
  });

  test("may be any zod type", async () => {
    expect(await validate("lowercased", "Mira", { name: "user", rules })).toEqual([
      { rule: "lowercased", message: "Small letters only.", blocking: true },
    ]);
  });

  test("use the fallback message if they have none", async () => {
    const [failure] = await validate("wordless", "a", { name: "user", rules });
    expect(failure?.message).toBe("This field is not valid.");
  });

  test("have hints that a field may override", async () => {
    expect(await validate("number|advised", "a", { name: "user", rules })).toMatchObject([
      { rule: "number" },
      { rule: "advised", blocking: false },
    ]);
  });

  test("debounce as long as their hint says, if the form allows it", async () => {
    const waits: number[] = [];
    const pause = (milliseconds: number) => {
      waits.push(milliseconds);
      return Promise.resolve();
    };
    expect(await named("(200)taken|(5)length:9", "nora", { rules, pause })).toEqual(["length"]);
    expect(waits).toEqual([200, 5]);
  });

  test("are abandoned if the value has changed meanwhile", async () => {
    const pause = () => Promise.reject(new Error("changed"));
    await expect(named("(200)taken", "nora", { rules, pause })).rejects.toThrow("changed");
  });
});

test("Every rule handles every kind of value", async () => {
  const args = fc.constantFrom([], ["1"], ["1", "5"], ["a", "/b/"], [{ a: 1 }], ["2030-01-05"]);
  const strange = fc.oneof(
    fc.anything({ withNullPrototype: true, withDate: true, withBigInt: true, withMap: true }),
    fc.constantFrom(Symbol("s"), { toString: () => ({}) }, () => 1, new Date(NaN)),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.keys(ruleTable)),
      args,
      strange,
      async (name, of, value) => {
        const isDate = name.startsWith("date_");
        const given = isDate && name !== "date_format" ? ["2030-01-05", "2031-01-05"] : of;
        const failures = await validate([[`+${name}`, ...given]], value, { name: "code" });
        for (const { message } of failures) expect(message).not.toBe("");
      },
    ),
    { numRuns: 2000 },
  );
});

test("ruleTable holds all documented rules", () => {
  const promised = `required accepted email url number min max between length confirm is not matches
    starts_with ends_with alpha alpha_spaces alphanumeric lowercase uppercase symbol contains_alpha
    contains_alpha_spaces contains_alphanumeric contains_lowercase contains_uppercase
    contains_numeric contains_symbol date_after date_before date_after_or_equal
    date_before_or_equal date_after_node date_before_node date_between date_format require_one`;
  expect(Object.keys(ruleTable).sort()).toEqual(promised.split(/\s+/).sort());
});

test("The form messages have their documented text", () => {
  expect(t("validation.incompleteForm")).toBe("Sorry, not all fields are filled out correctly.");
  expect(t("validation.summaryHeading")).toBe("There were errors in your form.");
});
