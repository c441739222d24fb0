import { LRUCache } from "lru-cache";
import cartPage from "#__generated__/CartPageQuery.graphql.ts";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";
import type { OperationResult } from "#relay/contract/errors.ts";
import type { LastCart } from "#relay/contract/page/suppliedData.ts";
import { SESSION_LIFETIME, customerOf, isRefusal, tokenOf } from "#relay/session/session.ts";
import { hashOfToken } from "#server/backend/line/tokenFacts.ts";
import type { CallObserver } from "#server/backend/sessions/shopGateway.ts";

// Cache of last known carts, filled from the gateway's responses and keyed by session token.

const MAX_CARTS = 10_000;
const MAX_BYTES = 32 * 1024 * 1024;
/** Age above which a cart is dropped: the lifetime of the session's cookie. */
const LIFETIME_MS = SESSION_LIFETIME * 1000;
/** Age above which a cart is read again before a form relies on its quantities. */
const FRESH_MS = 60_000;

/** The last carts that the backend returned, by the exact token of their session. */
export type LastCarts = CallObserver & {
  /** Returns the last known cart of a session, unless it was empty. */
  of: (token: string | undefined) => LastCart | undefined;
  /** Returns the last known cart if nothing suggests that it has changed since it was read. */
  current: (token: string | undefined) => LastCart | undefined;
  /**
   * Forgets the carts of a session that were requested so far: it has ended, or its cart was
   * ordered.
   */
  forget: (token: string | undefined) => void;
  /** Returns the carts from before an order again, after it was not placed. */
  restore: (token: string | undefined) => void;
};

/**
 * Times up to which the carts of a session are not returned: those before `forgottenAt` never,
 * those before the order of `orderedAt` while it may have been placed.
 */
type Owner = { forgottenAt: number; orderedAt: number };

/**
 * Cart as JSON text, whose length counts; `startedAt` is the time at which it was requested. All
 * tokens of a session share `owner`.
 */
type Entry = { text: string; isEmpty: boolean; asOf: string; startedAt: number; owner: Owner };

/** Start and end of the requests for every field of the cart that a page displays. */
const CART_REQUESTS = [cartPage, cartQuery].map(({ params: { name, text } }) => ({
  start: `{"operationName":"${name}",`,
  end: `,"query":${JSON.stringify(text)}}`,
}));
const CHECKOUT = /\bcheckout\(input\b/;

/** True if both tokens name one customer; the backend may also respond with a stranger's token. */
const isSameCustomer = (sent: string, token: string) =>
  customerOf(sent) !== undefined && customerOf(sent) === customerOf(token);

/** True for a request with one of the cart queries, in this build's text. */
const readsCart = (body: string): boolean =>
  CART_REQUESTS.some(({ start, end }) => body.startsWith(start) && body.endsWith(end));

/** Returns a cart with all of its lines; undefined for a response in which something is missing. */
function wholeCart({ data, errors = [] }: OperationResult) {
  const { cart } = (data ?? {}) as { cart?: { contents?: { nodes?: unknown } | null } | null };
  const nodes = errors.length === 0 ? cart?.contents?.nodes : undefined;
  return Array.isArray(nodes)
    ? { text: JSON.stringify(cart), isEmpty: nodes.length === 0 }
    : undefined;
}

/**
 * Creates the store of last known carts: in the memory of this process, at most 10,000 carts and 32
 * MB, each for fourteen days, and the times of as many changes for a minute. Its keys are hashes of
 * exact tokens, so that nobody reads a cart without the token that opens it at the backend.
 */
export function createLastCarts({ now = () => performance.now() } = {}): LastCarts {
  const clock = { ttlResolution: 0, perf: { now } };
  const carts = new LRUCache<string, Entry>({
    max: MAX_CARTS,
    maxSize: MAX_BYTES,
    ttl: LIFETIME_MS,
    ...clock,
    sizeCalculation: ({ text }) => text.length,
  });
  /** Times of the last change of each session's cart, by hash; no older cart is relied on. */
  const changes = new LRUCache<string, number>({ max: MAX_CARTS, ttl: FRESH_MS, ...clock });

  const noteChange = (key: string) => void changes.set(key, now());

  const ownerOf = (token: string | undefined): Owner | undefined =>
    token === undefined ? undefined : carts.get(hashOfToken(token))?.owner;

  function entryOf(token: string | undefined): Entry | undefined {
    const entry = token === undefined ? undefined : carts.get(hashOfToken(token));
    if (!entry) return undefined;
    const { forgottenAt, orderedAt } = entry.owner;
    return entry.startedAt > Math.max(forgottenAt, orderedAt) ? entry : undefined;
  }

  /** Updates timestamps of the session that a token belongs to. */
  const note = (token: string | undefined, times: Partial<Owner>) =>
    void Object.assign(ownerOf(token) ?? {}, times);

  const cartOf = (entry: Entry | undefined): LastCart | undefined =>
    entry && { cart: JSON.parse(entry.text) as LastCart["cart"], asOf: entry.asOf };

  /** Lets the token that replaces another open the same cart. */
  function follow(key: string, next: string): void {
    const nextKey = hashOfToken(next);
    const entry = carts.get(key);
    if (entry) carts.set(nextKey, entry);
    noteChange(nextKey);
  }

  return {
    forget: (token) => note(token, { forgottenAt: now(), orderedAt: -Infinity }),
    restore: (token) => note(token, { orderedAt: -Infinity }),
    of: (token) => {
      const entry = entryOf(token);
      return entry?.isEmpty ? undefined : cartOf(entry);
    },
    current: (token) => {
      const entry = entryOf(token);
      if (!entry || token === undefined || entry.startedAt < now() - FRESH_MS) return undefined;
      return entry.startedAt > (changes.get(hashOfToken(token)) ?? 0) ? cartOf(entry) : undefined;
    },
    observe: async ({ session, body, isMutation }, run) => {
      const sent = tokenOf(session);
      if (sent === undefined) return run();
      const key = hashOfToken(sent);
      const startedAt = now();
      // An order empties the cart, even if its response is lost.
      if (isMutation && CHECKOUT.test(body)) note(sent, { orderedAt: startedAt });
      if (isMutation) noteChange(key);
      const observed = await run().finally(() => {
        // A read between the request and its end may or may not contain the change.
        if (isMutation) noteChange(key);
      });
      const { response, result } = observed;
      if (isRefusal(result.errors)) return observed;
      const cart = readsCart(body) && wholeCart(result);
      if (cart) {
        const asOf = new Date().toISOString();
        const owner = ownerOf(sent) ?? { forgottenAt: -Infinity, orderedAt: -Infinity };
        carts.set(key, { ...cart, asOf, startedAt, owner });
      }
      const { token } = response;
      if (token !== undefined && isSameCustomer(sent, token)) follow(key, token);
      return observed;
    },
  };
}
