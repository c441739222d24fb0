import { graphql } from "relay-runtime";
import document from "#__generated__/moreRatingsQuery.graphql.ts";
import type { moreRatingsQuery$data } from "#__generated__/moreRatingsQuery.graphql.ts";
import { connectionPages } from "#relay/contract/connectionPages.ts";
import type { CompletePage } from "#relay/pageContext.ts";

// Ratings of a product beyond the first 100, fetched for the rating distribution.

/** Number of ratings that the page's own query requests. */
const FULL = 100;
/** Maximum number of ratings that a page counts. */
const MAX_COUNTED = 1000;

void graphql`
  query moreRatingsQuery($id: ID!, $after: String) {
    product(id: $id) {
      reviews(first: 100, after: $after) {
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          rating
        }
      }
    }
  }
`;

type Reviews = NonNullable<NonNullable<moreRatingsQuery$data["product"]>["reviews"]>;

/** Raw response of the page's query, without the fragments' masks. */
type PageData = { product?: { id: string; ratings?: Pick<Reviews, "edges"> | null } | null };

/**
 * Replaces a product's first 100 ratings, the backend's page size, with up to `MAX_COUNTED`, which
 * the distribution counts. Fetches nothing if there are fewer than 100.
 */
export const addMoreRatings: CompletePage = async (data, request) => {
  const { product } = data as PageData;
  if (product?.ratings?.edges.length !== FULL) return;
  const { id } = product;
  const part = async (after: string | null): Promise<Reviews> => {
    const { data: more } = await request(document, { id, after });
    const { reviews } = (more as moreRatingsQuery$data | null)?.product ?? {};
    if (!reviews?.edges.length)
      throw new Error("The backend did not return the remaining reviews.");
    return reviews;
  };
  const counted: Reviews["edges"][number][] = [];
  for await (const { edges } of connectionPages(await part(null), part)) {
    counted.push(...edges);
    if (counted.length >= MAX_COUNTED) break;
  }
  product.ratings = { edges: counted };
};
