import { createHash } from "node:crypto";
import { addressParts, hasOwnBilling, rateFields } from "#relay/contract/order/orderFields.ts";
import type { AddressType, AddressPart, TypedCheckout } from "#relay/contract/order/orderFields.ts";
import type { Intent, StoredOrder } from "#server/store/orderState.ts";
import type { CountriesEnum } from "#server/__generated__/sendAddressesMutation.graphql.ts";
import { htmlToText } from "#relay/contract/text/htmlToText.ts";
import type { CartToOrder, ReadCart } from "./readCart.ts";
import { receiptOf } from "./receiptOf.ts";
import type { ShopChoices } from "./shopChoices.ts";
import { INTENT_KEY, CONFIRMED_TOTAL_KEY } from "./backendOrder.ts";
import type { BackendOrder } from "./backendOrder.ts";

// Input of a checkout mutation, from the typed order.

// The form's validation has rejected countries that the shop does not sell to.
type TypedAddress = Record<AddressPart, string> & { country: CountriesEnum };

/** Converts one of the typed addresses to the backend's input. */
export const addressIn = (typed: TypedCheckout, kind: AddressType) =>
  // Includes empty parts: an omitted one would keep its old value, such as another country's state.
  Object.fromEntries(addressParts.map((part) => [part, typed[`${kind}_${part}`]])) as TypedAddress;

/**
 * Converts both addresses to the backend's input. Without delivery both are the billing address:
 * the backend taxes such a checkout by it, so the cart must have it before.
 */
export function addressesIn(typed: TypedCheckout, needsShipping: boolean) {
  const kind = hasOwnBilling(typed, needsShipping) ? "billing" : "shipping";
  const billing = { ...addressIn(typed, kind), email: typed.email, phone: typed.phone };
  return { billing, shipping: addressIn(typed, needsShipping ? "shipping" : kind) };
}

/**
 * Returns the delivery method of each package: the typed one, or the backend's if that one is
 * unavailable.
 */
export const deliveriesOf = (
  typed: TypedCheckout,
  { cart, packages }: Pick<ReadCart, "cart" | "packages">,
): string[] =>
  packages.map((rates, at) => {
    const name = rateFields[at];
    const wanted = (name && typed[name]) ?? "";
    return rates.includes(wanted)
      ? wanted
      : (cart.chosenShippingMethods?.[at] ?? rates[0] ?? wanted);
  });

/**
 * Builds the backend's checkout input: only known fields, with metadata that only the server sets.
 */
function checkoutInput(typed: TypedCheckout, read: ReadCart) {
  const { needsShipping, cart } = read;
  const { billing, shipping } = addressesIn(typed, needsShipping);
  return {
    billing,
    // Even if it is the billing address: WooGraphQL stores only the country of an omitted one.
    ...(needsShipping && {
      shipToDifferentAddress: true,
      shipping,
      shippingMethod: deliveriesOf(typed, read),
    }),
    // An order of 0 has none.
    ...(typed.paymentMethod && { paymentMethod: typed.paymentMethod }),
    ...(typed.customerNote && { customerNote: typed.customerNote }),
    metaData: [
      { key: INTENT_KEY, value: typed.intent },
      // The formatted totals equal the confirmed ones by now, and so does the raw total.
      ...(cart.rawTotal ? [{ key: CONFIRMED_TOTAL_KEY, value: cart.rawTotal }] : []),
    ],
  };
}

const letters = (text: string | null | undefined) =>
  (text ?? "").toLowerCase().replace(/[^\p{L}\p{N}@]/gu, "");

type FingerprintedOrder = {
  email: string | null | undefined;
  lastName: string | null | undefined;
  postcode: string | null | undefined;
  gateway: string | null | undefined;
  total: string | null | undefined;
  lines: readonly (readonly [product: unknown, variation: unknown, quantity: unknown])[];
};

function fingerprint({
  email,
  lastName,
  postcode,
  gateway,
  total,
  lines,
}: FingerprintedOrder): string {
  const inOrder = lines.map((line) => line.map((part) => Number(part) || 0).join(":")).sort();
  const who = [email, lastName, postcode, gateway].map(letters);
  const text = JSON.stringify([who, htmlToText(total ?? ""), inOrder]);
  return createHash("sha256").update(text).digest("base64url");
}

/**
 * Returns the fingerprint of an order to place, to find it again if it lacks the intent's metadata.
 */
function fingerprintOfTyped(
  typed: TypedCheckout,
  cart: CartToOrder,
  needsShipping: boolean,
): string {
  const { billing } = addressesIn(typed, needsShipping);
  return fingerprint({
    email: billing.email,
    lastName: billing.lastName,
    postcode: billing.postcode,
    gateway: typed.paymentMethod,
    total: cart.total,
    lines: (cart.contents?.nodes ?? []).map(({ product, variation, quantity }) => [
      product?.node.databaseId,
      variation?.node.databaseId,
      quantity,
    ]),
  });
}

/** Returns the fingerprint of a backend order. */
export const fingerprintOfOrder = (order: BackendOrder): string =>
  fingerprint({
    email: order.billing?.email,
    lastName: order.billing?.lastName,
    postcode: order.billing?.postcode,
    gateway: order.paymentMethod,
    total: order.total,
    lines: (order.lineItems?.nodes ?? []).map(({ productId, variationId, quantity }) => [
      productId,
      variationId,
      quantity,
    ]),
  });

/** Hashes the confirmed order, for the order's record. */
export const hashOfConfirmed = (confirmed: string): string =>
  createHash("sha256").update(confirmed).digest("base64url");

/** An order that is ready to be sent. */
export type OrderToSend = {
  /** The record to store. */
  intent: Omit<Intent, "progress">;
  /** The input for the backend. */
  input: ReturnType<typeof checkoutInput>;
};

/** Returns an order with the intent of the earlier attempt that it repeats. */
export const underIntent = ({ intent, input }: OrderToSend, id: string): OrderToSend => ({
  intent: { ...intent, id },
  input: {
    ...input,
    metaData: input.metaData.map(({ key, value }) => ({
      key,
      value: key === INTENT_KEY ? id : value,
    })),
  },
});

/** Returns an order for the cart as last read, for which it is valid. */
export async function orderToSend(
  typed: TypedCheckout,
  read: ReadCart,
  {
    orderOwner,
    sentAt,
    isAccounts,
    choices,
  }: Pick<Intent, "orderOwner" | "sentAt"> & { isAccounts: boolean; choices: ShopChoices },
): Promise<OrderToSend> {
  const { cart, gateways, needsShipping } = read;
  const gateway = gateways.find(({ id }) => id === typed.paymentMethod);
  const input = checkoutInput(typed, read);
  const typedFingerprint = fingerprintOfTyped(typed, cart, needsShipping);
  const placedAt = new Date(sentAt);
  const statesOf = await choices.statesOfAll([typed.shipping_country, typed.billing_country]);
  const receipt = receiptOf(typed, cart, gateway, { needsShipping, placedAt, statesOf });
  const order: StoredOrder = {
    receipt,
    seen: hashOfConfirmed(typed.seen),
    ...(isAccounts && { isAccounts }),
  };
  return {
    intent: { orderOwner, id: typed.intent, sentAt, fingerprint: typedFingerprint, order },
    input,
  };
}
