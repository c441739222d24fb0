import { number } from "#shop/columns.ts";
import type { Database } from "#shop/database.ts";

/** Change queue of product ids whose search records are stale, filled by database triggers. */
export type ShopChanges = {
  /** Returns the next `count` ids of the queue. */
  some: (count: number) => number[];
  done: (ids: readonly number[]) => void;
  /** Queues every product, and the given ids in addition. */
  noteAll: (ids: Iterable<number>) => void;
  /** True if the queue was just created, so earlier changes are unknown. */
  isNew: boolean;
};

const NOTE = "insert or ignore into search_change (product_id)";

/** SQL per table for the products that a change of one of its rows affects. */
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

/** Tables without insert and delete triggers: a new category, term, tag or image has no product. */
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

/** Installs the triggers that queue changed products, independent of the code that changes them. */
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
