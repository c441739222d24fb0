import { graphql } from "react-relay";
import { connectionPages } from "#relay/contract/connectionPages.ts";
import type { CompletePage } from "#relay/pageContext.ts";
import document from "#__generated__/matchingProductsQuery.graphql.ts";
import type {
  RootQueryToProductConnectionWhereArgs,
  matchingProductsQuery$data,
} from "#__generated__/matchingProductsQuery.graphql.ts";

// Products that match a listing's conditions, fetched on the server for its counts.

void graphql`
  query matchingProductsQuery($after: String, $where: RootQueryToProductConnectionWhereArgs) {
    products(first: 100, after: $after, where: $where) {
      found
      nodes {
        databaseId
        productCategories(first: 100) {
          nodes {
            slug
            parent {
              node {
                slug
                parent {
                  node {
                    slug
                  }
                }
              }
            }
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

type Products = NonNullable<matchingProductsQuery$data["products"]>;

/** Product of a listing, with the categories that it is in. */
type MatchingProduct = Products["nodes"][number];

/** Maximum number of products that are read to count them: five requests. */
const MAX_PRODUCTS = 500;

/** Fetches all products that match `where`; undefined if they are more than `MAX_PRODUCTS`. */
export async function matchingProducts(
  send: Parameters<CompletePage>[1],
  where: RootQueryToProductConnectionWhereArgs,
): Promise<MatchingProduct[] | undefined> {
  const fetchPart = async (after?: string) => {
    const { data } = await send(document, { where, after });
    const { products } = (data ?? {}) as Partial<matchingProductsQuery$data>;
    if (!products) throw new Error("the backend did not list the matching products");
    return products;
  };
  const first = await fetchPart();
  if ((first.found ?? 0) > MAX_PRODUCTS) return undefined;
  const all: MatchingProduct[] = [];
  for await (const { nodes } of connectionPages(first, fetchPart)) all.push(...nodes);
  return all;
}

/** Returns products' database ids. */
export const idsOf = (products: readonly MatchingProduct[]): number[] =>
  products.map(({ databaseId }) => databaseId);

/** Counts products per category, each in its categories and in those above. */
export function categoryCountsOf(products: readonly MatchingProduct[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { productCategories } of products) {
    const slugs = (productCategories?.nodes ?? []).flatMap(({ slug, parent }) => [
      slug,
      parent?.node.slug,
      parent?.node.parent?.node.slug,
    ]);
    for (const slug of new Set(slugs)) if (slug) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
}
