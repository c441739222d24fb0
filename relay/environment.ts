import { Environment, RecordSource } from "relay-runtime";
import type { RequestParameters } from "relay-runtime";
import { createNetwork } from "./network.ts";
import type { Transport } from "./network.ts";
import { DeferredNotifyStore } from "./deferredNotifyStore.ts";
import { restorableTokens, restoreRefusedCart } from "./refusedSession.ts";
import { browserTokens, withSession } from "./session/session.ts";
import { withBrowserSessionLock } from "./session/tabLock.ts";
import { timedFetch } from "./serverClock.ts";
import { GATEWAY_PATH, OTHER_GATEWAY_PATH } from "./contract/sendOperation.ts";
import { subscribeLive } from "./subscriptions.ts";
import { localePath } from "#words/localePath.ts";

// Relay environments of the browser and the server.

/** Data id of the cart: WooGraphQL gives it none, and a mutation's cart is the root's cart. */
export const CART_ID = "cart";

// Ids of these types are not global: one value is used by several records, or a record varies by
// parent.
const WITHOUT_GLOBAL_ID = new Set([
  "GlobalProductAttribute",
  "LocalProductAttribute",
  "Customer",
  "ShippingRate",
  "PaymentGateway",
  "CartTax",
  "MetaData",
]);

/** Returns Relay's data id for a record, following the rules that WooGraphQL's ids call for. */
export function dataIdOf(
  record: Readonly<Record<string, unknown>>,
  typeName: string,
): string | null {
  if (typeName === "Cart") return CART_ID;
  if (typeName === "SimpleCartItem") return typeof record.key === "string" ? record.key : null;
  if (typeName === "AppliedCoupon" && typeof record.code === "string")
    return `coupon:${record.code}`;
  if (WITHOUT_GLOBAL_ID.has(typeName)) return null;
  return typeof record.id === "string" ? record.id : null;
}

/** Creates a Relay environment over a transport; the server creates one per request. */
export function createEnvironment(transport: Transport, { isServer }: { isServer: boolean }) {
  return new Environment({
    network: createNetwork(transport),
    store: new DeferredNotifyStore(new RecordSource(), { gcReleaseBufferSize: 20 }),
    getDataID: dataIdOf,
    isServer,
  });
}

const CART_READS = new Set(["useCartQuery", "useCheckoutQuery", "useCheckoutCartQuery"]);

// Responses of one session must not overtake each other. Cart reads count too: the checkout's
// recalculate the totals, which changes the session.
const needsSessionLock = ({ operationKind, name }: RequestParameters) =>
  operationKind === "mutation" || CART_READS.has(name) || browserTokens.read() === undefined;

// Longer than the server waits for the backend. Without a timeout, one call would block every tab.
const TIMEOUT_MS = 40_000;

const fetchWithTimeout: typeof fetch = (input, init) =>
  timedFetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(TIMEOUT_MS) });

let shared: Environment | undefined;

/**
 * Returns the browser's shared Relay environment, over the gateway and with the shopper's session.
 */
export function browserEnvironment(): Environment {
  shared ??= createEnvironment(
    {
      url: localePath(GATEWAY_PATH),
      send: withSession(unblockedFetch(fetchWithTimeout), restorableTokens),
      lock: { isNeeded: needsSessionLock, run: withBrowserSessionLock },
      restoreCart: restoreRefusedCart,
      subscribe: subscribeLive,
    },
    { isServer: false },
  );
  return shared;
}

/** Drops the shared environment, so that the next page loads its data into an empty store. */
export function resetBrowserEnvironment(): void {
  shared = undefined;
}

/** Requests without a response, one after another, after which the other path is tried. */
const MAX_FAILURES = 2;

/**
 * Wraps `fetch` for the GraphQL route: extensions that block its path reject each request, although
 * the shop responds. A rejected request is not repeated, since its change may have been applied: the
 * caller does so where it is safe, and that attempt takes the path that responds.
 */
export function unblockedFetch(send: typeof fetch): typeof fetch {
  let failures = 0;
  let isBlocked = false;

  /** True if our server responds at the other path, to a body that it refuses as malformed. */
  const responds = () =>
    send(localePath(OTHER_GATEWAY_PATH), { method: "POST" }).then(
      ({ status }) => status >= 400 && status < 500,
      () => false,
    );

  return async (input, init) => {
    try {
      const response = await send(isBlocked ? localePath(OTHER_GATEWAY_PATH) : input, init);
      failures = 0;
      return response;
    } catch (error) {
      // Timeouts are other errors.
      if (error instanceof TypeError) failures += 1;
      if (failures >= MAX_FAILURES && !isBlocked) isBlocked = await responds();
      throw error;
    }
  };
}
