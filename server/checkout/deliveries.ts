import { rateFields } from "#relay/contract/checkoutFields.ts";
import type {
  CheckoutAnswer,
  CheckoutFaults,
  TypedCheckout,
} from "#relay/contract/checkoutFields.ts";
import { STALE, faulted } from "./checkoutAnswers.ts";
import { readCart } from "./readCart.ts";
import document from "#server/__generated__/deliveriesMutation.graphql.ts";
import type { deliveriesMutation } from "#server/__generated__/deliveriesMutation.graphql.ts";
import { graphql } from "#server/gateway/graphql.ts";
import { requestShop } from "#server/gateway/requestShop.ts";
import type { ReadCart } from "./readCart.ts";

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

const UNDELIVERABLE = "This delivery is not to be had for this address. Choose another.";

/** The fields of packages that are not delivered in the way that was typed for them. */
export const deliveryFaults = (
  typed: TypedCheckout,
  { packages, needsShipping }: Pick<ReadCart, "packages" | "needsShipping">,
): CheckoutFaults =>
  Object.fromEntries(
    rateFields
      .filter((name, at) => needsShipping && packages[at] && !packages[at].includes(typed[name]))
      .map((name) => [name, UNDELIVERABLE]),
  );

/** The way of delivery of each package: the typed one, or where that is not to be had the backend's. */
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
 * Gives the backend the ways of delivery that were typed, as far as they are to be had.
 * @returns whether anything had to be changed
 */
export async function takeDeliveries(
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
 * Reads the cart at an address that was just sent, delivered as it was typed; answers where nothing
 * is delivered there.
 */
export async function readDelivered(
  typed: TypedCheckout,
  { needsShipping }: Pick<ReadCart, "needsShipping">,
  send: typeof fetch,
): Promise<ReadCart | CheckoutAnswer> {
  const read = await readCart(send);
  if (!read) return STALE;
  if (!needsShipping) return read;
  if (isStranded(read)) return faulted({ shippingMethod: "Nothing delivers to this address." });
  // For one that is gone the backend has taken another, which is a change to be shown.
  if (!(await takeDeliveries(typed, read, send))) return read;
  return (await readCart(send)) ?? STALE;
}
