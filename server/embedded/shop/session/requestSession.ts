import { randomBytes } from "node:crypto";
import type { Shop } from "#server/embedded/shop/shop.ts";
import { issueToken, readClaim } from "./sessionToken.ts";

/** The session that one HTTP request works in. */
export type RequestSession = {
  readonly customerId: string;
  /** Why the request's token was refused; fields that need the session fail with it. */
  readonly refusal: string | undefined;
  /** Seconds from an answer until its token expires. */
  readonly lifetime: number;
  /** A fresh token for this session. */
  token(): string;
  /** Notes that the cart was changed: the answer then carries a renewed token. */
  renew(): void;
  /** The token the answer must carry, if any. */
  answered(): string | undefined;
};

/**
 * Opens the session that a request's header claims. Without a valid claim it is a new one, whose
 * token every answer carries; it takes no room until a cart is written.
 */
export function openSession(shop: Shop, header: string | null, lifetime: number): RequestSession {
  const claim = readClaim(shop, header);
  const customerId = claim.kind === "customer" ? claim.customerId : newCustomerId();
  const token = () => issueToken(shop, customerId, lifetime);
  let mustTell = claim.kind !== "customer";
  return {
    customerId,
    refusal: claim.kind === "refused" ? claim.reason : undefined,
    lifetime,
    token,
    renew: () => void (mustTell = true),
    answered: () => (mustTell ? token() : undefined),
  };
}

/** WooCommerce's form of a guest's id: 32 characters, of which 30 are random. */
function newCustomerId(): string {
  return `t_${randomBytes(15).toString("hex")}`;
}
