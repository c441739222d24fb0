import { json, number, text } from "#shop/columns.ts";
import type { Row } from "#shop/columns.ts";
import type { Database } from "#shop/database.ts";
import type { Shop } from "#shop/shop.ts";
import type { CatalogueAttribute } from "./catalogueProduct.ts";

// Attributes of products, and terms and labels of the global ones.

/** Reads the attributes of a product, whose labels are in the language at hand. */
export const readAttributes = ({ shown }: Shop, row: Row): CatalogueAttribute[] =>
  json<CatalogueAttribute[]>(row, "attributes").map((attribute) => ({
    ...attribute,
    label: shown(attribute.label),
  }));

export type Term = {
  id: number;
  slug: string;
  name: string;
  description: string;
  /** Taxonomy name: `pa_color`. */
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

/** Finds the term with this slug in a global attribute's taxonomy ("pa_color"). */
export function findTerm(database: Database, taxonomy: string, slug: string): Term | undefined {
  const row = database.first(
    `${TERM} where attribute.slug = ? and term.slug = ?`,
    taxonomy.replace(/^pa_/, ""),
    slug,
  );
  return row && readTerm(row);
}

/** Returns the terms of a taxonomy ("pa_color") in the shop's order; of all, without one. */
export function allTerms(database: Database, taxonomy?: string): Term[] {
  const slug = taxonomy?.replace(/^pa_/, "") ?? null;
  return database
    .all(
      `${TERM} where ? is null or attribute.slug = ?
        order by attribute.position, term.position`,
      slug,
      slug,
    )
    .map(readTerm);
}

/** Returns the attribute terms of a product, of one taxonomy or of all, sorted by name. */
export function termsOf(database: Database, productId: number, taxonomy?: string): Term[] {
  const slug = taxonomy?.replace(/^pa_/, "") ?? null;
  return database
    .all(
      `${TERM} where term.id in (select term_id from product_term where product_id = ?)
        and (? is null or attribute.slug = ?) order by shown(term.name)`,
      productId,
      slug,
      slug,
    )
    .map(readTerm);
}

/** Finds an attribute term by id. */
export function findTermById(database: Database, id: number): Term | undefined {
  const row = database.first(`${TERM} where term.id = ?`, id);
  return row && readTerm(row);
}

/**
 * Returns a taxonomy's label ("pa_color" → "Color"), or its name when there is no such taxonomy.
 */
export function attributeLabel(database: Database, taxonomy: string): string {
  const row = database.first(
    "select label from attribute where slug = ?",
    taxonomy.replace(/^pa_/, ""),
  );
  return row ? text(row, "label") : taxonomy;
}
