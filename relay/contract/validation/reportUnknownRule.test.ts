import { afterEach, describe, expect, test, vi } from "vitest";
import type { WrittenRules } from "./ruleNotation.ts";
import { validate } from "./fieldValidation.ts";

const named = async (rules: WrittenRules, value: unknown) =>
  (await validate(rules, value, { name: "code" })).map(({ rule }) => rule);

describe("In development", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  // Each notation is reported once per process: no other test may use the same.
  test.each(["()email", "200email", "^email", "q", "e-mail", "emial"])(
    "an unknown notation %j is reported once",
    async (written) => {
      const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
      for (let times = 0; times < 2; times += 1) {
        expect(await named(`${written}|required`, "")).toEqual(["required"]);
        expect(await named([[written], ["required"]], "")).toEqual(["required"]);
      }
      expect(warn.mock.calls).toEqual([[expect.stringContaining(`"${written}"`)]]);
    },
  );

  test("known notations are not reported, and in production none is", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    await named(" ?*+(20)email | length:1,5 || required ", "a@b.cc");
    vi.stubEnv("DEV", false);
    await named("(x)email", "a");
    expect(warn).not.toHaveBeenCalled();
  });
});
