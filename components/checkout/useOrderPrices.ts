import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { browserTokens, isAccountToken } from "#relay/session/session.ts";
import { refreshCheckoutCart } from "./useCheckoutCart.ts";
import { pricedAddresses } from "./knownAddresses.ts";
import { useUpdateCustomer } from "./useUpdateCustomer.ts";
import type { PricedAddresses } from "./useUpdateCustomer.ts";
import { useUpdateShippingMethod } from "./useUpdateShippingMethod.ts";

// Repricing of an order when its address (debounced) or delivery method changes.

// Debounce: an address is sent once typing has paused.
const REST_MS = 400;

const countriesOf = ({ shipping, billing }: PricedAddresses) =>
  `${shipping?.country ?? ""} ${billing?.country ?? ""}`;

/**
 * Keeps an order's rates and totals up to date with the form's address and delivery method. Changes
 * are sent to the backend in order; the cart is refetched after the last of them only.
 */
export function useOrderPrices(initial: PricedAddresses) {
  const environment = useRelayEnvironment();
  const updateCustomer = useUpdateCustomer();
  const updateShippingMethod = useUpdateShippingMethod();
  const [isStale, setIsStale] = useState(false);
  const [sent, setSent] = useState<PricedAddresses>({});
  const [prices] = useState(() => {
    let known = JSON.stringify(initial);
    let sentCountries = countriesOf(initial);
    let wanted: { text: string; addresses: PricedAddresses } | undefined;
    let resting: ReturnType<typeof setTimeout> | undefined;
    let changes = 0;
    let inFlight: Promise<unknown> = Promise.resolve();
    // The backend saves a customer's addresses in the account, which opening a page must not change.
    let waitsForInput: boolean | undefined;

    /** Sends a change; resolves to false if it failed. */
    function change(commit: () => Promise<void>): Promise<boolean> {
      changes += 1;
      const number = changes;
      const isLatest = () => number === changes;
      async function work(): Promise<boolean> {
        let hasFailed = false;
        const fail = (error: unknown) => {
          console.error("The order's prices could not be fetched.", error);
          hasFailed = true;
          // The same address may be sent again.
          known = "";
        };
        await commit().catch(fail);
        if (isLatest()) await refreshCheckoutCart(environment).catch(fail);
        if (isLatest()) setIsStale(hasFailed);
        return !hasFailed;
      }
      const result = work();
      inFlight = Promise.all([inFlight, result]);
      return result;
    }

    function notify(): void {
      clearTimeout(resting);
      if (!wanted || wanted.text === known) return;
      const { text, addresses } = wanted;
      known = text;
      sentCountries = countriesOf(addresses);
      setSent(addresses);
      void change(() => updateCustomer(addresses));
    }

    return {
      /** Sets the address; an incomplete one may have its country's prices. */
      addressIs(addresses: PricedAddresses, isWhole: boolean): void {
        waitsForInput ??= isAccountToken(browserTokens.read() ?? "");
        if (!isWhole && countriesOf(addresses) === sentCountries) return;
        wanted = { text: JSON.stringify(addresses), addresses };
        clearTimeout(resting);
        if (!waitsForInput && wanted.text !== known) resting = setTimeout(notify, REST_MS);
      },
      /** Sends a customer's addresses from now on: the form has been edited. */
      edited(): void {
        if (!waitsForInput) return;
        waitsForInput = false;
        resting = setTimeout(notify, REST_MS);
      },
      /** Sets the delivery method of each package, of which the backend takes one for its address. */
      deliverBy(rates: readonly string[]): void {
        notify();
        void change(() => updateShippingMethod(rates));
      },
      /** Sends pending changes and waits for all of them. */
      async settled(): Promise<void> {
        notify();
        for (let awaited; awaited !== inFlight;) {
          awaited = inFlight;
          await awaited;
        }
      },
      /** Retries after a failure, and sends the form's address again after a wallet's. */
      again(): void {
        if (wanted) notify();
        else void change(() => Promise.resolve());
      },
      /** Prices the order for a wallet's address, until `again` sends the form's. */
      quoteTo(values: Readonly<Record<string, string>>, hasStates: boolean): Promise<boolean> {
        const addresses = pricedAddresses({ ...values, billing: "same" }, true, () => hasStates);
        wanted ??= { text: known, addresses: initial };
        clearTimeout(resting);
        known = JSON.stringify(addresses);
        sentCountries = countriesOf(addresses);
        return change(() => updateCustomer(addresses));
      },
      /** Prices the order for the delivery method that a wallet has chosen. */
      quoteBy: (rate: string): Promise<boolean> => change(() => updateShippingMethod([rate])),
      stop: () => clearTimeout(resting),
    };
  });
  useEffect(() => prices.stop, [prices]);
  return { prices, isStale, sent };
}

/** Functions that `useOrderPrices` provides to the form's parts. */
export type OrderPrices = ReturnType<typeof useOrderPrices>["prices"];
