import { graphql } from "relay-runtime";

// Nothing imports this file, and no line displays these facts.
/* oxlint-disable relay/unused-fields -- the cart query must select them */

/** Facts about a cart item that are fetched and saved with the cart, but not printed. */
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
