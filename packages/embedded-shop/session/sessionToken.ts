import type { Shop } from "#shop/shop.ts";
import { TokenRefusal, readToken, signToken } from "./jsonWebToken.ts";

// Session tokens: their header, lifetime and claims.

/** Header of requests (`Session <token>`) and of responses (the bare token). */
export const SESSION_HEADER = "woocommerce-session";

/** Lifetime of a guest's session in seconds: WooCommerce's 48 hours. */
export const GUEST_LIFETIME = 48 * 60 * 60;

/** Lifetime of an account's session in seconds: a week. */
export const CUSTOMER_LIFETIME = 7 * 24 * 60 * 60;

/** Result of parsing a request's session header. */
export type Claim =
  | { kind: "none" }
  | { kind: "customer"; customerId: string }
  | { kind: "refused"; reason: string };

/** Issues the token of a customer's session, valid from the current second. */
export function issueToken(shop: Shop, customerId: string, lifetime: number): string {
  const now = seconds(shop);
  const data = { customer_id: customerId };
  return signToken(
    { iss: shop.siteUrl, iat: now, nbf: now, exp: now + lifetime, data },
    shop.secret,
  );
}

/**
 * Parses the session header. WooGraphQL mistakes any value without the word `Session` for another
 * plugin's cart token, hence the different refusal.
 */
export function readClaim(shop: Shop, header: string | null): Claim {
  if (!header) return { kind: "none" };
  const [, token] = /^Session\s+(\S+)/.exec(header) ?? [];
  if (token === undefined) return refused("invalid_cart_token: Invalid Cart-Token");
  try {
    return { kind: "customer", customerId: customerOf(shop, token) };
  } catch (error) {
    if (error instanceof TokenRefusal) return refused(`invalid_token: ${error.message}`);
    throw error;
  }
}

function customerOf(shop: Shop, token: string): string {
  const { iss, data } = readToken(token, shop.secret, seconds(shop));
  if (iss !== shop.siteUrl) throw new TokenRefusal("The iss do not match with this server");
  const customerId: unknown = data instanceof Object && Reflect.get(data, "customer_id");
  if (typeof customerId === "string" && customerId !== "") return customerId;
  if (typeof customerId === "number") return String(customerId);
  throw new TokenRefusal("Customer ID not found in the token");
}

function refused(reason: string): Claim {
  return { kind: "refused", reason };
}

function seconds(shop: Shop): number {
  return Math.floor(shop.now() / 1000);
}
