import { afterEach, describe, expect, test, vi } from "vitest";
import { custom } from "zod/mini";
import type { Rules } from "./rule.ts";
import { validate } from "./fieldValidation.ts";

describe("A throwing rule", () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const logged = () => {
    const spy = vi.spyOn(console, "error").mockImplementation(() => {});
    return () => spy.mock.calls.map(([message]) => String(message));
  };
  const rules: Rules = {
    unmade: () => {
      throw new Error("broken on purpose");
    },
    rejecting: () => custom(() => Promise.reject(new Error("broken on purpose"))),
  };

  test.each([
    ["date_after:soon", "date_after"],
    ["date_between:soon,later", "date_between"],
    ["matches:/(/", "matches"],
    ["unmade", "unmade"],
    ["rejecting", "rejecting"],
  ])("(%s) fails, blocks the form and logs its name", async (written, rule) => {
    const messages = logged();
    expect(await validate(written, "2030-01-05", { name: "day", rules })).toEqual([
      { rule, message: "This field is not valid.", blocking: true },
    ]);
    expect(messages()).toEqual([`The form rule "${rule}" of the field "day" threw:`]);
  });

  test("fails with the field's custom message, and only forced rules run after it", async () => {
    const messages = logged();
    const field = { name: "day", rules, messages: { unmade: "Choose another day." } };
    expect(await validate("?unmade|number|*alpha", "1a-", field)).toEqual([
      { rule: "unmade", message: "Choose another day.", blocking: false },
      { rule: "alpha", message: "Day can only contain alphabetical characters.", blocking: true },
    ]);
    expect(messages()).toHaveLength(1);
  });
});
