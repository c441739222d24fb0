import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { graphql } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { CartAsOf } from "#components/cart/CartAsOf.tsx";
import {
  useCartAsOf,
  useHasWholeCart,
  useIsCartUnknown,
  useIsUnavailable,
} from "#relay/cart/refreshCart.ts";
import { CartCoupons } from "#components/cart/CartCoupons.tsx";
import { CartDelivery } from "#components/cart/CartDelivery.tsx";
import { CartFormReport } from "#components/cart/CartFormReport.tsx";
import { CartLayout } from "#components/cart/CartLayout.tsx";
import { CartPromises, FreeDelivery } from "#components/cart/CartPromises.tsx";
import { CartShortage } from "#components/cart/CartShortage.tsx";
import { CartTotal, CartTotals, CheckoutLink } from "#components/cart/CartTotals.tsx";
import { CookieNote } from "#components/cart/CookieNote.tsx";
import { EditableLines } from "#components/cart/EditableLines.tsx";
import { FormRemoval } from "#components/cart/FormRemoval.tsx";
import { LostLines } from "#components/cart/LostLines.tsx";
import { RestorePrompt } from "#components/cart/RestorePrompt.tsx";
import { RemovedRows, forgetRemoved } from "#components/cart/RemovedRows.tsx";
import { UnavailableCart } from "#components/cart/UnavailableCart.tsx";
import { useCart } from "#relay/cart/useCart.ts";
import { Part } from "#components/page/Part.tsx";
import { useShopTexts } from "#components/page/useShopTexts.ts";
import { ProductGrid } from "#components/product/ProductGrid.tsx";
import { ViewedProducts } from "#components/product/ViewedProducts.tsx";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { EmptyState } from "#components/ui/EmptyState.tsx";
import { SectionHeading } from "#components/ui/SectionHeading.tsx";
import { useOnDemand } from "#components/ui/useOnDemand.ts";
import { usePageQuery } from "#relay/usePageQuery.ts";
import { whenIdle } from "#relay/whenIdle.ts";
import type { CartPageQuery } from "#__generated__/CartPageQuery.graphql.ts";
import { t } from "#words/t.ts";
import styles from "./CartPage.module.css";

// Cart page: the editable cart, the last known cart, or an empty cart with new products.

// Without a session the cart is certainly empty, and new products are displayed.
const pageQuery = graphql`
  query CartPageQuery($hasSession: Boolean!) {
    ...SiteHeader_query
    ...SiteFooter_query
    cart @include(if: $hasSession) {
      ...useCart_cart
    }
    customer @include(if: $hasSession) {
      ...CartPromises_customer
    }
    newest: products(
      first: 4
      where: { visibility: VISIBLE, status: "publish", orderby: [{ field: DATE, order: DESC }] }
    ) @skip(if: $hasSession) {
      nodes {
        ...ProductGrid_products
      }
    }
  }
`;

/**
 * The server renders the shopper's lines, and the browser refreshes them. Above them is the report
 * of a form that was not carried out, if any.
 */
export function CartPage() {
  const report = usePageContext().draft?.cart;
  useEffect(() => () => forgetRemoved(), []);
  return (
    <>
      {report && <CartFormReport {...report} />}
      <CartContent />
    </>
  );
}

/**
 * Time of the lines on display, if they are not the backend's: this browser's saved ones, or the
 * last known ones that the server took for a response without lines.
 */
function useLinesAsOf(isUnavailable: boolean): Date | undefined {
  const { loaded } = usePageContext();
  const savedAt = useCartAsOf();
  const isWhole = useHasWholeCart();
  const { linesAsOf } = (loaded?.payload?.data ?? {}) as { linesAsOf?: string };
  if (savedAt) return savedAt;
  if (isUnavailable && loaded?.lastCart) return new Date(loaded.lastCart.asOf);
  return linesAsOf === undefined || isWhole ? undefined : new Date(linesAsOf);
}

const importSuggested = async () =>
  (await import("#components/cart/SuggestedProducts.tsx")).SuggestedProducts;

function CartContent() {
  const cart = useCart();
  const { customer } = usePageQuery<CartPageQuery>(pageQuery);
  const isUnknown = useIsCartUnknown();
  const isUnavailable = useIsUnavailable();
  const asOf = useLinesAsOf(isUnavailable);
  const hadLines = useRef(false);
  useEffect(() => {
    if (cart) hadLines.current = true;
  }, [cart]);
  const [Suggested, loadSuggested] = useOnDemand(importSuggested);
  const hasLines = cart !== null;
  useEffect(() => {
    if (hasLines) whenIdle(() => void loadSuggested().catch(() => {}));
  }, [hasLines, loadSuggested]);
  if (!cart && (isUnavailable || isUnknown))
    return <UnavailableCart title={t("cart.heading")} href="/cart" />;
  if (!cart) return <EmptyCart isEmptied={hadLines} />;
  const notice = (
    <>
      <CookieNote />
      {asOf && <CartAsOf asOf={asOf} />}
      {!isUnavailable && (
        <>
          <LostLines />
          <RestorePrompt />
          <CartShortage cart={cart} />
        </>
      )}
    </>
  );
  const actions = isUnavailable ? (
    <ButtonLink href="/cart">{t("error.tryAgain")}</ButtonLink>
  ) : (
    <>
      <CartTotal cart={cart} />
      {!asOf && <CheckoutLink cart={cart} />}
    </>
  );
  const forms = !isUnavailable && !asOf && (
    <>
      <CartDelivery cart={cart} />
      <CartCoupons cart={cart} />
    </>
  );
  const more = !isUnavailable && <CartPromises cart={cart} customer={customer} />;
  const summary = (
    <>
      <CartTotals cart={cart} />
      {!isUnavailable && <FreeDelivery cart={cart} customer={customer} />}
    </>
  );
  return (
    <div className={styles.content}>
      <CartLayout title={t("cart.heading")} {...{ notice, forms, summary, actions, more }}>
        <div>
          {!isUnavailable && <FormRemoval />}
          {/* The same lines once the backend is back: a quantity that is being typed stays. */}
          <Part name="cart.lines">
            <EditableLines cart={cart} isUnavailable={isUnavailable} />
          </Part>
        </div>
      </CartLayout>
      {Suggested && !asOf && (
        <div className={styles.products}>
          <Suggested cart={cart} />
        </div>
      )}
    </div>
  );
}

/** Empty cart; it takes the focus that was on a line which the shopper has just removed. */
function EmptyCart({ isEmptied }: { isEmptied: RefObject<boolean> }) {
  const { newest } = usePageQuery<CartPageQuery>(pageQuery);
  const texts = useShopTexts();
  const hasSession = usePageContext().loaded?.variables["hasSession"] === true;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isLost = isEmptied.current && document.activeElement === document.body;
    if (isLost) heading.current?.focus();
  }, [isEmptied]);
  return (
    <>
      <EmptyState ticket={t("cart.emptyTicket")}>
        <h1 ref={heading} tabIndex={-1}>
          {t("cart.emptyTitle")}
        </h1>
        {texts.emptyCart && <p>{texts.emptyCart}</p>}
        <CookieNote />
        {!hasSession && (
          <noscript>
            <p>{t("cart.cookiesNeeded")}</p>
          </noscript>
        )}
        <ButtonLink href="/products">{t("page.seeEverything")}</ButtonLink>
      </EmptyState>
      <div className="room">
        <FormRemoval />
        <RemovedRows />
        <LostLines />
        <RestorePrompt />
      </div>
      {newest && newest.nodes.length > 0 && (
        <section className={`room ${styles.products}`}>
          <SectionHeading title={texts.arrivals || t("page.newest")} />
          <ProductGrid products={newest.nodes} />
        </section>
      )}
      <div className="room">
        <ViewedProducts />
      </div>
    </>
  );
}
