import { readToken, signToken, TokenRefusal } from "#shop/session/jsonWebToken.ts";
import { GUEST_LIFETIME } from "#shop/session/sessionToken.ts";
import type { Shop } from "#shop/shop.ts";

// Cart tokens of WooCommerce's Store API, which name a session as the tokens of WooGraphQL do.

/** Header of a cart token, in requests and responses. */
export const CART_TOKEN_HEADER = "cart-token";

const ISSUER = "store-api";

const seconds = ({ now }: Shop) => Math.floor(now() / 1000);

/** Creates the cart token of a session. */
export function cartToken(shop: Shop, customerId: string): string {
  const claims = { user_id: customerId, exp: seconds(shop) + GUEST_LIFETIME, iss: ISSUER };
  return signToken(claims, shop.secret);
}

/** Reads the session that a cart token names; undefined if it is not valid. */
export function readCartToken(shop: Shop, token: string | null): string | undefined {
  try {
    const { iss, user_id: customerId } = readToken(token ?? "", shop.secret, seconds(shop));
    return iss === ISSUER && typeof customerId === "string" ? customerId : undefined;
  } catch (error) {
    if (error instanceof TokenRefusal) return undefined;
    throw error;
  }
}
