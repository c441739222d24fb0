import { useSyncExternalStore } from "react";
import { commitLocalUpdate, createOperationDescriptor, getRequest } from "relay-runtime";
import type { Environment, GraphQLTaggedNode } from "relay-runtime";
import { usePageContext } from "vike-react/usePageContext";
import type { CartRead } from "#relay/contract/cart/cartChange.ts";
import { readableLinesIn } from "#relay/contract/cart/cartLines.ts";
import { trackState, useDataState } from "#relay/dataState.ts";
import { createListeners } from "#relay/listeners.ts";
import type { CallMetadata } from "#relay/network.ts";
import { browserTokens, isRefusal } from "#relay/session/session.ts";
import { pendingIntents } from "./intentStore.ts";
import { forgetCart, forgetCartSetAside, isCart, saveCart, savedCart } from "./persistence.ts";
import type { SavedCart } from "./persistence.ts";
import { cartQuery, useStoredCart } from "./useCart.ts";

// Reads of the cart: fetched, displayed and saved, with the result and time of the last one, by
// which a stale cart in Relay's store is recognized.

/**
 * Fetches a query without variables and commits its response to the store; rejects as the network
 * does. Relay's `fetchQuery` joins a pending request for the same query, whose response may predate
 * the change that caused the refetch.
 */
export async function refetchNow(
  environment: Environment,
  query: GraphQLTaggedNode,
  metadata: CallMetadata = {},
): Promise<void> {
  const cacheConfig = { force: true, metadata };
  const operation = createOperationDescriptor(getRequest(query), {}, cacheConfig);
  await environment.execute({ operation }).toPromise();
}

/** Read of the cart: its start, and the cart that was saved then. */
type RecordedRead = { startedAt: number; saved: string };

/** Read that filled each environment's cart; undefined if the cart may have changed since. */
const reads = new WeakMap<Environment, RecordedRead | undefined>();

/** Identifies the cart saved in this browser by its session, lines and quantities. */
function savedState(): string {
  const { customer, data } = savedCart() ?? {};
  const lines = readableLinesIn(data?.cart).map(({ key, quantity }) => [key, quantity]);
  return JSON.stringify([customer, lines]);
}

/**
 * Records when the store's cart was read; `undefined` marks it as stale, after a change or a failed
 * read.
 */
function noteCartRead(environment: Environment, startedAt: number | undefined): void {
  reads.set(environment, startedAt === undefined ? undefined : { startedAt, saved: savedState() });
}

/**
 * True if the store has the backend's cart, from a read that started after `after` and after the
 * last change. Another tab that has changed the cart has also saved it, and its storage event may
 * not have arrived yet. Without a session the cart is certainly empty.
 */
export function isCartRead(environment: Environment, after = 0): boolean {
  if (browserTokens.read() === undefined) return true;
  const read = reads.get(environment);
  return read !== undefined && read.startedAt > after && read.saved === savedState();
}

// A read that hangs must not hold up the changes for long after the backend is back.
const READ_TIMEOUT_MS = 5000;

/** Options of a read between attempts at a change. */
export const readOptions = { isLocked: true, timeoutMs: READ_TIMEOUT_MS } satisfies CallMetadata;

const updating = trackState();

/** Tracks a cart mutation or fetch as pending until its promise settles. */
export const whileUpdating = updating.during;

/** The cart's loading state; while it is pending, amounts may change. */
export const useCartState = () => useDataState(updating);

/** Time of the cart on display, in milliseconds, if the last read of the cart failed; else 0. */
let failedAsOf = 0;
/** Result of the last read; undefined before the first. */
let last: CartRead | undefined;
const { subscribe, notify } = createListeners();

/** Records the result of reading the cart from the backend. */
function noteCartResult(read: CartRead): void {
  if (read === last) return;
  last = read;
  failedAsOf = read === "unread" ? (savedCart()?.savedAt ?? 0) : 0;
  notify();
}

/** True while the backend does not return the cart, so that the one on display may be out of date. */
const useHasCartFailed = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => last === "unread",
    () => false,
  );

/** True once the backend has returned the whole cart to this document, and while it does. */
export const useHasWholeCart = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => last === "done",
    () => false,
  );

/** Returns the time of the saved cart that is on display in place of the backend's. */
export function useCartAsOf(): Date | undefined {
  const asOf = useSyncExternalStore(
    subscribe,
    () => failedAsOf,
    () => 0,
  );
  return asOf > 0 ? new Date(asOf) : undefined;
}

/**
 * Tracks a mutation of the cart as pending. Whatever its result, the cart that was read before it
 * is out of date.
 */
export async function whileChanging(
  environment: Environment,
  change: Promise<void>,
): Promise<void> {
  try {
    await whileUpdating(change);
  } finally {
    noteCartRead(environment, undefined);
  }
}

/**
 * True on a page that was rendered without the backend for a shopper with a session, until the cart
 * has been fetched. The page then has no data of its own, and the cart in the store is the last
 * known one.
 */
export function useIsUnavailable(): boolean {
  const { loaded } = usePageContext();
  const isWhole = useHasWholeCart();
  return !isWhole && loaded?.lastCart !== undefined && loaded.variables["hasSession"] === true;
}

/**
 * True if the cart has no known lines, which is not the same as none: the backend does not return
 * the cart, or it failed at the lines.
 */
export function useIsCartUnknown(): boolean {
  const cart = useStoredCart();
  const hasFailed = useHasCartFailed();
  return cart ? !cart.contents : hasFailed;
}

/** Returns the cart query's operation descriptor, to retain or commit its records. */
export const cartOperation = () => createOperationDescriptor(getRequest(cartQuery), {});

/** Commits a saved cart to Relay's store as if it were the backend's response. */
export function showSavedCart(environment: Environment, saved: SavedCart | undefined): void {
  if (saved?.data.cart) environment.commitPayload(cartOperation(), saved.data);
  else commitLocalUpdate(environment, (store) => void store.getRoot().setValue(null, "cart"));
}

/**
 * Empties the cart in Relay's store and local storage, and thereby in other tabs. The shopper did
 * it, so nothing of the cart can be put back.
 */
export function emptyLocalCart(environment: Environment): void {
  forgetCart();
  forgetCartSetAside();
  showSavedCart(environment, undefined);
}

/** True if the shopper is removing lines in this browser, so that an empty cart is no loss. */
const isEmptying = () => pendingIntents().some(({ kind }) => kind === "remove" || kind === "clear");

/**
 * Fetches the cart from the backend, displays and saves it. Without a session it does nothing: the
 * cart is empty. A failure is logged and changes nothing; neither does a refused session, whose
 * lines stay displayed until they are restored.
 */
export async function refreshCart(
  environment: Environment,
  call: Omit<CallMetadata, "onResponse"> = {},
): Promise<CartRead> {
  if (browserTokens.read() === undefined) return "done";
  const startedAt = Date.now();
  let read = "unread" as CartRead;
  let isTaken = true;
  const metadata: CallMetadata = {
    ...call,
    onResponse: ({ data, errors }) => {
      if (isRefusal(errors) || !data || !("cart" in data)) return;
      const { cart } = data as SavedCart["data"];
      if (!cart && errors?.length) return;
      read = isCart(cart) ? "done" : "partial";
      isTaken = saveCart(cart, { isExpected: call.isRestoring === true || isEmptying() });
    },
  };
  try {
    await whileUpdating(refetchNow(environment, cartQuery, metadata));
  } catch (error) {
    console.error("The cart could not be refreshed.", error);
  }
  if (!isTaken) showSavedCart(environment, savedCart());
  noteCartRead(environment, read === "done" ? startedAt : undefined);
  // A refused session is no failure: its cart is restored.
  const isRefused = read === "unread" && browserTokens.read() === undefined;
  noteCartResult(isRefused ? "done" : read);
  return read;
}

/**
 * True if the backend responds to a cart query. Called for a shopper without a session, whose cart
 * is known to be empty, so nothing displays the response: it only keeps an outage from using up the
 * attempts of a change.
 */
export async function isBackendReachable(environment: Environment): Promise<boolean> {
  const cacheConfig = { force: true, metadata: readOptions };
  const { params } = getRequest(cartQuery);
  try {
    await environment.getNetwork().execute(params, {}, cacheConfig).toPromise();
    return true;
  } catch {
    return false;
  }
}
