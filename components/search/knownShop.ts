import { useEffect, useSyncExternalStore } from "react";
import { fetchQuery, graphql } from "react-relay";
import { inMenuOrder } from "#components/category/inMenuOrder.ts";
import { displayedAmounts, displayedFormat } from "#relay/contract/cart/displayedAmounts.ts";
import type { AmountFormat } from "#relay/contract/cart/displayedAmounts.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import { browserEnvironment } from "#relay/environment.ts";
import { trackState } from "#relay/dataState.ts";
import type { knownShopQuery, knownShopQuery$data } from "#__generated__/knownShopQuery.graphql.ts";
import { PATH_SEPARATOR, categoryPaths } from "#relay/contract/search/categoryPaths.ts";
import type { SearchStart, SuggestedCategory } from "./suggestions.ts";

// Shop data of the search dialog that the index lacks.

const shopQuery = graphql`
  query knownShopQuery {
    productCategories(first: 100, where: { hideEmpty: true }) {
      nodes {
        databaseId
        parentDatabaseId
        slug
        name
        menuOrder
        count
      }
    }
    popular: products(
      first: 4
      where: {
        visibility: VISIBLE
        status: "publish"
        orderby: [{ field: POPULARITY, order: DESC }]
      }
    ) {
      nodes {
        slug
        name
        onSale
        image {
          sourceUrl
        }
        ... on ProductWithPricing {
          price
          regularPrice
        }
        ... on InventoriedProduct {
          stockStatus
        }
      }
    }
    products(
      first: 1
      where: { visibility: VISIBLE, status: "publish", orderby: [{ field: PRICE, order: DESC }] }
    ) {
      nodes {
        ... on ProductWithPricing {
          price
          raw: price(format: RAW)
        }
      }
    }
  }
`;

/** Maximum number of categories suggested for an empty text. */
const MAX_CATEGORIES = 8;

/** Shop data that the index does not have. */
export type KnownShop = {
  /** Categories by index path: "Table > Mugs". */
  categories: ReadonlyMap<string, SuggestedCategory>;
  /** Suggestions for an empty text: top-level categories and best sellers. */
  start?: SearchStart;
  /** Format of the shop's prices. */
  priceFormat?: AmountFormat;
};

/** Returns the categories by index path, each with the products of those below it. */
function knownCategories(data: knownShopQuery$data | undefined): Map<string, SuggestedCategory> {
  const categories = (data?.productCategories?.nodes ?? []).map((category) => ({
    ...category,
    name: plainText(category.name),
  }));
  const paths = categoryPaths(categories);
  const pathOf = (id: number) => (paths.get(id) ?? []).join(PATH_SEPARATOR);
  return new Map(
    categories.map(({ databaseId, slug, name }) => {
      const path = pathOf(databaseId);
      const within = categories.filter((one) =>
        (pathOf(one.databaseId) + PATH_SEPARATOR).startsWith(path + PATH_SEPARATOR),
      );
      // A category's own count excludes the products of its subcategories.
      const count = within.reduce((sum, one) => sum + (one.count ?? 0), 0);
      return [path, { href: `/category/${slug ?? ""}`, name, count }];
    }),
  );
}

/** Returns the top-level categories and the best sellers. */
function searchStart({ productCategories, popular }: knownShopQuery$data): SearchStart {
  const top = (productCategories?.nodes ?? []).filter((one) => !one.parentDatabaseId);
  return {
    categories: inMenuOrder(top, ({ menuOrder }) => menuOrder)
      .slice(0, MAX_CATEGORIES)
      .map(({ slug, name }) => ({ href: `/category/${slug}`, name: plainText(name) })),
    products: (popular?.nodes ?? []).map(
      ({ slug, name, price, regularPrice, onSale, stockStatus, image }) => ({
        href: `/product/${encodeURIComponent(slug ?? "")}`,
        name: plainText(name),
        price: price ?? undefined,
        regularPrice: regularPrice ?? undefined,
        isOnSale: onSale === true,
        isSoldOut: stockStatus === "OUT_OF_STOCK",
        ...(image?.sourceUrl && { picture: image.sourceUrl }),
      }),
    ),
  };
}

let shopData: KnownShop = { categories: new Map() };
const loading = trackState();

async function loadShopData(): Promise<void> {
  const request = fetchQuery<knownShopQuery>(browserEnvironment(), shopQuery, {});
  const data = await request.toPromise();
  const { price, raw } = data?.products?.nodes[0] ?? {};
  // The lower end of a range.
  const text = plainText(price).split(/\s[-–]\s/u)[0];
  const priceFormat = displayedFormat({ text, raw: displayedAmounts({ text: price, raw })[0] });
  shopData = {
    categories: knownCategories(data),
    ...(data && { start: searchStart(data) }),
    ...(priceFormat && { priceFormat }),
  };
}

/**
 * Returns shop data that suggestions need besides the index; fetched once, and empty until then.
 * Suggestions do not wait for it: with a slow or failing backend they are rendered without it.
 */
export function useKnownShop(): KnownShop {
  useEffect(() => {
    const state = loading.read();
    if (state === "idle" || state === "error") loading.during(loadShopData()).catch(() => {});
  }, []);
  return useSyncExternalStore(loading.subscribe, () => shopData);
}
