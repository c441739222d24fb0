import { addStates } from "#components/checkout/addStates.ts";
import type { CompletePage } from "#relay/pageContext.ts";

/**
 * Adds the account data to the page's data, with the country states that the addresses view needs.
 * The server fetches it on the customer's behalf; browsers never do, and Relay's store never holds
 * it.
 */
export const addAccount: CompletePage = async (data, request, pageContext, variables) => {
  const account = pageContext.supplied?.account;
  Object.assign(data, { account });
  if (account?.view !== "addresses") return;
  const { countries, typed } = account;
  const of = (kind: string) => ({ country: typed[`${kind}_country`] ?? "" });
  const known = {
    allowedCountries: countries,
    customer: { shipping: of("shipping"), billing: of("billing") },
  };
  await addStates(known, request, pageContext, variables);
  const { allowedCountries: _countries, customer: _customer, ...states } = known;
  Object.assign(data, states);
};
