import { BackendError } from "#relay/contract/errors.ts";
import { createLimiter } from "#server/limits/limiter.ts";
import type { JobClass, Load } from "#server/limits/limiter.ts";

// Priority queue of calls to the backend.

/**
 * Maximum number of waiting calls per priority: as many as eight connections can process within the
 * timeout, at 0.4 s each.
 */
const MAX_WAITING = 400;
/** Longest time for which a refresh waits until no shopper's call runs, in milliseconds. */
const QUIET_MS = 1_000;
/** Maximum number of refreshes at once. */
const MAX_REFRESHES = 2;
/** `Retry-After` of a call that got no connection, in seconds. */
const RETRY_AFTER_SECONDS = 2;

/** Call that needs a connection; `client` is the network that a shopper's call came from. */
type QueuedCall = { priority: CallPriority; client?: string | undefined };

/** Priority queue of calls for a limited number of connections to the backend. */
export type BackendQueue = {
  /**
   * Runs work as soon as a connection is free for its priority. Rejects with `BackendError` and the
   * effect "none" if too many calls wait, or if none becomes free in time.
   */
  run: <Result>(call: QueuedCall, work: () => Promise<Result>) => Promise<Result>;
  /** Rejects all waiting calls. */
  refuseWaiting: (error: BackendError) => void;
  running: () => CallCounts;
  waiting: () => CallCounts;
};

/** Class of calls: a priority, or refreshes that no longer wait for a moment without shoppers' calls. */
type CallClass = CallPriority | "overdue";

const notSent = (message: string) =>
  new BackendError(message, { effect: "none", retryAfterSeconds: RETRY_AFTER_SECONDS });

const SHOPPERS = ["checkout", "cart", "view"] as const;
const REFRESHES = ["refresh", "overdue"] as const;
const VIEWS = ["view", ...REFRESHES, "picture"] as const;

/**
 * Returns the bounds of each class, the highest first. If the backend does not respond, views must
 * not hold up carts, carts must not hold up checkouts, and one client must not hold up another.
 */
function boundsOf(connections: number, waitingMs: number): Record<CallClass, JobClass<CallClass>> {
  const less = (by: number) => Math.max(1, connections - by);
  const [maxOthers, maxViews] = connections < 4 ? [connections, less(1)] : [less(1), less(2)];
  const bounds = { startsBelow: connections, mayWait: MAX_WAITING, maxWaitMs: waitingMs };
  const mayCart = ({ running }: Load<CallClass>) => running("cart", ...VIEWS) < maxOthers;
  const mayView = (load: Load<CallClass>) => mayCart(load) && load.running(...VIEWS) < maxViews;
  const mayRefresh = (load: Load<CallClass>) => mayView(load) && load.waiting(...SHOPPERS) === 0;
  return {
    checkout: bounds,
    cart: { ...bounds, mayStart: mayCart },
    view: { ...bounds, mayStart: mayView },
    overdue: {
      ...bounds,
      maxWaitMs: Math.max(0, waitingMs - QUIET_MS),
      mayStart: (load) => mayRefresh(load) && load.running(...REFRESHES) === 0,
    },
    refresh: {
      ...bounds,
      maxWaitMs: Math.min(QUIET_MS, waitingMs),
      mayStart: (load) =>
        mayRefresh(load) &&
        load.running(...SHOPPERS) === 0 &&
        load.running(...REFRESHES) < MAX_REFRESHES,
    },
    picture: {
      ...bounds,
      mayStart: (load) =>
        mayView(load) && load.running("picture") < Math.max(1, Math.floor(maxViews / 2)),
    },
  };
}

/** Maximum number of calls of one client at once. */
const clientShareOf = (connections: number) => Math.max(1, connections - (connections < 4 ? 1 : 3));

/**
 * Creates the queue. It reserves one connection for checkouts, and another for checkouts and carts.
 * Refreshes run while no shopper's call runs. While the shop is busy, one refresh at a time runs,
 * after it has waited for a second and if no shopper's call waits. Clients take turns.
 */
export function createBackendQueue({
  connections,
  waitingMs,
}: {
  /** Maximum number of calls at once. */
  connections: number;
  /** Longest time for which a call waits, in milliseconds. */
  waitingMs: number;
}): BackendQueue {
  const overdue = notSent("the refresh is overdue");
  const limiter = createLimiter<CallClass>(
    boundsOf(connections, waitingMs),
    (cause, name) => {
      if (cause === "full") return notSent("too many calls wait for the backend");
      if (name === "refresh") return overdue;
      return notSent("no connection to the backend became free in time");
    },
    clientShareOf(connections),
  );
  const countsOf = (state: "running" | "waiting") => {
    const counts = limiter.counts();
    return byPriority(
      (priority) => counts[priority][state] + (priority === "refresh" ? counts.overdue[state] : 0),
    );
  };

  return {
    run: ({ priority, client }, work) =>
      limiter.take(priority, work, client).catch((error: unknown) => {
        if (error !== overdue) throw error;
        return limiter.take("overdue", work, client);
      }),
    refuseWaiting: limiter.refuseWaiting,
    running: () => countsOf("running"),
    waiting: () => countsOf("waiting"),
  };
}

/** Priorities of backend calls, the highest first. */
export const priorities = ["checkout", "cart", "view", "refresh", "picture"] as const;

/**
 * Priority of a backend call: `checkout` for checkouts and orders, `cart` for all other personal
 * calls, `view` for pages that a shopper waits for, `refresh` for work that nobody waits for,
 * `picture` for uploads that are to be resized: where there is none, WordPress itself responds.
 */
export type CallPriority = (typeof priorities)[number];

/** Numbers of calls by priority. */
export type CallCounts = Readonly<Record<CallPriority, number>>;

/** Header that tells the gateway the priority of a call which a route sends by `fetch`. */
const PRIORITY_HEADER = "x-vitrine-priority";

/** Wraps the gateway's `fetch` so that all of its calls have this priority. */
export function withPriority(send: typeof fetch, priority: CallPriority): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set(PRIORITY_HEADER, priority);
    return send(input, { ...init, headers });
  };
}

/** Reads the priority in the headers of a call; undefined if they name none. */
export function priorityIn(headers: Headers): CallPriority | undefined {
  const named = headers.get(PRIORITY_HEADER);
  return priorities.find((priority) => priority === named);
}

/** Returns a value for each priority. */
export const byPriority = <Value>(
  valueOf: (priority: CallPriority) => Value,
): Record<CallPriority, Value> => ({
  checkout: valueOf("checkout"),
  cart: valueOf("cart"),
  view: valueOf("view"),
  refresh: valueOf("refresh"),
  picture: valueOf("picture"),
});
