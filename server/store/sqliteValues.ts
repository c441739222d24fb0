import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { OpenSqlite } from "./openSqlite.ts";
import type { Values } from "./store.ts";

// Values of one kind in a SQLite file, which several processes of one machine may share.

/**
 * Opens the file, whose table has the name of the kind. Values that have expired are deleted with
 * the next one that is set; on a full disk a new file is in memory.
 */
export function openSqliteValues(
  file: string,
  kind: string,
  { openFile, now = Date.now }: { openFile: OpenSqlite; now?: () => number },
): Values & { close: () => void } {
  mkdirSync(dirname(file), { recursive: true });
  const database = openFile(file, { pragmas: "pragma journal_mode = wal;", isDisposable: true });
  database.exec(`
create table if not exists ${kind} (
  name text primary key,
  value text not null,
  until integer not null
) strict, without rowid;
create index if not exists ${kind}_until on ${kind} (until);
`);
  const find = database.prepare(`select value from ${kind} where name = ? and until >= ?`);
  const replace = database.prepare(`insert or replace into ${kind} values (?, ?, ?)`);
  const insert = database.prepare(`insert into ${kind} values (?, ?, ?) on conflict do nothing`);
  const remove = database.prepare(`delete from ${kind} where name = ?`);
  const purge = database.prepare(`delete from ${kind} where until < ?`);

  const nameIn = (name: string) => name.slice(kind.length + 1);
  const valueOf = (name: string) => find.get(nameIn(name), now())?.["value"] as string | undefined;
  const write = (statement: typeof insert, name: string, value: string, ms = Infinity) => {
    purge.run(now());
    const until = Math.min(Math.floor(now() + ms), Number.MAX_SAFE_INTEGER);
    return statement.run(nameIn(name), value, until).changes === 1;
  };

  return {
    get: async (name) => valueOf(name),
    set: async (name, value, { ms }) => void write(replace, name, value, ms),
    add: async (name, value, { ms }) =>
      write(insert, name, value, ms) ? undefined : valueOf(name),
    delete: async (name) => void remove.run(nameIn(name)),
    close: () => database.close(),
  };
}
