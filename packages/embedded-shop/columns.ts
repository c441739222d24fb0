import type { SQLOutputValue } from "node:sqlite";

// Typed reading of SQL columns.

export type Row = Record<string, SQLOutputValue>;

function refuse(row: Row, column: string, wanted: string): never {
  throw new TypeError(`Column "${column}" should be ${wanted}, but holds ${typeof row[column]}`);
}

/** Returns the text of a column; throws for another type. */
export function text(row: Row, column: string): string {
  const value = row[column];
  return typeof value === "string" ? value : refuse(row, column, "text");
}

/** Returns the text of a nullable column. */
export function textOrNull(row: Row, column: string): string | null {
  return row[column] === null ? null : text(row, column);
}

/** Returns the number of a column; throws for another type. */
export function number(row: Row, column: string): number {
  const value = row[column];
  return typeof value === "number" ? value : refuse(row, column, "a number");
}

/** Returns the number of a nullable column. */
export function numberOrNull(row: Row, column: string): number | null {
  return row[column] === null ? null : number(row, column);
}

/** Returns a column of 0 or 1 as a boolean. */
export function flag(row: Row, column: string): boolean {
  return number(row, column) !== 0;
}

/** Returns a column's value, one of its known words; throws for any other. */
export function word<Word extends string>(row: Row, column: string, words: readonly Word[]): Word {
  const value = text(row, column);
  return words.find((known) => known === value) ?? refuse(row, column, words.join(" or "));
}

/**
 * Type of a column stored as JSON. Only this shop writes such columns, so their shape is trusted.
 */
export function json<Shape>(row: Row, column: string): Shape {
  return JSON.parse(text(row, column)) as Shape;
}
