import type { SQLInputValue } from "node:sqlite";
import type { Database } from "#shop/database.ts";

// SQL insert of one row from an object, by column name.

/** Values by column; a boolean is stored as 0 or 1. */
export type Values = Record<string, SQLInputValue | boolean>;

/** Writes one row. The statement is prepared once for each set of columns. */
export function insertInto(database: Database, table: string, values: Values): void {
  const columns = Object.keys(values);
  const marks = columns.map(() => "?").join(", ");
  database.run(
    `insert into ${table} (${columns.join(", ")}) values (${marks})`,
    ...Object.values(values).map((value) => (typeof value === "boolean" ? Number(value) : value)),
  );
}
