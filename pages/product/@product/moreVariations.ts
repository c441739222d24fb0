import { graphql } from "relay-runtime";
import document from "#__generated__/moreVariationsQuery.graphql.ts";
import type { moreVariationsQuery$data } from "#__generated__/moreVariationsQuery.graphql.ts";
import type { PageQuery } from "#relay/pageQuery.ts";

/** As many as the page's own query asks for. */
const FULL = 100;
/** How many variations a page and its head know at most: each is some bytes of everybody's page. */
export const MOST_KNOWN = 1000;

// What the page's own query asks of a variation, in the parts of all components together.
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

/** The page's own answer, without the masks that components see it through. */
type PageData = { product?: { id: string; variations?: Pick<Variations, "nodes"> } | null };

/**
 * All variations of a product in place of the first hundred, which is what the backend gives at
 * once. Nothing is asked where there are fewer.
 */
export const addMoreVariations: NonNullable<PageQuery["complete"]> = async (data, ask) => {
  const { product } = data as PageData;
  if (product?.variations?.nodes.length !== FULL) return;
  const nodes = new Map<string, Variations["nodes"][number]>();
  let after: string | null | undefined = null;
  do {
    const before = nodes.size;
    // One after another, as each page begins where the one before it ended.
    const answer = await ask(document, { id: product.id, after });
    const { variations } = (answer.data as moreVariationsQuery$data | null)?.product ?? {};
    for (const node of variations?.nodes ?? []) nodes.set(node.id, node);
    if (!variations || nodes.size === before) throw new Error("The rest was not given.");
    product.variations = { nodes: [...nodes.values()] };
    after = variations.pageInfo.hasNextPage ? variations.pageInfo.endCursor : null;
  } while (after && nodes.size < MOST_KNOWN);
};
