import { graphql } from "react-relay";

/** Which product a review's address means, and whether it takes any. */
export const reviewedProductQuery = graphql`
  query reviewedProductQuery($slug: ID!) {
    product(id: $slug, idType: SLUG) {
      databaseId
      reviewsAllowed
    }
  }
`;
