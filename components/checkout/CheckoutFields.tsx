import { useEffect, useEffectEvent } from "react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { Field } from "#components/form/Field.tsx";
import { RadioField } from "#components/form/RadioField.tsx";
import { useHydrated } from "vike-react/useHydrated";
import { maxLengths, rateFields, typedCheckout } from "#relay/contract/order/orderFields.ts";
import { isCollected } from "#relay/contract/cart/isCollected.ts";
import { isFree } from "#relay/contract/cart/isFree.ts";
import { checkoutRules } from "#relay/contract/order/checkoutRules.ts";
import type { AddressType } from "#relay/contract/order/orderFields.ts";
import { addressDemands } from "#relay/contract/account/addressFormats.ts";
import type { CheckoutFields_cart$key } from "#__generated__/CheckoutFields_cart.graphql.ts";
import type { DeliveryMethod_cart$key } from "#__generated__/DeliveryMethod_cart.graphql.ts";
import type { DeliveryPromise_cart$key } from "#__generated__/DeliveryPromise_cart.graphql.ts";
import { Part } from "#components/page/Part.tsx";
import { useShopTexts, useWords } from "#components/page/useShopTexts.ts";
import { DeliveryPromise } from "./DeliveryPromise.tsx";
import type { PlaceOrderButton_cart$key } from "#__generated__/PlaceOrderButton_cart.graphql.ts";
import type { usePaymentMethods_query$key } from "#__generated__/usePaymentMethods_query.graphql.ts";
import type { CheckoutFields_query$key } from "#__generated__/CheckoutFields_query.graphql.ts";
import { AddressFields } from "./AddressFields.tsx";
import { ContactFields } from "./ContactFields.tsx";
import { DeliveryMethod } from "./DeliveryMethod.tsx";
import { FormSection } from "./FormSection.tsx";
import { isPriceable, pricedAddresses, pricedFields } from "./knownAddresses.ts";
import { OptionalFields } from "./OptionalFields.tsx";
import { PaymentMethod } from "./PaymentMethod.tsx";
import { PlaceOrderButton } from "./PlaceOrderButton.tsx";
import { useCheckoutStart } from "./useCheckout.ts";
import { useCountryStates } from "./useCountryStates.ts";
import { useFormValues } from "./useFormValues.ts";
import { usePaymentMethods } from "./usePaymentMethods.ts";
import type { OrderPrices } from "./useOrderPrices.ts";
import { midSentence } from "#words/language.ts";
import { t, tags } from "#words/t.ts";
import styles from "./CheckoutFields.module.css";
import { linkTo } from "#components/ui/messageTags.tsx";

// Sections of the checkout form: contact, addresses, delivery method, payment and terms.

const queryFragment = graphql`
  fragment CheckoutFields_query on RootQuery {
    allowedCountries
    ...ContactFields_query
    ...usePaymentMethods_query
  }
`;

const cartFragment = graphql`
  fragment CheckoutFields_cart on Cart {
    rawTotal: total(format: RAW)
    chosenShippingMethods
    ...DeliveryMethod_cart
    ...DeliveryPromise_cart
    ...PlaceOrderButton_cart
  }
`;

type CheckoutFieldsProps = {
  query: CheckoutFields_query$key;
  cart: CheckoutFields_cart$key;
  needsShipping: boolean;
  prices: OrderPrices;
  /** True if the prices could not be fetched. */
  isStale: boolean;
  /** Notice of a declined payment. */
  paymentNotice: ReactNode;
};

/** Renders the sections that the order needs, and reports each typed address to `prices`. */
export function CheckoutFields(props: CheckoutFieldsProps) {
  const { needsShipping, prices, isStale } = props;
  const query = useFragment(queryFragment, props.query);
  const cart = useFragment(cartFragment, props.cart);
  const { isPhoneOptional = false } = usePageContext().shop;
  const isHydrated = useHydrated();
  const values = useFormValues(pricedFields);
  const needsPayment = !isFree(cart.rawTotal);
  const isBilledElsewhere = !needsShipping || values.billing === "other";

  const countries = (query.allowedCountries ?? []).filter((country) => country != null);
  const countryOf = (kind: AddressType) => {
    const country = values[`${kind}_country`];
    return countries.some((code) => code === country) ? country : "";
  };
  const states = {
    shipping: useCountryStates(countryOf("shipping")),
    billing: useCountryStates(countryOf("billing")),
  };
  const statesOf = (country: string) => {
    const kind = country === countryOf("shipping") ? "shipping" : "billing";
    return states[kind].known.map(({ code }) => code);
  };
  const hasStates = (country: string) => statesOf(country).length > 0;
  const rules = checkoutRules(typedCheckout(values), {
    needsShipping,
    needsPayment,
    isPhoneOptional,
    packages: rateFields.length,
    demandsOf: addressDemands,
    statesOf,
  });
  const addresses = pricedAddresses(values, needsShipping, hasStates);
  const isFinal = Object.values(addresses).every((address) => isPriceable(address, hasStates));
  const notify = useEffectEvent((_addresses: string) => prices.addressIs(addresses, isFinal));
  // The states of a country arrive after it is chosen.
  const serialized = JSON.stringify([addresses, isFinal]);
  useEffect(() => notify(serialized), [serialized]);

  const addressFields = (kind: AddressType) => (
    <AddressFields
      kind={kind}
      country={countryOf(kind)}
      countries={countries}
      states={states[kind]}
      rules={rules}
    />
  );

  return (
    <>
      <ContactFields
        query={query}
        needsShipping={needsShipping}
        chosen={cart.chosenShippingMethods ?? []}
        isPhoneOptional={isPhoneOptional}
        rules={rules}
      />
      {needsShipping && (
        <AddressSection chosen={cart.chosenShippingMethods ?? []} rules={rules}>
          {addressFields("shipping")}
        </AddressSection>
      )}
      {(isBilledElsewhere || !isHydrated) && (
        <FormSection
          title={t("checkout.billingTitle")}
          {...(!isBilledElsewhere && { className: styles.unless })}
        >
          {addressFields("billing")}
        </FormSection>
      )}
      {needsShipping && (
        <DeliverySection cart={cart} rules={rules} prices={prices} isStale={isStale} />
      )}
      <PaymentSections
        query={query}
        cart={cart}
        rules={rules}
        needsPayment={needsPayment}
        rawTotal={cart.rawTotal ?? "0"}
        notice={props.paymentNotice}
      />
    </>
  );
}

/** Address of an order that is delivered or collected, and if the bill has the same. */
function AddressSection(props: {
  /** Ids of the chosen delivery rates. */
  chosen: readonly (string | null | undefined)[];
  rules: ReturnType<typeof checkoutRules>;
  children: ReactNode;
}) {
  const { chosen, rules, children } = props;
  const { deliveryAddress } = useWords();
  // WooCommerce requires it of a shopper who collects the order, too.
  const title = isCollected(chosen) ? t("checkout.yourAddress") : deliveryAddress;
  return (
    <FormSection title={title} part="checkout.address">
      {children}
      <RadioField
        name="billing"
        label={t("checkout.billingLabel")}
        defaultValue="same"
        options={[
          { value: "same", label: t("checkout.sameAddress") },
          { value: "other", label: t("checkout.otherAddress") },
        ]}
        rules={rules.billing?.rules}
        messages={rules.billing?.messages}
      />
    </FormSection>
  );
}

/** Choice of the delivery method, with the means to price it again. */
function DeliverySection(props: {
  cart: DeliveryMethod_cart$key & DeliveryPromise_cart$key;
  rules: ReturnType<typeof checkoutRules>;
  prices: OrderPrices;
  isStale: boolean;
}) {
  const { cart, rules, prices, isStale } = props;
  const { shipping_country: country } = useFormValues(pricedFields);
  const { delivery } = useShopTexts();
  const words = useWords();
  return (
    <FormSection title={words.delivery} part="checkout.delivery">
      <DeliveryMethod cart={cart} rules={rules} onChoose={prices.deliverBy} />
      {/* Below the methods, which stay where they are when one of them is chosen. */}
      {delivery?.rules?.countries.includes(country) && (
        <DeliveryPromise cart={cart} as="p" className={styles.dates} />
      )}
      {isStale && (
        <p role="alert" className="field-error">
          {t("checkout.pricesStale")}{" "}
          <button type="button" className={styles.again} onClick={prices.again}>
            {t("error.tryAgain")}
          </button>
        </p>
      )}
      <noscript>
        <button className={styles.update} type="submit" name="step" value="update" formNoValidate>
          {t("checkout.updateTotals")}
        </button>
      </noscript>
    </FormSection>
  );
}

/** Payment, if there is anything to pay, and the end of the form. */
function PaymentSections(props: {
  query: usePaymentMethods_query$key;
  cart: PlaceOrderButton_cart$key;
  rules: ReturnType<typeof checkoutRules>;
  needsPayment: boolean;
  rawTotal: string;
  notice: ReactNode;
}) {
  const { query, cart, rules, needsPayment, rawTotal } = props;
  const words = useWords();
  const methods = usePaymentMethods(query);
  const handsOver = needsPayment && methods.handsOver;
  return (
    <>
      {needsPayment && (
        <FormSection title={t("checkout.paymentLabel")} part="checkout.payment">
          {props.notice}
          <PaymentMethod methods={methods} rules={rules.paymentMethod} rawTotal={rawTotal} />
        </FormSection>
      )}
      <FormSection title={handsOver ? t("checkout.next") : words.lastStep}>
        {!handsOver && (
          <>
            <OptionalFields names={["customerNote"]} title={t("checkout.addNote")}>
              <Field
                name="customerNote"
                label={t("form.optional", { label: t("checkout.noteLabel") })}
                rules={rules.customerNote?.rules}
              >
                {(control) => (
                  <textarea {...control} rows={3} maxLength={maxLengths.customerNote} />
                )}
              </Field>
            </OptionalFields>
            <TermsField />
          </>
        )}
        <Part name="checkout.button">
          <PlaceOrderButton cart={cart} handsOver={handsOver} />
        </Part>
      </FormSection>
    </>
  );
}

/** Renders the required checkbox; nothing if no page with terms is known. */
function TermsField() {
  const page = useCheckoutStart()?.terms;
  if (!page) return null;
  const title = midSentence(page.title);
  const link = linkTo(page.href, { target: "_blank" });
  return (
    <Field
      name="terms"
      type="checkbox"
      label={t("checkout.agree")}
      description={tags("checkout.readTerms", { link }, { title })}
      rules="accepted"
      messages={{ accepted: t("checkout.termsMissing") }}
    />
  );
}
