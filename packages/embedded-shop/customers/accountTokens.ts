import { randomBytes } from "node:crypto";
import { readToken, signToken, TokenRefusal } from "#shop/session/jsonWebToken.ts";
import type { Shop } from "#shop/shop.ts";
import { findCustomer } from "./customerStore.ts";
import type { Customer } from "./customerStore.ts";

// Access and refresh tokens of an account (JSON Web Tokens).

/** Lifetimes of access tokens and of refresh tokens, in seconds. */
export const ACCESS_LIFETIME = 300;
const REFRESH_LIFETIME = 31_536_000;

/** Creates an access token, which authorizes requests as the account's owner. */
export function accessToken(shop: Shop, { id }: Customer): string {
  return sign(shop, { id: String(id) }, ACCESS_LIFETIME);
}

/**
 * Creates a refresh token, valid until the account's secret changes. As in the plugin, an account
 * that has revoked its secret gets an access token in its place.
 */
export function refreshToken(shop: Shop, account: Customer): string {
  if (account.isSecretRevoked) return accessToken(shop, account);
  const { id, secret } = account;
  return sign(shop, { id: String(id), user_secret: secret }, REFRESH_LIFETIME);
}

/**
 * Verifies a request's `Authorization` header.
 * @returns the account's id, "forged" for an invalid token, or undefined without one
 */
export function readAccess(shop: Shop, header: string | null): number | "forged" | undefined {
  if (header === null) return undefined;
  const id = Number(userOf(shop, header.replace(/^Bearer\s+/, ""))?.["id"]);
  return Number.isInteger(id) && findCustomer(shop, { id }) ? id : "forged";
}

/** Returns the account of a refresh token. */
export function readRefresh(shop: Shop, token: string): Customer | undefined {
  const user = userOf(shop, token);
  const customer = findCustomer(shop, { id: Number(user?.["id"]) || 0 });
  if (!customer || customer.isSecretRevoked) return undefined;
  return user?.["user_secret"] === customer.secret ? customer : undefined;
}

function sign(shop: Shop, user: object, lifetime: number): string {
  const now = Math.floor(shop.now() / 1000);
  // A random part: two tokens of the same second would be equal.
  const jti = randomBytes(6).toString("hex");
  const claims = {
    iss: shop.siteUrl,
    iat: now,
    nbf: now,
    exp: now + lifetime,
    data: { user },
    jti,
  };
  return signToken(claims, shop.secret);
}

function userOf(shop: Shop, token: string): Record<string, unknown> | undefined {
  try {
    const { iss, data } = readToken(token, shop.secret, Math.floor(shop.now() / 1000));
    const user: unknown = data instanceof Object && Reflect.get(data, "user");
    const isOurs = iss === shop.siteUrl && typeof user === "object" && user !== null;
    return isOurs ? { ...user } : undefined;
  } catch (error) {
    if (error instanceof TokenRefusal) return undefined;
    throw error;
  }
}
