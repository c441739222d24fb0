import { graphql } from "react-relay";

/** Current price and stock of the products of a list. */
export const listPriceQuery = graphql`
  query listPriceQuery($slugs: [String]) {
    products(first: 100, where: { slugIn: $slugs }) {
      nodes {
        ...priceAndStock_product
        ...SetPrice_set @alias(as: "set")
      }
    }
  }
`;
