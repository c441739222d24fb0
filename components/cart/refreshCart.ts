import { commitLocalUpdate, createOperationDescriptor, getRequest } from "relay-runtime";
import type { Environment } from "relay-runtime";
import type { CallMetadata } from "#relay/network.ts";
import { forgetCart, saveCart, savedCart } from "#relay/persistence.ts";
import type { SavedCart } from "#relay/persistence.ts";
import { refetchNow } from "#relay/refetchNow.ts";
import { browserTokens, isRefusal } from "#relay/session/session.ts";
import { whileUpdating } from "./cartActivity.ts";
import { linesIn } from "./cartRecords.ts";
import { cartQuery } from "./useCart.ts";

/** Returns the cart query's operation descriptor, to retain or commit its records. */
export const cartOperation = () => createOperationDescriptor(getRequest(cartQuery), {});

/** Commits a saved cart to Relay's store as if it were the backend's response. */
export function showSavedCart(environment: Environment, saved: SavedCart | undefined): void {
  if (saved?.data.cart) environment.commitPayload(cartOperation(), saved.data);
  else commitLocalUpdate(environment, (store) => void store.getRoot().setValue(null, "cart"));
}

/** Returns the number of cart lines confirmed by the backend, without optimistic updates. */
export function confirmedLineCount(environment: Environment): number {
  let count = 0;
  commitLocalUpdate(environment, (store) => void (count = linesIn(store).length));
  return count;
}

/** Empties the cart in Relay's store and local storage, and thereby in other tabs. */
export function emptyLocalCart(environment: Environment): void {
  forgetCart();
  showSavedCart(environment, undefined);
}

/**
 * Fetches the cart from the backend, displays and saves it. Without a session it does nothing. A
 * failure is logged and changes nothing; neither does a rejected session, whose lines stay
 * displayed until the next session's cart has lines.
 */
export async function refreshCart(environment: Environment): Promise<void> {
  if (browserTokens.read() === undefined) return;
  let isTaken = true;
  const metadata: CallMetadata = {
    onResponse: ({ data, errors }) => {
      if (isRefusal(errors) || !data || !("cart" in data)) return;
      const { cart } = data as SavedCart["data"];
      if (cart || !errors?.length) isTaken = saveCart(cart);
    },
  };
  try {
    await whileUpdating(refetchNow(environment, cartQuery, metadata));
  } catch (error) {
    console.error("The cart could not be refreshed.", error);
  }
  if (!isTaken) showSavedCart(environment, savedCart());
}
