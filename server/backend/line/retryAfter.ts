import { LRUCache } from "lru-cache";
import { BackendError } from "#relay/contract/errors.ts";
import { networkOf } from "#server/limits/clientNetwork.ts";
import type { CallPriority } from "./backendQueue.ts";
import { hashOfToken } from "./tokenFacts.ts";
import { tokenOf } from "#relay/session/session.ts";
import type { ShopCall } from "./shopCall.ts";

// `Retry-After` of the backend's responses: parsed, and obeyed.

/** Longest time for which `Retry-After` is obeyed: a wrong header must not close the shop. */
const MAX_SECONDS = 60;
const MAX_OPERATIONS = 10_000;

/** Reads `Retry-After`, in seconds or as a date; undefined if there is none, or not a valid one. */
export function retryAfterIn(headers: Headers, now: number): number | undefined {
  const text = headers.get("retry-after");
  if (text === null) return undefined;
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1000;
  return seconds >= 0 ? Math.min(Math.ceil(seconds), MAX_SECONDS) : undefined;
}

const OPERATION = /^\{"operationName":"(\w+)"/;

/** Facts about a call by which a later one is recognized. */
export type HeldBackCall = Pick<ShopCall, "session" | "customer" | "address"> & {
  /** Body of a GraphQL call, which names its operation. */
  body?: string | undefined;
  /** Route of the Store API, in place of an operation. */
  route?: string;
};

/** Call with its priority. */
type DueCall = { call: HeldBackCall; priority: CallPriority };

const isPublic = (priority: CallPriority) => priority === "view" || priority === "refresh";

/**
 * Returns the key of an operation of a shopper, as in the rate limits (`operationRateLimits.ts`):
 * the customer whom the backend has confirmed, which stays the same when a token is renewed, else
 * the token itself, and the network. So a forged token holds back nobody, and a token that somebody
 * has planted in another browser holds back only its own network. A call without a session, for
 * example a first add or a sign-in, has the network alone: a backend that limits it knows nothing
 * else of it.
 */
function keyOf({ session, customer, body = "", route, address = "" }: HeldBackCall): string {
  const token = tokenOf(session);
  const ofToken = token === undefined ? "" : `token ${token}`;
  const shopper = customer === undefined ? ofToken : `customer ${customer}`;
  // Hashed as a whole: the record contains neither tokens nor addresses.
  const operation = route ?? OPERATION.exec(body)?.[1];
  return hashOfToken(`${operation} ${networkOf(address)} ${shopper}`);
}

/** Record of the times before which the backend refuses further calls. */
export type RetryTimes = {
  /** Records a response's `Retry-After`, with its status. */
  note: (call: DueCall, response: { status: number | undefined; seconds: number }) => void;
  /** Throws `BackendError` with the effect "none" if a call must still wait. */
  requireDue: (call: DueCall) => void;
  /** Returns the milliseconds until views and refreshes may be sent; 0 if they may be now. */
  viewDelayMs: () => number;
};

/**
 * Creates the record of `Retry-After`. The header of a view's response holds back all views and
 * refreshes. That of a shopper's call holds back the same operation of the same session only, or
 * without a session that of the same network: other shoppers may not be limited, and the page that
 * reports the refusal must still be readable. With 503, which concerns the whole shop, it holds back
 * views and refreshes too.
 * @param now a monotonic clock: with one that is set back, calls would be refused for longer
 */
export function createRetryTimes(now: () => number = () => performance.now()): RetryTimes {
  let viewsAt = 0;
  const operations = new LRUCache<string, number>({ max: MAX_OPERATIONS });

  function dueAt({ call, priority }: DueCall): number {
    if (isPublic(priority)) return viewsAt;
    return operations.size === 0 ? 0 : (operations.get(keyOf(call)) ?? 0);
  }

  return {
    note: ({ call, priority }, { status, seconds }) => {
      const until = now() + seconds * 1000;
      const ofViews = isPublic(priority);
      if (!ofViews) operations.set(keyOf(call), until);
      if (ofViews || status === 503) viewsAt = Math.max(viewsAt, until);
    },
    requireDue: (call) => {
      const seconds = Math.ceil((dueAt(call) - now()) / 1000);
      if (seconds <= 0) return;
      const message = "the backend wants no such call at the moment";
      throw new BackendError(message, { effect: "none", retryAfterSeconds: seconds });
    },
    viewDelayMs: () => Math.max(0, viewsAt - now()),
  };
}
