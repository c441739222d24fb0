import { DatabaseSync } from "node:sqlite";
import type { SQLOutputValue } from "node:sqlite";

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

function literal(value: SQLOutputValue | undefined): string {
  if (value === null || value === undefined) return "null";
  if (typeof value === "string") return `'${value.replaceAll("'", "''")}'`;
  if (value instanceof Uint8Array) return `x'${Buffer.from(value).toString("hex")}'`;
  return String(value);
}

/** Dumps a SQLite file as SQL text: schema version, tables, rows, indexes, triggers. */
export function dumpDatabase(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true });
  const version = database.prepare("pragma user_version").get()?.["user_version"];
  const schema = database
    .prepare(
      `select type, name, sql from sqlite_schema where sql is not null and name not like 'sqlite%'
       order by type <> 'table', rowid`,
    )
    .all()
    .map(({ type, name, sql }) => ({ type, name: String(name), sql: String(sql) }));
  const rows = schema
    .filter(({ type }) => type === "table")
    .flatMap(({ name }) =>
      database
        .prepare(`select * from ${quoted(name)}`)
        .all()
        .map((row) => {
          const columns = Object.keys(row).map(quoted).join(", ");
          const values = Object.values(row).map(literal).join(", ");
          return `insert into ${quoted(name)} (${columns}) values (${values});`;
        }),
    );
  database.close();
  // Triggers come last, so that they do not run for the inserted rows.
  const made = (isTable: boolean) =>
    schema.filter(({ type }) => (type === "table") === isTable).map(({ sql }) => `${sql};`);
  return [
    "pragma foreign_keys = off;",
    ...made(true),
    ...rows,
    ...made(false),
    `pragma user_version = ${String(version)};`,
    "",
  ].join("\n");
}
