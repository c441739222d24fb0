import { deeplyEqual, isComposite, looselyEqual } from "./equality.ts";
import { passing } from "./rule.ts";
import type { Rules } from "./rule.ts";
import { inWords } from "./messages.ts";

// Validation rules that compare with allowed values, with patterns or with another field.

const CONFIRMING = /_confirm(?:ed)?$/;

/** Returns the field that a confirmation field confirms, or the confirmation field of any other. */
const partnerOf = (name: string) =>
  CONFIRMING.test(name) ? name.replace(CONFIRMING, "") : `${name}_confirm`;

/** Reads a pattern from "/…/" or a RegExp; undefined for text to compare. */
function patternOf(arg: unknown): RegExp | undefined {
  if (arg instanceof RegExp) return arg;
  const isPattern = typeof arg === "string" && arg.startsWith("/") && arg.endsWith("/");
  return isPattern ? new RegExp(arg.slice(1, -1)) : undefined;
}

const notAllowed = (Label: string) => () => `${Label} is not an allowed value.`;

/** The rules by name. */
export const equalityRules = {
  confirm: ([address, strictness], { Label, ownName, at }) => {
    const other = at(address || partnerOf(ownName))?.value;
    return passing(
      (value) => (strictness === "strict" ? value === other : looselyEqual(value, other)),
      () => `${Label} does not match.`,
    );
  },

  is: (allowed, { Label }) =>
    passing(
      (value) =>
        allowed.some((arg) =>
          isComposite(arg) ? deeplyEqual(arg, value) : looselyEqual(arg, value),
        ),
      notAllowed(Label),
    ),

  // Strict where `is` is loose: the text "1" does not forbid the number.
  not: (forbidden, { label }) =>
    passing(
      (value) =>
        !forbidden.some((arg) => (isComposite(arg) ? deeplyEqual(arg, value) : arg === value)),
      (value) => `“${inWords(value)}” is not an allowed ${label}.`,
    ),

  matches: (args, { Label }) => {
    const tests = args.map((arg) => {
      const pattern = patternOf(arg);
      // `search` always starts at the beginning, where `test` would continue at `lastIndex`.
      return pattern
        ? (value: unknown) => String(value).search(pattern) >= 0
        : (value: unknown) => value === arg;
    });
    return passing((value) => tests.some((holds) => holds(value)), notAllowed(Label));
  },
} satisfies Rules;
