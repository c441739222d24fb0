// Priority of backend calls, passed to the gateway in a request header.

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
