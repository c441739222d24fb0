import { useRef, useState } from "react";
import type { ReactNode } from "react";
import type { PaymentAdapterUse } from "#relay/contract/order/paymentFields.ts";
import { pricedOrder } from "./paymentAdapter.ts";
import { SavedCards } from "./SavedCards.tsx";
import { useAdaptedFields } from "./useAdaptedFields.ts";
import type { CardChoice } from "./useAdaptedFields.ts";
import styles from "./AdapterFields.module.css";

// The provider's fields, with a customer's saved cards.

export type DrawnFieldsProps = {
  method: string;
  adapter: PaymentAdapterUse;
  /** The cart's total, as a raw number. */
  rawTotal: string;
  /** Shown until the fields are drawn. */
  loading: ReactNode;
  /** Called when the provider does not arrive, or its fields cannot be used. */
  onFailure: (cause: unknown) => void;
};

/** Loads the provider and draws its fields. */
export function DrawnFields({ method, adapter, rawTotal, loading, onFailure }: DrawnFieldsProps) {
  const { config } = adapter;
  const box = useRef<HTMLDivElement>(null);
  const choice = useRef<CardChoice>({});
  const [isInstead, setIsInstead] = useState(false);
  const choose = (next: CardChoice) => {
    choice.current = next;
    setIsInstead(next.instead !== undefined);
  };
  const order = pricedOrder(rawTotal, config.currency);
  const { isReady, error } = useAdaptedFields(box, {
    method,
    adapter,
    order,
    choiceOf: () => choice.current,
    onFailure,
  });
  const fields = (
    <>
      {!isReady && loading}
      <div ref={box} className={isReady && !isInstead ? undefined : styles.hidden} />
      {error && (
        <p role="alert" className={error.isShown ? "visually-hidden" : "field-error"}>
          {error.error}
        </p>
      )}
    </>
  );
  if (!config.savesCards) return fields;
  return (
    <SavedCards method={method} onChange={choose}>
      {fields}
    </SavedCards>
  );
}
