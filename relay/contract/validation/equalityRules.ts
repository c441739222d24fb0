import { passing } from "./rule.ts";
import type { Rules } from "./rule.ts";
import { inWords } from "./inWords.ts";
import { isPlainObject } from "./emptiness.ts";
import { t } from "#words/t.ts";

// Validation rules that compare with allowed values, with patterns or with another field.

const sameKeys = (one: object, other: object) => {
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key))
  );
};

/** True if two values are deeply equal. */
function deeplyEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || one === other) return true;
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  if (one instanceof RegExp && other instanceof RegExp) return String(one) === String(other);
  const areLists = Array.isArray(one) && Array.isArray(other);
  const areObjects = isPlainObject(one) && isPlainObject(other);
  if (!areLists && !areObjects) return false;
  return (
    sameKeys(one, other) &&
    Object.keys(one).every((key) => deeplyEqual(Reflect.get(one, key), Reflect.get(other, key)))
  );
}

/** True if two values are equal in a form, where numbers are often text. */
function looselyEqual(one: unknown, other: unknown): boolean {
  // oxlint-disable-next-line eslint/eqeqeq -- "1" and 1 are the same value
  return one == other;
}

/** True if a rule's argument is compared deeply. */
export const isComposite = (value: unknown) => typeof value === "object" && value !== null;

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

const notAllowed = (label: string) => () => t("validation.notAllowed", { label });

/** The rules by name. */
export const equalityRules = {
  confirm: ([address, strictness], { Label, ownName, at }) => {
    const other = at(address || partnerOf(ownName))?.value;
    return passing(
      (value) => (strictness === "strict" ? value === other : looselyEqual(value, other)),
      () => t("validation.confirm", { label: Label }),
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
      (value) => t("validation.forbidden", { value: inWords(value), label }),
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
