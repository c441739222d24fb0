import { graphql } from "react-relay";

// Price refresh of a product page: the product, its variations and the product rows below it.

// By id, not by slug as in the page's query: a deleted product must not clear the page's record.
// And 99 variations, not 100 as in the page's query: the page's own list may be longer and is left
// as it is.
/** Current price and stock of a product and of the product rows on its page. */
export const productPriceQuery = graphql`
  query productPriceQuery($id: ID!, $slugs: [String], $after: String) {
    products(first: 100, where: { slugIn: $slugs }) {
      nodes {
        ...priceAndStock_product
        ...SetPrice_set @alias(as: "set")
      }
    }
    product(id: $id) {
      ...productPriceQuery_product
      ... on ProductWithVariations {
        variations(first: 99, after: $after) {
          pageInfo {
            endCursor
          }
          nodes {
            ...productPriceQuery_product
          }
        }
      }
      ... on GroupProduct {
        products(first: 100) {
          nodes {
            ...productPriceQuery_product
          }
        }
      }
    }
  }
`;

// Never read through this fragment: the components that display the fields read them in the store.
void graphql`
  fragment productPriceQuery_product on ProductUnion {
    purchasable
    ... on ProductWithPricing {
      raw: price(format: RAW)
    }
    dateOnSaleTo
    ...ProductPrice_product
    ... on InventoriedProduct {
      backordersAllowed
      ...StockLine_stock @alias(as: "stock")
    }
  }
`;
