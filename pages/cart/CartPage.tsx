import { graphql } from "react-relay";
import { CartAsOf } from "#components/cart/CartAsOf.tsx";
import { useCartAsOf } from "#components/cart/cartFailure.ts";
import { CartLines } from "#components/cart/CartLines.tsx";
import { CartTotals } from "#components/cart/CartTotals.tsx";
import { LostLines } from "#components/cart/LostLines.tsx";
import { PutBack } from "#components/cart/PutBack.tsx";
import { UnknownCart } from "#components/cart/UnknownCart.tsx";
import { useCart, useIsCartUnknown } from "#components/cart/useCart.ts";
import { ProductGrid } from "#components/product/ProductGrid.tsx";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { EmptyState } from "#components/ui/EmptyState.tsx";
import { SectionHeading } from "#components/ui/SectionHeading.tsx";
import { usePageQuery } from "#relay/usePageQuery.ts";
import type { CartPageQuery } from "#__generated__/CartPageQuery.graphql.ts";
import styles from "./CartPage.module.css";

// The cart's fields equal those of the query that refreshes the cart: both fill one record. Without
// a session the cart is certainly empty, and new products are displayed.
const pageQuery = graphql`
  query CartPageQuery($hasSession: Boolean!) {
    ...SiteHeader_query
    ...SiteFooter_query
    cart @include(if: $hasSession) {
      contents(first: 100) {
        nodes {
          key
        }
      }
      # eslint-disable-next-line relay/unused-fields
      appliedCoupons {
        # eslint-disable-next-line relay/unused-fields
        code
      }
      ...CartLink_cart
      ...CartLines_cart
      ...CartTotals_cart
    }
    newest: products(
      first: 4
      where: { visibility: VISIBLE, orderby: [{ field: DATE, order: DESC }] }
    ) @skip(if: $hasSession) {
      nodes {
        ...ProductGrid_products
      }
    }
  }
`;

/** Cart page: rendered on the server with the shopper's lines, refreshed in the browser. */
export function CartPage() {
  const cart = useCart();
  const isUnknown = useIsCartUnknown();
  const asOf = useCartAsOf();
  if (!cart) return isUnknown ? <UnknownCart /> : <EmptyCart />;
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>Cart</h1>
      {asOf && <CartAsOf asOf={asOf} />}
      <LostLines />
      <PutBack />
      <div className={styles.columns}>
        <CartLines cart={cart} />
        <aside className={styles.summary} aria-label="Summary">
          <CartTotals cart={cart} />
          <ButtonLink href="/checkout">Go to checkout</ButtonLink>
        </aside>
      </div>
    </div>
  );
}

function EmptyCart() {
  const { newest } = usePageQuery<CartPageQuery>(pageQuery);
  return (
    <>
      <EmptyState ticket="Empty">
        <h1>Your cart is empty</h1>
        <p>Nothing on the shelf yet. What you add stays here for two weeks.</p>
        <ButtonLink href="/products">See everything</ButtonLink>
      </EmptyState>
      <div className="room">
        <LostLines />
        <PutBack />
      </div>
      {newest && newest.nodes.length > 0 && (
        <section className={`room ${styles.products}`}>
          <SectionHeading title="On the shelf this week" />
          <ProductGrid products={newest.nodes} />
        </section>
      )}
    </>
  );
}
