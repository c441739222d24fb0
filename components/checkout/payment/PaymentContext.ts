import { createContext, use, useMemo, useState } from "react";
import type { TypedCheckout } from "#relay/contract/order/orderFields.ts";
import type { PaymentProvider } from "./paymentAdapter.ts";

// The checkout's payment: the provider's fields that are on the page, and the providers that failed.

/** Values for the gateway by the names of their inputs, or a sentence about the provider's fields. */
export type Prepared = { values: Record<string, string> } | { error: string };

/** A method's fields that its adapter draws. */
export type AdaptedFields = {
  method: string;
  prepare: (typed: TypedCheckout) => Promise<Prepared>;
  /** The provider; undefined if it did not arrive. */
  provider: () => Promise<PaymentProvider | undefined>;
};

export type CheckoutPayment = {
  /** Returns the fields on the page; undefined if the chosen method has none of an adapter. */
  fields: () => AdaptedFields | undefined;
  /** Sets the fields on the page; returns the function that removes them. */
  show: (fields: AdaptedFields) => () => void;
  /** Methods whose provider did not arrive: they are paid in WordPress, if that is possible. */
  failed: readonly string[];
  setFailed: (method: string, hasFailed: boolean) => void;
};

const nothing: CheckoutPayment = {
  fields: () => undefined,
  show: () => () => {},
  failed: [],
  setFailed: () => {},
};

export const PaymentContext = createContext(nothing);

/** Returns the payment of the enclosing checkout form. */
export const usePayment = (): CheckoutPayment => use(PaymentContext);

/** Holds the fields on the page. */
function createShownFields(): Pick<CheckoutPayment, "fields" | "show"> {
  let shown: AdaptedFields | undefined;
  return {
    fields: () => shown,
    show: (fields) => {
      shown = fields;
      return () => {
        if (shown === fields) shown = undefined;
      };
    },
  };
}

/** Creates the payment of a checkout form. */
export function useCheckoutPayment(): CheckoutPayment {
  const [shown] = useState(createShownFields);
  const [failed, setFailedMethods] = useState<readonly string[]>([]);
  return useMemo(
    () => ({
      ...shown,
      failed,
      setFailed: (method, hasFailed) =>
        setFailedMethods((now) => [
          ...now.filter((other) => other !== method),
          ...(hasFailed ? [method] : []),
        ]),
    }),
    [shown, failed],
  );
}
