import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { CartLink_cart$key } from "#__generated__/CartLink_cart.graphql.ts";
import { useCart } from "#relay/cart/useCart.ts";
import { countUnits } from "#relay/contract/cart/cartLines.ts";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./CartLink.module.css";

/* oxlint-disable relay/unused-fields -- `countUnits` reads it */
const cartFragment = graphql`
  fragment CartLink_cart on Cart {
    contents(first: 100) {
      nodes {
        quantity
      }
    }
  }
`;

/**
 * Header link to the cart, with its number of units. The page's inline script may write a count
 * before hydration, hence `suppressHydrationWarning`; after hydration React's count replaces it.
 */
export function CartLink() {
  const key: CartLink_cart$key | null = useCart();
  const cart = useFragment(cartFragment, key);
  const count = countUnits(cart?.contents?.nodes ?? []);
  const label = count === 0 ? t("cart.linkEmpty") : t("cart.linkLabel", { count });
  const link = useRef<HTMLAnchorElement>(null);
  const units = useRef<HTMLSpanElement>(null);

  // Runs in the same task in which `CartSync` puts the saved cart into the store: written earlier,
  // the count would flash to an empty cart for a frame.
  useEffect(() => {
    link.current?.setAttribute("aria-label", label);
    if (!units.current) return;
    units.current.textContent = String(count);
    units.current.hidden = count === 0;
  }, [count, label]);

  return (
    <a
      ref={link}
      className={styles.link}
      href={localePath("/cart")}
      aria-label={label}
      suppressHydrationWarning
    >
      <span aria-hidden="true">{t("cart.heading")}</span>{" "}
      <span
        ref={units}
        className={styles.count}
        data-cart-count=""
        aria-hidden="true"
        hidden={count === 0}
        suppressHydrationWarning
      >
        {String(count)}
      </span>
    </a>
  );
}
