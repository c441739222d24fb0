import document from "#__generated__/useCountryStatesQuery.graphql.ts";
import { startCountry } from "#relay/contract/account/startCountry.ts";
import type { CompletePage } from "#relay/pageContext.ts";

// States for the address forms, fetched by the server and added to the page's response.

type Address = { country?: string | null } | null;

/** Raw response of the page's query, without the fragments' masks. */
type PageData = {
  allowedCountries?: readonly (string | null)[] | null;
  customer?: { shipping?: Address; billing?: Address } | null;
  checkout?: { baseCountry?: string };
};

/**
 * Adds the states of the countries that the form is rendered with: only the query's response, or a
 * posted form, tells which those are.
 */
export const addStates: CompletePage = async (data, request, { draft }, variables) => {
  const { allowedCountries, customer, checkout } = data as PageData;
  const countryOf = (kind: "shipping" | "billing") => {
    const known = draft?.checkout?.typed[`${kind}_country`] || customer?.[kind]?.country;
    return startCountry(known, allowedCountries ?? [], checkout?.baseCountry);
  };
  const shipping = countryOf("shipping");
  const billing = countryOf("billing");
  // Without a country there are no states, and no variable for them.
  if (!shipping || !billing) return;
  const statesOf = async (country: string) =>
    (await request(document, { country })).data?.countryStates ?? [];
  const shippingStates = await statesOf(shipping);
  const billingStates = shipping === billing ? shippingStates : await statesOf(billing);
  Object.assign(data, { shippingStates, billingStates });
  Object.assign(variables, {
    knowsCountries: true,
    shippingCountry: shipping,
    billingCountry: billing,
  });
};
