// Shopper of the contract tests, who talks to a shop without the storefront.

/** Response of the shop, with its parsed body. */
export type GatewayResponse = {
  status: number;
  headers: Headers;
  data: unknown;
  /** The messages of its errors. */
  errors: string[];
  body: unknown;
};

type Handle = (request: Request) => Promise<Response>;

const SESSION = "woocommerce-session";
const ADDRESS = "https://shop.example/graphql";

/** Sends one request to the shop and parses the response. */
export async function sendTo(
  handle: Handle,
  init: RequestInit,
  query = "",
): Promise<GatewayResponse> {
  const response = await handle(new Request(`${ADDRESS}${query}`, init));
  const text = await response.text();
  const body: unknown = text === "" ? undefined : JSON.parse(text);
  const { data, errors = [] } = (body ?? {}) as { data?: unknown; errors?: { message: string }[] };
  const { status, headers } = response;
  return { status, headers, data, errors: errors.map(({ message }) => message), body };
}

/** Sends a query with an access token, and with a session token if one is given. */
export function sendAs(
  handle: Handle,
  token: string,
  query: string,
  variables: object = {},
  session?: string,
): Promise<GatewayResponse> {
  return sendTo(handle, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
      ...(session !== undefined && { [SESSION]: `Session ${session}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
}

/** A client that stores the session token of each response, as a storefront does. */
export function createShopper(handle: Handle, start?: string) {
  let token = start;

  async function send(query: string, variables: object = {}): Promise<GatewayResponse> {
    const result = await sendTo(handle, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token !== undefined && { [SESSION]: `Session ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    token = result.headers.get(SESSION) ?? token;
    return result;
  }

  return {
    request: send,
    token: () => token,
    add: (productId: number, rest: object = {}) =>
      send(
        `mutation Add($input: AddToCartInput!) {
          addToCart(input: $input) { cartItem { key quantity } }
        }`,
        { input: { productId, ...rest } },
      ),
    /** Returns the cart's lines in order, such as "2 × Beanie". */
    async lines(): Promise<string[]> {
      const { data } = await send(
        "{ cart { contents(first: 100) { nodes { quantity product { node { name } } } } } }",
      );
      const { cart } = data as CartLines;
      return cart.contents.nodes.map(
        ({ quantity, product }) => `${quantity} × ${product.node.name}`,
      );
    },
  };
}

type CartLines = {
  cart: { contents: { nodes: { quantity: number; product: { node: { name: string } } }[] } };
};
