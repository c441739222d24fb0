import { randomBytes } from "node:crypto";
import { readAccess } from "#shop/customers/accountTokens.ts";
import type { Shop } from "#shop/shop.ts";
import { CUSTOMER_LIFETIME, issueToken, readClaim } from "./sessionToken.ts";

/** Session of one HTTP request. */
export type RequestSession = {
  readonly customerId: string;
  /** Account that the request is authorized for; not every session of an account is. */
  readonly user: number | undefined;
  /** Error message of a rejected token; fields that need the session fail with it. */
  readonly refusal: string | undefined;
  /** True if the request's authorization is invalid, which nulls those fields without an error. */
  readonly isForged: boolean;
  /** Seconds from a response until its token expires. */
  readonly lifetime: number;
  /** Issues a new token for this session. */
  token(): string;
  /** Records that the cart was changed: the response then has a renewed token. */
  renew(): void;
  /** Switches to the session of an account that has just logged in. */
  become(user: number): void;
  /** Returns the token that the response must have, if any. */
  responseToken(): string | undefined;
};

/**
 * Opens the session that a request's headers claim. Without a valid claim it is a new one, whose
 * token is in every response; it is not stored until a cart is written. An account's access token
 * opens the account's session whatever the other header says.
 */
export function openSession(
  shop: Shop,
  header: string | null,
  guestLifetime: number,
  authorization: string | null = null,
): RequestSession {
  const claim = readClaim(shop, header);
  const access = readAccess(shop, authorization);
  let user = typeof access === "number" ? access : undefined;
  const claimed = claim.kind === "customer" ? claim.customerId : newCustomerId();
  let customerId = user === undefined ? claimed : String(user);
  let mustSend = claim.kind !== "customer" || claimed !== customerId;
  const lifetime = () => (accountOf(customerId) === null ? guestLifetime : CUSTOMER_LIFETIME);
  const token = () => issueToken(shop, customerId, lifetime());
  return {
    get customerId() {
      return customerId;
    },
    get user() {
      return user;
    },
    refusal: claim.kind === "refused" && user === undefined ? claim.reason : undefined,
    isForged: access === "forged",
    get lifetime() {
      return lifetime();
    },
    token,
    renew: () => void (mustSend = true),
    become(account) {
      user = account;
      customerId = String(account);
      mustSend = true;
    },
    responseToken: () => (mustSend ? token() : undefined),
  };
}

/** Returns the account of a session by the session's id alone; null for a guest's. */
export function accountOf(customerId: string): number | null {
  return /^\d+$/.test(customerId) ? Number(customerId) : null;
}

/** Creates a guest's id in WooCommerce's form: 32 characters, of which 30 are random. */
export function newCustomerId(): string {
  return `t_${randomBytes(15).toString("hex")}`;
}
