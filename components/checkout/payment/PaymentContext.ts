import { createContext, use, useMemo, useRef, useState } from "react";
import type { TypedCheckout } from "#relay/contract/order/orderFields.ts";
import type { PaymentProvider, Prepared } from "./paymentAdapter.ts";

// The checkout's payment: the provider's fields that are on the page, and the providers that failed.

/** A method's fields that its adapter draws. */
type AdaptedFields = {
  method: string;
  /** Shows what is wrong in the fields. */
  check: () => Promise<void>;
  /** Returns the values by the names of the checkout's inputs. */
  prepare: (typed: TypedCheckout) => Promise<Prepared>;
  /** Rejects if the provider does not arrive. */
  provider: Promise<PaymentProvider>;
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

/** Creates the payment of a checkout form. */
export function useCheckoutPayment(): CheckoutPayment {
  const shown = useRef<AdaptedFields>(undefined);
  const [failed, setFailedMethods] = useState<readonly string[]>([]);
  return useMemo(
    () => ({
      fields: () => shown.current,
      show: (fields) => {
        shown.current = fields;
        return () => {
          if (shown.current === fields) shown.current = undefined;
        };
      },
      failed,
      setFailed: (method, hasFailed) =>
        setFailedMethods((now) => [
          ...now.filter((other) => other !== method),
          ...(hasFailed ? [method] : []),
        ]),
    }),
    [failed],
  );
}
