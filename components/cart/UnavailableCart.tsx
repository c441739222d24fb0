import { graphql, useFragment } from "react-relay";
import type { ReactNode } from "react";
import { usePageContext } from "vike-react/usePageContext";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { EmptyState } from "#components/ui/EmptyState.tsx";
import type { UnavailableCart_cart$key } from "#__generated__/UnavailableCart_cart.graphql.ts";
import { CartAsOf } from "./CartAsOf.tsx";
import { useCartAsOf } from "#relay/cart/refreshCart.ts";
import { CartLayout } from "./CartLayout.tsx";
import { CartTotals } from "./CartTotals.tsx";
import { ReadOnlyLines } from "./ReadOnlyLines.tsx";
import { useCart } from "#relay/cart/useCart.ts";
import { t } from "#words/t.ts";

// Cart or checkout while the backend is unavailable, with the last known cart.

const cartFragment = graphql`
  fragment UnavailableCart_cart on Cart {
    ...ReadOnlyLines_cart
    ...CartTotals_cart
  }
`;

type LastLinesProps = {
  cart: UnavailableCart_cart$key;
  title: string;
  notice: ReactNode;
  actions: ReactNode;
};

/** The last known cart, read-only. */
function LastLines({ cart: cartKey, ...layout }: LastLinesProps) {
  const cart = useFragment(cartFragment, cartKey);
  return (
    <CartLayout {...layout} summary={<CartTotals cart={cart} />}>
      <ReadOnlyLines cart={cart} />
    </CartLayout>
  );
}

type UnavailableCartProps = {
  title: string;
  /** Address of the page, to try again. */
  href: string;
  /** Result of a form post that failed. */
  message?: ReactNode;
  /** Control that tries again, in place of the link to the page. */
  again?: ReactNode;
};

/**
 * Renders the last known cart with its time, or a text if no cart is known, and a link that tries
 * again.
 */
export function UnavailableCart({ title, href, message, ...props }: UnavailableCartProps) {
  const { lastCart } = usePageContext().loaded ?? {};
  const savedAt = useCartAsOf();
  const asOf = savedAt ?? (lastCart ? new Date(lastCart.asOf) : undefined);
  const cart = useCart();
  const { again = <ButtonLink href={href}>{t("error.tryAgain")}</ButtonLink> } = props;
  if (cart) {
    const notice = (
      <>
        {message}
        {asOf && <CartAsOf asOf={asOf} isReadOnly />}
      </>
    );
    return <LastLines {...{ cart, title, notice }} actions={again} />;
  }
  return (
    <EmptyState ticket={t("error.backSoon")}>
      <h1>{title}</h1>
      {message}
      <p>{t("cart.unavailable")}</p>
      <div>{again}</div>
    </EmptyState>
  );
}
