import { itemsOf } from "./productWhere.ts";
import type { ProductWhere } from "./productWhere.ts";

// Sort order of a product list, as columns of the table `listing`.

/** Sort column or expression of `listing`, never null, with its direction. */
export type Ordering = { by: string; direction: "asc" | "desc" };

const COLUMNS: Record<string, string> = {
  DATE: "published",
  MENU_ORDER: "menu_order",
  MODIFIED: "modified",
  NAME: "sort_name",
  ON_SALE_FROM: "coalesce(sale_from, 0)",
  ON_SALE_TO: "coalesce(sale_to, 0)",
  POPULARITY: "total_sales",
  RATING: "average_rating",
  REGULAR_PRICE: "coalesce(regular_price, 0)",
  REVIEW_COUNT: "review_count",
  SALE_PRICE: "coalesce(sale_price, 0)",
  SLUG: "slug",
  TOTAL_SALES: "total_sales",
};

/** As `sort_name`, in the language at hand. */
const SHOWN_NAME = "(select folded(name) from product where id = product_id)";

/** WooGraphQL's default order: menu order, then name, both descending. */
const DEFAULT_ORDER: Ordering[] = [
  { by: "menu_order", direction: "desc" },
  { by: "sort_name", direction: "desc" },
];

/**
 * Returns a list's sort order: by price descending it uses a product's highest price, ascending its
 * lowest. The product id breaks ties, in the direction of the last ordering.
 * @param isTranslated sorts by the names in the language at hand, without an index
 */
export function productOrdering(where: ProductWhere, isTranslated = false): Ordering[] {
  const requested = itemsOf(where.orderby).flatMap(({ field, order }): Ordering[] => {
    const direction = order === "ASC" ? "asc" : "desc";
    if (field === "PRICE") {
      return [{ by: direction === "asc" ? "min_price" : "max_price", direction }];
    }
    if (field === "IN") return placeInList(itemsOf(where.include));
    const by = COLUMNS[field];
    return by === undefined ? [] : [{ by, direction }];
  });
  const orderings = (requested.length > 0 ? requested : DEFAULT_ORDER).map(({ by, direction }) => ({
    by: isTranslated && by === "sort_name" ? SHOWN_NAME : by,
    direction,
  }));
  return [...orderings, { by: "product_id", direction: orderings.at(-1)?.direction ?? "desc" }];
}

/**
 * Sorts products in the order of `include`; the schema types its ids as numbers, so they are safe
 * in the SQL.
 */
function placeInList(ids: readonly number[]): Ordering[] {
  const cases = ids.map((id, place) => `when ${Math.trunc(id)} then ${place}`).join(" ");
  return ids.length === 0
    ? []
    : [{ by: `(case product_id ${cases} else ${ids.length} end)`, direction: "asc" }];
}

/** Reverses the orderings, for paging backwards. */
export function reversed(orderings: readonly Ordering[]): Ordering[] {
  return orderings.map(({ by, direction }) => ({
    by,
    direction: direction === "asc" ? "desc" : "asc",
  }));
}
