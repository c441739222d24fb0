import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { EmptyState } from "#components/ui/EmptyState.tsx";

/** Cart page while the cart is unknown, which must not look like an empty one. */
export function UnknownCart() {
  return (
    <EmptyState ticket="…">
      <h1>We can’t show your cart right now</h1>
      <p>We can’t reach the shop. Nothing in your cart is lost: reload this page in a moment.</p>
      <ButtonLink href="/products">See everything</ButtonLink>
    </EmptyState>
  );
}
