import { graphql } from "react-relay";

/**
 * Mutation for a shopper's review, sent by our server. Nobody but its signed-in author may read a
 * review that is held for moderation, so its status tells whether it is published.
 */
export const writeReviewMutation = graphql`
  mutation writeReviewMutation($input: WriteReviewInput!) {
    writeReview(input: $input) {
      rating
      review {
        status
      }
    }
  }
`;
