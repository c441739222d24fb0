import { once } from "./doctorCheck.ts";
import type { ExaminedShop, ProbeResponse } from "./doctorCheck.ts";

// Carts of the doctor: guest sessions with some products, which are emptied again, and expire.

/** Products that the doctor puts into a cart: plain ones in stock, so that no choice is needed. */
export const sellable = once(async (shop): Promise<readonly number[]> => {
  const query = `query doctorSellableQuery {
    products(first: 20, where: { type: SIMPLE, stockStatus: IN_STOCK, visibility: VISIBLE, status: "publish", orderby: [{ field: DATE, order: DESC }] }) {
      nodes { databaseId ... on SimpleProduct { purchasable price virtual } }
    }
  }`;
  // One product with a password makes the whole list null.
  const lists = shop.openLists();
  const { products } = await lists.read<{ products: { nodes: Sellable[] } | null }>(query, {});
  const nodes = (products?.nodes ?? []).filter((node) => node.purchasable && node.price);
  // Those that are shipped first: their cart has ways of delivery.
  const shipped = nodes.filter(({ virtual }) => !virtual);
  return [...shipped, ...nodes.filter(({ virtual }) => virtual)].map(
    ({ databaseId }) => databaseId,
  );
});

/** Country of new shoppers, and the countries that the shop sells to. */
export const countries = once(async ({ probe }) => {
  const query = "query doctorCountryQuery { allowedCountries customer { shipping { country } } }";
  const { data } = await probe<{
    allowedCountries: (string | null)[] | null;
    customer: { shipping: { country: string | null } | null } | null;
  }>({ operationName: "doctorCountryQuery", query });
  return {
    base: data?.customer?.shipping?.country || undefined,
    allowed: (data?.allowedCountries ?? []).filter((code) => code !== null),
  };
});

type Sellable = {
  databaseId: number;
  purchasable?: boolean;
  price?: string | null;
  virtual?: boolean;
};

/** Way of delivery of a cart; `cost` is formatted. */
export type CartRate = {
  label: string | null;
  methodId: string;
  instanceId: number | null;
  cost: string | null;
};

/** Cart of a guest session, as far as the doctor reads it. */
export type Cart = {
  total: string | null;
  displayPricesIncludeTax: boolean | null;
  needsShippingAddress: boolean | null;
  availableShippingMethods: ({ rates: (CartRate | null)[] | null } | null)[] | null;
  contents: { nodes: CartLine[] } | null;
  shippingTotal: string | null;
  shippingTax: string | null;
  totalTaxes: ({ label: string; amount: string | null } | null)[] | null;
};

/** Line of a cart; the amounts are formatted. The total includes the tax. */
export type CartLine = {
  total: string | null;
  tax: string | null;
  product: { node: { databaseId: number } } | null;
};

const CART = `total displayPricesIncludeTax needsShippingAddress
  availableShippingMethods { rates { label methodId instanceId cost } }
  shippingTotal
  shippingTax
  totalTaxes { label amount }
  contents(first: 100) { nodes { total tax product { node { databaseId } } } }`;

/** Response about a cart, and the token to send next. */
export type CartResponse = ProbeResponse<unknown> & { cart: Cart | undefined; next: string };

type WithCart = { cart?: Cart | null; change?: { cart: Cart | null } | null };

async function send(
  { probe }: ExaminedShop,
  token: string,
  request: { operationName: string; query: string; variables?: object },
): Promise<CartResponse> {
  const response = await probe<WithCart>({ ...request, token });
  const cart = response.data?.cart ?? response.data?.change?.cart ?? undefined;
  return { ...response, cart, next: response.token ?? token };
}

/** Begins the session of a new guest; returns its token, if the shop gives one. */
export async function startSession({ probe }: ExaminedShop): Promise<string | undefined> {
  const query = "query doctorTokenQuery { __typename }";
  return (await probe({ operationName: "doctorTokenQuery", query })).token;
}

/** Reads the cart of a session. */
export const readCart = (shop: ExaminedShop, token: string): Promise<CartResponse> =>
  send(shop, token, {
    operationName: "doctorCartQuery",
    query: `query doctorCartQuery { cart(recalculateTotals: true) { ${CART} } }`,
  });

/** Puts one piece of a product into the cart of a session. */
export const addProduct = (
  shop: ExaminedShop,
  token: string,
  productId: number,
): Promise<CartResponse> =>
  send(shop, token, {
    operationName: "doctorAddMutation",
    query: `mutation doctorAddMutation($input: AddToCartInput!) { change: addToCart(input: $input) { cart { ${CART} } } }`,
    variables: { input: { productId, quantity: 1 } },
  });

/** Sets the country of delivery of a session; no other part of an address. */
export const setCountry = (
  shop: ExaminedShop,
  token: string,
  country: string,
): Promise<CartResponse> =>
  send(shop, token, {
    operationName: "doctorCountryMutation",
    query:
      "mutation doctorCountryMutation($input: UpdateCustomerInput!) { updateCustomer(input: $input) { customer { shipping { country } } } }",
    variables: { input: { shipping: { country }, billing: { country } } },
  });

/** Empties the cart of a session. */
export const emptyCart = (shop: ExaminedShop, token: string): Promise<CartResponse> =>
  send(shop, token, {
    operationName: "doctorEmptyMutation",
    query:
      "mutation doctorEmptyMutation { emptyCart(input: { clearPersistentCart: true }) { cart { total } } }",
  });

/** Returns the ids of the products in a cart. */
export const idsIn = (cart: Cart | undefined): readonly number[] =>
  (cart?.contents?.nodes ?? []).flatMap(({ product }) => product?.node.databaseId ?? []);
