import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { cancelIntent, confirmIntent } from "#shop/cards/paymentIntents.ts";
import type { ChosenCard } from "#shop/cards/paymentIntents.ts";
import { settlePayment } from "#shop/cards/settlePayment.ts";
import { asShippingAddress, changedAddress, EMPTY_ADDRESS } from "#shop/cart/address.ts";
import type { AddressInput } from "#shop/cart/address.ts";
import type { CartState } from "#shop/cart/cartState.ts";
import { withFees } from "#shop/cart/fees.ts";
import type { FeeInput } from "#shop/cart/fees.ts";
import { linesOnSale } from "#shop/cart/cartProduct.ts";
import type { PricedCart } from "#shop/cart/pricedCart.ts";
import { priceState } from "#shop/cart/priceState.ts";
import { Refusal } from "#shop/cart/refusal.ts";
import { readShopper, recordChange, settleShopper } from "#shop/cart/shopperCart.ts";
import type { CartContext } from "#shop/cart/shopperCart.ts";
import { requireAllStock } from "#shop/cart/stockRules.ts";
import { createCustomer, saveCustomer } from "#shop/customers/customerStore.ts";
import { isEmail } from "#shop/customers/isEmail.ts";
import type { PaymentGateway } from "#shop/merchandise.ts";
import type { Shop } from "#shop/shop.ts";
import { DEMO_CARD, gatewaysOf, paidStatus, statusAfter } from "./gateways.ts";
import { needsPayment } from "./order.ts";
import type { Order, OrderContents, OrderMeta } from "./order.ts";
import { orderedItems } from "./orderedItems.ts";
import { countSales, setOrderStatus } from "./orderStatus.ts";
import { storeIntent, requireNewIntent } from "./orderIntent.ts";
import { findOrder, insertOrder, replaceOrder } from "./orderStore.ts";
import { requireConfirmedTotal } from "./confirmedTotal.ts";
import { language } from "../../../words/language.ts";
import { t } from "../../../words/t.ts";

// Checkout as in WooGraphQL: an order of the session's cart, with its addresses and payment.

type Given<Value> = Value | null | undefined;

/** Checkout input of WooGraphQL, which hardly validates any of it. */
export type CheckoutInput = {
  paymentMethod?: Given<string>;
  billing?: Given<AddressInput>;
  shipping?: Given<AddressInput>;
  shipToDifferentAddress?: Given<boolean>;
  shippingMethod?: Given<readonly Given<string>[]>;
  customerNote?: Given<string>;
  isPaid?: Given<boolean>;
  transactionId?: Given<string>;
  fees?: Given<readonly FeeInput[]>;
  metaData?: Given<readonly OrderMeta[]>;
  /** Values of the gateway's own fields, which GraphQL does not take. */
  paymentData?: ReadonlyMap<string, string>;
  /** True if an order of the same cart that awaits its payment is continued, as the Store API does. */
  continues?: boolean;
  /** Card that pays the order; undefined for any other gateway, and in GraphQL. */
  card?: ChosenCard | undefined;
  account?: Given<{ username: string; password: string }>;
};

/** Simulated duration between reading a cart and emptying it, in milliseconds. */
const WORK_MS = 25;

/**
 * Makes an order of the session's cart, and empties that. Observed: names, addresses and postcodes
 * are not looked at, whether it is paid is the caller's word, and two calls at once make two orders,
 * since the cart is read long before it is emptied, unless they share an intent.
 * @param gateways the payment gateways to choose from; by default those of GraphQL
 * @throws Refusal in WooGraphQL's words
 */
export async function placeOrder(
  context: CartContext,
  input: CheckoutInput,
  gateways: readonly PaymentGateway[] = gatewaysOf(context.shop),
): Promise<Order> {
  const { shop, session } = context;
  const found = readShopper(context);
  requireNewIntent(shop, input.metaData ?? []);
  if (linesOnSale(shop, found.lines).length === 0) throw new Refusal("Sorry, no session found.");
  const email = input.billing?.email ?? "";
  if (email !== "" && !isEmail(email)) throw new Refusal(t("backend.billingEmailInvalid"));
  await pause(WORK_MS);
  const [after, { placed, isNew }] = settleShopper(context, (state) => {
    requireNewIntent(shop, input.metaData ?? []);
    const ordered = orderedState(shop, found, input);
    const priced = withFees(shop.settings, priceState(shop, ordered), input.fees ?? []);
    requireAllStock(priced.lines);
    requireConfirmedTotal(shop, priced.totals.total, input.metaData ?? []);
    const contents = {
      ...contentsOf(shop, priced, { ...input, gateways }),
      ...clientOf(context, priced),
    };
    const { billing, shipping } = ordered;
    const customerId =
      session.user ??
      (input.account ? createCustomer(shop, { ...input.account, email, billing, shipping }).id : 0);
    if (session.user !== undefined) saveCustomer(shop, session.user, { billing, shipping });
    const { totalledFor: _, ...remaining } = { ...state, billing, shipping };
    const known = input.continues ? awaitedOrder(shop, state, contents) : undefined;
    const order = settled(shop, { ...contents, customerId }, { ...input, known });
    // Observed: a card's order leaves the cart to WordPress's receipt, or to its settlement.
    const keepsCart = input.card !== undefined && order.totals.total > 0;
    const kept = keepsCart ? { ...remaining, awaitedOrder: order.id } : emptied(remaining);
    return [kept, { placed: order, isNew: !known }];
  });
  recordChange(context, after, isNew ? placed : undefined);
  return placed;
}

/** Returns a session's state with an empty cart. */
export const emptied = ({ awaitedOrder: _, ...state }: CartState): CartState => ({
  ...state,
  lines: [],
  removed: [],
  coupons: [],
});

/** Prices the cart for the input's addresses and delivery; an unknown delivery is ignored. */
function orderedState(shop: Shop, found: CartState, input: CheckoutInput): CartState {
  const { totalledFor: _, ...state } = found;
  const billing = changedAddress(state.billing, input.billing ?? {});
  // WooGraphQL takes the shopper to live at the billing address, but for what the other one says.
  const shipping = asShippingAddress(
    changedAddress(changedAddress(state.shipping, input.billing ?? {}), input.shipping ?? {}),
  );
  const moved = { ...state, billing, shipping };
  const wanted = input.shippingMethod?.[0];
  const offeredMethods = priceState(shop, moved).rates.map(({ id }) => id);
  return wanted && offeredMethods.includes(wanted)
    ? { ...moved, chosenMethod: wanted, offeredMethods }
    : moved;
}

function contentsOf(
  shop: Shop,
  priced: PricedCart,
  { gateways, ...input }: CheckoutInput & { gateways: readonly PaymentGateway[] },
): OrderContents {
  const gateway = gateways.find(({ id }) => id === input.paymentMethod);
  if (!gateway && priced.totals.total > 0) throw new Refusal(t("backend.paymentMethodInvalid"));
  if (gateway?.id === DEMO_CARD.id && priced.totals.total > 0 && !input.card) {
    throw new Refusal(t("backend.paymentMethodMissing"));
  }
  const goesElsewhere = Boolean(input.shipToDifferentAddress) && priced.needsShipping;
  return {
    ...orderedItems(priced),
    language: language(),
    currency: shop.settings.currency.code,
    pricesIncludeTax: shop.settings.pricesIncludeTax,
    paymentMethod: gateway?.id ?? "",
    paymentMethodTitle: gateway?.title ?? "",
    transactionId: input.transactionId ?? "",
    customerNote: input.customerNote ?? "",
    billing: changedAddress(EMPTY_ADDRESS, input.billing ?? {}),
    shipping: goesElsewhere
      ? asShippingAddress(changedAddress(EMPTY_ADDRESS, input.shipping ?? {}))
      : EMPTY_ADDRESS,
    metaData: [
      ...[...(input.metaData ?? [])].map(({ key, value }) => ({ key, value })),
      ...(gateway && priced.totals.total > 0 ? paymentMeta(gateway, input.paymentData) : []),
    ],
    isStockTaken: false,
  };
}

/** Returns the values of a gateway's own fields, as the order's metadata. */
function paymentMeta(
  { fields = [] }: PaymentGateway,
  values: CheckoutInput["paymentData"] = new Map(),
): OrderMeta[] {
  return fields.map(({ name, label }) => {
    const value = values.get(name)?.trim() ?? "";
    if (value === "") throw new Refusal(t("backend.fieldRequired", { label }));
    return { key: name, value };
  });
}

/** The cart's hash and the client, which WooCommerce stores with an order. */
function clientOf({ request }: CartContext, { lines, totals }: PricedCart) {
  const cart = JSON.stringify([lines.map(({ line }) => line), totals.total]);
  const forwarded = request?.headers.get("x-forwarded-for")?.split(",")[0]?.trim();
  const address = request?.headers.get("x-real-ip") ?? forwarded;
  const agent = request?.headers.get("user-agent");
  return {
    cartHash: createHash("md5").update(cart).digest("hex"),
    ...(address && { customerIpAddress: address }),
    ...(agent && { customerUserAgent: agent }),
  };
}

/** Returns the session's order that awaits its payment, if the cart has not changed since. */
function awaitedOrder(
  shop: Shop,
  { awaitedOrder: id = 0 }: CartState,
  { cartHash }: OrderContents,
): Order | undefined {
  const order = findOrder(shop, { id });
  return order && needsPayment(order) && order.cartHash === cartHash ? order : undefined;
}

function settled(
  shop: Shop,
  contents: OrderContents & Pick<Order, "customerId">,
  { card, isPaid, known }: Pick<CheckoutInput, "card" | "isPaid"> & { known: Order | undefined },
): Order {
  const { paymentMethod, totals } = contents;
  const isByCard = card !== undefined && totals.total > 0;
  const unpaid = { ...contents, status: "pending", paid: null, completed: null } as const;
  const order = known
    ? replaceOrder(shop, known, unpaid)
    : insertOrder(shop, isByCard ? { ...unpaid, isUncounted: true } : unpaid);
  storeIntent(shop, order);
  if (isByCard) {
    confirmIntent(shop, order, card);
    settlePayment(shop, order.id);
    return findOrder(shop, { id: order.id }) ?? order;
  }
  if (known) cancelIntent(shop, known.id);
  else countSales(shop, order);
  const isSettled = Boolean(isPaid) || totals.total === 0;
  const status = isSettled
    ? paidStatus(paymentMethod, contents)
    : statusAfter(paymentMethod, contents);
  return setOrderStatus(shop, order, status, { isPaid: isSettled });
}
