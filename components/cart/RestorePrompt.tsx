import { useSyncExternalStore } from "react";
import { useRelayEnvironment } from "react-relay";
import { Button } from "#components/ui/Button.tsx";
import { EMPTIED_COOKIE, hasCookie } from "#relay/contract/cart/cartCookies.ts";
import { lineName, restorablePart } from "#relay/contract/cart/restoration.ts";
import type { Restoration } from "#relay/contract/cart/restoration.ts";
import {
  cartSetAside,
  forgetCartSetAside,
  onCartSaved,
  savedCart,
} from "#relay/cart/persistence.ts";
import { pageCookies } from "#relay/session/session.ts";
import { intentQueue } from "#relay/cart/intentQueue.ts";
import { t } from "#words/t.ts";
import styles from "./CartNote.module.css";

// Prompt of the cart page to put back the products of an earlier cart.

/** Returns the cart that can be restored; usually none is set aside, and nothing else is read. */
function restorable(): Restoration | undefined {
  const isEmptied = hasCookie(pageCookies(), EMPTIED_COOKIE, "1");
  const setAside = isEmptied ? undefined : cartSetAside();
  return setAside && restorablePart(setAside.data.cart, savedCart()?.data.cart);
}

/** Returns the restorable products' names, in a text that is the same until the cart changes. */
const restorableNames = (): string => {
  const { lines = [] } = restorable() ?? {};
  return lines.map(lineName).join(t("page.comma"));
};

/**
 * Offers a cart whose session was replaced or has ended, or which the shop has emptied; none that
 * the shopper emptied or ordered here. Renders nothing without such a cart.
 */
export function RestorePrompt() {
  const environment = useRelayEnvironment();
  const names = useSyncExternalStore(onCartSaved, restorableNames, () => "");
  if (names === "") return null;
  const { lines = [], coupons = [] } = restorable() ?? {};
  const putBack = () => {
    void intentQueue(environment).submit({ kind: "restore", lines, coupons });
    forgetCartSetAside();
  };
  return (
    <section className={styles.note} aria-label={t("cart.earlierCart")}>
      <p>{t("cart.hadBefore", { names })}</p>
      <div className={styles.actions}>
        <Button type="button" variant="quiet" onClick={putBack}>
          {t("cart.putBackEarlier", { count: lines.length })}
        </Button>
        <button type="button" className={styles.dismiss} onClick={forgetCartSetAside}>
          {t("cart.noThanks")}
        </button>
      </div>
    </section>
  );
}
