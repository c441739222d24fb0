import type { Shop } from "#shop/shop.ts";
import { allCategories } from "./categories.ts";
import type { Category } from "./categories.ts";
import { foldedText } from "./foldedText.ts";

// Lists of categories and tags, filtered and sorted.

type Listed<Item> = readonly (Item | null)[] | null;

/** `where` argument of a list of categories or tags. */
export type TermWhere = {
  childOf?: number | null;
  childless?: boolean | null;
  exclude?: Listed<string>;
  hideEmpty?: boolean | null;
  include?: Listed<string>;
  name?: Listed<string>;
  nameLike?: string | null;
  order?: "ASC" | "DESC" | null;
  orderby?: "COUNT" | "NAME" | "SLUG" | "TERM_ID" | "TERM_ORDER" | null;
  parent?: number | null;
  search?: string | null;
  slug?: Listed<string>;
};

/** Term fields that `listTerms` filters and sorts by. */
export type ListedTerm = {
  id: number;
  slug: string;
  name: string;
  count: number;
  position: number;
};

/** Lists the categories that match `where`, sorted by name by default. */
export function listCategories(shop: Shop, where: TermWhere): Category[] {
  const all = allCategories(shop);
  const parents = new Map(all.map(({ id, parentId }) => [id, parentId]));
  const isBelow = (id: number | null, top: number): boolean => {
    const parent = id === null ? null : (parents.get(id) ?? null);
    return parent !== null && (parent === top || isBelow(parent, top));
  };
  // WordPress also counts an empty category as stocked if a descendant has products.
  const isStocked = ({ id, count }: Category) =>
    count > 0 || all.some((other) => other.count > 0 && isBelow(other.id, id));
  return listTerms(all, where).filter(
    (category) =>
      (!where.hideEmpty || isStocked(category)) &&
      (typeof where.parent !== "number" || (category.parentId ?? 0) === where.parent) &&
      (!where.childOf || isBelow(category.id, where.childOf)) &&
      (!where.childless || !all.some(({ parentId }) => parentId === category.id)),
  );
}

/** Filters terms by id, slug, name and search text, and sorts them. */
export function listTerms<Kind extends ListedTerm>(
  terms: readonly Kind[],
  where: TermWhere,
): Kind[] {
  const include = numbers(where.include);
  const exclude = numbers(where.exclude);
  const like = foldedText(where.search ?? where.nameLike ?? "");
  const chosen = terms.filter(
    ({ id, slug, name }) =>
      (include.length === 0 || include.includes(id)) &&
      !exclude.includes(id) &&
      (!where.slug?.length || where.slug.includes(slug)) &&
      (!where.name?.length || where.name.includes(name)) &&
      foldedText(name).includes(like),
  );
  const sorted = chosen.sort(comparison(where.orderby ?? "NAME"));
  return where.order === "DESC" ? sorted.reverse() : sorted;
}

function numbers(ids: Listed<string> | undefined): number[] {
  return ids?.map(Number) ?? [];
}

function comparison(orderby: NonNullable<TermWhere["orderby"]>) {
  return (one: ListedTerm, other: ListedTerm): number => {
    switch (orderby) {
      case "COUNT":
        return one.count - other.count;
      case "SLUG":
        return compareText(one.slug, other.slug);
      case "TERM_ID":
        return one.id - other.id;
      case "TERM_ORDER":
        return one.position - other.position;
      default:
        return compareText(foldedText(one.name), foldedText(other.name));
    }
  };
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
