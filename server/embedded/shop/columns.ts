import type { SQLOutputValue } from "node:sqlite";

// Typed reading of SQL columns.

export type Row = Record<string, SQLOutputValue>;

function refuse(row: Row, column: string, wanted: string): never {
  throw new TypeError(`Column "${column}" should be ${wanted}, but holds ${typeof row[column]}`);
}

/** The text of a column; throws when it holds anything else. */
export function text(row: Row, column: string): string {
  const value = row[column];
  return typeof value === "string" ? value : refuse(row, column, "text");
}

/** The text of a column that may be empty (SQL null). */
export function textOrNull(row: Row, column: string): string | null {
  return row[column] === null ? null : text(row, column);
}

/** The number of a column; throws when it holds anything else. */
export function number(row: Row, column: string): number {
  const value = row[column];
  return typeof value === "number" ? value : refuse(row, column, "a number");
}

/** The number of a column that may be empty (SQL null). */
export function numberOrNull(row: Row, column: string): number | null {
  return row[column] === null ? null : number(row, column);
}

/** A column that holds 0 or 1. */
export function flag(row: Row, column: string): boolean {
  return number(row, column) !== 0;
}

/** One of a column's known words; throws on a word that is not in the list. */
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
