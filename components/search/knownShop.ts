import { useEffect, useSyncExternalStore } from "react";
import { fetchQuery, graphql } from "react-relay";
import { plainText } from "#components/ui/plainText.ts";
import { browserEnvironment } from "#relay/environment.ts";
import { trackState } from "#relay/dataState.ts";
import type { knownShopQuery, knownShopQuery$data } from "#__generated__/knownShopQuery.graphql.ts";
import { categoryPaths } from "./categoryPaths.ts";

const shopQuery = graphql`
  query knownShopQuery {
    productCategories(first: 100, where: { hideEmpty: true }) {
      nodes {
        databaseId
        parentDatabaseId
        slug
        name
      }
    }
    products(first: 1, where: { visibility: VISIBLE, orderby: [{ field: PRICE, order: DESC }] }) {
      nodes {
        ... on ProductWithPricing {
          price
        }
      }
    }
  }
`;

/** What an index does not hold of a shop. */
export type KnownShop = {
  /** Where its categories are, by the paths that an index has for them: "Table > Mugs". */
  categories: ReadonlyMap<string, string>;
  /** A price as the shop writes it. */
  price?: string;
};

/** Where categories are, by their paths in an index. */
function categoryAddresses(data: knownShopQuery$data | undefined): Map<string, string> {
  const categories = data?.productCategories?.nodes ?? [];
  const paths = categoryPaths(
    categories.map(({ databaseId, parentDatabaseId, name }) => ({
      id: databaseId,
      parent: parentDatabaseId,
      name: plainText(name),
    })),
  );
  return new Map(
    categories.map(({ databaseId, slug }) => [
      paths.get(databaseId) ?? "",
      `/category/${slug ?? ""}`,
    ]),
  );
}

let known: KnownShop = { categories: new Map() };
const asking = trackState();

async function ask(): Promise<void> {
  const asked = fetchQuery<knownShopQuery>(browserEnvironment(), shopQuery, {});
  const data = await asked.toPromise();
  // Of a range, its lower end.
  const price = plainText(data?.products?.nodes[0]?.price).split(/\s[-–]\s/u)[0];
  known = { categories: categoryAddresses(data), ...(price && { price }) };
}

/**
 * What suggestions need besides the index: nothing until the shop has answered, which it is asked
 * once. Nobody waits for it: a shop that is slow or away has its suggestions without it.
 */
export function useKnownShop(): KnownShop {
  useEffect(() => {
    const state = asking.read();
    if (state === "idle" || state === "error") asking.during(ask()).catch(() => {});
  }, []);
  return useSyncExternalStore(asking.subscribe, () => known);
}
