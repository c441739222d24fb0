import { createElement as h } from "react";
import { asShippingAddress } from "#shop/cart/address.ts";
import { withShippingMethod } from "#shop/cart/parcels.ts";
import { priceState } from "#shop/cart/priceState.ts";
import { Refusal } from "#shop/cart/refusal.ts";
import { changeCart, readCart } from "#shop/cart/shopperCart.ts";
import type { ShopperCart } from "#shop/cart/shopperCart.ts";
import { CARD_ID, wordpressGatewaysOf } from "#shop/orders/gateways.ts";
import { handedOverMeta, returnAddress } from "#shop/handover/returnAddress.ts";
import { placeOrder } from "#shop/orders/placeOrder.ts";
import { cartTable } from "./cartLines.ts";
import {
  addressErrors,
  addressFields,
  addressIn,
  paymentErrors,
  paymentFields,
  shippingFields,
} from "./checkoutForm.ts";
import { notices, paragraph, postForm, respondPage } from "./page.ts";
import { postedForm, redirect } from "./visit.ts";
import type { Visit } from "./visit.ts";
import { t } from "../../../words/t.ts";

// WordPress's own checkout page.

const ACTION = "process-checkout";

/** Shows the checkout, updates its totals, or places the order. An empty cart leads to the cart. */
export async function checkoutPage(visit: Visit): Promise<Response> {
  const { context, form, shop } = visit;
  if (readCart(context).priced.lines.length === 0) return redirect(`${shop.wordpressUrl}/cart/`);
  if (!form) return show(visit);
  if (!postedForm(visit, ACTION)) return show(visit, [t("backend.notProcessed")], 403);
  try {
    return form.has("update") ? update(visit, form) : await place(visit, form);
  } catch (error) {
    if (error instanceof Refusal) return show(visit, [error.message]);
    throw error;
  }
}

const needsPayment = ({ priced }: ShopperCart) => priced.totals.total > 0;

function show(visit: Visit, errors: readonly string[] = [], status = 200): Response {
  const { context, shop } = visit;
  const cart = readCart(context);
  const content = [
    paragraph(t("backend.checkoutNote")),
    notices(errors),
    postForm(
      visit,
      ACTION,
      addressFields(visit, cart.state.billing),
      shippingFields(visit, cart),
      cartTable(shop, cart.priced),
      // WooCommerce asks for no payment of a cart of 0.
      needsPayment(cart) && paymentFields(visit),
      h("button", { name: "update", value: "1" }, t("backend.updateTotals")),
      " ",
      h("button", { name: "place", value: "1" }, t("backend.placeOrder")),
    ),
  ];
  return respondPage(visit, t("backend.checkout"), content, status);
}

/** Recalculates the cart for the typed address and the chosen shipping rate. */
function update(visit: Visit, form: URLSearchParams): Response {
  const { context, shop } = visit;
  const billing = addressIn(form);
  const method = form.get("shipping_method");
  changeCart(context, (before) => {
    const moved = { ...before, billing, shipping: asShippingAddress(billing) };
    const priced = priceState(shop, moved);
    const isOffered = priced.rates.some(({ id }) => id === method);
    return [isOffered ? withShippingMethod(moved, priced, method, 0) : moved, undefined];
  });
  return show(visit);
}

async function place(visit: Visit, form: URLSearchParams): Promise<Response> {
  const { context, shop } = visit;
  const billing = addressIn(form);
  const cart = readCart(context);
  const errors = [...addressErrors(billing), ...(needsPayment(cart) ? paymentErrors(form) : [])];
  if (errors.length > 0) return show(visit, errors);
  const paymentMethod = form.get("payment_method");
  const metaData = handedOverMeta(cart.state);
  const order = await placeOrder(
    context,
    {
      billing,
      shipping: asShippingAddress(billing),
      paymentMethod,
      shippingMethod: [form.get("shipping_method")],
      isPaid: paymentMethod === CARD_ID,
      metaData,
    },
    wordpressGatewaysOf(shop),
  );
  return redirect(returnAddress(shop, order));
}
