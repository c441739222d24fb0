import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { RefObject } from "react";
import { paymentInput } from "#relay/contract/order/paymentFields.ts";
import type { PaymentAdapterUse } from "#relay/contract/order/paymentFields.ts";
import { loadProvider } from "./paymentAdapter.ts";
import type { FieldsError, MountedFields, PaymentProvider, PricedOrder } from "./paymentAdapter.ts";
import { usePayment } from "./PaymentContext.ts";
import { t } from "#words/t.ts";

/** Fields on the page. */
type Drawn = {
  fields: MountedFields;
  /** Rejects if the fields cannot be used. */
  ready: Promise<void>;
};

/** A saved card in place of the fields, or what is to be done with the card in them. */
export type CardChoice = {
  instead?: Readonly<Record<string, string>>;
  with?: Readonly<Record<string, string>>;
};

/** Time that drawn fields may take to become ready, in milliseconds. */
const DEADLINE_MS = 15_000;

/** Returns values under the names of the checkout's inputs. */
export const asInputs = (method: string, values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      paymentInput(method, { name, label: "" }),
      value,
    ]),
  );

/** Loads a method's provider, draws its fields into the box, and tells the checkout how to read them. */
export function useAdaptedFields(
  box: RefObject<HTMLElement | null>,
  options: {
    method: string;
    adapter: PaymentAdapterUse;
    order: PricedOrder;
    /** Returns the customer's choice among saved cards. */
    choiceOf: () => CardChoice;
    /** Called when the provider does not arrive, or its fields cannot be used. */
    onFailure: (cause: unknown) => void;
  },
) {
  const { method, adapter, order, choiceOf } = options;
  const { show } = usePayment();
  const [isReady, setIsReady] = useState(false);
  const [error, setError] = useState<FieldsError>();
  const drawing = useRef<Promise<Drawn | undefined>>(undefined);
  const fail = useEffectEvent(options.onFailure);

  const mount = useEffectEvent((element: HTMLElement, provider: PaymentProvider): Drawn => {
    const { promise: ready, resolve: onReady, reject: onFailure } = Promise.withResolvers<void>();
    setTimeout(() => onFailure(new Error("The fields did not become ready.")), DEADLINE_MS);
    return { ready, fields: provider.mount(element, { order, onReady, onFailure }) };
  });

  const register = useEffectEvent(
    (
      provider: Promise<PaymentProvider>,
      usable: Promise<MountedFields | undefined>,
      /** Returns the fields once they can be used, as a check need not wait for them. */
      usableNow: () => MountedFields | undefined,
    ) =>
      show({
        method,
        provider,
        check: async () => {
          if (choiceOf().instead) return;
          // An error that is not the shopper's is for `prepare` to report.
          setError(
            await usableNow()
              ?.check?.()
              .catch(() => undefined),
          );
        },
        prepare: async (typed) => {
          setError(undefined);
          const choice = choiceOf();
          if (choice.instead) return { values: asInputs(method, choice.instead) };
          const fields = await usable.catch(() => undefined);
          // Without the provider our server hands the order over to WordPress.
          if (!fields) return { values: {} };
          const prepared = await fields.prepare(typed).catch((cause: unknown) => {
            console.error("A payment method’s fields could not be read.", cause);
            return { error: t("payment.fieldsUnread") };
          });
          if ("error" in prepared) {
            setError(prepared);
            return prepared;
          }
          return { values: asInputs(method, { ...prepared.values, ...choice.with }) };
        },
      }),
  );

  useEffect(() => {
    let isOver = false;
    // The provider's element is its own: React must not find its children changed.
    const element = document.createElement("div");
    box.current?.append(element);
    const provider = loadProvider(adapter.name, adapter.config);
    const drawn = provider.then((arrived) => (isOver ? undefined : mount(element, arrived)));
    const usable = drawn.then((on) => on?.ready.then(() => on.fields));
    let usableNow: MountedFields | undefined;
    usable.then(
      (fields) => {
        usableNow = fields;
        if (!isOver) setIsReady(true);
      },
      (cause: unknown) => isOver || fail(cause),
    );
    drawing.current = drawn.catch(() => undefined);
    const hide = register(provider, usable, () => usableNow);
    return () => {
      isOver = true;
      hide();
      void drawing.current?.then((on) => on?.fields.unmount()).finally(() => element.remove());
    };
  }, [adapter, box]);

  const { amount, currency } = order;
  useEffect(() => {
    void drawing.current?.then((drawn) => drawn?.fields.update({ amount, currency }));
  }, [amount, currency]);

  return { isReady, error };
}
