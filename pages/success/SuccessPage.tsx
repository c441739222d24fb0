import { graphql } from "react-relay";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { EmptyShelf } from "#components/ui/EmptyShelf.tsx";

// The frame alone: the order itself is known to the shopper’s browser.
void graphql`
  query SuccessPageQuery {
    ...SiteHeader_query
    ...SiteFooter_query
  }
`;

/** Where an order leads; without one in this browser it says so. */
export function SuccessPage() {
  return (
    <EmptyShelf ticket="Order">
      <h1>No order here</h1>
      <p>
        No order was found in this browser. If you placed one on another device, its receipt is in
        your e-mail.
      </p>
      <div>
        <ButtonLink href="/products">Come in, see what’s new</ButtonLink>
      </div>
    </EmptyShelf>
  );
}
