// Parsing and formatting of dates in form rules.

// A form's messages are English whatever the browser's locale.
const MEDIUM_DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** Parses a date, NaN if invalid. A Date object counts in whole seconds, as its text does. */
export const secondOf = (date: unknown): number => Date.parse(String(date));

/** Parses a date, NaN if invalid; a Date object keeps its milliseconds. */
export const momentOf = (date: unknown): number =>
  date instanceof Date ? date.getTime() : Date.parse(String(date));

/**
 * Formats a rule's date for a message; throws for an invalid date, which no value could satisfy.
 */
export function ruleDate(date: unknown): string {
  if (typeof date !== "string" && !(date instanceof Date)) return "(unknown)";
  const day = new Date(date);
  if (Number.isNaN(day.getTime())) throw new RangeError(`A rule's date is none: ${String(date)}`);
  return MEDIUM_DATE.format(day);
}
