import { addressParts, hasOwnBilling } from "#relay/contract/checkoutFields.ts";
import type { AddressKind, CheckoutFaults, TypedCheckout } from "#relay/contract/checkoutFields.ts";
import { addressesIn } from "./orderInput.ts";
import { faultsOf } from "./orderFaults.ts";
import { takeDeliveries } from "./deliveries.ts";
import { readCart } from "./readCart.ts";
import type { ShopChoices } from "./shopChoices.ts";
import { sendAddresses } from "./sendAddresses.ts";

/** The parts of an address that hold; a wrong one is left as the backend has it. */
const sound = <Address extends object>(
  address: Address,
  faults: CheckoutFaults,
  kind: AddressKind,
) =>
  Object.fromEntries(
    Object.entries(address).filter(([part]) => {
      const name = part === "email" || part === "phone" ? part : (`${kind}_${part}` as never);
      return faults[name] === undefined;
    }),
  );

/** An address is worth taking over where it says its country; the rest may come later. */
const isAnywhere = (typed: TypedCheckout, faults: CheckoutFaults, kind: AddressKind) =>
  faults[`${kind}_country`] === undefined &&
  addressParts.some((part) => typed[`${kind}_${part}`] !== "");

/**
 * Gives the backend what of a half-typed order is right already, so that its rates and totals are
 * those of the address; what is wrong is left for when the order is placed.
 */
export async function takeTyped(
  typed: TypedCheckout,
  send: typeof fetch,
  choices: ShopChoices,
): Promise<void> {
  const read = await readCart(send);
  if (!read) return;
  const faults = await faultsOf(typed, read, choices);
  const { billing, shipping } = addressesIn(typed, read.needsShipping);
  const kind = hasOwnBilling(typed, read.needsShipping) ? "billing" : "shipping";
  const goesTo = read.needsShipping ? "shipping" : kind;
  const input = {
    ...(isAnywhere(typed, faults, kind) && { billing: sound(billing, faults, kind) }),
    ...(isAnywhere(typed, faults, goesTo) && { shipping: sound(shipping, faults, goesTo) }),
  };
  if (Object.keys(input).length > 0) await sendAddresses(send, input);
  if (!typed.shippingMethod) return;
  const now = await readCart(send);
  if (now) await takeDeliveries(typed, now, send);
}
