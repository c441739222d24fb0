import { minorUnits, parseRaw } from "#relay/contract/cart/amounts.ts";
import { effectOf, isServerError } from "#relay/contract/errors.ts";
import type { ResponseError } from "#relay/contract/errors.ts";
import { isRefusal } from "#relay/session/session.ts";
import { htmlToText } from "#relay/contract/text/htmlToText.ts";
import { errorText } from "#server/kernel/errorText.ts";
import document from "#server/__generated__/sendCheckoutMutation.graphql.ts";
import type { sendCheckoutMutation } from "#server/__generated__/sendCheckoutMutation.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";
import { placeStoreOrder, readStoreCart } from "#server/backend/storeApi/storeClient.ts";
import type { StoreAddress, StoreCheckout } from "#server/backend/storeApi/storeClient.ts";
import type { StoreCart, StoreOrder, StoreRefusal } from "#server/backend/storeApi/storeSchemas.ts";
import { t } from "#words/t.ts";
import { CONFIRMED_TOTAL_KEY, INTENT_KEY } from "./backendOrder.ts";
import type { BackendOrder, NewOrder } from "./backendOrder.ts";
import { lastOrders } from "./resolveIntent.ts";
import type { OrderToSend } from "./orderInput.ts";

// The two ways to send an order: through WooGraphQL, and through WooCommerce's Store API, which takes
// the values of a payment method's own fields. Either result is classified for the order's record.

void graphql`
  mutation sendCheckoutMutation($input: CheckoutInput!) {
    checkout(input: $input) {
      result
      redirect
      notices {
        message
      }
      order {
        ...backendOrder_order @relay(mask: false)
      }
    }
  }
`;

type OrderInput = OrderToSend["input"];

/** A placed order, as far as the backend describes it, and the address that it redirects to. */
export type MadeOrder = {
  order: BackendOrder | NewOrder | null | undefined;
  redirect: string | null | undefined;
};

/** Result of a checkout at the backend. */
export type CheckoutResult =
  | { made: MadeOrder }
  /**
   * The backend rejected it, with a message for the shopper. With `isSpent`, its intent has an unpaid
   * order, which the next one uses again.
   */
  | { refused: string; isSpent?: boolean }
  /** The backend rejected it, since its total differs from the confirmed one. */
  | "otherTotal"
  /** The backend rejected it, since the cart is empty: an order may have emptied it. */
  | "emptyCart"
  /** The backend rejected it, since its intent has an order; with the number, if that is saved. */
  | { exists: string | undefined }
  /** The backend certainly did nothing. */
  | "notSent"
  /** An order may exist. */
  | "unknown"
  /** An order may exist, or follow: the backend may still be working on it. */
  | "unfinished";

/** Sends a checkout, without retries; each way to the backend has one. */
export type CheckOut = (send: typeof fetch, input: OrderInput) => Promise<CheckoutResult>;

const MAX_SENTENCE = 300;

/** Returns the backend's message for a declined payment without its HTML, or ours. */
export const declined = (message: string | null | undefined): string =>
  htmlToText(message ?? "").slice(0, MAX_SENTENCE) || t("payment.declined");

/** True if a request failed at a timeout, which does not end it at the backend. */
function isTimeout(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { name, code = "" } = cause as NodeJS.ErrnoException;
    if (/^(Timeout|Abort)Error$/.test(name) || /TIMEOUT|TIMEDOUT/.test(code)) return true;
  }
  return false;
}

/** Matches the number of an intent's order in the error of a backend that checks for one. */
const EXISTING = new RegExp(`${INTENT_KEY}: ([^)]+)\\)`);

/** Returns the backend's message without its HTML; our own for errors of a session or a query. */
function sentenceOf(errors: readonly ResponseError[]): string {
  const [error] = errors;
  if (!error?.path || isRefusal(errors)) return t("checkout.notAccepted");
  return errorText(error) || t("checkout.notAccepted");
}

/** Reads why the backend rejected a checkout. */
function rejection(errors: readonly ResponseError[]): CheckoutResult {
  const says = (text: RegExp | string) => errors.find(({ message }) => message.match(text));
  const existing = says(INTENT_KEY);
  if (existing) return { exists: EXISTING.exec(errorText(existing))?.[1] };
  if (says(CONFIRMED_TOTAL_KEY)) return "otherTotal";
  return says(/no session found/i) ? "emptyCart" : { refused: sentenceOf(errors) };
}

/** Returns the result of a checkout whose call failed. */
function failedCheckout(error: unknown): CheckoutResult {
  if (effectOf(error) === "none") return "notSent";
  return isTimeout(error) ? "unfinished" : "unknown";
}

/** Checkout through WooGraphQL. */
export async function sendCheckout(send: typeof fetch, input: OrderInput): Promise<CheckoutResult> {
  try {
    const { data, errors = [] } = await requestShop<sendCheckoutMutation>(send, document, {
      input,
    });
    const made = data?.checkout;
    if (made) {
      const [notice] = made.notices ?? [];
      if (made.result === "success") return { made };
      return { refused: declined(notice?.message) };
    }
    if (errors.length === 0 || errors.some(isServerError)) return "unknown";
    return rejection(errors);
  } catch (error) {
    return failedCheckout(error);
  }
}

/** Code of the refusal of an order whose cart is empty. */
const EMPTY_CART = "woocommerce_rest_cart_empty";

/** Codes of a gateway's error, which leaves the order unpaid. */
const PAYMENT_ERROR = /^woocommerce_rest_(?:checkout_process_)?payment_error$/;

/** Start of WooCommerce's sentence around a gateway's own, in English. */
const PROCESSING = /^There was an error processing the payment: (?=\S)/;

/** Returns a gateway's own sentence within WooCommerce's. */
function gatewaySentence(message: string): string {
  const [start = ""] = t("backend.paymentFailed", { reason: "\n" }).split("\n");
  const isOurs = message.startsWith(start) && message.length > start.length;
  return isOurs ? message.slice(start.length) : message.replace(PROCESSING, "");
}

/** Start of the codes that say how a request was invalid, in words for programmers. */
const TECHNICAL = /^rest_/;

const addressOf = (
  address: OrderInput["billing"] | NonNullable<OrderInput["shipping"]>,
): StoreAddress => ({
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

const metaIn = ({ metaData }: OrderInput, wanted: string) =>
  metaData.find(({ key }) => key === wanted)?.value;

/**
 * Returns what a plugin reads from its own checkout's form besides its values: the method, and who
 * pays.
 */
const formOf = ({ billing, paymentMethod = "" }: OrderInput) =>
  Object.entries({
    payment_method: paymentMethod,
    billing_email: billing.email,
    ...Object.fromEntries(
      Object.entries(addressOf(billing)).map(([key, value]) => [`billing_${key}`, value]),
    ),
  }).map(([key, value]) => ({ key, value }));

/** Converts WooGraphQL's input to the Store API's, which has the delivery in the session. */
function checkoutOf(input: OrderInput, paymentData: StoreCheckout["payment_data"]): StoreCheckout {
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
  const exact = parseRaw(confirmed);
  return exact !== undefined && minorUnits(exact, places) === BigInt(total);
}

/** Reads why the Store API rejected a checkout. */
function rejectionOf({ code, message, data }: StoreRefusal): CheckoutResult {
  if (code === EMPTY_CART) return "emptyCart";
  const [sentence = gatewaySentence(message)] = Object.values(data?.params ?? {});
  const isForShopper = !TECHNICAL.test(code) || sentence !== message;
  const sent = rejection([{ message: sentence, ...(isForShopper && { path: ["checkout"] }) }]);
  const isDeclined = PAYMENT_ERROR.test(code) && typeof sent === "object" && "refused" in sent;
  return isDeclined ? { ...sent, isSpent: true } : sent;
}

type Payment = NonNullable<StoreOrder["payment_result"]>;

/** Result of a declined payment, with the gateway's message, if it gave one. */
function declinedBy({ payment_details: details }: Payment): CheckoutResult {
  const message = details.find(({ key }) => /message/i.test(key))?.value;
  return { refused: declined(typeof message === "string" ? message : ""), isSpent: true };
}

/**
 * Returns the address that a gateway redirects to. One for the gateway's own script, as for 3-D
 * Secure, is no address for WooCommerce, which then has it among the details only.
 */
function redirectIn({ redirect_url: url, payment_details: details }: Payment): string {
  const redirect = details.find(({ key }) => key === "redirect")?.value;
  return url === "" && typeof redirect === "string" ? redirect : url;
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
 * @param isAdapted true if an adapter has handed them over
 */
export const storeCheckout =
  (
    paymentData: NonNullable<StoreCheckout["payment_data"]>,
    { isAdapted, warn }: { isAdapted: boolean; warn: (what: string, facts: object) => void },
  ): CheckOut =>
  async (send, input) => {
    const cart = await readStoreCart(send).catch((error: unknown) =>
      warn("the Store API did not return the cart of an order", { err: error }),
    );
    if (!cart) return "notSent";
    if (cart.items.length === 0) return "emptyCart";
    if (!isConfirmed(cart, metaIn(input, CONFIRMED_TOTAL_KEY))) return "otherTotal";
    try {
      const data = isAdapted ? [...formOf(input), ...paymentData] : paymentData;
      const result = await placeStoreOrder(send, checkoutOf(input, data));
      if ("refusal" in result) return rejectionOf(result.refusal);
      const { payment_result: payment } = result.order;
      if (payment?.payment_status === "failure") return declinedBy(payment);
      return {
        made: {
          order: await placedOrder(send, result.order, input.billing.email),
          redirect: payment && redirectIn(payment),
        },
      };
    } catch (error) {
      return failedCheckout(error);
    }
  };
