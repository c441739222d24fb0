import { addressParts, hasOwnBilling } from "#relay/contract/order/orderFields.ts";
import type {
  AddressType,
  CheckoutErrors,
  CheckoutResponse,
  TypedCheckout,
} from "#relay/contract/order/orderFields.ts";
import deliveriesDocument from "#server/__generated__/sendAddressesDeliveriesMutation.graphql.ts";
import type { sendAddressesDeliveriesMutation } from "#server/__generated__/sendAddressesDeliveriesMutation.graphql.ts";
import document from "#server/__generated__/sendAddressesMutation.graphql.ts";
import type { sendAddressesMutation } from "#server/__generated__/sendAddressesMutation.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";
import { t } from "#words/t.ts";
import { errorsOf } from "./checkoutErrors.ts";
import { expired, checkoutErrorResponse } from "./checkoutResponses.ts";
import { addressIn, addressesIn, deliveriesOf } from "./orderInput.ts";
import { readCart } from "./readCart.ts";
import type { ReadCart } from "./readCart.ts";
import type { ShopChoices } from "./shopChoices.ts";

// Addresses and delivery methods of a session's cart, from which the backend calculates its totals.

void graphql`
  mutation sendAddressesMutation($input: UpdateCustomerInput!) {
    updateCustomer(input: $input) {
      customer {
        databaseId
      }
    }
  }
`;

void graphql`
  mutation sendAddressesDeliveriesMutation($input: UpdateShippingMethodInput!) {
    updateShippingMethod(input: $input) {
      cart {
        total
      }
    }
  }
`;

/** Sends a session's addresses to the backend, which calculates taxes and delivery from them. */
export const sendAddresses = (
  send: typeof fetch,
  input: sendAddressesMutation["variables"]["input"],
) => requestShop<sendAddressesMutation>(send, document, { input });

/**
 * Sends the typed delivery methods to the backend, as far as they are available.
 * @returns true if any of them differed from the cart's
 */
async function applyDeliveries(
  typed: TypedCheckout,
  read: ReadCart,
  send: typeof fetch,
): Promise<boolean> {
  const shippingMethods = deliveriesOf(typed, read);
  const chosen = read.cart.chosenShippingMethods ?? [];
  if (shippingMethods.every((rate, at) => rate === chosen[at])) return false;
  await requestShop<sendAddressesDeliveriesMutation>(send, deliveriesDocument, {
    input: { shippingMethods },
  });
  return true;
}

const isStranded = ({ packages }: ReadCart) =>
  packages.length === 0 || packages.some(({ length }) => length === 0);

/**
 * Reads the cart after its address was sent, with the typed delivery methods; returns a validation
 * error if nothing is delivered there.
 */
export async function readDelivered(
  typed: TypedCheckout,
  { needsShipping }: Pick<ReadCart, "needsShipping">,
  send: typeof fetch,
): Promise<ReadCart | CheckoutResponse> {
  const read = await readCart(send);
  if (!read) return expired();
  if (!needsShipping) return read;
  if (isStranded(read))
    return checkoutErrorResponse({
      shippingMethod: t("checkout.undeliverable"),
    });
  // The backend replaces a method that is gone, which is a change to display.
  if (!(await applyDeliveries(typed, read, send))) return read;
  return (await readCart(send)) ?? expired();
}

/** Returns the valid parts of an address; the backend keeps its own for the others. */
const validParts = <Address extends object>(
  address: Address,
  errors: CheckoutErrors,
  kind: AddressType,
) =>
  Object.fromEntries(
    Object.entries(address).filter(([part]) => {
      const name = part === "email" || part === "phone" ? part : (`${kind}_${part}` as never);
      return errors[name] === undefined;
    }),
  );

/** True if an address has a valid country and any part; the rest may follow later. */
const hasAddress = (typed: TypedCheckout, errors: CheckoutErrors, kind: AddressType) =>
  errors[`${kind}_country`] === undefined &&
  addressParts.some((part) => typed[`${kind}_${part}`] !== "");

/**
 * Sends the valid part of a half-typed order to the backend, so that its delivery rates and totals
 * fit the address; errors are reported when the order is placed.
 */
export async function sendPartialOrder(
  typed: TypedCheckout,
  send: typeof fetch,
  choices: ShopChoices,
): Promise<void> {
  const read = await readCart(send);
  if (!read) return;
  const errors = await errorsOf(typed, read, choices);
  const { billing, shipping } = addressesIn(typed, read.needsShipping);
  const kind = hasOwnBilling(typed, read.needsShipping) ? "billing" : "shipping";
  const shippingKind = read.needsShipping ? "shipping" : kind;
  const input = {
    ...(hasAddress(typed, errors, kind) && { billing: validParts(billing, errors, kind) }),
    ...(hasAddress(typed, errors, shippingKind) && {
      shipping: validParts(shipping, errors, shippingKind),
    }),
  };
  if (Object.keys(input).length > 0) await sendAddresses(send, input);
  if (!typed.shippingMethod) return;
  const now = await readCart(send);
  if (now) await applyDeliveries(typed, now, send);
}

/**
 * Restores the delivery address at the backend after an order without delivery, for whose taxes the
 * billing address replaced it. An incomplete address is not sent.
 */
export async function restoreShippingAddress(
  typed: TypedCheckout,
  read: ReadCart,
  send: typeof fetch,
  choices: ShopChoices,
): Promise<void> {
  if (read.needsShipping || typed.shipping_address1 === "") return;
  if (addressParts.every((part) => typed[`shipping_${part}`] === typed[`billing_${part}`])) return;
  const errors = await errorsOf(typed, { ...read, needsShipping: true }, choices);
  if (addressParts.some((part) => errors[`shipping_${part}`] !== undefined)) return;
  await sendAddresses(send, { shipping: addressIn(typed, "shipping") });
}
