import { rateFields } from "#relay/contract/checkoutFields.ts";
import type { TypedCheckout } from "#relay/contract/checkoutFields.ts";
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

/** The fields of packages that are not delivered in the way that was typed for them. */
export const undeliverable = (typed: TypedCheckout, { packages }: Pick<ReadCart, "packages">) =>
  rateFields.filter((name, at) => packages[at] && !packages[at].includes(typed[name]));

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
