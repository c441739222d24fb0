import { graphql } from "react-relay";
import { CartLines } from "#components/cart/CartLines.tsx";
import { CartTotals } from "#components/cart/CartTotals.tsx";
import { useCart } from "#components/cart/useCart.ts";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { EmptyShelf } from "#components/ui/EmptyShelf.tsx";
import styles from "./CartPage.module.css";

// The cart's part is the same as the query's that keeps the cart true: both fill one record.
void graphql`
  query CartPageQuery($hasSession: Boolean!) {
    ...SiteHeader_query
    ...SiteFooter_query
    cart @include(if: $hasSession) {
      contents(first: 100) {
        nodes {
          key
        }
      }
      ...CartLink_cart
      ...CartLines_cart
      ...CartTotals_cart
    }
  }
`;

/** The shopper's cart: rendered with their own lines on the server, kept true in the browser. */
export function CartPage() {
  const cart = useCart();
  if (!cart) return <EmptyCart />;
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>Cart</h1>
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
  return (
    <EmptyShelf ticket="Empty">
      <h1>Your cart is empty</h1>
      <p>Nothing on the shelf yet. What you add stays here for two weeks.</p>
      <ButtonLink href="/products">See everything</ButtonLink>
    </EmptyShelf>
  );
}
