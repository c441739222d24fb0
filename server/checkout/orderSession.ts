import { createHash } from "node:crypto";
import { customerOf, isAccounts, isRefusal } from "#relay/session/session.ts";
import type { Shopper } from "#server/shopper/shopperOf.ts";
import { requestCustomerId } from "./requestCustomerId.ts";

/** Our state holds no name that opens anything at the backend. */
const nameOf = (customer: string) =>
  createHash("sha256").update(`order ${customer}`).digest("base64url");

/** A guest's name is a secret; an account's is a number, which only the backend can vouch for. */
async function sessionName(
  { session, customer }: Shopper,
  send: typeof fetch,
): Promise<string | undefined> {
  const token = session.read();
  if (token === undefined && !customer.isLoggedIn()) return undefined;
  if (token !== undefined && !isAccounts(token)) {
    const guest = customerOf(token);
    return guest === undefined ? undefined : nameOf(guest);
  }
  const { errors } = await requestCustomerId(send);
  const known = customerOf(session.read());
  return isRefusal(errors) || known === undefined ? undefined : nameOf(known);
}

/**
 * Does work on a shopper's orders in the lock of their session. The work is given the session's
 * name in our state, none where there is no session, and the shopper's `fetch`.
 */
export const withOrderSession = <T>(
  shopper: Shopper,
  work: (session: string | undefined, send: typeof fetch) => Promise<T>,
): Promise<T> =>
  shopper.withSessionLock(async (send) => work(await sessionName(shopper, send), send));
