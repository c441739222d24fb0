import { graphql } from "react-relay";

/** Cross-sells and related products of some products. */
export const suggestedProductsQuery = graphql`
  query suggestedProductsQuery($ids: [Int]) {
    products(first: 4, where: { include: $ids }) {
      nodes {
        id
        productCategories(first: 10) {
          nodes {
            id
          }
        }
        productTags(first: 20) {
          nodes {
            id
          }
        }
        ... on SimpleProduct {
          crossSell(first: 4, where: { visibility: VISIBLE }) {
            nodes {
              ... on Product {
                id
                databaseId
                ...ProductGrid_products
              }
            }
          }
        }
        ... on VariableProduct {
          crossSell(first: 4, where: { visibility: VISIBLE }) {
            nodes {
              ... on Product {
                id
                databaseId
                ...ProductGrid_products
              }
            }
          }
        }
        related(first: 4, where: { visibility: VISIBLE }) {
          nodes {
            ... on Product {
              id
              databaseId
              productCategories(first: 10) {
                nodes {
                  id
                }
              }
              productTags(first: 20) {
                nodes {
                  id
                }
              }
              ...ProductGrid_products
            }
          }
        }
      }
    }
  }
`;
