import { graphql } from "react-relay";

/** Current price and stock of the products of a list, or of those that were recently viewed. */
export const listPriceQuery = graphql`
  query listPriceQuery($slugs: [String]) {
    products(first: 100, where: { slugIn: $slugs }) {
      nodes {
        slug
        ... on InventoriedProduct {
          stockStatus
        }
        ...priceAndStock_product
        ...ProductPrice_product
        ...SetPrice_set @alias(as: "set")
      }
    }
  }
`;
