import { randomBytes } from "node:crypto";
import { intentOf } from "#shop/cards/paymentIntents.ts";
import type { ChosenCard } from "#shop/cards/paymentIntents.ts";
import { savedCards } from "#shop/cards/savedCards.ts";
import { asShippingAddress, changedAddress, startAddress } from "#shop/cart/address.ts";
import { readCart, readShopper, settleShopper } from "#shop/cart/shopperCart.ts";
import { CONFIRMED_TOTAL_KEY } from "#shop/orders/confirmedTotal.ts";
import { INTENT_KEY, requireNewIntent } from "#shop/orders/orderIntent.ts";
import { DEMO_CARD, redirectAfter } from "#shop/orders/gateways.ts";
import { needsPayment } from "#shop/orders/order.ts";
import type { Order } from "#shop/orders/order.ts";
import { placeOrder } from "#shop/orders/placeOrder.ts";
import { addressErrors } from "#shop/wordpress/checkoutForm.ts";
import type { Shop } from "#shop/shop.ts";
import { StoreRefusal } from "./cartChanges.ts";
import { addressInput, addressJson } from "./cartJson.ts";
import type { StoreInput } from "./storeInput.ts";
import type { StoreRequest } from "./storeRequest.ts";
import { t } from "../../../words/t.ts";

// Checkout of WooCommerce's Store API.

/** Places an order of the session's cart. Observed: a guest's addresses leave the session with it. */
export async function storeCheckout({ shop, context, session }: StoreRequest, input: StoreInput) {
  const metaData = metaDataOf(input.extensions.vitrine);
  requireNewIntent(shop, metaData);
  const state = readShopper(context);
  if (state.lines.length === 0) {
    throw new StoreRefusal("cart_empty", t("backend.cartEmptyAtCheckout"), 409);
  }
  const billing = changedAddress(state.billing, addressInput(input.billing_address));
  const shipping = asShippingAddress(
    changedAddress(state.shipping, addressInput(input.shipping_address)),
  );
  const [error] = addressErrors(billing);
  if (error !== undefined) throw new StoreRefusal("invalid_address", error, 400);
  const paymentData = new Map(
    input.payment_data.map(({ key, value }) => [key, String(value)] as const),
  );
  const isCard = input.payment_method === DEMO_CARD.id;
  const card = isCard ? chosenCard(shop, paymentData, session.user) : undefined;
  if (isCard && !card && readCart(context).priced.totals.total > 0) {
    const message = t("backend.paymentMethodMissing");
    throw new StoreRefusal("checkout_missing_payment_method", message, 400);
  }
  const order = await placeOrder(context, {
    billing,
    shipping,
    shipToDifferentAddress: true,
    paymentMethod: input.payment_method,
    customerNote: input.customer_note,
    paymentData,
    card,
    continues: true,
    metaData,
  });
  if (card && order.status === "failed") {
    const reason = intentOf(shop, order.id)?.message ?? "";
    const message = t("backend.paymentFailed", { reason });
    throw new StoreRefusal("checkout_process_payment_error", message, 400);
  }
  const isAwaited = card !== undefined && needsPayment(order);
  if (isAwaited) return orderJson(order, confirmation(shop, order, card));
  if (session.user === undefined && !card) {
    const start = startAddress(shop.settings);
    settleShopper(context, (after) => [{ ...after, billing: start, shipping: start }, undefined]);
  }
  const redirect = redirectAfter({ siteUrl: shop.wordpressUrl }, order);
  return orderJson(order, { redirect, details: [{ key: "redirect", value: redirect }] });
}

/** Reads the card of a checkout, as WooCommerce's Stripe gateway does; undefined if none was chosen. */
function chosenCard(
  shop: Shop,
  data: ReadonlyMap<string, string>,
  customerId: number | undefined,
): ChosenCard | undefined {
  if (data.get("isSavedToken") === "true") {
    const token = data.get(`wc-${DEMO_CARD.id}-payment-token`);
    const cards = customerId === undefined ? [] : savedCards(shop, customerId);
    const card = cards.find(({ id }) => String(id) === token);
    return card && { paymentMethod: card.paymentMethod, savesCard: false };
  }
  const paymentMethod = data.get("wc-stripe-payment-method") ?? "";
  const savesCard = data.has(`wc-${DEMO_CARD.id}-new-payment-method`);
  return paymentMethod === "" ? undefined : { paymentMethod, savesCard };
}

/** Result of a payment that its shopper has to confirm: as observed, its redirect is no address. */
function confirmation(shop: Shop, { id }: Order, { paymentMethod }: ChosenCard): PaymentResult {
  const { clientSecret = "" } = intentOf(shop, id) ?? {};
  const nonce = randomBytes(5).toString("hex");
  return {
    redirect: "",
    details: [
      { key: "redirect", value: `#wc-stripe-confirm-pi:${id}:${clientSecret}:${nonce}` },
      { key: "payment_method", value: paymentMethod },
    ],
  };
}

type PaymentResult = { redirect: string; details: { key: string; value: string }[] };

/** Returns the metadata by which `wordpress/vitrine` checks an order. */
function metaDataOf({ intent, seen_total: total }: StoreInput["extensions"]["vitrine"]) {
  return [
    ...(intent === undefined ? [] : [{ key: INTENT_KEY, value: intent }]),
    ...(total === undefined ? [] : [{ key: CONFIRMED_TOTAL_KEY, value: total }]),
  ];
}

function orderJson(order: Order, { redirect, details }: PaymentResult) {
  const { id, key, status, customerNote, customerId, billing, shipping, paymentMethod } = order;
  return {
    order_id: id,
    status,
    order_key: key,
    order_number: String(id),
    customer_note: customerNote,
    customer_id: customerId,
    billing_address: addressJson(billing, false),
    shipping_address: addressJson(shipping, true),
    payment_method: paymentMethod,
    payment_result: {
      payment_status: "success",
      payment_details: [{ key: "result", value: "success" }, ...details],
      redirect_url: redirect,
    },
    additional_fields: {},
    __experimentalCart: null,
    extensions: {},
  };
}
