import { placeStoreOrder, readStoreCart } from "#server/backend/storeApi/storeClient.ts";
import type { StoreAddress, StoreCheckout } from "#server/backend/storeApi/storeClient.ts";
import type { StoreCart, StoreOrder, StoreRefusal } from "#server/backend/storeApi/storeSchemas.ts";
import type { NewOrder } from "./backendOrder.ts";
import { lastOrders } from "./findOrder.ts";
import type { DraftOrder } from "./orderInput.ts";
import { CONFIRMED_TOTAL_KEY, INTENT_KEY } from "./orderMetaKeys.ts";
import type { OrderTools } from "./resolveIntent.ts";
import { declined, failedCheckout, rejection } from "./sendCheckout.ts";
import type { CheckOut, Sent } from "./sendCheckout.ts";

// Checkout through WooCommerce's Store API, which takes the values of a payment method's own fields.

type Input = DraftOrder["input"];

/** Code of the refusal of an order whose cart is empty. */
const EMPTY_CART = "woocommerce_rest_cart_empty";

/** Codes of a gateway's error, which leaves the order unpaid. */
const PAYMENT_ERROR = /^woocommerce_rest_(?:checkout_process_)?payment_error$/;

/** Start of the codes that say how a request was invalid, in words for programmers. */
const TECHNICAL = /^rest_/;

const addressOf = (address: Input["billing"] | NonNullable<Input["shipping"]>): StoreAddress => ({
  first_name: address.firstName,
  last_name: address.lastName,
  company: address.company,
  address_1: address.address1,
  address_2: address.address2,
  city: address.city,
  state: address.state,
  postcode: address.postcode,
  country: address.country,
});

const metaIn = ({ metaData }: Input, wanted: string) =>
  metaData.find(({ key }) => key === wanted)?.value;

/** Converts WooGraphQL's input to the Store API's, which has the delivery in the session. */
function checkoutOf(input: Input, paymentData: StoreCheckout["payment_data"]): StoreCheckout {
  const { email, phone } = input.billing;
  const [intent, total] = [metaIn(input, INTENT_KEY), metaIn(input, CONFIRMED_TOTAL_KEY)];
  return {
    billing_address: { ...addressOf(input.billing), email, phone },
    // A shop that needs a phone number needs it in both.
    shipping_address: { ...addressOf(input.shipping ?? input.billing), phone },
    payment_method: input.paymentMethod ?? "",
    ...(paymentData && { payment_data: paymentData }),
    ...(input.customerNote && { customer_note: input.customerNote }),
    extensions: {
      vitrine: {
        ...(intent !== undefined && { intent }),
        ...(total !== undefined && { seen_total: total }),
      },
    },
  };
}

/** True if the cart's total is the confirmed one, which is the cart's raw number in GraphQL. */
function isConfirmed({ totals }: StoreCart, confirmed: string | undefined): boolean {
  if (confirmed === undefined) return true;
  const { total_price: total, currency_minor_unit: places } = totals;
  return Number(confirmed).toFixed(places).replace(".", "") === total.padStart(places + 1, "0");
}

/** Reads why the Store API rejected a checkout. */
function rejectionOf({ code, message, data }: StoreRefusal): Sent {
  if (code === EMPTY_CART) return "emptyCart";
  const [sentence = message] = Object.values(data?.params ?? {});
  const isForShopper = !TECHNICAL.test(code) || sentence !== message;
  const sent = rejection([{ message: sentence, ...(isForShopper && { path: ["checkout"] }) }]);
  const isDeclined = PAYMENT_ERROR.test(code) && typeof sent === "object" && "refused" in sent;
  return isDeclined ? { ...sent, isSpent: true } : sent;
}

/** Result of a declined payment, with the gateway's message, if it gave one. */
function declinedBy({ payment_details: details }: NonNullable<StoreOrder["payment_result"]>): Sent {
  const message = details.find(({ key }) => /message/i.test(key))?.value;
  return { refused: declined(typeof message === "string" ? message : ""), isSpent: true };
}

/** Returns the facts about a new order that the response to its checkout has. */
const headOf = ({ order_id, order_number, order_key, status }: StoreOrder): NewOrder => ({
  databaseId: order_id,
  orderNumber: order_number,
  orderKey: order_key,
  status: status.toUpperCase().replaceAll("-", "_") as NewOrder["status"],
});

/** Returns a new order with its amounts, by which a changed total is noticed, if they can be read. */
async function placedOrder(send: typeof fetch, order: StoreOrder, email: string) {
  const orders = await lastOrders(send, email).catch(() => undefined);
  return orders?.find(({ databaseId }) => databaseId === order.order_id) ?? headOf(order);
}

/**
 * Creates the checkout through the Store API. It first reads the cart there: nothing is sent if the
 * shop has no Store API, or if its total is not the confirmed one.
 * @param paymentData values of the payment method's own fields
 */
export const storeCheckout =
  (paymentData: StoreCheckout["payment_data"], warn: OrderTools["warn"]): CheckOut =>
  async (send, input) => {
    const cart = await readStoreCart(send).catch((error: unknown) =>
      warn("the Store API did not return the cart of an order", { err: error }),
    );
    if (!cart) return "notSent";
    if (cart.items.length === 0) return "emptyCart";
    if (!isConfirmed(cart, metaIn(input, CONFIRMED_TOTAL_KEY))) return "otherTotal";
    try {
      const result = await placeStoreOrder(send, checkoutOf(input, paymentData));
      if ("refusal" in result) return rejectionOf(result.refusal);
      const { payment_result: payment } = result.order;
      if (payment?.payment_status === "failure") return declinedBy(payment);
      return {
        made: {
          order: await placedOrder(send, result.order, input.billing.email),
          redirect: payment?.redirect_url,
        },
      };
    } catch (error) {
      return failedCheckout(error);
    }
  };
