import { useState, useEffect, useEffectEvent, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { useSelector } from "@tanstack/react-form";
import { Form } from "#components/form/Form.tsx";
import type { CheckoutForm_cart$key } from "#__generated__/CheckoutForm_cart.graphql.ts";
import type { CheckoutForm_query$key } from "#__generated__/CheckoutForm_query.graphql.ts";
import { phoneRule } from "#relay/contract/validation/phoneRule.ts";
import { rateFields } from "#relay/contract/order/orderFields.ts";
import type { CheckoutDraft } from "#relay/contract/order/orderFields.ts";
import { confirmedOrder } from "#relay/contract/order/confirmedOrder.ts";
import { useFormFacts } from "#components/form/FormContext.ts";
import { CheckoutFields } from "./CheckoutFields.tsx";
import { CheckoutNotice } from "./CheckoutNotice.tsx";
import {
  deliveryAddress,
  pricedAddresses,
  sentFields,
  useKnownAddresses,
} from "./knownAddresses.ts";
import { ExpressPay } from "./payment/ExpressPay.tsx";
import { PaymentContext, useCheckoutPayment } from "./payment/PaymentContext.ts";
import { useOrderPrices } from "./useOrderPrices.ts";
import { usePlaceOrder } from "./usePlaceOrder.ts";
import { saveCheckoutDraft, checkoutDraft } from "./checkoutDraft.ts";
import type { PricedAddresses } from "./useUpdateCustomer.ts";

// Checkout form: posted as a plain form without script, sent as JSON with it.

/**
 * Restores the form's saved draft and saves what is typed. Text typed into this page before
 * hydration is newer than the draft. Values that the backend knows are not saved: restored later,
 * they would undo a change that was made elsewhere, for example in the account.
 */
function SavedText(props: {
  isRestored: boolean;
  /** Values that the backend knew when the page was rendered. */
  known: Readonly<Record<string, string>>;
  /** Addresses that this page has sent to the backend since. */
  sent: PricedAddresses;
}) {
  const { isRestored, known, sent } = props;
  const { form, typed } = useFormFacts();
  const values = useSelector(form.store, (state) => state.values as Record<string, unknown>);
  const isReady = useRef(false);

  const restore = useEffectEvent(() => {
    isReady.current = true;
    if (!isRestored) return;
    for (const [name, text] of Object.entries(checkoutDraft(known))) {
      const value: unknown = form.getFieldValue(name);
      if (value === undefined || value === (typed[name] ?? "")) form.setFieldValue(name, text);
    }
  });
  // After the fields' own effects, which restore text typed before hydration.
  useEffect(() => restore(), []);
  useEffect(() => {
    if (!isReady.current) return;
    const typedHere = ([name, value]: [string, unknown]) => value !== (known[name] ?? "");
    const typedValues = Object.fromEntries(Object.entries(values).filter(typedHere));
    saveCheckoutDraft(typedValues, [known, { ...known, ...sentFields(sent) }]);
  }, [values, known, sent]);
  return null;
}

const queryFragment = graphql`
  fragment CheckoutForm_query on RootQuery {
    ...knownAddresses_query
    ...CheckoutFields_query
    ...ExpressPay_query
  }
`;

const cartFragment = graphql`
  fragment CheckoutForm_cart on Cart {
    needsShippingAddress
    ...confirmedCart_cart @relay(mask: false)
    ...CheckoutFields_cart
    ...CheckoutNotice_cart
    ...ExpressPay_cart
  }
`;

const isRate = (name: string) => rateFields.some((field) => field === name);

/** Typed values without delivery rates: those displayed are the backend's current choice. */
const textIn = ({ typed }: CheckoutDraft): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => !isRate(name)));

/** Renders the form with the posted draft's values, or else with the addresses known so far. */
export function CheckoutForm(props: {
  query: CheckoutForm_query$key;
  cart: CheckoutForm_cart$key;
  /** The shop's country, for a customer without one. */
  baseCountry: string | undefined;
}) {
  const query = useFragment(queryFragment, props.query);
  const cart = useFragment(cartFragment, props.cart);
  const draft = usePageContext().draft?.checkout;
  const needsShipping = cart.needsShippingAddress !== false;
  const known = useKnownAddresses(query, props.baseCountry);
  const [typed] = useState(() => (draft ? textIn(draft) : known));
  // The backend knows both addresses, even if nothing is delivered.
  const [initialAddresses] = useState(() =>
    pricedAddresses(known, needsShipping || !known["shipping_address1"]),
  );
  const { prices, isStale, sent } = useOrderPrices(initialAddresses);
  const confirmed = JSON.stringify(confirmedOrder(cart));
  const payment = useCheckoutPayment();
  const { captureConfirmed, placeOrder, placeByWallet, notice, intent } = usePlaceOrder(confirmed, {
    settled: prices.settled,
    payment,
  });
  // Where the shopper pays with another card: on a phone far below the top of the form.
  const isOfPayment = notice?.isDeclined === true && !notice.isByWallet;
  const noticeBox = <CheckoutNotice notice={notice} cart={cart} />;
  // Placing the order needs the delivery address for taxes, and restores it.
  const hiddenAddress = needsShipping ? {} : deliveryAddress(typed);
  return (
    <Form
      id="checkout"
      action="/checkout"
      typed={typed}
      rules={phoneRule}
      onInput={prices.edited}
      onAttempt={() => {
        captureConfirmed();
        return payment.fields()?.check();
      }}
      onSubmit={(values) => placeOrder({ ...hiddenAddress, ...values })}
      {...(draft && { errors: draft.validationErrors })}
      {...(draft?.message && !draft.changes && { message: draft.message })}
    >
      {!isOfPayment && noticeBox}
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="seen" value={confirmed} />
      {Object.entries(hiddenAddress).map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
      <PaymentContext value={payment}>
        <ExpressPay
          query={query}
          cart={cart}
          needsShipping={needsShipping}
          prices={prices}
          hiddenAddress={hiddenAddress}
          placeByWallet={placeByWallet}
        />
        <CheckoutFields
          query={query}
          cart={cart}
          needsShipping={needsShipping}
          prices={prices}
          isStale={isStale}
          paymentNotice={isOfPayment && noticeBox}
        />
      </PaymentContext>
      <SavedText isRestored={!draft} known={known} sent={sent} />
    </Form>
  );
}
