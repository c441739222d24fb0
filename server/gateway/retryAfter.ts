import { LRUCache } from "lru-cache";
import { BackendError } from "#relay/contract/errors.ts";
import { customerOf } from "#relay/session/session.ts";
import { networkOf } from "#server/limits/clientNetwork.ts";
import type { CallPriority } from "./callPriority.ts";
import { hashOfToken } from "./hashOfToken.ts";
import { tokenOf } from "./shopCall.ts";
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

/** Call with its priority. */
type DueCall = { call: Pick<ShopCall, "session" | "body" | "address">; priority: CallPriority };

const isPublic = (priority: CallPriority) => priority === "view" || priority === "refresh";

/**
 * Returns the key of an operation in a session, which stays the same when the backend renews its
 * token; undefined without a session. The token's customer is not verified here. So the key
 * contains the network as well: a forged token cannot hold back a shopper at another network.
 */
function keyOf({ session, body, address = "" }: DueCall["call"]): string | undefined {
  const token = tokenOf(session);
  if (token === undefined) return undefined;
  const shopper = hashOfToken(customerOf(token) ?? token);
  return `${OPERATION.exec(body)?.[1]} ${networkOf(address)} ${shopper}`;
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
 * refreshes. That of a personal call holds back the same operation of the same session only: other
 * shoppers may not be limited, and the page that reports the refusal must still be readable. With
 * 503, which concerns the whole shop, it holds back views and refreshes too.
 * @param now a monotonic clock: with one that is set back, calls would be refused for longer
 */
export function createRetryTimes(now: () => number = () => performance.now()): RetryTimes {
  let viewsAt = 0;
  const operations = new LRUCache<string, number>({ max: MAX_OPERATIONS });

  function dueAt({ call, priority }: DueCall): number {
    if (isPublic(priority)) return viewsAt;
    const key = operations.size === 0 ? undefined : keyOf(call);
    return key === undefined ? 0 : (operations.get(key) ?? 0);
  }

  return {
    note: ({ call, priority }, { status, seconds }) => {
      const until = now() + seconds * 1000;
      const ofViews = isPublic(priority);
      const key = ofViews ? undefined : keyOf(call);
      if (key !== undefined) operations.set(key, until);
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
