import { attemptKey } from "#relay/contract/cart/cartChange.ts";
import { additionInput } from "#relay/contract/cart/cartLines.ts";
import type { WantedLine } from "#relay/contract/cart/cartLines.ts";
import { lineName, restorationOf } from "#relay/contract/cart/restoration.ts";
import { isRefusal } from "#relay/session/session.ts";
import addDocument from "#server/__generated__/sessionCartLinesAddMutation.graphql.ts";
import type { sessionCartLinesAddMutation } from "#server/__generated__/sessionCartLinesAddMutation.graphql.ts";
import emptyDocument from "#server/__generated__/sessionCartLinesEmptyMutation.graphql.ts";
import type { sessionCartLinesEmptyMutation } from "#server/__generated__/sessionCartLinesEmptyMutation.graphql.ts";
import document from "#server/__generated__/sessionCartLinesQuery.graphql.ts";
import type { sessionCartLinesQuery } from "#server/__generated__/sessionCartLinesQuery.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";
import { everyNode } from "./everyNode.ts";

// Lines of a session's cart: fetched, added and removed.

void graphql`
  query sessionCartLinesQuery($after: String) {
    cart {
      contents(first: 100, after: $after) {
        nodes {
          key
          quantity
          product {
            node {
              databaseId
              name
            }
          }
          variation {
            attributes {
              name
              value
            }
            node {
              databaseId
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

void graphql`
  mutation sessionCartLinesAddMutation($input: AddToCartInput!) {
    addToCart(input: $input) {
      clientMutationId
    }
  }
`;

void graphql`
  mutation sessionCartLinesEmptyMutation($input: EmptyCartInput!) {
    emptyCart(input: $input) {
      clientMutationId
    }
  }
`;

/**
 * Fetches the lines of a session's cart; none if the session is refused. Rejects without a cart in
 * the response.
 */
export async function sessionCartLines(send: typeof fetch): Promise<readonly WantedLine[]> {
  const request = async (after: string | null) => {
    const { data, errors } = await requestShop<sessionCartLinesQuery>(send, document, { after });
    if (isRefusal(errors)) return undefined;
    if (!data?.cart) throw new Error("the backend returned no cart");
    return data.cart.contents;
  };
  const nodes = await everyNode(await request(null), request);
  return restorationOf({ contents: { nodes } }).lines;
}

/**
 * Adds lines to a session's cart, one after another: the backend loses lines if requests overlap.
 * @param key of the whole addition, which is carried out once however often it is requested
 * @returns the names of the products that the backend rejected
 */
export async function addLines(
  send: typeof fetch,
  lines: readonly WantedLine[],
  key: string,
): Promise<readonly string[]> {
  const refused: string[] = [];
  for (const [at, line] of lines.entries()) {
    const { errors = [] } = await requestShop<sessionCartLinesAddMutation>(
      send,
      addDocument,
      { input: additionInput(line, line.quantity) },
      attemptKey(`${key}-${at}`, "1"),
    );
    if (errors.length > 0) refused.push(lineName(line));
  }
  return refused;
}

/** Empties a session's cart. */
export async function emptyCart(send: typeof fetch): Promise<void> {
  await requestShop<sessionCartLinesEmptyMutation>(send, emptyDocument, { input: {} });
}
