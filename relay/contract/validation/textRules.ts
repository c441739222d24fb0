import { passing } from "./rule.ts";
import type { Rule, Rules } from "./rule.ts";
import { isComposite } from "./equalityRules.ts";
import { inWords } from "./inWords.ts";
import { isPlainObject } from "./emptiness.ts";
import { language } from "#words/language.ts";
import { t } from "#words/t.ts";

// Validation rules for a text: its length, beginning, end and characters.

const wholeNumber = (arg: unknown) => Number.parseInt(inWords(arg), 10);

// A bound that is no number does not limit.
const upTo = (bound: number) => (Number.isNaN(bound) ? Infinity : bound);

function lengthOf(value: unknown): number | undefined {
  if (typeof value === "string" || Array.isArray(value)) return value.length;
  return isPlainObject(value) ? Object.keys(value).length : undefined;
}

function lengthMessage(label: string, low: number, high: number): string {
  if (low === 1 && high === Infinity) return t("validation.notEmpty", { label });
  if (low === 0 && high !== 0) return t("validation.tooLong", { label, high });
  if (low === high) return t("validation.exactLength", { label, high });
  if (high === Infinity) return t("validation.tooShort", { label, low });
  return t("validation.lengthBetween", { label, low, high });
}

const affixed =
  (
    isAt: (text: string, affix: string) => boolean,
    message: (label: string, texts: string) => string,
  ): Rule =>
  (args, { Label }) =>
    passing(
      (value) => {
        if (typeof value !== "string") return false;
        return (
          args.length === 0 || args.some((arg) => !isComposite(arg) && isAt(value, String(arg)))
        );
      },
      () =>
        message(
          Label,
          new Intl.ListFormat(language(), { type: "disjunction" }).format(args.map(inWords)),
        ),
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

// An unknown set name selects the default set.
const named = (sets: Record<string, string>, name: unknown): string | undefined =>
  typeof name === "string" && Object.hasOwn(sets, name) ? sets[name] : undefined;

/** Returns the message of a field, by its label, for the set that a rule's argument names. */
type SetMessage = (label: string, set: string) => string;

const spelled =
  (sets: Sets, shape: (characters: string) => string, message: SetMessage): Rule =>
  ([set], { Label }) => {
    const pattern = new RegExp(shape(`[${named(sets, set) ?? sets.default}]`), "u");
    return passing(
      (value) => pattern.test(String(value)),
      () => message(Label, inWords(set)),
    );
  };

const only = (sets: Sets, message: SetMessage) =>
  spelled(sets, (characters) => `^${characters}+$`, message);

const some = (sets: Sets, message: SetMessage) =>
  spelled(sets, (characters) => characters, message);

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
          ? t("validation.misconfigured")
          : lengthMessage(Label, Math.min(...given), Math.max(...given)),
    );
  },

  starts_with: affixed(
    (text, affix) => text.startsWith(affix),
    (label, texts) => t("validation.startsWith", { label, texts }),
  ),
  ends_with: affixed(
    (text, affix) => text.endsWith(affix),
    (label, texts) => t("validation.endsWith", { label, texts }),
  ),

  alpha: only(LETTERS, (label) => t("validation.alpha", { label })),
  alpha_spaces: only(LETTERS_AND_SPACES, (label) => t("validation.alphaSpaces", { label })),
  alphanumeric: only(LETTERS_AND_DIGITS, (label) => t("validation.alphanumeric", { label })),
  uppercase: only(UPPERCASE, (label) => t("validation.uppercase", { label })),
  lowercase: only(LOWERCASE_AND_MORE, (label, allowed) =>
    t("validation.lowercase", { label, allowed }),
  ),
  symbol: only(SYMBOLS, (label) => t("validation.symbol", { label })),
  contains_alpha: some(LETTERS, (label) => t("validation.containsAlpha", { label })),
  contains_alpha_spaces: some(LETTERS_AND_SPACES, (label) =>
    t("validation.containsAlphaSpaces", { label }),
  ),
  contains_alphanumeric: some(LETTERS_AND_DIGITS, (label) =>
    t("validation.containsAlphanumeric", { label }),
  ),
  contains_uppercase: some(UPPERCASE, (label) => t("validation.containsUppercase", { label })),
  contains_lowercase: some(LOWERCASE, (label) => t("validation.containsLowercase", { label })),
  contains_numeric: some(DIGITS, (label) => t("validation.containsNumeric", { label })),
  contains_symbol: some(SYMBOLS, (label) => t("validation.containsSymbol", { label })),
} satisfies Rules;
