import { graphql } from "react-relay";

/** Product of a review form's address; says if it accepts reviews. */
export const reviewedProductQuery = graphql`
  query reviewedProductQuery($slug: ID!) {
    product(id: $slug, idType: SLUG) {
      databaseId
      reviewsAllowed
    }
  }
`;
