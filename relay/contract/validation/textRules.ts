import { passing } from "./rule.ts";
import type { Rule, Rules } from "./rule.ts";
import { isComposite } from "./equalityRules.ts";
import { choiceOf, inWords, WRONGLY_CONFIGURED } from "./messages.ts";
import { isPlainObject } from "./emptiness.ts";

// Validation rules for a text: its length, beginning, end and characters.

const wholeNumber = (arg: unknown) => Number.parseInt(inWords(arg), 10);

// A bound that is no number does not limit.
const upTo = (bound: number) => (Number.isNaN(bound) ? Infinity : bound);

function lengthOf(value: unknown): number | undefined {
  if (typeof value === "string" || Array.isArray(value)) return value.length;
  return isPlainObject(value) ? Object.keys(value).length : undefined;
}

function wanted(low: number, high: number): string {
  if (low === 1 && high === Infinity) return "must be at least one character.";
  if (low === 0 && high !== 0) return `must be less than or equal to ${high} characters.`;
  if (low === high) return `should be ${high} characters long.`;
  if (high === Infinity) return `must be greater than or equal to ${low} characters.`;
  return `must be between ${low} and ${high} characters.`;
}

const affixed =
  (isAt: (text: string, affix: string) => boolean, message: string): Rule =>
  (args, { Label }) =>
    passing(
      (value) => {
        if (typeof value !== "string") return false;
        return (
          args.length === 0 || args.some((arg) => !isComposite(arg) && isAt(value, String(arg)))
        );
      },
      () => `${Label} ${message} ${choiceOf(args.map(inWords))}.`,
    );

// The 32 punctuation characters of ASCII, for use in a character class.
const MARKS = "!-/:-@\\[-`{-~";

/** Character classes by the name that a rule's argument gives. */
type Sets = { default: string } & Record<string, string>;

const LETTERS: Sets = { default: "\\p{L}", latin: "A-Za-z" };
const LETTERS_AND_SPACES: Sets = { default: "\\p{L} ", latin: "A-Za-z " };
const LETTERS_AND_DIGITS: Sets = { default: "\\p{L}0-9", latin: "A-Za-z0-9" };
const UPPERCASE: Sets = { default: "\\p{Lu}", latin: "A-Z" };
const LOWERCASE: Sets = { default: "\\p{Ll}", latin: "a-z" };
const LOWERCASE_AND_MORE: Sets = {
  ...LOWERCASE,
  allow_non_alpha: `\\p{Ll}0-9${MARKS}`,
  allow_numeric: "\\p{Ll}0-9",
  allow_numeric_dashes: "\\p{Ll}0-9\\-",
};
const DIGITS: Sets = { default: "0-9" };
const SYMBOLS: Sets = { default: MARKS };

const ALSO: Record<string, string> = {
  allow_non_alpha: ", numbers and symbols",
  allow_numeric: " and numbers",
  allow_numeric_dashes: ", numbers and dashes",
};

// An unknown set name selects the default set.
const named = (sets: Record<string, string>, name: unknown): string | undefined =>
  typeof name === "string" && Object.hasOwn(sets, name) ? sets[name] : undefined;

const spelled =
  (sets: Sets, shape: (characters: string) => string, message: (set: unknown) => string): Rule =>
  ([set], { Label }) => {
    const pattern = new RegExp(shape(`[${named(sets, set) ?? sets.default}]`), "u");
    return passing(
      (value) => pattern.test(String(value)),
      () => `${Label} ${message(set)}.`,
    );
  };

const only = (sets: Sets, what: string, also: Record<string, string> = {}) =>
  spelled(
    sets,
    (characters) => `^${characters}+$`,
    (set) => `can only contain ${what}${named(also, set) ?? ""}`,
  );

const some = (sets: Sets, what: string) =>
  spelled(
    sets,
    (characters) => characters,
    () => `must contain ${what}`,
  );

/** The rules by name. A length's bounds may have either order; without a second one there is no maximum. */
export const textRules = {
  length: ([first = 0, second = Infinity], { Label }) => {
    // Bounds are compared as whole numbers, and reported as given.
    const bounds = [wholeNumber(first), upTo(wholeNumber(second))];
    const given = [Number(first), upTo(Number(second))];
    return passing(
      (value) => {
        const length = lengthOf(value);
        if (length === undefined) return false;
        return Math.min(...bounds) <= length && length <= Math.max(...bounds);
      },
      () =>
        given.some(Number.isNaN)
          ? WRONGLY_CONFIGURED
          : `${Label} ${wanted(Math.min(...given), Math.max(...given))}`,
    );
  },

  starts_with: affixed((text, affix) => text.startsWith(affix), "doesn’t start with"),
  ends_with: affixed((text, affix) => text.endsWith(affix), "doesn’t end with"),

  alpha: only(LETTERS, "alphabetical characters"),
  alpha_spaces: only(LETTERS_AND_SPACES, "letters and spaces"),
  alphanumeric: only(LETTERS_AND_DIGITS, "letters and numbers"),
  uppercase: only(UPPERCASE, "uppercase letters"),
  lowercase: only(LOWERCASE_AND_MORE, "lowercase letters", ALSO),
  symbol: spelled(
    SYMBOLS,
    (characters) => `^${characters}+$`,
    () => "must be a symbol",
  ),
  contains_alpha: some(LETTERS, "alphabetical characters"),
  contains_alpha_spaces: some(LETTERS_AND_SPACES, "letters or spaces"),
  contains_alphanumeric: some(LETTERS_AND_DIGITS, "letters or numbers"),
  contains_uppercase: some(UPPERCASE, "an uppercase letter"),
  contains_lowercase: some(LOWERCASE, "a lowercase letter"),
  contains_numeric: some(DIGITS, "numbers"),
  contains_symbol: some(SYMBOLS, "a symbol"),
} satisfies Rules;
