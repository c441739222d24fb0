import {
  createShopHandler,
  findOrder,
  issueToken,
  setOrderStatus,
} from "#tests/worlds/backends/embeddedShop.ts";
import type { Shop } from "#tests/worlds/backends/embeddedShop.ts";

// GraphQL calls of shoppers around a hand-over: carts, logins, links and orders.

type Account = { username: string; password: string };
type Links = Record<"checkoutUrl" | "cartUrl" | "accountUrl" | "addPaymentMethodUrl", string>;

const LINKS = "{ customer { checkoutUrl cartUrl accountUrl addPaymentMethodUrl } }";

const ADD = "mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { total } } }";
const BILLING = { firstName: "Anna", lastName: "Muster", country: "DE", email: "anna@example.com" };

/** Opens the calls of a shop's shoppers. */
export function openHandoverCalls(shop: Shop) {
  const handle = createShopHandler(shop);

  const sessionToken = (customerId: string) => issueToken(shop, customerId, 3600);

  const respond = (
    query: string,
    { customerId, access, input }: { customerId?: string; access?: string; input?: object },
  ) =>
    handle(
      new Request("https://shop.example/graphql", {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(customerId !== undefined && {
            "woocommerce-session": `Session ${sessionToken(customerId)}`,
          }),
          ...(access !== undefined && { authorization: `Bearer ${access}` }),
        },
        body: JSON.stringify({ query, ...(input && { variables: { input } }) }),
      }),
    );

  async function send<Data>(query: string, sent: Parameters<typeof respond>[1]): Promise<Data> {
    const response = await respond(query, sent);
    const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
    if (errors) throw new Error(`The shop refused: ${JSON.stringify(errors)}`);
    return data;
  }

  async function accessOf({ username, password }: Account): Promise<string> {
    const query = "mutation ($input: LoginInput!) { login(input: $input) { authToken } }";
    const input = { username, password };
    return (await send<{ login: { authToken: string } }>(query, { input })).login.authToken;
  }

  const keyOf = (id: number) => findOrder(shop, { id })?.key;

  const add = (customerId: string, productId: number, quantity = 1, access?: string) =>
    send(ADD, {
      customerId,
      ...(access !== undefined && { access }),
      input: { productId, quantity },
    });

  /** Places an order of one product through GraphQL; returns its number. */
  async function placeOrder(
    customerId: string,
    { access, paymentMethod = "bacs" }: { access?: string; paymentMethod?: string } = {},
  ): Promise<number> {
    await add(customerId, 95, 1, access);
    const query =
      "mutation ($input: CheckoutInput!) { checkout(input: $input) { order { databaseId } } }";
    const { checkout } = await send<{ checkout: { order: { databaseId: number } } }>(query, {
      customerId,
      ...(access !== undefined && { access }),
      input: { paymentMethod, billing: BILLING },
    });
    return checkout.order.databaseId;
  }

  return {
    accessOf,
    sessionToken,
    /** Adds a product to a guest's cart; returns the cart token of the response. */
    async cartTokenAfterAdding(customerId: string, productId: number): Promise<string> {
      const response = await respond(ADD, { customerId, input: { productId } });
      return response.headers.get("cart-token") ?? "";
    },
    add,
    placeOrder,
    /** Places an order that awaits payment. */
    async awaitPayment(customerId: string, more: { access?: string } = {}): Promise<number> {
      const id = await placeOrder(customerId, more);
      const order = findOrder(shop, { id });
      if (order) setOrderStatus(shop, order, "pending");
      return id;
    },
    customerOf: (id: number) => findOrder(shop, { id })?.customerId,
    statusOf: (id: number) => findOrder(shop, { id })?.status,
    /** Returns the products and quantities of a session's cart. */
    async cartOf(customerId: string) {
      const query = "{ cart { contents { nodes { quantity product { node { databaseId } } } } } }";
      type Nodes = { quantity: number; product: { node: { databaseId: number } } }[];
      const { cart } = await send<{ cart: { contents: { nodes: Nodes } } }>(query, { customerId });
      return cart.contents.nodes.map(({ quantity, product }) => [
        product.node.databaseId,
        quantity,
      ]);
    },
    totalOf: async (customerId: string) =>
      (await send<{ cart: { total: string } }>("{ cart { total } }", { customerId })).cart.total,
    /** Returns a guest's link to the checkout. */
    checkoutUrl: async (customerId: string) =>
      (await send<{ customer: Links }>(LINKS, { customerId })).customer.checkoutUrl,
    /** Returns the links of an account, which logs in for them. */
    linksOf: async (account: Account) =>
      (await send<{ customer: Links }>(LINKS, { access: await accessOf(account) })).customer,
    /** Makes the next order have a number. */
    continueOrdersAt: (id: number) =>
      shop.database.run(
        "insert or ignore into shop_order values (?, ?, 0, '', 'processing', 0, 0, null, null, 0, '{}')",
        id - 1,
        `wc_order_before_${id}`,
      ),
    receivedUrl: (id: number) => `/checkout/order-received/${id}/?key=${keyOf(id)}`,
    payUrl: (id: number) => `/checkout/order-pay/${id}/?pay_for_order=true&key=${keyOf(id)}`,
  };
}
