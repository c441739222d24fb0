import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { RefObject } from "react";
import { paymentInput } from "#relay/contract/order/paymentFields.ts";
import type { PaymentAdapterUse } from "#relay/contract/order/paymentFields.ts";
import { loadProvider } from "./paymentAdapter.ts";
import type { MountedFields, PaymentProvider, PricedOrder } from "./paymentAdapter.ts";
import { usePayment } from "./PaymentContext.ts";
import type { AdaptedFields } from "./PaymentContext.ts";

/** Fields that are being loaded or on the page; undefined if the provider failed. */
type Loaded =
  | {
      provider: PaymentProvider;
      fields: MountedFields;
      /** Resolves to true once the fields can be used, to false if they cannot. */
      usable: Promise<boolean>;
    }
  | undefined;

const UNREAD = "The payment’s fields could not be read. Try again, or pay in another way.";

/** A saved card in place of the fields, or what is to be done with the card in them. */
export type CardChoice = {
  instead?: Readonly<Record<string, string>>;
  with?: Readonly<Record<string, string>>;
};

/** Time that drawn fields may take to become ready, in milliseconds. */
const DEADLINE_MS = 15_000;

/** Values under the names of the checkout's inputs. */
const asInputs = (method: string, values: Readonly<Record<string, string>> = {}) =>
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
  const [error, setError] = useState("");
  const loading = useRef<Promise<Loaded>>(undefined);
  const fail = useEffectEvent(options.onFailure);

  const mount = useEffectEvent((element: HTMLElement, provider: PaymentProvider): Loaded => {
    const { promise: usable, resolve } = Promise.withResolvers<boolean>();
    const onFailure = (cause: unknown) => {
      clearTimeout(timer);
      resolve(false);
      options.onFailure(cause);
    };
    const late = () => onFailure(new Error("The fields did not become ready."));
    const timer = setTimeout(late, DEADLINE_MS);
    const onReady = () => {
      clearTimeout(timer);
      setIsReady(true);
      resolve(true);
    };
    return { provider, usable, fields: provider.mount(element, { order, onReady, onFailure }) };
  });

  const fieldsOf = useEffectEvent((loaded: Promise<Loaded>): AdaptedFields => ({
    method,
    provider: async () => (await loaded)?.provider,
    prepare: async (typed) => {
      setError("");
      const choice = choiceOf();
      if (choice.instead) return { values: asInputs(method, choice.instead) };
      const drawn = await loaded;
      // Without the provider our server hands the order over to WordPress.
      if (!drawn || !(await drawn.usable)) return { values: {} };
      const prepared = await drawn.fields.prepare(typed).catch((cause: unknown) => {
        console.error("A payment method’s fields could not be read.", cause);
        return { error: UNREAD };
      });
      if ("error" in prepared) setError(prepared.error);
      return "error" in prepared
        ? prepared
        : { values: asInputs(method, { ...prepared.values, ...choice.with }) };
    },
  }));

  const register = useEffectEvent((loaded: Promise<Loaded>) => {
    loading.current = loaded;
    return show(fieldsOf(loaded));
  });

  useEffect(() => {
    let isOver = false;
    // The provider's element is its own: React must not find its children changed.
    const element = document.createElement("div");
    box.current?.append(element);
    const loaded = loadProvider(adapter.name, adapter.config)
      .then((provider) => (isOver ? undefined : mount(element, provider)))
      .catch((cause: unknown) => {
        if (!isOver) fail(cause);
        return undefined;
      });
    const hide = register(loaded);
    return () => {
      isOver = true;
      hide();
      void loaded.then((drawn) => drawn?.fields.unmount()).finally(() => element.remove());
    };
  }, [adapter, box]);

  const { amount, currency } = order;
  useEffect(() => {
    void loading.current?.then((drawn) => drawn?.fields.update({ amount, currency }));
  }, [amount, currency]);

  return { isReady, error };
}
