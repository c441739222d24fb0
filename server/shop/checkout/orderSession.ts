import { createHash } from "node:crypto";
import { isAccountId } from "#relay/session/session.ts";
import type { Shopper } from "#server/shopper/shopperOf.ts";

// Session key of stored orders, and the session lock for work on them.

/** Hashes the customer id: the store holds nothing that grants access to the backend. */
const nameOf = (customer: string) =>
  createHash("sha256").update(`order ${customer}`).digest("base64url");

/**
 * Runs work on a shopper's orders in their session lock. The work receives the session's name in
 * the store, the shopper's `fetch`, and true if the session is an account's. The name is that of the customer whom the backend has
 * confirmed, an account or a guest: anyone can write a token with another one's id. It is undefined
 * without such a customer.
 */
export const withOrderSession = <T>(
  shopper: Pick<Shopper, "withSessionLock">,
  work: (session: string | undefined, send: typeof fetch, isAccounts: boolean) => Promise<T>,
): Promise<T> =>
  shopper.withSessionLock(
    (send, owner) =>
      work(owner === undefined ? undefined : nameOf(owner), send, isAccountId(owner)),
    "checkout",
  );
