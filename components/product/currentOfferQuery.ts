import { graphql } from "react-relay";

// By its id, not by its slug as the page asks: a thing that is gone must not take the page with it.
// And not a hundred variations as the page: its own list of them may be longer, and is left as it is.
/** What a product and the shelves of its page cost now, and whether they can be had. */
export const currentOfferQuery = graphql`
  query currentOfferQuery($id: ID!, $slugs: [String], $after: String) {
    products(first: 100, where: { slugIn: $slugs }) {
      nodes {
        ...offerFields_product
      }
    }
    product(id: $id) {
      ...currentOfferQuery_offer
      ... on ProductWithVariations {
        variations(first: 99, after: $after) {
          pageInfo {
            endCursor
          }
          nodes {
            ...currentOfferQuery_offer
          }
        }
      }
      ... on GroupProduct {
        products(first: 100) {
          nodes {
            ...currentOfferQuery_offer
          }
        }
      }
    }
  }
`;

// Nobody reads it from here: it lands in the store, where what shows it looks.
void graphql`
  fragment currentOfferQuery_offer on ProductUnion {
    dateOnSaleTo
    ...ProductPrice_product
    ... on InventoriedProduct {
      backordersAllowed
      ...StockLine_stock @alias(as: "stock")
    }
  }
`;
