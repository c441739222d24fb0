import { addStates } from "#components/checkout/addStates.ts";
import type { CompletePage } from "#relay/pageQuery.ts";

/**
 * What our server asked for in the customer's name: no browser asks for it, and Relay's store holds
 * none of it.
 */
export const addAccount: CompletePage = async (data, ask, pageContext, variables) => {
  const account = pageContext.supplied?.account;
  Object.assign(data, { account });
  if (account?.view !== "addresses") return;
  const { countries, typed } = account;
  const of = (kind: string) => ({ country: typed[`${kind}_country`] ?? "" });
  const known = {
    allowedCountries: countries,
    customer: { shipping: of("shipping"), billing: of("billing") },
  };
  await addStates(known, ask, pageContext, variables);
  const { allowedCountries: _countries, customer: _customer, ...states } = known;
  Object.assign(data, states);
};
