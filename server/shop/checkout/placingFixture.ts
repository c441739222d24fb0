import { typedCheckout } from "#relay/contract/order/orderFields.ts";
import type { CheckoutResponse } from "#relay/contract/order/orderFields.ts";
import { typedPayment } from "#relay/contract/order/paymentFields.ts";
import { DEFAULT_USE } from "#relay/contract/order/paymentMethods.ts";
import type { CheckoutUse } from "#relay/contract/order/paymentMethods.ts";
import type { PaymentFields } from "#relay/contract/order/paymentFields.ts";
import { confirmedOrder } from "#relay/contract/order/confirmedOrder.ts";
import { openOrderState } from "#server/store/sqliteOrderState.ts";
import type { SqliteOrderState } from "#server/store/sqliteOrderState.ts";
import { addressOf, cartOfOne, openOrderingShop, completeOrder } from "./orderingFixture.ts";
import type { OrderingShop } from "./orderingFixture.ts";
import { placeOrder } from "./placeOrder.ts";
import type { PlacingTools } from "./placeOrder.ts";
import { createShopChoices } from "./shopChoices.ts";
import type { BackendOrder } from "./backendOrder.ts";

// Test fixture: order placement in one session at a mock shop, with a settable clock.

const START = Date.parse("2026-11-22T09:00:00Z");

/** The default intent of test orders. */
export const INTENT = "0b3c5a1e-5d9f-4f2c-9f53-3f6a2d6f1c11";

/** A payment method with a field, whose orders go through the Store API. */
export const PURCHASE_ORDER: PaymentFields = [
  { id: "card", fields: [{ name: "po_number", label: "Purchase order number", required: true }] },
];

export const PLACED = { outcome: "placed", location: "/success" };

/** Returns the order that the shop creates from Ann's cart. */
export const createdOrder = (over: Partial<BackendOrder> = {}): BackendOrder => ({
  databaseId: 7,
  orderNumber: "7",
  orderKey: "wc_order_x",
  needsPayment: false,
  status: "PROCESSING",
  date: new Date(START).toISOString(),
  subtotal: "$9.99",
  discountTotal: "$0.00",
  shippingTotal: "$0.00",
  discountTax: "$0.00",
  shippingTax: "$0.00",
  totalTax: "$0.82",
  total: "$10.81",
  pricesIncludeTax: false,
  rawDiscountTotal: "0",
  rawDiscountTax: "0",
  rawShippingTotal: "0",
  rawShippingTax: "0",
  rawTotal: "10.81",
  couponLines: null,
  feeLines: null,
  taxLines: null,
  paymentMethod: "card",
  billing: { email: "ann@example.test", lastName: "Lee", postcode: "90001" },
  lineItems: {
    nodes: [
      {
        productId: 107,
        variationId: null,
        quantity: 1,
        subtotal: "$9.99",
        subtotalTax: "$0.82",
        rawSubtotal: "9.99",
        rawSubtotalTax: "0.82",
      },
    ],
  },
  ...over,
});

/** Ann's session at a mock shop. */
export type Placing = {
  state: SqliteOrderState;
  shop: OrderingShop;
  /** Places an order with these values; by default, Ann's for a cart of one product. */
  place: (typed?: object) => Promise<CheckoutResponse>;
  /** Advances the clock by this many milliseconds. */
  pass: (time: number) => void;
  /** Events of Ann's last known cart: each "forgotten" or "restored". */
  cartEvents: string[];
};

/**
 * Creates the mock shop and session; close its state afterwards. Orders by the
 * payment methods with fields go through its Store API.
 */
export function openPlacing(
  paymentFields: PaymentFields = [],
  use: CheckoutUse = { ...DEFAULT_USE, redirects: true },
): Placing {
  let time = START;
  const state = openOrderState(":memory:");
  const shop = openOrderingShop(createdOrder());
  const cartEvents: string[] = [];
  const tools: PlacingTools = {
    state,
    choices: createShopChoices(shop.send),
    origins: { backend: "https://shop.example", allowed: ["https://pay.example"] },
    paymentFields,
    use,
    check: async () => true,
    payAt: ({ id, key }) => `https://shop.example/checkout/order-pay/${id}/?key=${key}`,
    lastCart: {
      forget: () => void cartEvents.push("forgotten"),
      restore: () => void cartEvents.push("restored"),
    },
    warn: () => {},
    now: () => time,
  };
  const placer = {
    session: "ann",
    isAccounts: false,
    send: shop.send,
    ours: "https://osier.example",
  };
  const usual = {
    email: completeOrder["email"],
    phone: completeOrder["phone"],
    ...addressOf("billing"),
    paymentMethod: "card",
    intent: INTENT,
    seen: JSON.stringify(confirmedOrder(cartOfOne)),
  };
  return {
    state,
    shop,
    place: (typed = {}) => {
      const fields = { ...usual, ...typed };
      const all = { ...typedCheckout(fields), ...typedPayment(fields, paymentFields) };
      return placeOrder(all, placer, tools);
    },
    pass: (passed) => void (time += passed),
    cartEvents,
  };
}
