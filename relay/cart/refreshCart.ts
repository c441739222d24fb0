import { commitLocalUpdate, createOperationDescriptor, getRequest } from "relay-runtime";
import type { Environment } from "relay-runtime";
import type { CallMetadata } from "#relay/network.ts";
import { pendingIntents } from "./intentStore.ts";
import { forgetCart, forgetCartSetAside, saveCart, savedCart } from "./persistence.ts";
import type { SavedCart } from "./persistence.ts";
import { refetchNow } from "#relay/refetchNow.ts";
import { isCart } from "./savedCartShape.ts";
import { browserTokens, isRefusal } from "#relay/session/session.ts";
import { whileUpdating, noteCartResult, noteCartRead } from "./cartReads.ts";
import type { CartRead } from "./cartReads.ts";
import { cartQuery } from "./useCart.ts";

// Cart in Relay's store and local storage: refetched, displayed as saved, or emptied.

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
 * cart is empty. A failure is logged and changes nothing; neither does a rejected session, whose
 * lines stay displayed until they are restored.
 */
export async function refreshCart(
  environment: Environment,
  call: Omit<CallMetadata, "onResponse"> = {},
): Promise<CartRead> {
  if (browserTokens.read() === undefined) return "complete";
  const startedAt = Date.now();
  let read = "failed" as CartRead;
  let isTaken = true;
  const metadata: CallMetadata = {
    ...call,
    onResponse: ({ data, errors }) => {
      if (isRefusal(errors) || !data || !("cart" in data)) return;
      const { cart } = data as SavedCart["data"];
      if (!cart && errors?.length) return;
      read = isCart(cart) ? "complete" : "incomplete";
      isTaken = saveCart(cart, { isExpected: call.isRestoring === true || isEmptying() });
    },
  };
  try {
    await whileUpdating(refetchNow(environment, cartQuery, metadata));
  } catch (error) {
    console.error("The cart could not be refreshed.", error);
  }
  if (!isTaken) showSavedCart(environment, savedCart());
  noteCartRead(environment, read === "complete" ? startedAt : undefined);
  // A rejected session is no failure: its cart is restored.
  const isRejected = read === "failed" && browserTokens.read() === undefined;
  noteCartResult(isRejected ? "complete" : read);
  return read;
}
