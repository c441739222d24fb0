import { Refusal } from "#shop/cart/refusal.ts";
import { changeCart, readCart } from "#shop/cart/shopperCart.ts";
import type { ShopperCart } from "#shop/cart/shopperCart.ts";
import { accountOf } from "#shop/session/requestSession.ts";
import { findCustomer } from "#shop/customers/customerStore.ts";
import type { Shop } from "#shop/shop.ts";
import { CART_CHANGES, StoreRefusal } from "./cartChanges.ts";
import { cartJson } from "./cartJson.ts";
import { readStoreInput } from "./storeInput.ts";
import { storeCheckout } from "./storeCheckout.ts";
import { nonceError, openStoreRequest, respondStore, storeError } from "./storeRequest.ts";
import type { StoreRequest } from "./storeRequest.ts";

// WooCommerce's Store API: its routes of cart and checkout.

/** Path of the Store API below WordPress's address. */
export const STORE_PATH = "/wp-json/wc/store/v1/";

/** Body and status of a response. */
type Result = { body: unknown; status: number };

/**
 * Responds to a request of WooCommerce's Store API: reads and changes the cart of a session, and
 * places an order of it.
 * @param name the request's path below `STORE_PATH`
 */
export async function respondStoreApi(
  shop: Shop,
  request: Request,
  name: string,
): Promise<Response> {
  const store = openStoreRequest(shop, request);
  if (request.method === "OPTIONS") return respondStore(store, null, 200);
  const { body, status } = await resultOf(store, name.replace(/\/$/, ""));
  return respondStore(store, body, status);
}

async function resultOf(store: StoreRequest, name: string): Promise<Result> {
  const { context, request } = store;
  try {
    if (request.method === "GET" && name === "cart") return cartResult(store, readCart(context));
    const change = CART_CHANGES.get(name);
    if (request.method !== "POST" || (!change && name !== "checkout")) return noRoute;
    const refused = nonceError(store);
    if (refused) return { body: refused, status: refused.data.status };
    const input = readStoreInput(await request.text());
    if (!input) throw new StoreRefusal("invalid_param", "Invalid parameter(s).", 400);
    if (!change) return { body: await storeCheckout(store, input), status: 200 };
    const [cart] = changeCart(context, (state) => [change(context.shop, state, input), undefined]);
    return cartResult(store, cart, name === "cart/add-item" ? 201 : 200);
  } catch (error) {
    if (error instanceof StoreRefusal)
      return { body: error.error, status: error.error.data.status };
    if (!(error instanceof Refusal)) throw error;
    return { body: storeError("cart_error", error.message, 400), status: 400 };
  }
}

const noRoute: Result = {
  body: {
    code: "rest_no_route",
    message: "No route was found matching the URL and request method.",
    data: { status: 404 },
  },
  status: 404,
};

function cartResult({ shop, session }: StoreRequest, cart: ShopperCart, status = 200): Result {
  const account = findCustomer(shop, { id: accountOf(session.customerId) ?? 0 });
  return { body: cartJson(shop, cart, account?.email ?? ""), status };
}
