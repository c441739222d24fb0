import type { Database } from "#shop/database.ts";
import type { Category, GlobalAttribute, Merchandise } from "#shop/merchandise.ts";
import { slugOf } from "#shop/catalogue/foldedText.ts";
import { idSequence } from "./idSequence.ts";
import type { IdSequence } from "./idSequence.ts";
import { insertInto } from "./insertInto.ts";
import type { MediaIds } from "./mediaIds.ts";

// Loader of product categories, tags, attributes and their terms into the shop's database.

/** Ids of the terms that a product names; throws if the merchandise lacks the term. */
export type Taxonomies = {
  categoryId(slug: string): number;
  tagId(name: string): number;
  attribute(slug: string): LoadedAttribute;
};

export type LoadedAttribute = {
  id: number;
  label: string;
  /** Term slug → id, in the shop's order. */
  terms: Map<string, number>;
};

/** Writes the taxonomies; categories, tags and terms share one sequence of ids. */
export function loadTaxonomies(
  database: Database,
  merchandise: Merchandise,
  media: MediaIds,
): Taxonomies {
  const ids = idSequence([
    ...merchandise.categories.map(({ id }) => id),
    ...merchandise.attributes.flatMap(({ terms }) => terms.map(({ id }) => id)),
  ]);
  const categories = loadCategories(database, merchandise.categories, media, ids);
  const attributes = loadAttributes(database, merchandise.attributes, ids);
  const tags = new Map<string, number>();
  const slugs = new Set<string>();
  for (const name of new Set(merchandise.products.flatMap((product) => product.tags ?? []))) {
    const id = ids.next(undefined);
    // Names in another script, or that differ in accents alone, have the same one.
    const plain = slugOf(name);
    const slug = plain && !slugs.has(plain) ? plain : `${plain || "tag"}-${id}`;
    slugs.add(slug);
    insertInto(database, "tag", { id, slug, name });
    tags.set(name, id);
  }
  return {
    categoryId: (slug) => known(categories, slug, "category"),
    tagId: (name) => known(tags, name, "tag"),
    attribute: (slug) => known(attributes, slug, "attribute"),
  };
}

function known<Value>(values: Map<string, Value>, name: string, kind: string): Value {
  const value = values.get(name);
  if (value === undefined) throw new Error(`There is no ${kind} "${name}"`);
  return value;
}

function loadCategories(
  database: Database,
  categories: readonly Category[],
  media: MediaIds,
  ids: IdSequence,
): Map<string, number> {
  const bySlug = new Map(categories.map((category) => [category.slug, ids.next(category.id)]));
  // A child may be named before its parent: parents are set when every row is there.
  categories.forEach(({ slug, name, description, picture }, position) => {
    insertInto(database, "category", {
      id: known(bySlug, slug, "category"),
      slug,
      name,
      description,
      media_id: picture ? media.idOf(picture) : null,
      position,
    });
  });
  for (const { slug, parent } of categories) {
    if (parent === undefined) continue;
    database.run(
      "update category set parent_id = ? where slug = ?",
      known(bySlug, parent, "category"),
      slug,
    );
  }
  return bySlug;
}

function loadAttributes(
  database: Database,
  attributes: readonly GlobalAttribute[],
  ids: IdSequence,
): Map<string, LoadedAttribute> {
  const attributeIds = idSequence(attributes.map(({ id }) => id));
  return new Map(
    attributes.map(({ slug, label, terms, id: given }, position) => {
      const id = attributeIds.next(given);
      insertInto(database, "attribute", { id, slug, label, position });
      const termIds = terms.map((term, place): [string, number] => {
        const { name, description = "" } = term;
        const termId = ids.next(term.id);
        insertInto(database, "term", {
          id: termId,
          attribute_id: id,
          slug: term.slug,
          name,
          description,
          position: place,
        });
        return [term.slug, termId];
      });
      return [slug, { id, label, terms: new Map(termIds) }];
    }),
  );
}
