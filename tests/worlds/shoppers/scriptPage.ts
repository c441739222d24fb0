import { intentQueue } from "#relay/cart/intentQueue.ts";
import type { IntentQueue } from "#relay/cart/intentQueue.ts";
import { emptyLocalCart, refreshCart, showSavedCart } from "#relay/cart/refreshCart.ts";
import { changeCartCoupon } from "#components/checkout/useCoupons.ts";
import { isLineChanged, showIntents } from "#relay/cart/shownIntents.ts";
import { createEnvironment } from "#relay/environment.ts";
import { pendingIntents, reloadIntents } from "#relay/cart/intentStore.ts";
import { keepRefusedCarts, savedCart } from "#relay/cart/persistence.ts";
import { restorableTokens, restoreRefusedCart } from "#relay/refusedSession.ts";
import { browserTokens, withSession } from "#relay/session/session.ts";
import { withBrowserSessionLock } from "#relay/session/tabLock.ts";

/** The cart's script of one page. */
export type ScriptPage = {
  queue: IntentQueue;
  /** Fetches the cart, as a page does after it has hydrated. */
  refresh: () => Promise<unknown>;
  /** Empties the local cart, as after an order. */
  emptyCart: () => void;
  /** Applies or removes a coupon, as the checkout does; returns the error, or an empty string. */
  changeCoupon: (code: string, isWanted: boolean) => Promise<string>;
  /** Counts the changes that are pending in this browser. */
  pending: () => number;
  /** True once the cart has been read in this browser, as before the checkout displays it. */
  showsCart: () => boolean;
  /** True while a line is marked "Updating". */
  isUpdating: () => boolean;
  /** Returns the session token in the cookie. */
  token: () => string | undefined;
};

/**
 * Opens a page with a new copy of the browser modules (`vi.resetModules`): script state does not
 * outlive a page.
 */
export function openScriptPage(fetchFromPage: typeof fetch): ScriptPage {
  keepRefusedCarts();
  const environment = createEnvironment(
    {
      url: "/graphql",
      send: withSession(fetchFromPage, restorableTokens),
      lock: { isNeeded: () => true, run: withBrowserSessionLock },
      restoreCart: restoreRefusedCart,
    },
    { isServer: false },
  );
  showSavedCart(environment, savedCart());
  showIntents(environment);
  const queue = intentQueue(environment);
  return {
    queue,
    refresh: () => refreshCart(environment),
    emptyCart: () => emptyLocalCart(environment),
    changeCoupon: (code, isWanted) => changeCartCoupon(environment, { code, isWanted }),
    pending: () => {
      reloadIntents();
      return pendingIntents().length;
    },
    showsCart: () => Boolean(savedCart()?.data.cart),
    isUpdating: () => {
      const source = environment.getStore().getSource();
      const keys = source.getRecordIDs().map((id) => source.get(id)?.["key"]);
      return keys.some((key) => typeof key === "string" && isLineChanged(environment, key));
    },
    token: () => browserTokens.read(),
  };
}
