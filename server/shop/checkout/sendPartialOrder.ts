import { addressParts, hasOwnBilling } from "#relay/contract/order/orderFields.ts";
import type {
  AddressType,
  CheckoutErrors,
  TypedCheckout,
} from "#relay/contract/order/orderFields.ts";
import { addressesIn } from "./orderInput.ts";
import { errorsOf } from "./checkoutErrors.ts";
import { applyDeliveries } from "./deliveries.ts";
import { readCart } from "./readCart.ts";
import type { ShopChoices } from "./shopChoices.ts";
import { sendAddresses } from "./sendAddresses.ts";

// Address and delivery update of an unfinished checkout, for its rates and totals.

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
