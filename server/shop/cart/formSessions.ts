import { LRUCache } from "lru-cache";
import { customerOf, isAccountToken } from "#relay/session/session.ts";
import { hashOfToken } from "#server/backend/sessions/tokenFacts.ts";
import type { Shopper } from "#server/shopper/shopperOf.ts";
import type { LastCarts } from "./lastCarts.ts";

// Session that continues a refused one, for the cart forms that were posted with the same token.

const MAX_SESSIONS = 1_000;
/** Time for which a form may still arrive with the refused token: it was posted before. */
const LIFETIME_MS = 60_000;

/** Runs the work of a cart form; its shopper then has the session that an earlier form started. */
export type InFormSession = <T>(
  shopper: Pick<Shopper, "session" | "withTokenLock">,
  work: () => Promise<T>,
) => Promise<T>;

/**
 * Creates the order of cart forms: those with one guest's token run one after another, and if one
 * of them starts a new session because the backend refuses the token, those after it continue that
 * session. Otherwise forms that are posted at once, in two tabs or by a second click, would start
 * one each, and the browser would keep only the last one's changes. New sessions are in the memory
 * of this process, at most 1,000, each for a minute.
 */
export function createFormSessions(lastCarts: Pick<LastCarts, "of">): InFormSession {
  const started = new LRUCache<string, string>({ max: MAX_SESSIONS, ttl: LIFETIME_MS });

  return async (shopper, work) => {
    const { session } = shopper;
    const token = session.read();
    // A token without a last known cart may be no secret: a site of the domain may have planted it
    // in several browsers, which must not share a cart.
    if (token === undefined || isAccountToken(token) || !lastCarts.of(token)) return work();
    const key = hashOfToken(token);

    function noteStarted(): void {
      const current = session.read();
      if (current === undefined || isAccountToken(current)) return;
      if (customerOf(current) !== customerOf(token)) started.set(key, current);
    }

    return shopper.withTokenLock(() => {
      const next = started.get(key);
      if (next !== undefined) session.write(next);
      return work().finally(noteStarted);
    });
  };
}
