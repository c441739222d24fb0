import document from "#__generated__/useCountryStatesQuery.graphql.ts";
import type { PageQuery } from "#relay/pageQuery.ts";

type Address = { country?: string | null } | null;

/** The page's own answer, without the masks that components see it through. */
type PageData = {
  allowedCountries?: readonly (string | null)[] | null;
  customer?: { shipping?: Address; billing?: Address } | null;
  cart?: { contents?: { nodes: readonly object[] } | null } | null;
};

/** What the page's answer is told besides. */
export type CheckoutFacts = {
  /** There is nothing to order, and the shopper's last order is still to be paid. */
  isUnpaid?: boolean;
};

/**
 * The states of the countries that the form is rendered with: which those are only the answer to
 * its query tells, or a form that was posted. Who comes back from where an order is paid finds the
 * cart empty, and is led to that order.
 */
export const completeCheckout: NonNullable<PageQuery["complete"]> = async (
  data,
  ask,
  { checkoutDraft, isUnpaid },
  variables,
) => {
  const { allowedCountries, customer, cart } = data as PageData;
  if (cart?.contents?.nodes.length === 0) {
    const facts: CheckoutFacts = { isUnpaid: (await isUnpaid?.()) === true };
    Object.assign(data, facts);
    return;
  }
  const [first] = allowedCountries ?? [];
  if (!first) return;
  const countryOf = (kind: "shipping" | "billing") => {
    const country = checkoutDraft?.typed[`${kind}_country`] ?? customer?.[kind]?.country ?? "";
    return allowedCountries?.includes(country) ? country : first;
  };
  const countries = { shipping: countryOf("shipping"), billing: countryOf("billing") };
  const statesOf = async (country: string) =>
    (await ask(document, { country })).data?.countryStates ?? [];
  const shippingStates = await statesOf(countries.shipping);
  const isSame = countries.shipping === countries.billing;
  const billingStates = isSame ? shippingStates : await statesOf(countries.billing);
  Object.assign(data, { shippingStates, billingStates });
  Object.assign(variables, {
    knowsCountries: true,
    shippingCountry: countries.shipping,
    billingCountry: countries.billing,
  });
};
