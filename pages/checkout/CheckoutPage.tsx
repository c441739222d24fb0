import { graphql } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { CookieNote } from "#components/cart/CookieNote.tsx";
import { useCart } from "#relay/cart/useCart.ts";
import { useIsUnavailable } from "#relay/cart/refreshCart.ts";
import { Checkout } from "#components/checkout/Checkout.tsx";
import { UnavailableCheckout } from "#components/cart/UnavailableCheckout.tsx";
import { EmptyState } from "#components/ui/EmptyState.tsx";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { useShopTexts } from "#components/page/useShopTexts.ts";
import { PageHeading } from "#components/ui/PageHeading.tsx";
import type { CheckoutPageFacts } from "./completeCheckout.ts";
import { t } from "#words/t.ts";
import styles from "./CheckoutPage.module.css";

// Checkout page: the form with the order summary beside it.

// The cart's fields fill the same record as the query that refreshes the cart; the cart with
// recalculated totals is fetched first. The states of the addresses' countries follow once those
// are known.
void graphql`
  query CheckoutPageQuery(
    $hasSession: Boolean!
    $knowsCountries: Boolean!
    $shippingCountry: CountriesEnum!
    $billingCountry: CountriesEnum!
  ) {
    ...SiteHeader_query
    ...SiteFooter_query
    ...Checkout_query
    cart @include(if: $hasSession) {
      contents(first: 100) {
        nodes {
          key
        }
      }
    }
    ...useCountryStates_query
  }
`;

/** Renders a message instead if the cart is empty or the backend unavailable. */
export function CheckoutPage() {
  const { loaded } = usePageContext();
  const { invitation } = useShopTexts();
  const cart = useCart();
  const isUnavailable = useIsUnavailable();
  if (isUnavailable) return <UnavailableCheckout />;
  if (!cart) {
    const { isUnpaid } = (loaded?.payload?.data ?? {}) as CheckoutPageFacts;
    if (isUnpaid) {
      return (
        <EmptyState ticket={t("order.ticket")}>
          <h1>{t("order.heading", { progress: "awaitingPayment" })}</h1>
          <p>{t("checkout.orderedCart")}</p>
          <div>
            <ButtonLink href="/success">{t("order.seeOrder")}</ButtonLink>
          </div>
        </EmptyState>
      );
    }
    return (
      <EmptyState ticket="0">
        <h1>{t("checkout.empty")}</h1>
        <p>{t("cart.nowEmpty")}</p>
        <CookieNote />
        <div>
          <ButtonLink href="/products">{invitation || t("page.seeEverything")}</ButtonLink>
        </div>
      </EmptyState>
    );
  }
  return (
    <div className={`room ${styles.page}`}>
      <div className={styles.heading}>
        <PageHeading title={t("checkout.heading")} />
        <CookieNote />
      </div>
      <Checkout />
    </div>
  );
}
