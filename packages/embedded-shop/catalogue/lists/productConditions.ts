import { number } from "#shop/columns.ts";
import type { Database } from "#shop/database.ts";
import { taxIn } from "#shop/cart/lineCharge.ts";
import { rateFor } from "#shop/cart/taxRates.ts";
import { leastOwn } from "#shop/money/currencies.ts";
import { toMicro, toMinor } from "#shop/money/microUnits.ts";
import type { Shop } from "#shop/shop.ts";
import { foldedText } from "#shop/catalogue/foldedText.ts";
import { allOf, condition, isOneOf, not } from "./condition.ts";
import type { Condition } from "./condition.ts";
import { itemsOf } from "./productWhere.ts";
import type { ProductWhere } from "./productWhere.ts";
import {
  attributeConditions,
  inCategories,
  taxonomyConditions,
  withAttributeTerms,
  withTags,
} from "./termFilters.ts";

/**
 * Translates a product list's `where` into conditions on `listing`. As in WooGraphQL, an empty
 * argument filters nothing, a category includes its subcategories, and catalog-only or search-only
 * products are listed only when `visibility` requests them.
 */
export function productConditions(shop: Shop, where: ProductWhere): Condition[] {
  return [
    visibilityCondition(where.visibility),
    ...termConditions(where),
    ...attributeConditions(where.attributes),
    ...taxonomyConditions(where.taxonomyFilter),
    ...ownConditions(where),
    ...priceConditions(shop, where),
    ...searchConditions(shop.database, where.search),
  ];
}

function visibilityCondition(visibility: ProductWhere["visibility"]): Condition {
  switch (visibility) {
    case "CATALOG":
      return isOneOf("visibility", ["visible", "catalog"]);
    case "SEARCH":
      return isOneOf("visibility", ["visible", "search"]);
    case "HIDDEN":
      return condition("false");
    default:
      return condition("visibility = 'visible'");
  }
}

function termConditions(where: ProductWhere): Condition[] {
  const { category, categoryId, tag, tagId, attribute, attributeTerm } = where;
  return [
    ...slugs(inCategories, category ? [category] : []),
    ...slugs(inCategories, itemsOf(where.categoryIn)),
    ...slugs(inCategories, itemsOf(where.categoryNotIn)).map(not),
    ...ids(inCategories, categoryId ? [categoryId] : []),
    ...ids(inCategories, itemsOf(where.categoryIdIn)),
    ...ids(inCategories, itemsOf(where.categoryIdNotIn)).map(not),
    ...slugs(withTags, tag ? [tag] : []),
    ...slugs(withTags, itemsOf(where.tagIn)),
    ...slugs(withTags, itemsOf(where.tagNotIn)).map(not),
    ...ids(withTags, tagId ? [tagId] : []),
    ...ids(withTags, itemsOf(where.tagIdIn)),
    ...ids(withTags, itemsOf(where.tagIdNotIn)).map(not),
    ...(attribute && attributeTerm
      ? [withAttributeTerms(attribute, { slugs: [attributeTerm] })]
      : []),
  ];
}

type TermCondition = typeof inCategories;

const slugs = (on: TermCondition, list: string[]) => (list.length > 0 ? [on({ slugs: list })] : []);
const ids = (on: TermCondition, list: number[]) => (list.length > 0 ? [on({ ids: list })] : []);

/** The types that WooGraphQL knows. */
const SUPPORTED_TYPES = ["simple", "variable", "grouped", "external"];

function ownConditions(where: ProductWhere): Condition[] {
  const conditions: Condition[] = [];
  const add = (column: string, list: (string | number)[]) =>
    list.length > 0 && conditions.push(isOneOf(column, list));
  add("product_id", itemsOf(where.include));
  add("slug", itemsOf(where.slugIn));
  add("type", lowered(where.type ? [where.type] : itemsOf(where.typeIn)));
  add("stock_status", lowered(itemsOf(where.stockStatus)));
  add("round(average_rating)", itemsOf(where.rating));
  // WordPress ignores the one beside the other.
  const excluded = itemsOf(where.include).length > 0 ? [] : itemsOf(where.exclude);
  if (excluded.length > 0) conditions.push(not(isOneOf("product_id", excluded)));
  const hasType = where.type || itemsOf(where.typeIn).length > 0;
  if (where.supportedTypesOnly && !hasType) conditions.push(isOneOf("type", SUPPORTED_TYPES));
  const otherTypes = lowered(itemsOf(where.typeNotIn));
  if (otherTypes.length > 0) conditions.push(not(isOneOf("type", otherTypes)));
  if (where.sku) conditions.push(condition("instr(lower(sku), ?) > 0", where.sku.toLowerCase()));
  if (typeof where.featured === "boolean") {
    conditions.push(condition("featured = ?", Number(where.featured)));
  }
  if (typeof where.onSale === "boolean") {
    conditions.push(condition("on_sale = ?", Number(where.onSale)));
  }
  if (where.taxClass) conditions.push(condition("tax_class = ?", taxClassOf(where.taxClass)));
  // Guests get only published products, whatever status they request.
  if (where.status && !["publish", "any"].includes(where.status))
    conditions.push(condition("false"));
  return conditions;
}

/** Converts enum values to the columns' spelling: "IN_STOCK" → "instock". */
function lowered(values: readonly string[]): string[] {
  return values.map((value) => value.toLowerCase().replaceAll("_", ""));
}

function taxClassOf(value: string): string {
  return value === "STANDARD" ? "" : value.toLowerCase().replaceAll("_", "-");
}

/**
 * Matches products whose price range overlaps the bounds. As in WooGraphQL, prices are compared as
 * they are entered; where the catalog adds tax to them, the bounds are first reduced by the
 * standard rate.
 */
function priceConditions(shop: Shop, { minPrice, maxPrice }: ProductWhere) {
  const { settings } = shop;
  const { currency, pricesIncludeTax, displayPricesWithTax, baseCountry, baseState } = settings;
  const addsTax = !pricesIncludeTax && displayPricesWithTax;
  const base = { country: baseCountry, state: baseState };
  const rate = addsTax ? rateFor(settings, "", base) : undefined;
  const minor = (price: number) => {
    const shown = toMicro(Math.round(price * 10 ** currency.decimals));
    return toMinor(shown - taxIn(shown, rate, true));
  };
  return [
    ...(minPrice ? [condition("max_price >= ?", leastOwn(shop, minor(minPrice)))] : []),
    ...(maxPrice ? [condition("min_price < ?", leastOwn(shop, minor(maxPrice) + 1))] : []),
  ];
}

/** As the table `search_text`, in the language at hand. */
const SHOWN_TEXT =
  "select id as product_id, folded(name, short_description, description) as words from product";

/**
 * Searches text as WordPress does: every word must occur in the name or the copy; quoted words
 * match as a phrase. Scans the search text once here, instead of in each query that uses the
 * matches.
 */
function searchConditions(database: Database, search: string | null | undefined): Condition[] {
  const words = foldedText(search ?? "").match(/"[^"]+"|[^\s"]+/g) ?? [];
  if (words.length === 0) return [];
  const { sql, values } = allOf(
    words.map((word) => {
      const literal = word.replaceAll('"', "").replace(/[\\%_]/g, "\\$&");
      return condition("words like ? escape '\\'", `%${literal}%`);
    }),
  );
  const found = database
    .all(
      database.isTranslated()
        ? `select product_id from (${SHOWN_TEXT}) where ${sql}`
        : `select product_id from search_text where ${sql}`,
      ...values,
    )
    .map((row) => number(row, "product_id"));
  return [isOneOf("product_id", found)];
}
