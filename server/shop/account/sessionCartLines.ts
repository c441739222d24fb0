import { attemptKey } from "#relay/contract/cart/changeKey.ts";
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

/** A line to add to a cart, with the product's name for messages. */
export type CopiedLine = {
  name: string;
  input: {
    productId: number;
    quantity: number;
    variationId?: number;
    variation?: { attributeName: string; attributeValue: string }[];
  };
};

type Contents = NonNullable<NonNullable<sessionCartLinesQuery["response"]["cart"]>["contents"]>;
type CartNode = Contents["nodes"][number];

function wantedFrom({ quantity, product, variation }: CartNode): CopiedLine[] {
  if (!product) return [];
  const chosen = (variation?.attributes ?? []).flatMap((each) =>
    each?.name && each.value ? [{ attributeName: each.name, attributeValue: each.value }] : [],
  );
  const input = {
    productId: product.node.databaseId,
    quantity: quantity ?? 1,
    ...(variation && { variationId: variation.node.databaseId }),
    ...(chosen.length > 0 && { variation: chosen }),
  };
  return [{ name: product.node.name ?? "", input }];
}

/**
 * Fetches the lines of a session's cart; none if the session is refused. Rejects without a cart in
 * the response.
 */
export async function sessionCartLines(send: typeof fetch): Promise<CopiedLine[]> {
  const request = async (after: string | null) => {
    const { data, errors } = await requestShop<sessionCartLinesQuery>(send, document, { after });
    if (isRefusal(errors)) return undefined;
    if (!data?.cart) throw new Error("the backend returned no cart");
    return data.cart.contents;
  };
  return (await everyNode(await request(null), request)).flatMap(wantedFrom);
}

/**
 * Adds lines to a session's cart, one after another: the backend loses lines if requests overlap.
 * @param key of the whole addition, which is carried out once however often it is requested
 * @returns the names of the products that the backend rejected
 */
export async function addLines(
  send: typeof fetch,
  lines: readonly CopiedLine[],
  key: string,
): Promise<readonly string[]> {
  const refused: string[] = [];
  for (const [at, { name, input }] of lines.entries()) {
    const { errors = [] } = await requestShop<sessionCartLinesAddMutation>(
      send,
      addDocument,
      { input },
      attemptKey(`${key}-${at}`, "1"),
    );
    if (errors.length > 0) refused.push(name);
  }
  return refused;
}

/** Empties a session's cart. */
export async function emptyCart(send: typeof fetch): Promise<void> {
  await requestShop<sessionCartLinesEmptyMutation>(send, emptyDocument, { input: {} });
}
