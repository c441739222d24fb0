import { addressParts } from "#relay/contract/order/orderFields.ts";
import type { TypedCheckout } from "#relay/contract/order/orderFields.ts";
import { errorsOf } from "./checkoutErrors.ts";
import { addressIn } from "./orderInput.ts";
import type { ReadCart } from "./readCart.ts";
import type { ShopChoices } from "./shopChoices.ts";
import { sendAddresses } from "./sendAddresses.ts";

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
