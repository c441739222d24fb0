import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import addToCart from "#__generated__/useAddToCartMutation.graphql.ts";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";

// Cart operations sent to `/graphql` by tests.

const HEADER = "woocommerce-session";

/** Options of a call, as a script or an attacker sends it. */
type CallOptions = {
  /** Bare session token. */
  token?: string | undefined;
  headers?: Record<string, string>;
  remoteAddress?: string;
};

/** Sends one of the storefront's operations to `/graphql`. */
export const sendToGateway = (
  app: Pick<FastifyInstance, "inject">,
  payload: object,
  { token, headers = {}, remoteAddress = "192.0.2.1" }: CallOptions = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: "POST",
    url: "/graphql",
    remoteAddress,
    payload,
    headers: {
      "sec-fetch-site": "same-origin",
      ...(token && { [HEADER]: `Session ${token}` }),
      ...headers,
    },
  });

/** Adds a product; beanies by default. */
export const sendAdd = (
  app: Pick<FastifyInstance, "inject">,
  { productId = 14, quantity = 1, ...options }: CallOptions & Addition = {},
) => {
  const { name: operationName, text: query } = addToCart.params;
  const variables = { input: { productId, quantity } };
  return sendToGateway(app, { operationName, variables, query }, options);
};

type Addition = { productId?: number; quantity?: number };

/** Queries the cart. */
export const sendCartQuery = (app: Pick<FastifyInstance, "inject">, options: CallOptions = {}) => {
  const { name: operationName, text: query } = cartQuery.params;
  return sendToGateway(app, { operationName, variables: {}, query }, options);
};

/** Returns the bare token of a response. */
export const tokenIn = ({ headers }: LightMyRequestResponse): string | undefined => {
  const token = headers[HEADER];
  return typeof token === "string" ? token : undefined;
};

/** Returns the quantities in a cart query's response by product name. */
export function quantitiesIn(response: LightMyRequestResponse): Record<string, number> {
  type Item = { quantity: number; product: { node: { name: string } } };
  const { data } = response.json<{ data: { cart: { contents: { nodes: Item[] } } } }>();
  return Object.fromEntries(
    data.cart.contents.nodes.map(({ quantity, product }) => [product.node.name, quantity]),
  );
}
