import { createHmac } from "node:crypto";
import { OperationError } from "#relay/contract/errors.ts";
import linesDocument from "#server/__generated__/requestLinkedOrderLinesQuery.graphql.ts";
import type { requestLinkedOrderLinesQuery } from "#server/__generated__/requestLinkedOrderLinesQuery.graphql.ts";
import probeDocument from "#server/__generated__/requestLinkedOrderProbeQuery.graphql.ts";
import type { requestLinkedOrderProbeQuery } from "#server/__generated__/requestLinkedOrderProbeQuery.graphql.ts";
import document from "#server/__generated__/requestLinkedOrderQuery.graphql.ts";
import type { requestLinkedOrderQuery } from "#server/__generated__/requestLinkedOrderQuery.graphql.ts";
import type { OrderLink } from "#server/shop/checkout/orderLink.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { displayedTax } from "#server/shop/checkout/orderAmounts.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";
import { everyNode } from "./everyNode.ts";
import type { OrderData } from "./orderFragments.ts";

// `wordpress/vitrine` adds the field `vitrineOrder` to a backend.

void graphql`
  query requestLinkedOrderQuery(
    $number: String!
    $key: String!
    $time: String!
    $signature: String!
  ) {
    vitrineOrder(number: $number, key: $key, time: $time, signature: $signature) {
      ...orderFragments_order @relay(mask: false)
      billing {
        email
      }
      lineItems(first: 100) {
        ...requestLinkedOrder_lines @relay(mask: false)
      }
    }
    cart {
      displayPricesIncludeTax
    }
    paymentGateways(first: 100) {
      nodes {
        id
        description
      }
    }
  }
`;

void graphql`
  query requestLinkedOrderLinesQuery(
    $number: String!
    $key: String!
    $time: String!
    $signature: String!
    $after: String
  ) {
    vitrineOrder(number: $number, key: $key, time: $time, signature: $signature) {
      lineItems(first: 100, after: $after) {
        ...requestLinkedOrder_lines @relay(mask: false)
      }
    }
  }
`;

void graphql`
  fragment requestLinkedOrder_lines on OrderToLineItemConnection {
    ...orderFragments_lines @relay(mask: false)
    nodes {
      product {
        node {
          slug
          image {
            sourceUrl
            srcSet
          }
        }
      }
      variation {
        node {
          image {
            sourceUrl
            srcSet
          }
        }
      }
    }
  }
`;

void graphql`
  query requestLinkedOrderProbeQuery {
    vitrineOrder(number: "", key: "", time: "", signature: "") {
      databaseId
    }
  }
`;

type LinkedResponse = NonNullable<requestLinkedOrderQuery["response"]["vitrineOrder"]>;

/** A guest's order with all its lines, and the shop's payment methods. */
export type LinkedOrderData = OrderData & {
  billing: LinkedResponse["billing"];
  lineItems: { nodes: NonNullable<LinkedResponse["lineItems"]>["nodes"] };
};

/** Signs the number and key of an order with the secret that WordPress knows too. */
export function signOrderLink({ number, key }: OrderLink, secret: string, now: number) {
  const time = String(Math.floor(now / 1000));
  const signed = ["order", time, number, key].join("\n");
  const signature = createHmac("sha256", secret).update(signed).digest("hex");
  return { number, key, time, signature };
}

/** Sends a document without effect, which a backend without the field rejects. */
export const probeLinkedOrders = (send: typeof fetch) =>
  requestShop<requestLinkedOrderProbeQuery>(send, probeDocument, {});

/**
 * Requests a guest's order by its number and key; undefined if the backend has no such order, or
 * shows none by its key. Rejects if it failed to look the order up.
 */
export async function requestLinkedOrder(
  send: typeof fetch,
  { link, secret, now }: { link: OrderLink; secret: string; now: () => number },
): Promise<LinkedOrderData | undefined> {
  const number = link.number.replace(/^#/, "");
  const signed = () => signOrderLink({ number, key: link.key }, secret, now());
  const { data, errors = [] } = await requestShop<requestLinkedOrderQuery>(
    send,
    document,
    signed(),
  );
  const { vitrineOrder: order, cart, paymentGateways } = data ?? {};
  if (!order) {
    // A backend without the field rejects the document: such an error has no path.
    const failure = errors.find(({ path }) => path?.[0] === "vitrineOrder");
    if (failure) {
      const messages = [failure.message];
      throw new OperationError("requestLinkedOrderQuery", "no order was returned", { messages });
    }
    return undefined;
  }
  if (order.orderKey !== link.key) return undefined;
  const nodes = await everyNode(order.lineItems, async (after) => {
    const variables = { ...signed(), after };
    const more = await requestShop<requestLinkedOrderLinesQuery>(send, linesDocument, variables);
    return more.data?.vitrineOrder?.lineItems;
  });
  return {
    ...order,
    ...displayedTax(order, cart),
    lineItems: { nodes },
    gateways: paymentGateways ?? { nodes: [] },
  };
}
