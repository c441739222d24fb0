import { graphql } from "react-relay";

/** Current prices of recently viewed products. */
export const viewedPricesQuery = graphql`
  query viewedPricesQuery($slugs: [String]) {
    products(first: 12, where: { slugIn: $slugs }) {
      nodes {
        slug
        ...ProductPrice_product
        ...SetPrice_set @alias(as: "set")
      }
    }
  }
`;
