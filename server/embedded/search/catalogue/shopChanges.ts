import { number } from "#server/embedded/shop/columns.ts";
import type { Database } from "#server/embedded/shop/database.ts";

/** Products whose records may be old, noted by the shop's own database at every change. */
export type ShopChanges = {
  /** The next of them. */
  some: (count: number) => number[];
  done: (ids: readonly number[]) => void;
  /** Notes every product there is, and these besides. */
  noteAll: (ids: Iterable<number>) => void;
  /** Whether nothing had been noted before now, so that what has changed is not known. */
  isNew: boolean;
};

const NOTE = "insert or ignore into search_change (product_id)";

/** Which products a change of a table's row is about. */
const AFFECTED: Record<string, (row: "old" | "new") => string> = {
  product: (row) => `values (${row}.id)`,
  category: (row) => `select product_id from product_category where ${row}.id is not null`,
  term: (row) => `select product_id from product_term where term_id = ${row}.id`,
  tag: (row) => `select product_id from product_tag where tag_id = ${row}.id`,
  media: (row) => `select product_id from product_media where media_id = ${row}.id`,
};

const OWNED = "listing variation product_category product_term product_tag product_media".split(
  " ",
);

/** Shelves are filled before goods: what is new on one holds nothing yet. */
const ONLY_UPDATED = new Set(["category", "term", "tag", "media"]);

function* triggers(): Generator<string> {
  const owned = OWNED.map(
    (table) => [table, (row: string) => `values (${row}.product_id)`] as const,
  );
  for (const [table, affected] of [...Object.entries(AFFECTED), ...owned]) {
    for (const [event, row] of [
      ["update", "new"],
      ["insert", "new"],
      ["delete", "old"],
    ] as const) {
      if (event !== "update" && ONLY_UPDATED.has(table)) continue;
      yield `create trigger if not exists search_${table}_${event} after ${event} on ${table}
        begin ${NOTE} ${affected(row)}; end`;
    }
  }
}

/** Begins to note the changes of a shop's catalogue, whoever makes them. */
export function noteShopChanges(database: Database): ShopChanges {
  const isNew = !database.first("select 1 from sqlite_schema where name = 'search_change'");
  database.run("create table if not exists search_change (product_id integer primary key) strict");
  for (const trigger of triggers()) database.run(trigger);
  return {
    isNew,
    some: (count) =>
      database
        .all("select product_id from search_change order by product_id limit ?", count)
        .map((row) => number(row, "product_id")),
    done(ids) {
      database.transaction(() => {
        for (const id of ids) database.run("delete from search_change where product_id = ?", id);
      });
    },
    noteAll(ids) {
      database.transaction(() => {
        database.run(`${NOTE} select id from product`);
        for (const id of ids) database.run(`${NOTE} values (?)`, id);
      });
    },
  };
}
