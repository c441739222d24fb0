import { rateFields } from "#relay/contract/order/orderFields.ts";
import type {
  CheckoutResponse,
  CheckoutErrors,
  TypedCheckout,
} from "#relay/contract/order/orderFields.ts";
import { EXPIRED, checkoutErrorResponse } from "./checkoutResponses.ts";
import { readCart } from "./readCart.ts";
import document from "#server/__generated__/deliveriesMutation.graphql.ts";
import type { deliveriesMutation } from "#server/__generated__/deliveriesMutation.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";
import type { ReadCart } from "./readCart.ts";

// Delivery methods of an order's packages.

void graphql`
  mutation deliveriesMutation($input: UpdateShippingMethodInput!) {
    updateShippingMethod(input: $input) {
      cart {
        total
      }
    }
  }
`;

const typedAt = (typed: TypedCheckout, at: number) => {
  const name = rateFields[at];
  return name && typed[name];
};

const UNDELIVERABLE = "That delivery method isn’t available for this address. Choose another.";

/** Returns validation errors for packages that their typed method cannot deliver. */
export const deliveryErrors = (
  typed: TypedCheckout,
  { packages, needsShipping }: Pick<ReadCart, "packages" | "needsShipping">,
): CheckoutErrors =>
  Object.fromEntries(
    rateFields
      .filter((name, at) => needsShipping && packages[at] && !packages[at].includes(typed[name]))
      .map((name) => [name, UNDELIVERABLE]),
  );

/**
 * Returns the delivery method of each package: the typed one, or the backend's if that one is
 * unavailable.
 */
export const deliveriesOf = (
  typed: TypedCheckout,
  { cart, packages }: Pick<ReadCart, "cart" | "packages">,
): string[] =>
  packages.map((rates, at) => {
    const wanted = typedAt(typed, at) ?? "";
    return rates.includes(wanted)
      ? wanted
      : (cart.chosenShippingMethods?.[at] ?? rates[0] ?? wanted);
  });

/**
 * Sends the typed delivery methods to the backend, as far as they are available.
 * @returns true if any of them differed from the cart's
 */
export async function applyDeliveries(
  typed: TypedCheckout,
  read: ReadCart,
  send: typeof fetch,
): Promise<boolean> {
  const shippingMethods = deliveriesOf(typed, read);
  const chosen = read.cart.chosenShippingMethods ?? [];
  if (shippingMethods.every((rate, at) => rate === chosen[at])) return false;
  await requestShop<deliveriesMutation>(send, document, { input: { shippingMethods } });
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
  if (!read) return EXPIRED;
  if (!needsShipping) return read;
  if (isStranded(read))
    return checkoutErrorResponse({
      shippingMethod: "We can’t deliver to this address. Check it, or use another.",
    });
  // The backend replaces a method that is gone, which is a change to display.
  if (!(await applyDeliveries(typed, read, send))) return read;
  return (await readCart(send)) ?? EXPIRED;
}
