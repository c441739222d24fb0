import addToCart from "#__generated__/useAddToCartMutation.graphql.ts";
import sendAddresses from "#server/__generated__/sendAddressesMutation.graphql.ts";
import type { WooServer } from "./wooServer.ts";

// Direct mutations to a WooGraphQL shop, past the storefront, to set up a test's sessions.

const HEADER = "woocommerce-session";

/** Sends a mutation to a shop itself, past the storefront; returns the response's token. */
async function send(
  { endpoint }: Pick<WooServer, "endpoint">,
  { params }: { params: { name: string; text: string | null } },
  input: object,
  token?: string,
): Promise<{ token: string }> {
  const response = await fetch(endpoint, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token && { [HEADER]: `Session ${token}` }),
    },
    body: JSON.stringify({
      operationName: params.name,
      query: params.text,
      variables: { input },
    }),
  });
  await response.arrayBuffer();
  return { token: response.headers.get(HEADER) ?? "" };
}

/** Adds a product at a shop itself; returns the session's token. */
export const requestWoo = (
  woo: Pick<WooServer, "endpoint">,
  input: { productId: number; quantity: number },
  token?: string,
): Promise<{ token: string }> => send(woo, addToCart, input, token);

/** Gives a session's customer a first name and an email, at a shop itself. */
export const nameSession = (
  woo: Pick<WooServer, "endpoint">,
  token: string,
  firstName: string,
): Promise<{ token: string }> => {
  const name = { firstName, email: `${firstName}@example.test` };
  return send(woo, sendAddresses, { billing: name, shipping: { firstName } }, token);
};
