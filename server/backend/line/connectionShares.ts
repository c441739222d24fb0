import type { CallCounts, CallPriority } from "./callPriority.ts";

// Shares of the connections to the backend, by priority and client.

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
