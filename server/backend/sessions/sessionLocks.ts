import { setTimeout as pause } from "node:timers/promises";
import { BackendError } from "#relay/contract/errors.ts";
import { lendPlace } from "#server/limits/admission.ts";
import type { WaitingPlaces } from "#server/limits/waitingPlaces.ts";
import { RETRY_AFTER_SECONDS } from "./sessionLeases.ts";
import type { SessionLeases } from "./sessionLeases.ts";

// Session locks: of this process in memory, of several servers by leases.

/**
 * Longest wait for another server's work, in milliseconds: longer than the lease of a server that
 * was killed.
 */
const MAX_WAIT_MS = 15_000;

/** First and last pause between two attempts to take a lease, in milliseconds. */
const FIRST_PAUSE_MS = 5;
const LAST_PAUSE_MS = 200;

/** Places in which work waits for a session lock, per session and per network of an address. */
export type LockPlaces = { bySession: WaitingPlaces; byNetwork: WaitingPlaces };

/** Work that needs a session lock. */
type LockedWork<T> = {
  /** Key of the session; work without one does not wait. */
  key: string | undefined;
  /** Network that the work was requested from, if known. */
  network: string | undefined;
  work: () => Promise<T>;
};

/**
 * Session lock: serializes the work of one session; different sessions do not wait for each other.
 */
export type SessionLocks = <T>(locked: LockedWork<T>) => Promise<T>;

/** Waits for the lease of a session that another server has. */
async function waitForLease({ take }: SessionLeases, key: string): Promise<() => void> {
  const until = performance.now() + MAX_WAIT_MS;
  for (let wait = FIRST_PAUSE_MS; performance.now() < until; wait *= 1.5) {
    await pause(Math.min(wait, LAST_PAUSE_MS));
    const release = await take(key);
    if (release) return release;
  }
  throw new BackendError("another server works in the session for too long", {
    effect: "none",
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}

/**
 * Creates session locks for cart mutations. The backend loses items when mutations of one session
 * overlap, and a form post may coincide with a request from script. Work that finds no place to wait
 * in is rejected with `BackendError`.
 * @param leases of several servers: work then runs in the session's lease, which one call per
 *   process waits for; it is rejected with `BackendError` while their store is down
 */
export function createSessionLocks(
  { bySession, byNetwork }: LockPlaces,
  leases?: SessionLeases,
): SessionLocks {
  /** Last work by key, while there is any. */
  const tails = new Map<string, Promise<void>>();

  function enter(key: string, network: string | undefined): () => void {
    const leaveSession = bySession.enter(key);
    try {
      const leaveNetwork = network === undefined ? () => {} : byNetwork.enter(network);
      return () => {
        leaveSession();
        leaveNetwork();
      };
    } catch (error) {
      leaveSession();
      throw error;
    }
  }

  /** Takes the session's lease, and waits in a place while another server has it. */
  async function lease(
    from: SessionLeases,
    key: string,
    network: string | undefined,
  ): Promise<() => void> {
    const release = await from.take(key);
    if (release) return release;
    const leave = enter(key, network);
    try {
      return await lendPlace(() => waitForLease(from, key));
    } finally {
      leave();
    }
  }

  /** Runs work in the session's lease, if there are several servers. */
  async function inLease<T>(
    key: string,
    { network, work }: Omit<LockedWork<T>, "key">,
  ): Promise<T> {
    if (!leases) return work();
    const release = await lease(leases, key, network);
    return work().finally(release);
  }

  return async ({ key, network, work }) => {
    if (key === undefined) return work();
    const previous = tails.get(key);
    const leave = previous ? enter(key, network) : () => {};
    const ready = previous ? lendPlace(() => previous) : Promise.resolve();
    const turn = ready.then(() => {
      leave();
      return inLease(key, { network, work });
    });
    const settled = turn.then(
      () => undefined,
      () => undefined,
    );
    tails.set(key, settled);
    void settled.then(() => {
      if (tails.get(key) === settled) tails.delete(key);
    });
    return turn;
  };
}
