import type { Backend } from "#server/backend/line/backend.ts";
import type { LinkedOrder, OrderLink } from "#server/shop/checkout/orderLink.ts";
import { TRANSFER, productOf } from "#server/shop/checkout/receiptOf.ts";
import type { ShopChoices } from "#server/shop/checkout/shopChoices.ts";
import { createFieldProbe } from "./fieldProbe.ts";
import { completeOrder, withoutDeleted } from "./customerOrder.ts";
import { probeLinkedOrders, requestLinkedOrder } from "./requestLinkedOrder.ts";
import type { LinkedOrderData } from "./requestLinkedOrder.ts";

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
      lines,
      payment,
      ...shown
    } = completeOrder(order, {
      statesOf,
      payAt: address,
    });
    // Only an order on hold still awaits its transfer.
    const isTransfer = order.paymentMethod === TRANSFER && order.status === "ON_HOLD";
    const productAt = (at: number) => {
      const node = order.lineItems.nodes[at];
      return productOf(node && withoutDeleted(node));
    };
    const receipt = {
      ...shown,
      email: order.billing?.email ?? "",
      lines: lines.map((line, at) => ({ ...line, ...productAt(at) })),
      payment: { ...payment, ...(isTransfer && { isTransfer }) },
    };
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
