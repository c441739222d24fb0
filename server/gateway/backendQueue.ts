import { BackendError } from "#relay/contract/errors.ts";
import { byPriority, priorities } from "./callPriority.ts";
import type { CallPriority } from "./callPriority.ts";

/**
 * Waiting calls per priority: as many as eight connections answer within the timeout, at 0.4 s each.
 */
const MAX_WAITING = 400;
/** Calls at once of work that nobody waits for. */
const MAX_REFRESHES = 2;
/** Time for which such a call waits until no shopper's call runs, in milliseconds. */
const QUIET_MS = 1_000;
/** Seconds after which a call that found no connection may be repeated. */
const RETRY_AFTER_SECONDS = 2;

/** Numbers of calls by priority. */
export type CallCounts = Readonly<Record<CallPriority, number>>;

/** Queue for a bounded number of connections to the backend, by priority. */
export type BackendQueue = {
  /**
   * Runs work as soon as a connection is free for its priority. Rejects with `BackendError` and the
   * effect "none" if too many calls wait, or if none becomes free within the timeout.
   */
  run: <Result>(
    call: { priority: CallPriority; timeoutMs: number },
    work: () => Promise<Result>,
  ) => Promise<Result>;
  /** Rejects all waiting calls. */
  refuseWaiting: (error: BackendError) => void;
  running: () => CallCounts;
  waiting: () => CallCounts;
};

/** Call that waits for a connection. */
type WaitingCall = { since: number; start: () => void; refuse: (error: BackendError) => void };

const notSent = (message: string) =>
  new BackendError(message, { effect: "none", retryAfterSeconds: RETRY_AFTER_SECONDS });

/**
 * Returns the connections for all calls but checkouts, and for views and refreshes alone: calls that
 * the backend does not answer must hold up nobody who is further on the way to an order.
 */
const sharesOf = (connections: number) =>
  connections < 4
    ? { others: connections, views: Math.max(1, connections - 1) }
    : { others: connections - 1, views: connections - 2 };

/**
 * Creates the queue. One connection is kept free for checkouts, and another for carts. Work that nobody waits for runs while no shopper's call
 * does; on a busy shop one such call at a time, after a second and if no shopper's call waits.
 */
export function createBackendQueue({
  connections,
  now = () => performance.now(),
}: {
  /** Maximum number of calls at once; `Infinity` for no bound at all. */
  connections: number;
  now?: () => number;
}): BackendQueue {
  const running = byPriority(() => 0);
  const waiting = byPriority(() => new Set<WaitingCall>());
  const shares = sharesOf(connections);

  function mayRefresh(since: number): boolean {
    const { checkout, cart, view, refresh } = running;
    if (refresh >= MAX_REFRESHES) return false;
    if (waiting.checkout.size + waiting.cart.size + waiting.view.size > 0) return false;
    const isQuiet = checkout + cart + view === 0;
    return isQuiet || (refresh === 0 && now() - since >= QUIET_MS);
  }

  function mayStart(priority: CallPriority, since: number): boolean {
    if (connections === Infinity) return true;
    const { checkout, cart, view, refresh } = running;
    const others = cart + view + refresh;
    if (checkout + others >= connections) return false;
    if (priority === "checkout") return true;
    if (others >= shares.others) return false;
    if (priority === "cart") return true;
    return view + refresh < shares.views && (priority === "view" || mayRefresh(since));
  }

  /** Starts the waiting calls for which there is a connection. */
  function startWaiting(): void {
    for (const priority of priorities) {
      for (const call of waiting[priority]) {
        if (!mayStart(priority, call.since)) break;
        call.start();
      }
    }
  }

  /** Waits for a connection; rejects if none becomes free in time. */
  function wait(priority: CallPriority, timeoutMs: number): Promise<void> {
    const calls = waiting[priority];
    if (calls.size >= MAX_WAITING) {
      return Promise.reject(notSent("too many calls wait for the backend"));
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        calls.delete(call);
        for (const timer of timers) clearTimeout(timer);
      };
      const call: WaitingCall = {
        since: now(),
        start: () => {
          leave();
          // Counted here: the work itself starts in a later microtask.
          running[priority] += 1;
          resolve();
        },
        refuse: (error) => {
          leave();
          reject(error);
        },
      };
      const late = notSent("no connection to the backend became free in time");
      const timers = [setTimeout(() => call.refuse(late), timeoutMs)];
      if (priority === "refresh") timers.push(setTimeout(startWaiting, QUIET_MS));
      calls.add(call);
    });
  }

  return {
    run: async ({ priority, timeoutMs }, work) => {
      if (waiting[priority].size === 0 && mayStart(priority, now())) running[priority] += 1;
      else await wait(priority, timeoutMs);
      try {
        return await work();
      } finally {
        running[priority] -= 1;
        startWaiting();
      }
    },
    refuseWaiting: (error) => {
      for (const priority of priorities) for (const call of waiting[priority]) call.refuse(error);
    },
    running: () => ({ ...running }),
    waiting: () => byPriority((priority) => waiting[priority].size),
  };
}
