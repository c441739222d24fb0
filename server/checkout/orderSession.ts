import { createHash } from "node:crypto";
import { customerOf, isAccountToken, isRefusal } from "#relay/session/session.ts";
import { withPriority } from "#server/gateway/callPriority.ts";
import type { Shopper } from "#server/shopper/shopperOf.ts";
import { requestCustomerId } from "./requestCustomerId.ts";

// Session key of stored orders, and the session lock for work on them.

/** Hashes the customer id: the store holds nothing that grants access to the backend. */
const nameOf = (customer: string) =>
  createHash("sha256").update(`order ${customer}`).digest("base64url");

/**
 * Returns the session's name in the store. A guest's id is a secret; an account's is a plain
 * number, which only the backend can verify.
 */
async function sessionName(
  { session, customer }: Shopper,
  send: typeof fetch,
): Promise<string | undefined> {
  const token = session.read();
  if (token === undefined && !customer.isSignedIn()) return undefined;
  if (token !== undefined && !isAccountToken(token)) {
    const guest = customerOf(token);
    return guest === undefined ? undefined : nameOf(guest);
  }
  const { errors } = await requestCustomerId(send);
  const known = customerOf(session.read());
  return isRefusal(errors) || known === undefined ? undefined : nameOf(known);
}

/**
 * Runs work on a shopper's orders in their session lock. The work receives the session's name in
 * the store (undefined without a session) and the shopper's `fetch`.
 */
export const withOrderSession = <T>(
  shopper: Shopper,
  work: (session: string | undefined, send: typeof fetch) => Promise<T>,
): Promise<T> =>
  shopper.withSessionLock(async (unhurried) => {
    const send = withPriority(unhurried, "checkout");
    return work(await sessionName(shopper, send), send);
  });
