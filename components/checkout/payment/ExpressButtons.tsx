import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { RefObject } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import { getFragment, getSingularSelector } from "relay-runtime";
import { usePageContext } from "vike-react/usePageContext";
import type { CountryState } from "#components/checkout/useCountryStates.ts";
import type { OrderPrices } from "#components/checkout/useOrderPrices.ts";
import type { WalletOrder } from "#components/checkout/usePlaceOrder.ts";
import type { CartToConfirm } from "#relay/contract/order/confirmedOrder.ts";
import type { TermsPage } from "#relay/contract/page/suppliedData.ts";
import { addressParts } from "#relay/contract/order/orderFields.ts";
import type { AddressType } from "#relay/contract/order/orderFields.ts";
import type { PaymentAdapterUse } from "#relay/contract/order/paymentFields.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import type {
  ExpressButtons_cart$data as Cart,
  ExpressButtons_cart$key,
} from "#__generated__/ExpressButtons_cart.graphql.ts";
import { loadProvider, pricedOrder } from "./paymentAdapter.ts";
import type {
  ExpressElement,
  ExpressQuote,
  PaymentProvider,
  Prepared,
  WalletValues,
} from "./paymentAdapter.ts";
import { asInputs } from "./useAdaptedFields.ts";
import { t } from "#words/t.ts";
import styles from "./ExpressButtons.module.css";

// Buttons of the shopper's wallets, which place the order with the wallet's address, delivery and card.

const cartFragment = graphql`
  fragment ExpressButtons_cart on Cart {
    ...confirmedCart_cart @relay(mask: false)
    availableShippingMethods {
      rates {
        rawCost: cost(format: RAW)
      }
    }
  }
`;

/** Returns the cart as a wallet shows it, with the chosen delivery method first. */
function quoteOf(cart: Cart, currency: string): ExpressQuote {
  const chosen = cart.chosenShippingMethods?.[0];
  const rates = (cart.availableShippingMethods?.[0]?.rates ?? []).flatMap((rate) => {
    if (!rate) return [];
    const { amount } = pricedOrder(rate.rawCost ?? "0", currency);
    return [{ id: rate.id, label: plainText(rate.label), amount }];
  });
  return {
    ...pricedOrder(cart.rawTotal ?? "0", currency),
    rates: rates.toSorted((one, other) => Number(other.id === chosen) - Number(one.id === chosen)),
  };
}

/**
 * Returns a wallet's values with the shop's code of the state in place of its name, and if the shop
 * lists the country's states.
 */
async function withStateCode(
  values: WalletValues,
  kind: AddressType,
  statesOf: ExpressButtonsProps["statesOf"],
) {
  // Without the list the server validates the state.
  const states = await statesOf(values[`${kind}_country`] ?? "").catch(() => []);
  const told = (values[`${kind}_state`] ?? "").toLowerCase();
  const state = states.find(({ code, name }) =>
    [code, plainText(name)].some((text) => text.toLowerCase() === told),
  );
  return {
    values: state ? { ...values, [`${kind}_state`]: state.code } : values,
    hasStates: states.length > 0,
  };
}

/** True if a wallet's order is billed to its delivery address. */
const isBilledThere = (details: WalletValues) =>
  !details.billing_address1 ||
  addressParts.every((part) => details[`shipping_${part}`] === details[`billing_${part}`]);

export type ExpressButtonsProps = {
  cart: ExpressButtons_cart$key;
  method: string;
  adapter: PaymentAdapterUse;
  needsShipping: boolean;
  countries: readonly (string | null | undefined)[];
  prices: OrderPrices;
  /** Delivery address of an order that is not delivered. */
  hiddenAddress: Readonly<Record<string, string>>;
  placeByWallet: (wallet: WalletOrder) => Promise<boolean>;
  terms: TermsPage | undefined;
  /** Returns the states that the shop lists in a country. */
  statesOf: (country: string) => Promise<readonly CountryState[]>;
  /** Returns the order that its shopper confirms with a cart, as JSON. */
  confirmedIn: (cart: CartToConfirm) => string;
  /** Returns the note in the form. */
  noteOf: () => string;
  /** Called with the provider's answer: if the shopper has a wallet. */
  onKnown: (hasWallet: boolean) => void;
};

/** The order that the buttons know; while a wallet is open, the one that it shows. */
type KnownOrder = { quote?: ExpressQuote; confirmed: string; isOpen: boolean };

/**
 * Returns the cart for a wallet, and the functions that its provider calls: address and delivery
 * method are priced as the form's are, and the order is placed as the form's is.
 */
function useWallet(props: ExpressButtonsProps, buttons: RefObject<Mounting>) {
  const { method, needsShipping, prices, hiddenAddress, terms, placeByWallet } = props;
  const { statesOf, confirmedIn, noteOf } = props;
  const { currency } = props.adapter.config;
  const environment = useRelayEnvironment();
  const selector = getSingularSelector(getFragment(cartFragment), props.cart);
  const cart = useFragment(cartFragment, props.cart);
  const [isPlacing, setIsPlacing] = useState(false);
  const known = useRef<KnownOrder>({ confirmed: "", isOpen: false });

  /** Returns the order after a change in the wallet; undefined if it cannot be delivered. */
  function quoted(isPriced: boolean): ExpressQuote | undefined {
    // The change is in the store, and may not be rendered yet.
    const priced = selector && (environment.lookup(selector).data as Cart | undefined);
    const quote = isPriced && priced ? quoteOf(priced, currency) : undefined;
    if (!priced || !quote?.rates.length) return undefined;
    known.current.confirmed = confirmedIn(priced);
    return quote;
  }

  /** Prices the form's address again, after the wallet's. */
  function close() {
    known.current.isOpen = false;
    setIsPlacing(false);
    prices.again();
  }

  const quote = quoteOf(cart, currency);
  // While a wallet is open, only changes made in it update its sheet.
  const follow = useEffectEvent((confirmed: string) => {
    if (known.current.isOpen) return;
    known.current = { quote, confirmed, isOpen: false };
    void buttons.current?.then((mounted) => mounted?.update(quote));
  });
  const serialized = confirmedIn(cart);
  useEffect(() => follow(serialized), [serialized]);

  return {
    quote,
    isPlacing,
    open() {
      known.current.isOpen = true;
      return known.current.quote;
    },
    close,
    async deliverTo(address: WalletValues) {
      const { values, hasStates } = await withStateCode(address, "shipping", statesOf);
      return quoted(await prices.quoteTo(values, hasStates));
    },
    deliverBy: async (rate: string) => quoted(await prices.quoteBy(rate)),
    async place(
      details: WalletValues,
      awaited: Promise<Prepared>,
      provider: Promise<PaymentProvider>,
    ) {
      setIsPlacing(true);
      const prepared = await awaited.catch((error: unknown) => {
        console.error("A wallet’s payment could not be read.", error);
        return { error: t("payment.walletUnread") };
      });
      const { values: delivered } = await withStateCode(details, "shipping", statesOf);
      const { values: told } = await withStateCode(delivered, "billing", statesOf);
      const values = {
        ...hiddenAddress,
        customerNote: noteOf(),
        // The sentence below the buttons says it.
        ...(terms && { terms: "yes" }),
        ...told,
        billing: needsShipping && isBilledThere(told) ? "same" : "other",
        paymentMethod: method,
        ...("values" in prepared && asInputs(method, prepared.values)),
      };
      const { confirmed } = known.current;
      const isPlaced = await placeByWallet(
        "error" in prepared ? prepared : { values, confirmed, provider },
      );
      if (!isPlaced) close();
      return isPlaced;
    },
  };
}

type Mounting = Promise<ExpressElement | undefined> | undefined;

/** Mounts the provider's buttons, and tells if it has found a wallet. */
export function ExpressButtons(props: ExpressButtonsProps) {
  const { adapter, needsShipping, countries, onKnown } = props;
  const { isPhoneOptional = false } = usePageContext().shop;
  const box = useRef<HTMLDivElement>(null);
  const buttons = useRef<Mounting>(undefined);
  const wallet = useWallet(props, buttons);
  const { quote, isPlacing } = wallet;

  const mount = useEffectEvent(
    (element: HTMLElement, loading: Promise<PaymentProvider>, isOver: () => boolean) => {
      const fail = (error: unknown) => {
        console.error("The wallets could not be shown.", error);
        if (!isOver()) onKnown(false);
      };
      const mounted = loading.then((provider) => {
        if (isOver()) return undefined;
        return provider.mountExpress?.(element, {
          order: quote,
          needsPhone: !isPhoneOptional,
          countries: needsShipping ? countries.flatMap((code) => code ?? []) : undefined,
          onReady: (hasWallet) => {
            if (!isOver()) onKnown(hasWallet);
          },
          onFailure: fail,
          open: () => wallet.open() ?? quote,
          onCancel: wallet.close,
          deliverTo: wallet.deliverTo,
          deliverBy: wallet.deliverBy,
          place: (details, prepared) => wallet.place(details, prepared, loading),
        });
      });
      mounted.catch(fail);
      return mounted.catch(() => undefined);
    },
  );

  useEffect(() => {
    let isOver = false;
    // The provider's element is its own: React must not find its children changed.
    const element = document.createElement("div");
    box.current?.append(element);
    const mounted = mount(element, loadProvider(adapter.name, adapter.config), () => isOver);
    buttons.current = mounted;
    return () => {
      isOver = true;
      void mounted.then((own) => own?.unmount()).finally(() => element.remove());
    };
  }, [adapter, box]);

  return (
    <>
      {isPlacing && <p role="status">{t("payment.placing")}</p>}
      <div ref={box} className={isPlacing ? styles.hidden : undefined} />
    </>
  );
}
