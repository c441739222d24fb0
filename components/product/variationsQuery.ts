import { graphql } from "react-relay";

/** Variations of a product by its database id, for products added by a plain form post. */
export const variationsQuery = graphql`
  query variationsQuery($id: ID!, $after: String) {
    product(id: $id, idType: DATABASE_ID) {
      slug
      ... on ProductWithVariations {
        variations(first: 100, after: $after) {
          pageInfo {
            hasNextPage
            endCursor
          }
          nodes {
            databaseId
            attributes(first: 100) {
              nodes {
                name
                value
              }
            }
          }
        }
      }
    }
  }
`;
