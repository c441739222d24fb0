import type { SQLInputValue } from "node:sqlite";

/** SQL WHERE condition with the values for its `?` placeholders. */
export type Condition = { sql: string; values: SQLInputValue[] };

/** Creates a condition from SQL with `?` placeholders and their values in order. */
export function condition(sql: string, ...values: SQLInputValue[]): Condition {
  return { sql, values };
}

/** Joins conditions with AND; true when there are none. */
export function allOf(conditions: readonly Condition[]): Condition {
  return joined(conditions, " and ", "true");
}

/** Joins conditions with OR; false when there are none. */
export function anyOf(conditions: readonly Condition[]): Condition {
  return joined(conditions, " or ", "false");
}

/** Negates a condition. */
export function not({ sql, values }: Condition): Condition {
  return { sql: `not (${sql})`, values };
}

/** Tests a column against a list, bound as one JSON value so that the SQL stays the same. */
export function isOneOf(column: string, list: readonly (string | number)[]): Condition {
  return condition(`${column} in (select value from json_each(?))`, JSON.stringify(list));
}

function joined(conditions: readonly Condition[], word: string, none: string): Condition {
  return {
    sql: conditions.map(({ sql }) => `(${sql})`).join(word) || none,
    values: conditions.flatMap(({ values }) => values),
  };
}
