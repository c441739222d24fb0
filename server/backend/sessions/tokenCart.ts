import { claimsOf } from "#relay/session/session.ts";
import document from "#server/__generated__/tokenCartQuery.graphql.ts";
import type { tokenCartQuery } from "#server/__generated__/tokenCartQuery.graphql.ts";
import type { BackendResponse } from "#server/backend/line/backendResponse.ts";
import { graphql } from "#server/backend/line/graphql.ts";

// Cart query by which the gateway recognizes the session of a token.

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
    customer {
      sessionToken
    }
  }
`;

const { name, text } = document.params;

/** Request body for the cart of a token, by which the gateway recognizes its session. */
export const tokenCartBody = JSON.stringify({ operationName: name, variables: {}, query: text });

/**
 * Returns the time at which a token's cart was read, in epoch seconds of the clock that dates the
 * backend's tokens. The read issues a token for this; the `Date` header, which replaces a
 * missing one, may come from a proxy with another clock.
 */
export function cartReadAt({ result, now }: BackendResponse): number {
  const { customer } = (result.data ?? {}) as Partial<tokenCartQuery["response"]>;
  const { iat = now / 1000 } = claimsOf(customer?.sessionToken ?? "");
  return iat;
}
