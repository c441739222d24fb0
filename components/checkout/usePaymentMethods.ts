import { graphql, useFragment } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { useFieldValue } from "#components/form/useFieldValue.ts";
import { DEFAULT_USE, paymentPlace } from "#relay/contract/order/paymentMethods.ts";
import { adapterOf, paymentFieldsOf } from "#relay/contract/order/paymentFields.ts";
import type { PaymentFields } from "#relay/contract/order/paymentFields.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import type { usePaymentMethods_query$key } from "#__generated__/usePaymentMethods_query.graphql.ts";
import { usePayment } from "./payment/PaymentContext.ts";
import { useCheckoutStart } from "./useCheckout.ts";

// Payment methods of the checkout, with the place where each is paid.

const queryFragment = graphql`
  fragment usePaymentMethods_query on RootQuery {
    paymentGateways(first: 100) {
      nodes {
        id
        title
        description
      }
    }
  }
`;

/** Returns the payment methods with fields: the merchant's, and those that an adapter draws. */
export function usePaymentFields(): PaymentFields {
  const { paymentFields = [] } = usePageContext().shop;
  return [...paymentFields, ...(useCheckoutStart()?.adapted ?? [])];
}

/**
 * Returns the payment methods in the shop's order. Those of WordPress's own checkout are among the
 * others by default; `handsOver` is true while only they can follow: one of them is chosen, or there
 * is no other.
 */
export function usePaymentMethods(query: usePaymentMethods_query$key) {
  const { paymentGateways } = useFragment(queryFragment, query);
  const { checkout = DEFAULT_USE } = usePageContext().shop;
  const paymentFields = usePaymentFields();
  const { failed } = usePayment();
  const [chosen] = useFieldValue("paymentMethod");
  const isListed = checkout.at === "auto";
  const all = (paymentGateways?.nodes ?? []).map(({ id, title, description }) => ({
    id,
    title: plainText(title) || id,
    description: plainText(description),
    // A provider that did not arrive is one of WordPress's checkout.
    isElsewhere:
      paymentPlace(id, checkout, paymentFields) === "wordpress" ||
      (isListed && failed.includes(id)),
    fields: paymentFieldsOf(paymentFields, id),
    adapter: adapterOf(paymentFields, id),
  }));
  const here = all.filter(({ isElsewhere }) => !isElsewhere);
  const offered = isListed ? all : here;
  return {
    offered,
    /** Titles of the methods beside a way to WordPress's checkout; undefined if there is no such way. */
    beside:
      checkout.at === "both"
        ? all.filter(({ isElsewhere }) => isElsewhere).map(({ title }) => title)
        : undefined,
    handsOver:
      isListed &&
      all.length > 0 &&
      (here.length === 0 || all.some(({ id, isElsewhere }) => isElsewhere && id === chosen)),
  };
}

/** Payment methods as the checkout displays them. */
export type PaymentMethods = ReturnType<typeof usePaymentMethods>;
