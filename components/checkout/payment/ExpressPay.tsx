import { useCallback, useEffect, useId, useRef, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import { useCheckoutStart } from "#components/checkout/useCheckout.ts";
import { fetchStates } from "#components/checkout/useCountryStates.ts";
import { useFormFacts } from "#components/form/FormContext.ts";
import { confirmedOrder } from "#relay/contract/order/confirmedOrder.ts";
import { useOnDemand } from "#components/ui/useOnDemand.ts";
import { isFree } from "#relay/contract/cart/isFree.ts";
import { whenIdle } from "#relay/whenIdle.ts";
import type { ExpressPay_cart$key } from "#__generated__/ExpressPay_cart.graphql.ts";
import type { ExpressPay_query$key } from "#__generated__/ExpressPay_query.graphql.ts";
import { usePaymentMethods } from "#components/checkout/usePaymentMethods.ts";
import { localePath } from "#words/localePath.ts";
import { t, tags } from "#words/t.ts";
import type { ExpressButtonsProps } from "./ExpressButtons.tsx";
import styles from "./ExpressButtons.module.css";

// Express pay above the checkout's form: loaded when the browser is idle, where it may have a wallet.

const queryFragment = graphql`
  fragment ExpressPay_query on RootQuery {
    allowedCountries
    ...usePaymentMethods_query
  }
`;

const cartFragment = graphql`
  fragment ExpressPay_cart on Cart {
    rawTotal: total(format: RAW)
    availableShippingMethods {
      __typename
    }
    ...ExpressButtons_cart
  }
`;

const importButtons = async () => (await import("./ExpressButtons.tsx")).ExpressButtons;

/** True for a browser that knows wallets; the provider finds out if the shopper has one. */
const knowsWallets = () => "ApplePaySession" in globalThis || "PaymentRequest" in globalThis;

type ExpressPayProps = Pick<
  ExpressButtonsProps,
  "needsShipping" | "prices" | "hiddenAddress" | "placeByWallet"
> & {
  query: ExpressPay_query$key;
  cart: ExpressPay_cart$key;
};

/**
 * Renders the buttons of a method that has any; a wallet shows the delivery of one package. Their
 * place closes where there is no wallet, unless the shopper has begun with the form below.
 */
export function ExpressPay({ query: queryKey, cart: cartKey, ...rest }: ExpressPayProps) {
  const query = useFragment(queryFragment, queryKey);
  const cart = useFragment(cartFragment, cartKey);
  const { rawTotal, availableShippingMethods } = cart;
  const environment = useRelayEnvironment();
  const { fields } = useFormFacts();
  const terms = useCheckoutStart()?.terms;
  const { offered } = usePaymentMethods(query);
  const [Buttons, load] = useOnDemand(importButtons);
  const method = offered.find(
    ({ isElsewhere, adapter }) => !isElsewhere && adapter?.config.takesExpressPay,
  );
  const isTaken =
    method !== undefined && !isFree(rawTotal) && (availableShippingMethods?.length ?? 0) <= 1;
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const [wallet, setWallet] = useState<"awaited" | "found" | "none">("awaited");
  const know = useCallback((hasWallet: boolean) => {
    const hasBegun = group.current?.closest("form")?.contains(document.activeElement) === true;
    const otherwise = (before: typeof wallet) =>
      hasBegun && before === "awaited" ? "awaited" : "none";
    setWallet(hasWallet ? "found" : otherwise);
  }, []);
  useEffect(() => {
    if (!isTaken) return;
    if (!knowsWallets()) return know(false);
    const fail = (error: unknown) => {
      console.error("The wallets could not be loaded.", error);
      know(false);
    };
    whenIdle(() => void load().catch(fail));
  }, [isTaken, load, know]);
  if (!isTaken || !method.adapter) return null;
  const link = (text: string, key: number) => (
    <a key={key} href={localePath(terms?.href ?? "")} target="_blank">
      {text}
      <span className="visually-hidden"> {t("checkout.opensInNewTab")}</span>
    </a>
  );
  return (
    <div
      ref={group}
      role="group"
      aria-labelledby={id}
      className={`${styles.express} ${wallet === "found" ? "" : styles[wallet]}`}
    >
      <h2 id={id} className={styles.title}>
        {t("payment.express")}
      </h2>
      <div className={styles.buttons}>
        {Buttons && (
          <Buttons
            {...rest}
            cart={cart}
            key={String(rest.needsShipping)}
            method={method.id}
            adapter={method.adapter}
            countries={query.allowedCountries ?? []}
            terms={terms}
            statesOf={(country) => fetchStates(environment, country)}
            confirmedIn={(confirmed) => JSON.stringify(confirmedOrder(confirmed))}
            noteOf={() => fields.values()["customerNote"] ?? ""}
            onKnown={know}
          />
        )}
      </div>
      {terms && (
        <p className={styles.terms}>
          {tags("payment.expressTerms", { link }, { title: terms.title })}
        </p>
      )}
      <p className={styles.or}>{t("payment.expressOr")}</p>
    </div>
  );
}
