import { graphql } from "react-relay";

/**
 * A shopper's review, as our server sends it. The review that comes back is the one thing that
 * tells a review that everybody sees from one that is held: of the latter nothing may be read.
 */
export const writeReviewMutation = graphql`
  mutation writeReviewMutation($input: WriteReviewInput!) {
    writeReview(input: $input) {
      rating
      review {
        databaseId
      }
    }
  }
`;
