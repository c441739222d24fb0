/** Fields of an object of unknown shape, as parsed from JSON. */
export type Fields = Record<string, unknown>;

/** True for an object that is no list. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** True for a list whose items are all of one kind. */
export const isListOf = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem);
