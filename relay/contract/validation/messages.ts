// Error messages of form rules.

/** Message of a rule that has none of its own. */
export const FALLBACK_MESSAGE = "This field is not valid.";

/** Message of a form that cannot be submitted yet. */
export const INCOMPLETE_FORM = "Sorry, not all fields are filled out correctly.";

/** Heading of a form's list of validation errors. */
export const SUMMARY_HEADING = "There were errors in your form.";

/** Message for a rule with invalid arguments. */
export const WRONGLY_CONFIGURED = "This field was configured incorrectly and can’t be submitted.";

/** Joins words as alternatives: "a", "a or b", "a, b, or c". */
export function choiceOf(words: readonly string[]): string {
  if (words.length < 3) return words.join(" or ");
  return `${words.slice(0, -1).join(", ")}, or ${words.at(-1)}`;
}

/** Formats any value for a message. */
export function inWords(value: unknown): string {
  try {
    return String(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}
