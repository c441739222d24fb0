import { commitLocalUpdate, createOperationDescriptor, getRequest } from "relay-runtime";
import type { Environment } from "relay-runtime";
import type { CallMetadata } from "#relay/network.ts";
import { forgetCart, keepCart, keptCart } from "#relay/persistence.ts";
import type { KeptCart } from "#relay/persistence.ts";
import { refetchNow } from "#relay/refetchNow.ts";
import { browserTokens, isRefusal } from "#relay/session/session.ts";
import { whileUpdating } from "./cartActivity.ts";
import { linesIn } from "./cartRecords.ts";
import { cartQuery } from "./useCart.ts";

/** The cart query as an operation, to keep its records in the store or to put records there. */
export const cartOperation = () => createOperationDescriptor(getRequest(cartQuery), {});

/** Shows a kept cart: puts it into the store as if the backend had just given it. */
export function showKeptCart(environment: Environment, kept: KeptCart | undefined): void {
  if (kept?.data.cart) environment.commitPayload(cartOperation(), kept.data);
  else commitLocalUpdate(environment, (store) => void store.getRoot().setValue(null, "cart"));
}

/** The number of lines that the backend has answered, without what is only expected of it. */
export function answeredLineCount(environment: Environment): number {
  let count = 0;
  commitLocalUpdate(environment, (store) => void (count = linesIn(store).length));
  return count;
}

/** Empties the cart on this side: in the store, in local storage and so in other tabs. */
export function emptyLocalCart(environment: Environment): void {
  forgetCart();
  showKeptCart(environment, undefined);
}

/**
 * Asks the backend for the cart, shows it and keeps it. Without a session there is no cart to ask
 * for. A failure is logged and changes nothing; neither does a refused session, whose lines stay
 * shown until something is in the cart of the next one.
 */
export async function refreshCart(environment: Environment): Promise<void> {
  if (browserTokens.read() === undefined) return;
  let isTaken = true;
  const metadata: CallMetadata = {
    onAnswer: ({ data, errors }) => {
      if (isRefusal(errors) || !data || !("cart" in data)) return;
      const { cart } = data as KeptCart["data"];
      if (cart || !errors?.length) isTaken = keepCart(cart);
    },
  };
  try {
    await whileUpdating(refetchNow(environment, cartQuery, metadata));
  } catch (error) {
    console.error("The cart could not be refreshed.", error);
  }
  if (!isTaken) showKeptCart(environment, keptCart());
}
