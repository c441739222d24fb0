import { createHmac } from "node:crypto";
import { OperationError } from "#relay/contract/errors.ts";
import linesDocument from "#server/__generated__/linkedOrdersLinesQuery.graphql.ts";
import type { linkedOrdersLinesQuery } from "#server/__generated__/linkedOrdersLinesQuery.graphql.ts";
import probeDocument from "#server/__generated__/linkedOrdersProbeQuery.graphql.ts";
import type { linkedOrdersProbeQuery } from "#server/__generated__/linkedOrdersProbeQuery.graphql.ts";
import document from "#server/__generated__/linkedOrdersQuery.graphql.ts";
import type { linkedOrdersQuery } from "#server/__generated__/linkedOrdersQuery.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";
import { everyNode } from "./everyNode.ts";
import { wholeOrder } from "./requestOrder.ts";
import type { OrderData } from "./requestOrder.ts";
import type { Backend } from "#server/backend/line/backend.ts";
import type { LinkedOrder, OrderLink } from "#server/shop/checkout/orderLink.ts";
import type { ShopChoices } from "#server/shop/checkout/shopChoices.ts";
import { createFieldProbe } from "./fieldProbe.ts";
import { completeOrder } from "./customerOrder.ts";

// Guests' orders by number and key. `wordpress/vitrine` adds their field to a backend.

void graphql`
  query linkedOrdersQuery($number: String!, $key: String!, $time: String!, $signature: String!) {
    vitrineOrder(number: $number, key: $key, time: $time, signature: $signature) {
      ...requestOrder_order @relay(mask: false)
      billing {
        email
      }
      lineItems(first: 100) {
        ...requestOrder_lines @relay(mask: false)
      }
    }
    ...requestOrder_shop @relay(mask: false)
  }
`;

void graphql`
  query linkedOrdersLinesQuery(
    $number: String!
    $key: String!
    $time: String!
    $signature: String!
    $after: String
  ) {
    vitrineOrder(number: $number, key: $key, time: $time, signature: $signature) {
      lineItems(first: 100, after: $after) {
        ...requestOrder_lines @relay(mask: false)
      }
    }
  }
`;

void graphql`
  query linkedOrdersProbeQuery {
    vitrineOrder(number: "", key: "", time: "", signature: "") {
      databaseId
    }
  }
`;

type LinkedResponse = NonNullable<linkedOrdersQuery["response"]["vitrineOrder"]>;

/** A guest's order with all its lines, and the shop's payment methods. */
type LinkedOrderData = OrderData & Pick<LinkedResponse, "billing">;

/** Signs the number and key of an order with the secret that WordPress knows too. */
export function signOrderLink({ number, key }: OrderLink, secret: string, now: number) {
  const time = String(Math.floor(now / 1000));
  const signed = ["order", time, number, key].join("\n");
  const signature = createHmac("sha256", secret).update(signed).digest("hex");
  return { number, key, time, signature };
}

/** Sends a document without effect, which a backend without the field rejects. */
const probeLinkedOrders = (send: typeof fetch) =>
  requestShop<linkedOrdersProbeQuery>(send, probeDocument, {});

/**
 * Requests a guest's order by its number and key; undefined if the backend has no such order, or
 * shows none by its key. Rejects if it failed to look the order up.
 */
async function requestLinkedOrder(
  send: typeof fetch,
  { link, secret, now }: { link: OrderLink; secret: string; now: () => number },
): Promise<LinkedOrderData | undefined> {
  const number = link.number.replace(/^#/, "");
  const signed = () => signOrderLink({ number, key: link.key }, secret, now());
  const { data, errors = [] } = await requestShop<linkedOrdersQuery>(send, document, signed());
  const order = data?.vitrineOrder;
  if (!order) {
    // A backend without the field rejects the document: such an error has no path.
    const failure = errors.find(({ path }) => path?.[0] === "vitrineOrder");
    if (failure) {
      const messages = [failure.message];
      throw new OperationError("linkedOrdersQuery", "no order was returned", { messages });
    }
    return undefined;
  }
  if (order.orderKey !== link.key) return undefined;
  const nodes = await everyNode(order.lineItems, async (after) => {
    const variables = { ...signed(), after };
    const more = await requestShop<linkedOrdersLinesQuery>(send, linesDocument, variables);
    return more.data?.vitrineOrder?.lineItems;
  });
  return wholeOrder(order, data, nodes);
}

/** Guests' orders that the backend shows by number and key, however old they are. */
export type LinkedOrders = {
  /** Requests a guest's order; undefined if there is none with this number and key. */
  find: (link: OrderLink) => Promise<LinkedOrder | undefined>;
  /** True if the backend shows orders by their links. */
  isAvailable: () => Promise<boolean>;
};

/**
 * Creates the source of guests' orders over a backend with `wordpress/vitrine`.
 * Without a shared secret it requests nothing.
 */
export function createLinkedOrders({
  send,
  backend: { orderSecret: secret, payAt },
  choices,
  now,
}: {
  send: typeof fetch;
  backend: Pick<Backend, "orderSecret" | "payAt">;
  choices: Pick<ShopChoices, "statesOfAll">;
  now: () => number;
}): LinkedOrders {
  /** Converts an order as the receipt displays one; amounts and status are the current ones. */
  async function linkedOrder(order: LinkedOrderData, key: string): Promise<LinkedOrder> {
    const countries = [order.billing?.country ?? "", order.shipping?.country ?? ""];
    const statesOf = await choices.statesOfAll(countries);
    const orderId = order.databaseId ?? 0;
    const address = payAt?.({ id: orderId, key });
    const {
      id,
      status: _,
      steps: __,
      ...shown
    } = completeOrder(order, { statesOf, payAt: address });
    const receipt = { ...shown, email: order.billing?.email ?? "" };
    return { receipt, orderId: id, key };
  }

  if (secret === undefined) return { find: async () => undefined, isAvailable: async () => false };
  return {
    find: async (link) => {
      const order = await requestLinkedOrder(send, { link, secret, now });
      return order && linkedOrder(order, link.key);
    },
    isAvailable: createFieldProbe(() => probeLinkedOrders(send), now),
  };
}
