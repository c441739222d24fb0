import document from "#server/__generated__/tokenCartQuery.graphql.ts";
import { graphql } from "./graphql.ts";

void graphql`
  query tokenCartQuery {
    cart {
      contents(first: 100) {
        nodes {
          key
          quantity
          product {
            node {
              databaseId
            }
          }
        }
      }
    }
  }
`;

const { name, text } = document.params;

/** Request body for the cart of a token, by which the gateway recognizes its session. */
export const tokenCartBody = JSON.stringify({ operationName: name, variables: {}, query: text });
