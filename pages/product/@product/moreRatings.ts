import { graphql } from "relay-runtime";
import document from "#__generated__/moreRatingsQuery.graphql.ts";
import type { moreRatingsQuery$data } from "#__generated__/moreRatingsQuery.graphql.ts";
import type { PageQuery } from "#relay/pageQuery.ts";

/** As many as the page's own query asks for. */
const FULL = 100;
/** How many ratings a page counts at most. */
const MOST_COUNTED = 1000;

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

/** The page's own answer, without the masks that components see it through. */
type PageData = { product?: { id: string; ratings?: Pick<Reviews, "edges"> | null } | null };

/**
 * The ratings of all reviews of a product in place of the first hundred, which is what the backend
 * gives at once: how they divide is told of all of them. Nothing is asked where there are fewer.
 */
export const addMoreRatings: NonNullable<PageQuery["complete"]> = async (data, ask) => {
  const { product } = data as PageData;
  if (product?.ratings?.edges.length !== FULL) return;
  const edges: Reviews["edges"][number][] = [];
  let after: string | null | undefined = null;
  do {
    // One after another, as each page begins where the one before it ended.
    const answer = await ask(document, { id: product.id, after });
    const { reviews } = (answer.data as moreRatingsQuery$data | null)?.product ?? {};
    if (!reviews || reviews.edges.length === 0) throw new Error("The rest was not given.");
    edges.push(...reviews.edges);
    after = reviews.pageInfo.hasNextPage ? reviews.pageInfo.endCursor : null;
  } while (after && edges.length < MOST_COUNTED);
  product.ratings = { edges };
};
