import { fail, pass, skip, warn } from "./doctorCheck.ts";
import type { Check, ExaminedShop, Finding } from "./doctorCheck.ts";
import { addProduct, emptyCart, sellable, startSession } from "./guestCart.ts";

// Check of the Store API, through which orders by payment methods with fields go.

const OPEN =
  "Let the storefront's server reach /wp-json/wc/store/v1/ of WordPress, without a cache, and let proxies pass on the header Cart-Token of requests.";

/** Header of a session's cart token, which the Store API takes in place of the session header. */
const CART_TOKEN_HEADER = "cart-token";

/** Time for the Store API to respond, in milliseconds. */
const TIMEOUT_MS = 15_000;

/** Reads the cart of a token through the Store API; returns the status if it is no cart. */
async function readCart(
  { fetch: request, endpoint, readStoreCart }: ExaminedShop,
  cartToken: string,
) {
  const response = await request(new URL("wp-json/wc/store/v1/cart", endpoint), {
    headers: { accept: "application/json", [CART_TOKEN_HEADER]: cartToken },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const body: unknown = await response.json().catch(() => undefined);
  return readStoreCart(body) ?? response.status;
}

/** Compares the cart of a token with the declared methods. */
async function examineStore(shop: ExaminedShop, cartToken: string | null): Promise<Finding> {
  if (cartToken === null) {
    return fail(
      "A change of the cart brings no Cart-Token, so that no order by a method with fields can be placed.",
      "In GraphQL > Settings > WooGraphQL, set “Session Token Type” to “Both”, and let proxies pass on the header Cart-Token of responses.",
    );
  }
  const cart = await readCart(shop, cartToken);
  if (typeof cart === "number") {
    return fail(`WooCommerce's Store API does not show the cart (${cart}).`, OPEN);
  }
  if (cart.items.length === 0) {
    return fail("WooCommerce's Store API shows another cart than WooGraphQL.", OPEN);
  }
  const ids = shop.paymentFields.map(({ id }) => id);
  const unknown = ids.filter((id) => !cart.payment_methods.includes(id));
  return unknown.length > 0
    ? warn(
        `shop/payment.ts has fields of payment methods that the shop does not offer: ${unknown.join(", ")}.`,
        "Compare the ids with those of the check payment-methods.",
      )
    : pass(`Orders by these methods go through the Store API: ${ids.join(", ")}.`);
}

const paymentFields: Check = {
  id: "payment-fields",
  means: "Payment methods with fields work on the storefront's own checkout.",
  needs: ["cart-read"],
  async run(shop) {
    if (shop.paymentFields.length === 0) return pass("No payment method has declared fields.");
    const [product] = await sellable(shop);
    const token = await startSession(shop);
    if (token === undefined || product === undefined) {
      return skip("There is no product to try it with.", "Publish a plain product in stock.");
    }
    const { next, headers } = await addProduct(shop, token, product);
    try {
      return await examineStore(shop, headers.get(CART_TOKEN_HEADER)).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        return fail(`WooCommerce's Store API does not respond (${reason}).`, OPEN);
      });
    } finally {
      await emptyCart(shop, next);
    }
  },
};

export const paymentFieldChecks: readonly Check[] = [paymentFields];
