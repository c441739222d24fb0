import { lendPlace } from "#server/limits/currentPlace.ts";
import type { WaitingPlaces } from "#server/limits/waitingPlaces.ts";

// Session locks of the server, in memory.

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

/**
 * Creates in-process session locks for cart mutations. The backend loses items when mutations of
 * one session overlap, and a form post may coincide with a request from script. Work that finds no
 * place to wait in is rejected with `BackendError`.
 */
export function createSessionLocks({ bySession, byNetwork }: LockPlaces): SessionLocks {
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

  return async ({ key, network, work }) => {
    if (key === undefined) return work();
    const previous = tails.get(key);
    const leave = previous ? enter(key, network) : () => {};
    const ready = previous ? lendPlace(() => previous) : Promise.resolve();
    const turn = ready.then(() => {
      leave();
      return work();
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
