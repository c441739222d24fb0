import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { BackendError } from "#relay/contract/errors.ts";
import { lendPlace } from "#server/limits/admission.ts";
import type { WaitingPlaces } from "#server/limits/waitingPlaces.ts";
import { createLease } from "#server/store/lease.ts";
import type { Store } from "#server/store/store.ts";
import { hashOfToken } from "#server/backend/line/tokenFacts.ts";

// Session locks: a queue in this process, whose works each take the session's lease in the store.

/** Lifetime of a lease without renewal: the session of a killed server is locked for so long. */
const TIMES = { ms: 10_000, renewMs: 3_000 } as const;

/** `Retry-After` of work that gets no lease, in seconds. */
const RETRY_AFTER_SECONDS = 2;

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

/** Takes the lease of a session; undefined if another server has it. */
type TakeLease = (key: string) => Promise<(() => void) | undefined>;

/** True for the failure of a command that was sent: it has a cause, unlike a refusal to send one. */
const isSentCommand = (error: unknown) => error instanceof Error && error.cause !== undefined;

/**
 * Creates the function that takes the lease of a session for one piece of work of this server.
 * Rejects with `BackendError` if the store does not respond: nothing was sent.
 */
function createLeases(store: Pick<Store, "lease" | "release">): TakeLease {
  const owner = randomUUID();

  return async (key) => {
    const holder = `${owner} ${randomUUID()}`;
    const lease = createLease(store, `lock:${hashOfToken(key)}`, { ...TIMES, owner, holder });
    const release = () => void lease.release();
    const isTaken = await lease.take().catch((cause: unknown) => {
      // A command that was sent may have taken effect, or still take effect.
      if (isSentCommand(cause)) release();
      throw new BackendError("a session cannot be locked while the shared store is down", {
        cause,
        effect: "none",
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    });
    return isTaken ? release : undefined;
  };
}

/** Waits for the lease of a session that another server has. */
async function waitForLease(take: TakeLease, key: string): Promise<() => void> {
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
 * in is rejected with `BackendError`, and so is all work while the store is down.
 * @param store its servers run the work of a session one at a time; one call per process waits for
 *   another server's
 */
export function createSessionLocks(
  { bySession, byNetwork }: LockPlaces,
  store: Pick<Store, "lease" | "release">,
): SessionLocks {
  const take = createLeases(store);
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
  async function lease(key: string, network: string | undefined): Promise<() => void> {
    const release = await take(key);
    if (release) return release;
    const leave = enter(key, network);
    try {
      return await lendPlace(() => waitForLease(take, key));
    } finally {
      leave();
    }
  }

  return async ({ key, network, work }) => {
    if (key === undefined) return work();
    const previous = tails.get(key);
    const leave = previous ? enter(key, network) : () => {};
    const ready = previous ? lendPlace(() => previous) : Promise.resolve();
    const turn = ready.then(async () => {
      leave();
      const release = await lease(key, network);
      return work().finally(release);
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
