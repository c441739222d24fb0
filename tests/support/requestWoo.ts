import addToCart from "#__generated__/useAddToCartMutation.graphql.ts";
import type { WooServer } from "./wooServer.ts";

const HEADER = "woocommerce-session";

/** Adds a product at a shop itself, past the storefront; returns the session's token. */
export async function requestWoo(
  { endpoint }: Pick<WooServer, "endpoint">,
  input: { productId: number; quantity: number },
  token?: string,
): Promise<{ token: string }> {
  const response = await fetch(endpoint, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token && { [HEADER]: `Session ${token}` }),
    },
    body: JSON.stringify({ query: addToCart.params.text, variables: { input } }),
  });
  await response.arrayBuffer();
  return { token: response.headers.get(HEADER) ?? "" };
}
