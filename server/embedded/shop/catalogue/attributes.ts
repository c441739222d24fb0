import { number, text } from "#server/embedded/shop/columns.ts";
import type { Row } from "#server/embedded/shop/columns.ts";
import type { Database } from "#server/embedded/shop/database.ts";

export type Term = {
  id: number;
  slug: string;
  name: string;
  description: string;
  /** Its taxonomy: `pa_color`. */
  taxonomy: string;
};

const TERM = `select term.*, 'pa_' || attribute.slug as taxonomy from term
  join attribute on attribute.id = term.attribute_id`;

function readTerm(row: Row): Term {
  return {
    id: number(row, "id"),
    slug: text(row, "slug"),
    name: text(row, "name"),
    description: text(row, "description"),
    taxonomy: text(row, "taxonomy"),
  };
}

/** The term of a global attribute's taxonomy ("pa_color") with this slug. */
export function findTerm(database: Database, taxonomy: string, slug: string): Term | undefined {
  const row = database.first(
    `${TERM} where attribute.slug = ? and term.slug = ?`,
    taxonomy.replace(/^pa_/, ""),
    slug,
  );
  return row && readTerm(row);
}

/** Any attribute's term by its id. */
export function findTermById(database: Database, id: number): Term | undefined {
  const row = database.first(`${TERM} where term.id = ?`, id);
  return row && readTerm(row);
}

/** A taxonomy's label ("pa_color" → "Color"); the name itself when there is no such taxonomy. */
export function attributeLabel(database: Database, taxonomy: string): string {
  const row = database.first(
    "select label from attribute where slug = ?",
    taxonomy.replace(/^pa_/, ""),
  );
  return row ? text(row, "label") : taxonomy;
}
