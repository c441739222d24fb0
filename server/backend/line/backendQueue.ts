import { BackendError } from "#relay/contract/errors.ts";
import { createClientCounts } from "#server/limits/limiter.ts";

// Priority queue of calls to the backend.

/**
 * Maximum number of waiting calls per priority, and of one client among them: as many as eight
 * connections, and a client's five, can process within the timeout, at 0.4 s each.
 */
const MAX_WAITING = { all: 400, client: 250 };
/** Longest time for which a refresh waits until no shopper's call runs, in milliseconds. */
const QUIET_MS = 1_000;
/** `Retry-After` of a call that got no connection, in seconds. */
const RETRY_AFTER_SECONDS = 2;

/** Call that needs a connection; `client` is the network that a shopper's call came from. */
type QueuedCall = { priority: CallPriority; timeoutMs: number; client?: string | undefined };

/** Priority queue of calls for a limited number of connections to the backend. */
export type BackendQueue = {
  /**
   * Runs work as soon as a connection is free for its priority. Rejects with `BackendError` and the
   * effect "none" if too many calls wait, or if none becomes free within the timeout.
   */
  run: <Result>(call: QueuedCall, work: () => Promise<Result>) => Promise<Result>;
  /** Rejects all waiting calls. */
  refuseWaiting: (error: BackendError) => void;
  running: () => CallCounts;
  waiting: () => CallCounts;
};

/** Call that waits for a connection. */
type WaitingCall = {
  client: string | undefined;
  /** True for an overdue refresh, which no longer waits for a moment without shoppers' calls. */
  isOverdue: boolean;
  start: () => void;
  refuse: (error: BackendError) => void;
};

const notSent = (message: string) =>
  new BackendError(message, { effect: "none", retryAfterSeconds: RETRY_AFTER_SECONDS });

/** True if another call may wait; one client's leave places to the others. */
function mayWait(calls: ReadonlySet<WaitingCall>, client: string | undefined): boolean {
  if (calls.size >= MAX_WAITING.all) return false;
  if (client === undefined || calls.size < MAX_WAITING.client) return true;
  return [...calls].filter((call) => call.client === client).length < MAX_WAITING.client;
}

/**
 * Creates the queue. It reserves one connection for checkouts, and another for checkouts and carts.
 * Refreshes run while no shopper's call runs. While the shop is busy, one refresh at a time runs,
 * after it has waited for a second and if no shopper's call waits.
 */
export function createBackendQueue({
  connections,
}: {
  /** Maximum number of calls at once. */
  connections: number;
}): BackendQueue {
  const running = byPriority(() => 0);
  const waiting = byPriority(() => new Set<WaitingCall>());
  const clients = createClientCounts();
  const shares = sharesOf(connections);

  const waitingCounts = () => byPriority((priority) => waiting[priority].size);
  const mayStartNow = (priority: CallPriority, isOverdue = false) =>
    mayStart(shares, { running, waiting: waitingCounts() }, { priority, isOverdue });

  const hasShare = (client: string | undefined) =>
    client === undefined || clients.of(client) < shares.client;

  /** Takes a connection, or gives it back. */
  function count(priority: CallPriority, client: string | undefined, by: 1 | -1): void {
    running[priority] += by;
    if (client !== undefined) clients.change(client, by);
  }

  /** Starts the waiting calls for which there is a connection. */
  function startWaiting(): void {
    for (const priority of priorities) {
      for (const call of waiting[priority]) {
        if (!mayStartNow(priority, call.isOverdue)) break;
        if (hasShare(call.client)) call.start();
      }
    }
  }

  /** Waits for a connection; rejects if none becomes free in time. */
  function wait({ priority, timeoutMs, client }: QueuedCall): Promise<void> {
    const calls = waiting[priority];
    if (!mayWait(calls, client)) {
      return Promise.reject(notSent("too many calls wait for the backend"));
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        calls.delete(call);
        for (const timer of timers) clearTimeout(timer);
      };
      const call: WaitingCall = {
        client,
        isOverdue: false,
        start: () => {
          leave();
          // Counted here: the work itself starts in a later microtask.
          count(priority, client, 1);
          resolve();
        },
        refuse: (error) => {
          leave();
          reject(error);
        },
      };
      const giveUp = () => call.refuse(notSent("no connection to the backend became free in time"));
      const timers = [setTimeout(giveUp, timeoutMs)];
      const hurry = () => {
        call.isOverdue = true;
        startWaiting();
      };
      if (priority === "refresh") timers.push(setTimeout(hurry, QUIET_MS));
      calls.add(call);
      // Calls that have waited for longer may be of clients that have used up their share.
      startWaiting();
    });
  }

  return {
    run: async (call, work) => {
      const { priority, client } = call;
      const isFree = waiting[priority].size === 0 && mayStartNow(priority) && hasShare(client);
      if (isFree) count(priority, client, 1);
      else await wait(call);
      try {
        return await work();
      } finally {
        count(priority, client, -1);
        startWaiting();
      }
    },
    refuseWaiting: (error) => {
      for (const priority of priorities) for (const call of waiting[priority]) call.refuse(error);
    },
    running: () => ({ ...running }),
    waiting: waitingCounts,
  };
}

/** Maximum number of refreshes at once. */
const MAX_REFRESHES = 2;

/** Maximum numbers of calls at once. */
export type ConnectionShares = {
  all: number;
  /** Of all calls but checkouts. */
  others: number;
  /** Of views, refreshes and pictures together. */
  views: number;
  /** Of pictures. */
  pictures: number;
  /** Of one client. */
  client: number;
};

/** Running and waiting calls. */
export type QueueLoad = { running: CallCounts; waiting: CallCounts };

/**
 * Returns the shares of this many connections. If the backend does not respond, views must not hold
 * up carts, carts must not hold up checkouts, and one client must not hold up another.
 */
export function sharesOf(connections: number): ConnectionShares {
  const less = (by: number) => Math.max(1, connections - by);
  const [others, views, client] =
    connections < 4 ? [connections, less(1), less(1)] : [less(1), less(2), less(3)];
  return { all: connections, others, views, pictures: Math.max(1, Math.floor(views / 2)), client };
}

/**
 * True if a refresh may start: while no shopper's call runs, or, if it is overdue, as the only one
 * while no shopper's call waits.
 */
function mayRefresh({ running, waiting }: QueueLoad, isOverdue: boolean): boolean {
  const { checkout, cart, view, refresh } = running;
  if (refresh >= MAX_REFRESHES) return false;
  if (waiting.checkout + waiting.cart + waiting.view > 0) return false;
  const isQuiet = checkout + cart + view === 0;
  return isQuiet || (refresh === 0 && isOverdue);
}

/** True if a connection is free for a call of this priority. */
export function mayStart(
  shares: ConnectionShares,
  load: QueueLoad,
  { priority, isOverdue }: { priority: CallPriority; isOverdue: boolean },
): boolean {
  const { checkout, cart, view, refresh, picture } = load.running;
  const others = cart + view + refresh + picture;
  if (checkout + others >= shares.all) return false;
  if (priority === "checkout") return true;
  if (others >= shares.others) return false;
  if (priority === "cart") return true;
  if (view + refresh + picture >= shares.views) return false;
  if (priority === "picture") return picture < shares.pictures;
  return priority === "view" || mayRefresh(load, isOverdue);
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
