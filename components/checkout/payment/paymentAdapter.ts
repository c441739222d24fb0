import type { AdapterConfig } from "#relay/contract/order/paymentFields.ts";
import type { TypedCheckout } from "#relay/contract/order/orderFields.ts";

// Payment adapters: how a method's provider draws its fields on our checkout and confirms a payment.

/** The order as a provider's fields know it; what is charged is the backend's alone. */
export type PricedOrder = {
  /** Total in minor units of the currency. */
  amount: number;
  currency: string;
};

/** Values that the gateway reads, by their names; or a sentence, in the page's language. */
export type Prepared = { values: Record<string, string> } | { error: string };

/** A provider's fields on the page. */
export type MountedFields = {
  /** Follows a changed total. */
  update: (order: PricedOrder) => void;
  unmount: () => void;
  /**
   * Turns what is typed in the fields into values, or says what is wrong there. Rejects if the
   * provider does not say it to shoppers.
   */
  prepare: (typed: TypedCheckout) => Promise<Prepared>;
};

/** A provider whose script has arrived. */
export type PaymentProvider = {
  mount: (
    element: HTMLElement,
    options: {
      order: PricedOrder;
      /** Called once the fields can be used. */
      onReady: () => void;
      /** Called instead if the fields cannot be used. */
      onFailure: (error: unknown) => void;
    },
  ) => MountedFields;
  /**
   * Lets the shopper confirm a payment, as for 3-D Secure; may leave the page, to return at the
   * given address. Resolves when the shopper is done, whatever the result: the backend tells it.
   * Called for the card methods alone whose payments WordPress settles for us.
   */
  confirm?: (clientSecret: string, returnUrl: string) => Promise<void>;
};

/** Adapter of a provider. */
export type PaymentAdapter = {
  /** Loads the provider's script; rejects if it does not arrive. */
  load: (config: AdapterConfig) => Promise<PaymentProvider>;
};

/** Adapters by name, each loaded when its method is chosen. */
export type PaymentAdapters = Readonly<Record<string, () => Promise<PaymentAdapter>>>;

const files = import.meta.glob<PaymentAdapters | undefined>("../../../shop/payment.ts", {
  import: "paymentAdapters",
});

const BUILT_IN: PaymentAdapters = {
  stripe: async () => (await import("./stripeAdapter.ts")).stripeAdapter,
};

/** Loads an adapter and its provider's script; rejects if there is no such adapter. */
export async function loadProvider(name: string, config: AdapterConfig): Promise<PaymentProvider> {
  const [merchants] = Object.values(files);
  const adapters = { ...BUILT_IN, ...(await merchants?.()) };
  const load = Object.hasOwn(adapters, name) ? adapters[name] : undefined;
  if (!load) throw new Error(`There is no payment adapter ${name}.`);
  return (await load()).load(config);
}
