const tagOf = (value: unknown) => Object.prototype.toString.call(value);

/** Whether a value is an object made of fields, and not a date, a file or the like. */
export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  tagOf(value) === "[object Object]";

/** Whether nothing was given: no text, or a list or an object with nothing in it. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  return (Array.isArray(value) || isPlainObject(value)) && Object.keys(value).length === 0;
}
