import { graphql } from "react-relay";
import { useCart } from "#components/cart/useCart.ts";
import { OrderSummary } from "#components/checkout/OrderSummary.tsx";
import { EmptyShelf } from "#components/ui/EmptyShelf.tsx";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { PageHeading } from "#components/ui/PageHeading.tsx";
import styles from "./CheckoutPage.module.css";

// The cart's part fills the same record as the query that keeps the cart true.
void graphql`
  query CheckoutPageQuery($hasSession: Boolean!) {
    ...SiteHeader_query
    ...SiteFooter_query
    cart @include(if: $hasSession) {
      contents(first: 100) {
        nodes {
          key
        }
      }
      ...OrderSummary_cart
    }
  }
`;

/** The order as it stands; this shop does not take it further yet, and says so. */
export function CheckoutPage() {
  const cart = useCart();
  if (!cart) {
    return (
      <EmptyShelf ticket="0">
        <h1>Nothing to check out</h1>
        <p>Your cart is empty.</p>
        <div>
          <ButtonLink href="/products">Come in, see what’s new</ButtonLink>
        </div>
      </EmptyShelf>
    );
  }
  return (
    <div className={`room ${styles.page}`}>
      <div>
        <PageHeading title="Check out">
          <p>This shop does not take orders here yet. Your cart is kept.</p>
        </PageHeading>
        <ButtonLink href="/products" variant="quiet">
          Keep looking
        </ButtonLink>
      </div>
      <OrderSummary cart={cart} />
    </div>
  );
}
