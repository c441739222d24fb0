// Emptiness of a form value.

const tagOf = (value: unknown) => Object.prototype.toString.call(value);

/** True for an object of fields, and not for a date, a file or the like. */
export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  tagOf(value) === "[object Object]";

/** True for a missing value: no text, or an empty list or object. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  return (Array.isArray(value) || isPlainObject(value)) && Object.keys(value).length === 0;
}
