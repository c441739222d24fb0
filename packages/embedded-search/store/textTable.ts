import { isWithin, leavesOf } from "#search/record.ts";
import type { SearchRecord } from "#search/record.ts";
import { indexedText } from "#search/text/tokens.ts";
import type { SearchDatabase } from "./searchDatabase.ts";

// Full-text table of a store: an inverted index in SQLite (FTS5).

/** Maximum number of text columns of a store, one bit of a posting for each. */
export const MAX_ATTRIBUTES = 16;

/** Reads and writes one store's full-text table. */
export type TextTable = {
  /** Adds the texts of a row, one per attribute and in the attributes' order. */
  add: (row: number, texts: readonly string[]) => void;
  remove: (row: number) => void;
  /** Returns all terms. */
  terms: () => string[];
  /** Returns the posting list of a term: rows in order, each with a bit set of attributes. */
  postings: (term: string) => { row: number; bits: number }[];
};

const columns = Array.from({ length: MAX_ATTRIBUTES }, (_, number) => `c${number}`);
const INTO = ["rowid", ...columns].join(", ");
const HOLES = ["?", ...columns.map(() => "?")].join(", ");

const nameOf = (store: number, generation: number) => `text_${store}_${generation}`;

/**
 * SQL that creates a store's full-text table. Texts are already folded, so the tokenizer only
 * splits them. `detail = column` stores the attribute of a word but not its position.
 */
export const textTableDdl = (store: number, generation: number): string => `
create virtual table ${nameOf(store, generation)} using fts5(
  ${columns.join(", ")}, content = '', contentless_delete = 1, detail = column,
  tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M* Co'"
);`;

/** SQL that drops a store's full-text table. */
export const dropTextTable = (store: number, generation: number): string =>
  `drop table if exists temp.terms_${store}_${generation};
   drop table if exists temp.places_${store}_${generation};
   drop table if exists ${nameOf(store, generation)};`;

/** Opens a store's full-text table. */
export function textTable(database: SearchDatabase, store: number, generation: number): TextTable {
  const table = nameOf(store, generation);
  const [terms, places] = [`terms_${store}_${generation}`, `places_${store}_${generation}`];
  database.exec(`
    create virtual table if not exists temp.${terms} using fts5vocab(main, ${table}, row);
    create virtual table if not exists temp.${places} using fts5vocab(main, ${table}, instance);`);
  return {
    add(row, texts) {
      const cells = columns.map((_, number) => texts[number] ?? "");
      database.run(`insert into ${table} (${INTO}) values (${HOLES})`, row, ...cells);
    },
    remove: (row) => void database.run(`delete from ${table} where rowid = ?`, row),
    terms: () => database.all(`select term from temp.${terms}`).map(([term]) => String(term)),
    postings(term) {
      const found: { row: number; bits: number }[] = [];
      let last: { row: number; bits: number } | undefined;
      const cells = database.all(
        `select doc, substr(col, 2) from temp.${places} where term = ?`,
        term,
      );
      for (const [doc, column] of cells) {
        const row = Number(doc);
        if (last?.row !== row) found.push((last = { row, bits: 0 }));
        last.bits |= 1 << Number(column);
      }
      return found;
    },
  };
}

/** Returns a record's tokenized text for each of these attributes. */
export function textsOf(record: SearchRecord, attributes: readonly string[]): string[] {
  const leaves = [...leavesOf(record)];
  return attributes.map((attribute) =>
    leaves
      .filter(([path]) => isWithin(path, attribute))
      .flatMap(([, values]) => values.filter((value) => typeof value !== "boolean"))
      .map((value) => indexedText(String(value)))
      .join(" "),
  );
}
