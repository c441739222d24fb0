import { attributeLabel, findTerm } from "#shop/catalogue/attributes.ts";
import {
  countsBy,
  listCondition,
  priceBounds,
  termCounts,
  withoutAttribute,
} from "#shop/catalogue/listStats.ts";
import type { PriceFormat } from "#shop/catalogue/priceText.ts";
import type { ProductWhere } from "#shop/catalogue/lists/productWhere.ts";
import { attributeEnum } from "#shop/catalogue/taxonomyNames.ts";
import { text } from "#shop/columns.ts";
import { formatAmount, rawAmount } from "#shop/money/format.ts";
import type { ResolverMap } from "#shop/resolverMap.ts";
import type { Shop, ShopContext } from "#shop/shop.ts";
import { t } from "../../../../words/t.ts";

// GraphQL resolvers of `collectionStats`: price range and facet counts of a product list.

type StatsArguments = {
  calculatePriceRange?: boolean | null;
  calculateRatingCounts?: boolean | null;
  calculateStockStatusCounts?: boolean | null;
  taxonomies?: ({ taxonomy: string; relation?: "AND" | "OR" | null } | null)[] | null;
  where?: ProductWhere | null;
};
type CountPage = { page?: number | null; perPage?: number | null };

const STATUSES: Record<string, string> = {
  instock: "IN_STOCK",
  onbackorder: "ON_BACKORDER",
  outofstock: "OUT_OF_STOCK",
};

/** Resolves facet counts for a list's filters; computes only the requested ones. */
function collectionStats(_: unknown, args: StatsArguments, { shop }: ShopContext) {
  const where = args.where ?? {};
  const listed = listCondition(shop, where);
  return {
    priceRange: args.calculatePriceRange ? (priceBounds(shop, listed) ?? null) : null,
    ratingCounts: args.calculateRatingCounts
      ? paged(
          countsBy(shop, "rating", listed).map(({ key, count }) => ({
            rating: Number(key),
            count,
          })),
        )
      : null,
    stockStatusCounts: args.calculateStockStatusCounts
      ? paged(
          countsBy(shop, "stock_status", listed).map(({ key, count }) => ({
            status: STATUSES[key],
            count,
          })),
        )
      : null,
    attributeCounts: args.taxonomies
      ? paged(
          args.taxonomies.flatMap((requested) =>
            requested ? attributeCount(shop, where, requested) : [],
          ),
        )
      : null,
  };
}

function paged<Item>(items: Item[]) {
  return ({ page, perPage }: CountPage): Item[] => {
    const size = perPage || items.length;
    const start = ((page || 1) - 1) * size;
    return items.slice(start, start + size);
  };
}

function attributeCount(
  shop: Shop,
  where: ProductWhere,
  { taxonomy, relation }: { taxonomy: string; relation?: "AND" | "OR" | null },
) {
  const slug = shop.database
    .all("select slug from attribute")
    .map((row) => text(row, "slug"))
    .find((known) => attributeEnum(known) === taxonomy);
  if (slug === undefined) return [];
  const requested = relation === "AND" ? where : withoutAttribute(where, slug);
  const terms = termCounts(shop, slug, listCondition(shop, requested)).map(({ key, count }) => {
    const node = findTerm(shop.database, `pa_${slug}`, key);
    return { termId: node?.id, node, count };
  });
  // WordPress's labels for an attribute's taxonomy: the singular name and the plural label.
  const name = attributeLabel(shop.database, slug);
  return [{ name, label: t("backend.productAttribute", { name }), slug: taxonomy, terms }];
}

type Bounds = { lowest: number; highest: number };

function bound(end: keyof Bounds) {
  return (bounds: Bounds, { format }: { format?: PriceFormat }, { shop }: ShopContext) => {
    const { currency } = shop.settings;
    return format === "RAW"
      ? rawAmount(bounds[end], currency)
      : formatAmount(bounds[end], currency);
  };
}

export const statsResolvers: ResolverMap = {
  RootQuery: { collectionStats },
  PriceRange: { minPrice: bound("lowest"), maxPrice: bound("highest") },
};
