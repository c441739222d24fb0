import { graphql } from "react-relay";

/**
 * Mutation for a shopper's review, sent by our server. The response has a `review` only if it is
 * published: one held for moderation is not readable.
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
