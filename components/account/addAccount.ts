import { graphql } from "relay-runtime";
import document from "#__generated__/addAccountQuery.graphql.ts";
import type { addAccountQuery$data } from "#__generated__/addAccountQuery.graphql.ts";
import { addStates } from "#components/checkout/addStates.ts";
import type { CompletePage } from "#relay/pageContext.ts";

void graphql`
  query addAccountQuery {
    popular: products(
      first: 4
      where: {
        visibility: VISIBLE
        status: "publish"
        orderby: [{ field: POPULARITY, order: DESC }]
      }
    ) {
      # eslint-disable-next-line relay/unused-fields -- the account page reads them
      nodes {
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- likewise
        ...ProductGrid_products
      }
    }
  }
`;

/**
 * Adds the account data to the page's data, with the country states that the addresses view needs
 * and, below an empty order list, the most popular products.
 * The server fetches it on the customer's behalf; browsers never do, and Relay's store never holds
 * it.
 */
export const addAccount: CompletePage = async (data, request, pageContext, variables) => {
  const account = pageContext.supplied?.account;
  Object.assign(data, { account });
  if (account?.view === "orders" && account.orders?.length === 0) {
    const response = await request(document, {});
    const { popular } = (response.data ?? {}) as Partial<addAccountQuery$data>;
    if (!popular) return;
    Object.assign(data, { popular });
    Object.assign(variables, { hasPopular: true });
  }
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
