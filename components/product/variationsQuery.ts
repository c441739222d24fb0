import { graphql } from "react-relay";

/** A product's variations by its number, for additions that arrive as a plain form post. */
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
            attributes {
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
