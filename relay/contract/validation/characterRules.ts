import { passing } from "./rule.ts";
import type { Rule, Rules } from "./rule.ts";

// Validation rules for the characters of a text: letters, digits, case and symbols.

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

/** The rules by name: text consists of the characters, or has one of them (`contains_…`). */
export const characterRules = {
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
