import { createEnvironment } from "#relay/environment.ts";
import { keepRefusedCarts } from "#relay/cart/refusedCart.ts";
import { restorableTokens, restoreRefusedCart } from "#relay/refusedSession.ts";
import { SESSION_HEADER, withSession } from "#relay/session/session.ts";
import { withBrowserSessionLock } from "#relay/session/tabLock.ts";
import { cartOf, lineOf } from "./cartFixture.tsx";

// Fake cart backend for tests: sessions, carts and faults, behind Relay's own network layer.

/**
 * Fault of one call: `dropped` is not applied; `lost` is applied without a response; `busy` is
 * rejected before the backend reads it; `failed` is an error after the call was applied,
 * `unavailable` an error before that; `partial` reads a cart without its lines.
 */
export type CallFault = "dropped" | "lost" | "busy" | "failed" | "unavailable" | "partial";

type Session = { lines: Map<number, number>; coupons: Set<string> };
type Item = { productId: number; quantity: number };
type Input = {
  productId: number;
  quantity: number;
  items: (Item & { key: string })[];
  coupons: string[];
  code: string;
};
type Body = { operationName: string; variables: { input: Input } };

const keyOf = (productId: number) => `key-${productId}`;

const tokenOf = (customer: string, exp: number) =>
  `head.${btoa(JSON.stringify({ exp, data: { customer_id: customer } })).replaceAll("=", "")}.sig`;

const line = ([productId, quantity]: [number, number]) =>
  lineOf(keyOf(productId), quantity, productId);

const cartOfSession = ({ lines, coupons }: Session) => {
  const { cart } = cartOf(...[...lines].map(line));
  return { cart: { ...cart, appliedCoupons: [...coupons].map((code) => ({ code })) } };
};

const failing = (field: string, message: string) =>
  Response.json({ data: { [field]: null }, errors: [{ message, path: [field] }] });

/** Returns a cart of which the backend could not resolve the lines. */
const withoutLines = () =>
  Response.json({
    data: { cart: { ...cartOf().cart, contents: null } },
    errors: [{ message: "Internal server error", path: ["cart", "contents"] }],
  });

let number = 0;

/**
 * Opens a backend for one shopper: it adds, sets, fills and reads carts as the gateway does.
 * Requests to an earlier one fail.
 */
export function openCartBackend() {
  keepRefusedCarts();
  number += 1;
  const own = number;
  const sessions = new Map<string, Session>();
  const refused = new Set<string>();
  const soldOut = new Set<number>();
  const lineLimit = new Map<number, number>();
  const responses = new Map<string, { text: unknown; response: Promise<Response> }>();
  const calls: string[] = [];
  let count = 0;
  let retryAfter = "";
  let faultOf: (name: string) => CallFault | undefined = () => undefined;

  function requireStock(productId: number): void {
    if (soldOut.has(productId)) throw new Error("You cannot add that: it is out of stock.");
  }

  function add({ lines }: Session, { productId, quantity }: Item): void {
    requireStock(productId);
    lines.set(productId, (lines.get(productId) ?? 0) + quantity);
  }

  const mutations: Record<string, (session: Session, input: Input) => object> = {
    useAddToCartMutation: (session, input) => {
      add(session, input);
      const quantity = session.lines.get(input.productId) ?? 0;
      return { addToCart: { cartItem: line([input.productId, quantity]) } };
    },
    useUpdateItemQuantitiesMutation: ({ lines }, { items }) => {
      const changes = items.map(({ key, quantity }) => ({ id: Number(key.slice(4)), quantity }));
      const missing = changes.filter(({ id }) => !lines.has(id));
      if (missing.some(({ quantity }) => quantity > 0)) throw new Error("Internal server error");
      if (missing.length > 0) throw new Error("Cart items … failed to update");
      for (const { id, quantity } of changes) {
        if (quantity > 0) lines.set(id, Math.min(quantity, lineLimit.get(id) ?? quantity));
        else lines.delete(id);
      }
      const removed = changes.filter(({ quantity }) => quantity === 0);
      const changed = changes.filter(({ quantity }) => quantity > 0);
      const linesOf = (list: typeof changes) =>
        list.map(({ id, quantity }) => line([id, quantity]));
      const payload = { removed: linesOf(removed), updated: linesOf(changed), items: [] };
      return { updateItemQuantities: payload };
    },
    sendRestorationMutation: (session, { items, coupons }) => {
      const added = items.filter(({ productId }) => !soldOut.has(productId));
      if (added.length === 0) throw new Error("Failed to add any cart items.");
      for (const item of added) add(session, item);
      for (const code of coupons) if (code !== "expired") session.coupons.add(code);
      return { fillCart: { clientMutationId: null } };
    },
    useCouponsApplyMutation: ({ coupons }, { code }) => {
      if (code === "expired") throw new Error("Coupon has expired.");
      coupons.add(code);
      return { applyCoupon: { clientMutationId: null } };
    },
  };

  function respond({ operationName, variables }: Body, headers: Headers): Response {
    const token = headers.get(SESSION_HEADER)?.replace("Session ", "");
    const mutate = mutations[operationName];
    const known = token === undefined ? undefined : sessions.get(token);
    if (token !== undefined && (!known || refused.has(token))) {
      return failing("cart", "invalid_token: Expired token");
    }
    const session = known ?? { lines: new Map(), coupons: new Set() };
    if (!mutate) return Response.json({ data: cartOfSession(session) });
    try {
      const data = mutate(session, variables.input);
      count += 1;
      const next = token ?? tokenOf(`t_${count}`, 1e9 + count);
      sessions.set(next, session);
      return Response.json({ data }, { headers: { [SESSION_HEADER]: next } });
    } catch (error) {
      return failing("mutation", error instanceof Error ? error.message : "");
    }
  }

  const send: typeof fetch = async (_url, init) => {
    const body = JSON.parse(typeof init?.body === "string" ? init.body : "") as Body;
    calls.push(body.operationName);
    const headers = new Headers(init?.headers);
    const fault = faultOf(body.operationName);
    // Pages of an earlier test do not reach this one's shopper.
    if (fault === "dropped" || own !== number) throw new TypeError("The network is down.");
    if (fault === "unavailable") return new Response("{}", { status: 502 });
    if (fault === "busy") {
      return new Response("{}", { status: 503, headers: { "retry-after": retryAfter } });
    }
    if (fault === "partial") return withoutLines();
    const key = headers.get("idempotency-key");
    const known = key === null ? undefined : responses.get(key);
    if (known && known.text !== init?.body) return new Response("{}", { status: 422 });
    const response = known?.response ?? Promise.resolve(respond(body, headers));
    if (key !== null) responses.set(key, { text: init?.body, response });
    if (fault === "lost") throw new TypeError("The connection broke.");
    if (fault === "failed") return new Response("{}", { status: 502 });
    return (await response).clone();
  };

  const openEnvironment = () =>
    createEnvironment(
      {
        url: "/graphql",
        send: withSession(send, restorableTokens),
        lock: { isNeeded: () => true, run: withBrowserSessionLock },
        restoreCart: restoreRefusedCart,
      },
      { isServer: false },
    );

  /** The session of the browser's cookie. */
  const current = () => sessions.get(restorableTokens.read() ?? "");

  return {
    calls,
    openEnvironment,
    soldOut,
    /** Units to which a changed line is limited, by product. */
    lineLimit,
    /** Chooses the fault of each call, by its operation; no call fails by default. */
    breakCalls: (next: typeof faultOf) => void (faultOf = next),
    /** Names the seconds to wait in `busy` responses. */
    setRetryAfter: (seconds: number) => void (retryAfter = String(seconds)),
    /** Refuses the browser's session from now on. */
    refuseSession: () => void refused.add(restorableTokens.read() ?? ""),
    /** Removes a line of the browser's session on another device. */
    removeElsewhere: (productId: number) => void current()?.lines.delete(productId),
    /** Units by product in the cart of the browser's session. */
    cart: () => Object.fromEntries(current()?.lines ?? []),
    coupons: () => [...(current()?.coupons ?? [])],
    /** Forgets idempotency keys, as a restarted gateway does. */
    restartGateway: () => responses.clear(),
  };
}
