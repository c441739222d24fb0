import { graphql } from "react-relay";

/** Current price and stock of the products of a list. */
export const currentOffersQuery = graphql`
  query currentOffersQuery($slugs: [String]) {
    products(first: 100, where: { slugIn: $slugs }) {
      nodes {
        ...offerFields_product
      }
    }
  }
`;
