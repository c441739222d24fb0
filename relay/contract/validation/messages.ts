/** What a rule says that has no message of its own. */
export const FALLBACK_MESSAGE = "This field is not valid.";

/** What a form says that cannot be sent yet. */
export const INCOMPLETE_FORM = "Sorry, not all fields are filled out correctly.";

/** Above the list of what is to be mended in a form. */
export const SUMMARY_HEADING = "There were errors in your form.";

/** What a rule says whose arguments make no sense. */
export const WRONGLY_CONFIGURED = "This field was configured incorrectly and can’t be submitted.";

/** Some words as one choice: "a", "a or b", "a, b, or c". */
export function choiceOf(words: readonly string[]): string {
  if (words.length < 3) return words.join(" or ");
  return `${words.slice(0, -1).join(", ")}, or ${words.at(-1)}`;
}

/** Any value in a sentence. */
export function inWords(value: unknown): string {
  try {
    return String(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}
