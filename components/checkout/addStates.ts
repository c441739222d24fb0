import document from "#__generated__/useCountryStatesQuery.graphql.ts";
import type { CompletePage } from "#relay/pageQuery.ts";

type Address = { country?: string | null } | null;

/** The page's own answer, without the masks that components see it through. */
type PageData = {
  allowedCountries?: readonly (string | null)[] | null;
  customer?: { shipping?: Address; billing?: Address } | null;
};

/**
 * The states of the countries that the form is rendered with: which those are only the answer to
 * its query tells, or a form that was posted.
 */
export const addStates: CompletePage = async (data, ask, { draft }, variables) => {
  const { allowedCountries, customer } = data as PageData;
  const [first] = allowedCountries ?? [];
  if (!first) return;
  const countryOf = (kind: "shipping" | "billing") => {
    const country = draft?.checkout?.typed[`${kind}_country`] ?? customer?.[kind]?.country ?? "";
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
