import { isEmpty } from "./emptiness.ts";
import { passing } from "./rule.ts";
import type { Rule, Rules } from "./rule.ts";
import { locale } from "#words/language.ts";
import { t } from "#words/t.ts";

// Validation rules for dates: before, after or between others, and formats such as "YYYY-MM-DD".

// Longer tokens first, or "MM" would be read as two of "M".
const TOKENS = [
  ["MM", "(?:0[1-9]|1[0-2])"],
  ["M", "(?:[1-9]|1[0-2])"],
  ["DD", "(?:[0-2][0-9]|3[01])"],
  ["D", "(?:[0-2]?[0-9]|3[01])"],
  ["YYYY", "[0-9]{4}"],
  ["YY", "[0-9]{2}"],
] as const;

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);

/** A piece of a format: a token with its pattern, or literal text. */
type Piece = { text: string; pattern?: string };

/**
 * Splits a format at a token's first place that no longer token has taken; each token counts once.
 */
function withToken(pieces: Piece[], [token, pattern]: readonly [string, string]): Piece[] {
  const index = pieces.findIndex((piece) => !piece.pattern && piece.text.includes(token));
  const [before, ...after] = pieces[index]?.text.split(token) ?? [];
  if (before === undefined) return pieces;
  return [
    ...pieces.slice(0, index),
    { text: before },
    { text: token, pattern },
    { text: after.join(token) },
    ...pieces.slice(index + 1),
  ];
}

function patternOf(format: string): RegExp {
  const pieces = TOKENS.reduce(withToken, [{ text: format }]);
  const patterns = pieces.map(({ text, pattern }) => pattern ?? escaped(text));
  return new RegExp(`^${patterns.join("")}$`);
}

/** Formats a date in the language of the form's messages, whatever the browser's locale. */
function mediumDate(day: Date): string {
  const current = locale();
  const own = current === "en-GB" ? "en-US" : current;
  return new Intl.DateTimeFormat(own, { dateStyle: "medium", timeZone: "UTC" }).format(day);
}

/** Parses a date, NaN if invalid. A Date object counts in whole seconds, as its text does. */
export const secondOf = (date: unknown): number => Date.parse(String(date));

/** Parses a date, NaN if invalid; a Date object keeps its milliseconds. */
const momentOf = (date: unknown): number =>
  date instanceof Date ? date.getTime() : Date.parse(String(date));

/**
 * Formats a rule's date for a message; throws for an invalid date, which no value could satisfy.
 */
function ruleDate(date: unknown): string {
  if (typeof date !== "string" && !(date instanceof Date)) return t("validation.unknownDate");
  const day = new Date(date);
  if (Number.isNaN(day.getTime())) throw new RangeError(`A rule's date is none: ${String(date)}`);
  return mediumDate(day);
}

type Comparison = (time: number, other: number) => boolean;

const isAfter: Comparison = (time, other) => time > other;
const isBefore: Comparison = (time, other) => time < other;

/** Creates a rule that compares with a given date, or with now. */
const compared = (holds: Comparison, message?: (label: string, date: unknown) => string): Rule => {
  return ([date], { Label }) =>
    passing(
      (value) => holds(secondOf(value), secondOf(date || new Date())),
      message && (() => message(Label, date)),
    );
};

/** Creates a rule that compares with another field's date; passes while that field has none. */
const comparedWithField =
  (holds: Comparison): Rule =>
  ([address], { at }) =>
    passing((value) => {
      if (!address) return false;
      const other = at(address)?.value;
      const time = secondOf(other);
      return isEmpty(other) || Number.isNaN(time) || holds(secondOf(value), time);
    });

/** The rules by name. */
export const dateRules = {
  date_after: compared(isAfter, (label, date) =>
    date
      ? t("validation.dateAfter", { label, date: ruleDate(date) })
      : t("validation.dateInFuture", { label }),
  ),
  date_before: compared(isBefore, (label, date) =>
    date
      ? t("validation.dateBefore", { label, date: ruleDate(date) })
      : t("validation.dateInPast", { label }),
  ),
  date_after_or_equal: compared((time, other) => time >= other),
  date_before_or_equal: compared((time, other) => time <= other),
  date_after_node: comparedWithField(isAfter),
  date_before_node: comparedWithField(isBefore),

  date_between: ([one, other], { Label }) =>
    passing(
      (value) => {
        // A single date is the end of the range, which then starts now.
        const [from, to] = other ? [one, other] : [new Date(), one];
        return momentOf(from) <= momentOf(value) && momentOf(value) <= momentOf(to);
      },
      // Without a full stop, as in the rule's documented message.
      () => t("validation.dateBetween", { label: Label, from: ruleDate(one), to: ruleDate(other) }),
    ),

  // It has no calendar, so there is a 30th of February.
  date_format: ([format], { Label }) => {
    if (typeof format !== "string" || format === "") {
      return passing(
        (value) => !Number.isNaN(secondOf(value)),
        // Both messages lack a full stop on purpose: the rule's documented messages do too.
        () => t("validation.dateMisconfigured"),
      );
    }
    const pattern = patternOf(format);
    return passing(
      (value) => pattern.test(String(value)),
      () => t("validation.dateFormat", { label: Label, format }),
    );
  },
} satisfies Rules;
