import { Environment, RecordSource } from "relay-runtime";
import type { RequestParameters } from "relay-runtime";
import { createNetwork } from "./network.ts";
import type { Transport } from "./network.ts";
import { PatientStore } from "./patientStore.ts";
import { browserTokens, withSession } from "#relay/session/session.ts";
import { withBrowserSessionLock } from "#relay/session/sessionLock.ts";
import { subscribeLive } from "./subscriptions.ts";

/** The data id of the cart: WooGraphQL gives it none, and a mutation's cart is the root's cart. */
export const CART_ID = "cart";

// Their ids are not global: the same value names different things, or one thing differs by parent.
const WITHOUT_GLOBAL_ID = new Set([
  "GlobalProductAttribute",
  "LocalProductAttribute",
  "Customer",
  "ShippingRate",
  "PaymentGateway",
  "CartTax",
]);

/** Relay's data id for a record, by the rules that WooGraphQL's ids call for. */
export function dataIdOf(
  record: Readonly<Record<string, unknown>>,
  typeName: string,
): string | null {
  if (typeName === "Cart") return CART_ID;
  if (typeName === "SimpleCartItem") return typeof record.key === "string" ? record.key : null;
  if (WITHOUT_GLOBAL_ID.has(typeName)) return null;
  return typeof record.id === "string" ? record.id : null;
}

/** An environment of its own over a transport; a server makes one for each request. */
export function createEnvironment(transport: Transport, { isServer }: { isServer: boolean }) {
  return new Environment({
    network: createNetwork(transport),
    store: new PatientStore(new RecordSource(), { gcReleaseBufferSize: 20 }),
    getDataID: dataIdOf,
    isServer,
  });
}

const READS_OF_THE_CART = new Set(["useCartQuery", "useCheckoutQuery", "useCheckoutCartQuery"]);

// Answers of one session must not overtake each other, reads of the cart included: the checkout's
// calculate its totals anew, which is a change of the session as well.
const waitsItsTurn = ({ operationKind, name }: RequestParameters) =>
  operationKind === "mutation" || READS_OF_THE_CART.has(name) || browserTokens.read() === undefined;

// Longer than the server waits for the backend; a call without an end would hold up every tab.
const DEADLINE_MS = 40_000;

const fetchInTime: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(DEADLINE_MS) });

let shared: Environment | undefined;

/** The browser's one environment, over our own `/graphql` and with the shopper's session. */
export function browserEnvironment(): Environment {
  shared ??= createEnvironment(
    {
      url: "/graphql",
      send: withSession(fetchInTime, browserTokens),
      inTurn: (operation, work) =>
        waitsItsTurn(operation) ? withBrowserSessionLock(work) : work(),
      subscribe: subscribeLive,
    },
    { isServer: false },
  );
  return shared;
}

/** Lets the next page's data be loaded afresh, into an environment that knows nothing yet. */
export function resetBrowserEnvironment(): void {
  shared = undefined;
}
