import type { SQLInputValue } from "node:sqlite";

/** A piece of a WHERE clause with the values for its marks. */
export type Condition = { sql: string; values: SQLInputValue[] };

/** A condition of SQL with `?` marks and their values in order. */
export function condition(sql: string, ...values: SQLInputValue[]): Condition {
  return { sql, values };
}

/** Holds when every condition does; without any it holds always. */
export function allOf(conditions: readonly Condition[]): Condition {
  return joined(conditions, " and ", "true");
}

/** Holds when one of the conditions does; without any it never holds. */
export function anyOf(conditions: readonly Condition[]): Condition {
  return joined(conditions, " or ", "false");
}

/** Holds when the condition does not. */
export function not({ sql, values }: Condition): Condition {
  return { sql: `not (${sql})`, values };
}

/** Whether a column holds one of these; the list travels as JSON, so that the SQL stays the same. */
export function isOneOf(column: string, list: readonly (string | number)[]): Condition {
  return condition(`${column} in (select value from json_each(?))`, JSON.stringify(list));
}

function joined(conditions: readonly Condition[], word: string, none: string): Condition {
  return {
    sql: conditions.map(({ sql }) => `(${sql})`).join(word) || none,
    values: conditions.flatMap(({ values }) => values),
  };
}
