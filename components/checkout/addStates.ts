import document from "#__generated__/useCountryStatesQuery.graphql.ts";
import type { CompletePage } from "#relay/pageQuery.ts";

type Address = { country?: string | null } | null;

/** Raw response of the page's query, without the fragments' masks. */
type PageData = {
  allowedCountries?: readonly (string | null)[] | null;
  customer?: { shipping?: Address; billing?: Address } | null;
};

/**
 * Adds the states of the countries that the form is rendered with: only the query's response, or a
 * posted form, tells which those are.
 */
export const addStates: CompletePage = async (data, request, { draft }, variables) => {
  const { allowedCountries, customer } = data as PageData;
  const [first] = allowedCountries ?? [];
  if (!first) return;
  const countryOf = (kind: "shipping" | "billing") => {
    const country = draft?.checkout?.typed[`${kind}_country`] ?? customer?.[kind]?.country ?? "";
    return allowedCountries?.includes(country) ? country : first;
  };
  const countries = { shipping: countryOf("shipping"), billing: countryOf("billing") };
  const statesOf = async (country: string) =>
    (await request(document, { country })).data?.countryStates ?? [];
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
