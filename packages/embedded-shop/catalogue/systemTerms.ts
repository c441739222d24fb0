import { number } from "#shop/columns.ts";
import type { Shop } from "#shop/shop.ts";
import type { CatalogueProduct, CatalogueVariation } from "./catalogueProduct.ts";
import { condition } from "./lists/condition.ts";
import type { Condition } from "./lists/condition.ts";
import { countListed } from "./lists/productList.ts";
import { ratingOf } from "./reviews.ts";

// WooCommerce's own terms: product types and visibility. They follow from a product's data.

export type SystemTerm = {
  kind: "type" | "visibility";
  id: number;
  slug: string;
  name: string;
  description: "";
  position: number;
  count: number;
};

const TYPES = ["simple", "grouped", "variable", "external"];

/** Visibility terms, with the products in a list that have them. */
const VISIBILITIES: Readonly<Record<string, string>> = {
  "exclude-from-search": "visibility in ('catalog', 'hidden')",
  "exclude-from-catalog": "visibility in ('search', 'hidden')",
  featured: "featured = 1",
  outofstock: "stock_status = 'outofstock'",
  ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`rated-${n}`, `round(average_rating) = ${n}`])),
};

/** Matches the listed products with one of WooCommerce's own terms. */
export function withSystemTerm({ kind, slug }: Pick<SystemTerm, "kind" | "slug">): Condition {
  return kind === "type" ? condition("type = ?", slug) : condition(VISIBILITIES[slug] ?? "false");
}

/** Returns WooCommerce's own terms. Their ids follow those of the shop's terms. */
export function systemTerms(shop: Shop): SystemTerm[] {
  const row = shop.database.first(
    `select max(id) as last from (select id from category union all select id from tag
       union all select id from term)`,
  );
  const last = row && row["last"] !== null ? number(row, "last") : 0;
  const named = [
    ...TYPES.map((slug) => ({ kind: "type" as const, slug })),
    ...Object.keys(VISIBILITIES).map((slug) => ({ kind: "visibility" as const, slug })),
  ];
  return named.map(({ kind, slug }, at) => ({
    kind,
    id: last + 1 + at,
    slug,
    name: slug,
    description: "",
    position: at,
    get count() {
      return countListed(shop, withSystemTerm({ kind, slug }));
    },
  }));
}

/** Returns the type term of a product; none for a variation. */
export function typeTermsOf(shop: Shop, product: CatalogueProduct): SystemTerm[] {
  return systemTerms(shop).filter(({ kind, slug }) => kind === "type" && slug === product.type);
}

/** Returns the visibility terms of a product or a variation, sorted by name. */
export function visibilityTermsOf(
  shop: Shop,
  product: CatalogueProduct | CatalogueVariation,
): SystemTerm[] {
  const slugs = visibilitySlugs(shop, product);
  return systemTerms(shop)
    .filter(({ kind, slug }) => kind === "visibility" && slugs.includes(slug))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

function visibilitySlugs(shop: Shop, product: CatalogueProduct | CatalogueVariation): string[] {
  const stock = product.stockStatus === "outofstock" ? ["outofstock"] : [];
  if (product.type === "variation") return stock;
  const { average } = ratingOf(shop, product.id);
  return [
    ...stock,
    ...(product.featured ? ["featured"] : []),
    ...(average > 0 ? [`rated-${Math.round(average)}`] : []),
    ...(["catalog", "hidden"].includes(product.visibility) ? ["exclude-from-search"] : []),
    ...(["search", "hidden"].includes(product.visibility) ? ["exclude-from-catalog"] : []),
  ];
}
