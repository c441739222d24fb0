import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { BackendError } from "#relay/contract/errors.ts";
import { lendPlace } from "#server/limits/admission.ts";
import type { WaitingPlaces } from "#server/limits/waitingPlaces.ts";
import type { Store } from "#server/store/store.ts";
import { hashOfToken } from "#server/backend/line/tokenFacts.ts";

// Session locks: a queue in this process, whose first work takes the session's lease in the store.

/** Lifetime of a lease without renewal: the session of a killed server is locked for so long. */
const LEASE_MS = 10_000;
const RENEW_MS = 3_000;

/** Time between attempts to give a lease back, in milliseconds. */
const RETRY_MS = 500;

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
 * Creates the leases of one server; each is renewed until it is given back. The server's own lease is
 * taken again: it is from a command that took effect although it failed, or has expired during an
 * outage of the store. Rejects with `BackendError` if the store does not respond: nothing was sent.
 */
function createLeases(store: Pick<Store, "lease" | "release">): TakeLease {
  const owner = randomUUID();

  /** Gives a lease back; tries again while the store is down, until the lease has expired. */
  async function release(name: string, holder: string): Promise<void> {
    const until = performance.now() + LEASE_MS;
    while (performance.now() < until) {
      const isDone = await store.release(name, holder).then(
        () => true,
        () => false,
      );
      if (isDone) return;
      await pause(RETRY_MS, undefined, { ref: false });
    }
  }

  return async (key) => {
    const name = `lock:${hashOfToken(key)}`;
    const holder = `${owner} ${randomUUID()}`;
    const take = () => store.lease(name, holder, { ms: LEASE_MS, owner });
    const isTaken = await take().catch((cause: unknown) => {
      // A command that was sent may have taken effect, or still take effect.
      if (isSentCommand(cause)) void release(name, holder);
      throw new BackendError("a session cannot be locked while the shared store is down", {
        cause,
        effect: "none",
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    });
    if (!isTaken) return undefined;
    const renewal = setInterval(() => void take().catch(() => {}), RENEW_MS).unref();
    return () => {
      clearInterval(renewal);
      void release(name, holder);
    };
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
