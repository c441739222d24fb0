// The words of a form are English whatever the browser speaks.
const MEDIUM_DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** A date's time, NaN where it is none. A date object counts in whole seconds, as its text does. */
export const secondOf = (date: unknown): number => Date.parse(String(date));

/** A date's time, NaN where it is none; a date object keeps its milliseconds. */
export const momentOf = (date: unknown): number =>
  date instanceof Date ? date.getTime() : Date.parse(String(date));

/** A rule's date in a sentence; a text that is no date is refused, because no value could pass. */
export function dateInWords(date: unknown): string {
  if (typeof date !== "string" && !(date instanceof Date)) return "(unknown)";
  const day = new Date(date);
  if (Number.isNaN(day.getTime())) throw new RangeError(`A rule's date is none: ${String(date)}`);
  return MEDIUM_DATE.format(day);
}
