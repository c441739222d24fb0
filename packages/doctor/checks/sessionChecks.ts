import { fail, once, pass, skip, warn } from "./doctorCheck.ts";
import type { Check, ExaminedShop } from "./doctorCheck.ts";
import { addProduct, emptyCart, idsIn, readCart, sellable } from "./guestCart.ts";

// Checks of guest sessions: their token, their cart, and caches that mix them up.

const NEED_PRODUCTS = "Publish plain products with a price and in stock.";

/** Number of changes at once. */
const PARALLEL = 3;

/** Sends the same request twice without a session. */
const anonymous = once(async ({ probe }) => {
  const request = {
    operationName: "doctorTokenQuery",
    query: "query doctorTokenQuery { __typename }",
  };
  return [await probe(request), await probe(request)] as const;
});

/** A shopper's visit: adds a product, reads the cart twice, and adds another product. */
const visit = once(async (shop) => {
  const [product, other] = await sellable(shop);
  const { token } = (await anonymous(shop))[0];
  if (token === undefined || product === undefined) return undefined;
  const added = await addProduct(shop, token, product);
  await readCart(shop, added.next);
  const read = await readCart(shop, added.next);
  const changed = await addProduct(shop, added.next, other ?? product);
  await emptyCart(shop, changed.next);
  return { product, token, added, read, changed };
});

const messageIn = ({ errors }: { errors: readonly { message: string }[] }) =>
  errors.map(({ message }) => message).join(" ") || "the cart is empty";

const token: Check = {
  id: "session-token",
  means: "WordPress gives each new shopper a session, which the cart belongs to.",
  needs: ["woographql"],
  async run(shop) {
    const { token: first } = (await anonymous(shop))[0];
    if (first === undefined) {
      return fail(
        "A response without a session has no session token.",
        "Let proxies and caches in front of WordPress pass on the header woocommerce-session. Switch on the setting of sessions in GraphQL > Settings > WooCommerce.",
      );
    }
    return shop.claimsOf(first).exp === undefined
      ? warn(
          "The session token cannot be read.",
          "Update WooGraphQL; a plugin may have replaced its sessions.",
        )
      : pass("Each new shopper gets a session.");
  },
};

const accepted: Check = {
  id: "session-accepted",
  means: "A product that is put into the cart is in it.",
  needs: ["session-token"],
  async run(shop) {
    const seen = await visit(shop);
    if (!seen) return skip("The shop has no plain product to put into a cart.", NEED_PRODUCTS);
    const isSame = shop.customerOf(seen.added.next) === shop.customerOf(seen.token);
    return isSame && idsIn(seen.added.cart).includes(seen.product)
      ? pass("The token is accepted, and the product is in the cart.")
      : fail(
          isSame
            ? `The product is not in the cart (${messageIn(seen.added)}).`
            : "WordPress does not recognize the session, and begins another one.",
          "Let proxies pass on the header woocommerce-session of requests, and GRAPHQL_WOOCOMMERCE_SECRET_KEY in wp-config.php stay the same on all servers.",
        );
  },
};

const read: Check = {
  id: "cart-read",
  means: "Looking at the cart does not empty it.",
  needs: ["session-accepted"],
  async run(shop) {
    const seen = await visit(shop);
    if (!seen) return skip("The shop has no plain product to put into a cart.", NEED_PRODUCTS);
    return idsIn(seen.read.cart).includes(seen.product)
      ? pass("The cart is the same after it was read.")
      : fail(
          `The product is gone after the cart was read (${messageIn(seen.read)}).`,
          "Update WooGraphQL to 1.0.1 or newer: 1.0.0 empties a cart when it is read. Switch off caches of objects to see whether one is the reason.",
        );
  },
};

const rotation: Check = {
  id: "session-renewal",
  means: "Each change of a cart extends its session, so that it does not end while somebody shops.",
  needs: ["session-accepted"],
  async run(shop) {
    const seen = await visit(shop);
    if (!seen) return skip("The shop has no plain product to put into a cart.", NEED_PRODUCTS);
    const renewed = seen.changed.token;
    if (renewed === undefined) {
      return warn(
        "A change of the cart does not renew the token.",
        "Update WooGraphQL to 1.0.1 or newer, and let proxies pass on the header woocommerce-session of all responses.",
      );
    }
    return shop.customerOf(renewed) === shop.customerOf(seen.token)
      ? pass("A change renews the token, and the session stays the same.")
      : fail(
          "A change of the cart begins another session: the cart is lost with the next page.",
          "Let proxies pass on the header woocommerce-session of requests, and switch off caches of /graphql.",
        );
  },
};

/** Products in the cart after several were added at once. */
async function addAtOnce(shop: ExaminedShop, products: readonly number[], start: string) {
  const [first, ...others] = products;
  if (first === undefined) return [];
  // The first change creates the session.
  const { next } = await addProduct(shop, start, first);
  await Promise.all(others.map((product) => addProduct(shop, next, product)));
  const { cart, next: last } = await readCart(shop, next);
  await emptyCart(shop, last);
  return idsIn(cart);
}

const parallel: Check = {
  id: "parallel-changes",
  means: "Changes of one cart that arrive together, as from two tabs, are all kept.",
  needs: ["cart-read"],
  async run(shop) {
    const products = (await sellable(shop)).slice(0, PARALLEL + 1);
    const { token: start } = (await anonymous(shop))[1];
    if (products.length <= PARALLEL || start === undefined) {
      return skip("The shop has too few plain products for this.", NEED_PRODUCTS);
    }
    const kept = await addAtOnce(shop, products, start);
    const lost = products.filter((product) => !kept.includes(product)).length;
    return lost === 0
      ? pass("Three products that were added at once are all in the cart.")
      : warn(
          `Of ${products.length} products, ${lost} were lost when three were added at once. The storefront sends changes one after another, but other clients of the endpoint may lose products.`,
          "Update WooGraphQL, and switch off persistent caches of sessions and of transients in Redis or Memcached to see whether they are the reason.",
        );
  },
};

/** Headers by which caches tell that a response is theirs. */
const CACHED = /^(?:hit|stale|updating|revalidated)\b/i;
const CACHE_HEADERS = ["x-cache", "cf-cache-status", "x-litespeed-cache", "x-proxy-cache"];

const cache: Check = {
  id: "page-cache",
  means: "A cache in front of WordPress would give one shopper's cart to another.",
  needs: ["session-token"],
  async run(shop) {
    const [first, second] = await anonymous(shop);
    const fix =
      "Exclude /graphql from every cache: of plugins, of the host, and of a CDN. No response of it may be cached.";
    if (
      first.token !== undefined &&
      shop.customerOf(first.token) === shop.customerOf(second.token)
    ) {
      return fail("Two new shoppers get the same session: a cache keeps its token.", fix);
    }
    const { headers } = second;
    const name = CACHE_HEADERS.find((header) => CACHED.test(headers.get(header) ?? ""));
    return name !== undefined || Number(headers.get("age") ?? 0) > 0
      ? fail(`A response comes from a cache (${name ?? "age"}).`, fix)
      : pass("No cache is in front of the endpoint.");
  },
};

export const sessionChecks: readonly Check[] = [token, cache, accepted, read, rotation, parallel];
