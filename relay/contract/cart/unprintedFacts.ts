import { graphql } from "relay-runtime";

// GraphQL fragment of cart item fields that are saved, but displayed in no line of the cart.

// Nothing imports this file.
/* oxlint-disable relay/unused-fields -- the cart query must select them */

/** Ratings, descriptions and prices of a cart item's product or variation. */
void graphql`
  fragment unprintedFacts_item on CartItem {
    product {
      node {
        description
        averageRating
        reviewCount
        onSale
      }
    }
    variation {
      attributes {
        id
      }
      node {
        name
        description
        type
        regularPrice
        salePrice
      }
    }
  }
`;
