import { graphql, useFragment } from "react-relay";
import { Part } from "#components/page/Part.tsx";
import { usePageContext } from "vike-react/usePageContext";
import { Button } from "#components/ui/Button.tsx";
import type { Checkout_query$key } from "#__generated__/Checkout_query.graphql.ts";
import type { Checkout_totals$key } from "#__generated__/Checkout_totals.graphql.ts";
import { DEFAULT_USE } from "#relay/contract/order/paymentMethods.ts";
import { CheckoutForm } from "./CheckoutForm.tsx";
import { CouponForm } from "./CouponForm.tsx";
import { FormSection } from "./FormSection.tsx";
import { OrderSummary } from "./OrderSummary.tsx";
import { Totals } from "./Totals.tsx";
import { useCartTotals } from "./useCartTotals.ts";
import { CheckoutPromises } from "./ShopPromises.tsx";
import { StartContext, useCheckout } from "./useCheckout.ts";
import { useSameShopper } from "./useSameShopper.ts";
import { WordpressCheckout, WordpressCheckoutButton } from "./WordpressCheckout.tsx";
import { t } from "#words/t.ts";
import styles from "./Checkout.module.css";

const queryFragment = graphql`
  fragment Checkout_query on RootQuery {
    checkoutCart: cart(recalculateTotals: true) @include(if: $hasSession) {
      ...CheckoutForm_cart
      ...CouponForm_cart
      ...OrderSummary_cart
      ...Checkout_totals
    }
    ...CheckoutForm_query
  }
`;

const totalsFragment = graphql`
  fragment Checkout_totals on Cart {
    ...useCartTotals_cart
    needsShippingAddress
    chosenShippingMethods
  }
`;

/**
 * Checkout form beside the order summary; displays a loading message until its data has arrived.
 */
export function Checkout() {
  const { checkout, start, hasFailed, reload } = useCheckout();
  useSameShopper();
  if (checkout) {
    return (
      <StartContext value={start}>
        <KnownCheckout query={checkout} baseCountry={start?.baseCountry} />
      </StartContext>
    );
  }
  return (
    <div className={styles.form}>
      {hasFailed ? (
        <div role="alert" className={styles.failed}>
          <p>{t("checkout.notLoaded")}</p>
          <div>
            <Button type="button" variant="quiet" onClick={() => void reload()}>
              {t("error.tryAgain")}
            </Button>
          </div>
        </div>
      ) : (
        <p role="status">{t("checkout.loading")}</p>
      )}
    </div>
  );
}

function KnownCheckout(props: { query: Checkout_query$key; baseCountry: string | undefined }) {
  const query = useFragment(queryFragment, props.query);
  const { checkoutCart: cart } = query;
  const { at } = usePageContext().shop.checkout ?? DEFAULT_USE;
  if (!cart) return null;
  const form = <CheckoutForm query={query} cart={cart} baseCountry={props.baseCountry} />;
  return (
    <>
      <aside className={styles.summary}>
        <Part name="checkout.summary">
          <OrderSummary cart={cart}>
            <CouponForm cart={cart} />
            <OrderTotals cart={cart} />
          </OrderSummary>
        </Part>
      </aside>
      <div className={styles.form}>
        {at === "wordpress" ? (
          <WordpressCheckout>
            <FormSection title={t("checkout.elsewhereTitle")}>
              <p>{t("checkout.elsewhereNote")}</p>
              <div>
                <WordpressCheckoutButton>{t("checkout.continueToPayment")}</WordpressCheckoutButton>
              </div>
            </FormSection>
          </WordpressCheckout>
        ) : at === "both" ? (
          <WordpressCheckout>{form}</WordpressCheckout>
        ) : (
          form
        )}
        <CheckoutPromises />
      </div>
    </>
  );
}

/** Totals with the delivery amount, or with a row that says it is not known. */
function OrderTotals(props: { cart: Checkout_totals$key }) {
  const cart = useFragment(totalsFragment, props.cart);
  const hasRate = cart.chosenShippingMethods?.some((rate) => Boolean(rate)) === true;
  const delivery = hasRate ? "shown" : "unknown";
  const row = cart.needsShippingAddress === false ? "none" : delivery;
  return <Totals {...useCartTotals(cart, row)} />;
}
