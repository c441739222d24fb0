import { asShippingAddress, changedAddress, startAddress } from "#shop/cart/address.ts";
import { readShopper, settleShopper } from "#shop/cart/shopperCart.ts";
import { CONFIRMED_TOTAL_KEY } from "#shop/orders/confirmedTotal.ts";
import { INTENT_KEY, requireNewIntent } from "#shop/orders/orderIntent.ts";
import { redirectAfter } from "#shop/orders/gateways.ts";
import type { Order } from "#shop/orders/order.ts";
import { placeOrder } from "#shop/orders/placeOrder.ts";
import { addressErrors } from "#shop/wordpress/checkoutForm.ts";
import { StoreRefusal } from "./cartChanges.ts";
import { addressInput, addressJson } from "./cartJson.ts";
import type { StoreInput } from "./storeInput.ts";
import type { StoreRequest } from "./storeRequest.ts";

// Checkout of WooCommerce's Store API.

/** Places an order of the session's cart. Observed: a guest's addresses leave the session with it. */
export async function storeCheckout({ shop, context, session }: StoreRequest, input: StoreInput) {
  const metaData = metaDataOf(input.extensions.vitrine);
  requireNewIntent(shop, metaData);
  const state = readShopper(context);
  if (state.lines.length === 0) {
    throw new StoreRefusal("cart_empty", "Cannot place an order, your cart is empty.", 409);
  }
  const billing = changedAddress(state.billing, addressInput(input.billing_address));
  const shipping = asShippingAddress(
    changedAddress(state.shipping, addressInput(input.shipping_address)),
  );
  const [error] = addressErrors(billing);
  if (error !== undefined) throw new StoreRefusal("invalid_address", error, 400);
  const order = await placeOrder(context, {
    billing,
    shipping,
    shipToDifferentAddress: true,
    paymentMethod: input.payment_method,
    customerNote: input.customer_note,
    paymentData: new Map(input.payment_data.map(({ key, value }) => [key, value])),
    metaData,
  });
  if (session.user === undefined) {
    const start = startAddress(shop.settings);
    settleShopper(context, (after) => [{ ...after, billing: start, shipping: start }, undefined]);
  }
  return orderJson(order, redirectAfter({ siteUrl: shop.wordpressUrl }, order));
}

/** Returns the metadata by which `wordpress/vitrine` checks an order. */
function metaDataOf({ intent, seen_total: total }: StoreInput["extensions"]["vitrine"]) {
  return [
    ...(intent === undefined ? [] : [{ key: INTENT_KEY, value: intent }]),
    ...(total === undefined ? [] : [{ key: CONFIRMED_TOTAL_KEY, value: total }]),
  ];
}

function orderJson(order: Order, redirect: string) {
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
      payment_details: [
        { key: "result", value: "success" },
        { key: "redirect", value: redirect },
      ],
      redirect_url: redirect,
    },
    additional_fields: {},
    __experimentalCart: null,
    extensions: {},
  };
}
