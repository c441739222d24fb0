import { graphql } from "relay-runtime";
import document from "#__generated__/moreVariationsQuery.graphql.ts";
import type { moreVariationsQuery$data } from "#__generated__/moreVariationsQuery.graphql.ts";
import { connectionPages } from "#relay/contract/connectionPages.ts";
import type { CompletePage } from "#relay/pageContext.ts";

// Variations of a product beyond the first 100, fetched for the product page.

/** Number of variations that the page's own query requests. */
const FULL = 100;
/**
 * Maximum number of variations in a page and its head: each adds some bytes to every visitor's
 * page.
 */
export const MAX_KNOWN = 1000;

// Fields of a variation in the page's own query, from the fragments of all components together.
void graphql`
  query moreVariationsQuery($id: ID!, $after: String) {
    product(id: $id) {
      ... on ProductWithVariations {
        variations(first: 100, after: $after) {
          pageInfo {
            hasNextPage
            endCursor
          }
          nodes {
            id
            databaseId
            sku
            onSale
            raw: price(format: RAW)
            dateOnSaleTo
            stockStatus
            stockQuantity
            backordersAllowed
            image {
              id
              sourceUrl
              ...ProductPicture_picture
            }
            attributes(first: 100) {
              nodes {
                name
                value
              }
            }
            ...ProductPrice_product
            ...StockLine_stock
          }
        }
      }
    }
  }
`;

type Variations = NonNullable<NonNullable<moreVariationsQuery$data["product"]>["variations"]>;

/** Raw response of the page's query, without the fragments' masks. */
type PageData = { product?: { id: string; variations?: Pick<Variations, "nodes"> } | null };

/**
 * Replaces a product's first 100 variations, the backend's page size, with up to `MAX_KNOWN`.
 * Fetches nothing if there are fewer than 100.
 */
export const addMoreVariations: CompletePage = async (data, request) => {
  const { product } = data as PageData;
  if (product?.variations?.nodes.length !== FULL) return;
  const { id } = product;
  const part = async (after: string | null): Promise<Variations> => {
    const { data: more } = await request(document, { id, after });
    const { variations } = (more as moreVariationsQuery$data | null)?.product ?? {};
    if (!variations) throw new Error("The backend did not return the remaining variations.");
    return variations;
  };
  const known = new Map<string, Variations["nodes"][number]>();
  for await (const { nodes } of connectionPages(await part(null), part)) {
    const before = known.size;
    for (const node of nodes) known.set(node.id, node);
    if (known.size === before)
      throw new Error("The backend did not return the remaining variations.");
    product.variations = { nodes: [...known.values()] };
    if (known.size >= MAX_KNOWN) break;
  }
};
