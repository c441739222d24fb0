import { graphql } from "react-relay";

/** What the products of a list cost now, and whether they can be had. */
export const currentOffersQuery = graphql`
  query currentOffersQuery($slugs: [String]) {
    products(first: 100, where: { slugIn: $slugs }) {
      nodes {
        ...offerFields_product
      }
    }
  }
`;
