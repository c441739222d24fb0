import { LRUCache } from "lru-cache";
import { BackendError } from "#relay/contract/errors.ts";
import type { CallPriority } from "./callPriority.ts";
import { hashOfToken } from "./hashOfToken.ts";
import { tokenOf } from "./shopCall.ts";
import type { ShopSession } from "./shopCall.ts";

/** Longest time for which `Retry-After` is obeyed: a wrong header must not close the shop. */
const MAX_SECONDS = 60;
const MAX_SESSIONS = 10_000;

/** Reads `Retry-After`, in seconds or as a date; undefined if there is none, or not a valid one. */
export function retryAfterIn(headers: Headers, now: number): number | undefined {
  const text = headers.get("retry-after");
  if (text === null) return undefined;
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1000;
  return seconds >= 0 ? Math.min(Math.ceil(seconds), MAX_SECONDS) : undefined;
}

/** Call of a session, with its priority. */
type SessionCall = { session: ShopSession; priority: CallPriority };

const isPublic = (priority: CallPriority) => priority === "view" || priority === "refresh";

function sessionKey({ session }: ShopSession): string | undefined {
  const token = tokenOf(session);
  return token === undefined ? undefined : hashOfToken(token);
}

/** Times before which the backend wants no further calls. */
export type RetryTimes = {
  /** Notes the time that a response asked for, with its status. */
  note: (call: SessionCall, answer: { status: number | undefined; seconds: number }) => void;
  /** Throws `BackendError` with the effect "none" for a call that comes too early. */
  requireDue: (call: SessionCall) => void;
  /** Returns the milliseconds until views and refreshes may be sent; 0 if they may be now. */
  viewDelayMs: () => number;
};

/**
 * Creates the record of `Retry-After`. A view's header covers all views and refreshes. A personal
 * call's covers the calls of its session: another shopper's tells nothing about mine, and one that
 * is turned away for trying too often must not close the shop. With 503, which speaks for the whole
 * shop, it covers views and refreshes too.
 */
export function createRetryTimes(now: () => number = Date.now): RetryTimes {
  let viewsAt = 0;
  const sessions = new LRUCache<string, number>({ max: MAX_SESSIONS });

  function dueAt({ session, priority }: SessionCall): number {
    if (isPublic(priority)) return viewsAt;
    const key = sessions.size === 0 ? undefined : sessionKey(session);
    return key === undefined ? 0 : (sessions.get(key) ?? 0);
  }

  return {
    note: ({ session, priority }, { status, seconds }) => {
      const until = now() + seconds * 1000;
      const ofViews = isPublic(priority);
      const key = ofViews ? undefined : sessionKey(session);
      if (key !== undefined) sessions.set(key, until);
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
