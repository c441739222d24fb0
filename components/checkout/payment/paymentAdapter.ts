import { minorUnits, parseRaw } from "#relay/contract/cart/amounts.ts";
import type { AdapterConfig } from "#relay/contract/order/paymentFields.ts";
import type { CheckoutField, TypedCheckout } from "#relay/contract/order/orderFields.ts";

// Payment adapters: how a method's provider draws its fields on our checkout, opens wallets, and
// confirms a payment.

/** The order as a provider's fields know it; what is charged is the backend's alone. */
export type PricedOrder = {
  /** Total in minor units of the currency. */
  amount: number;
  currency: string;
};

/** Returns the total in the currency's minor units, for the provider's display. */
export function pricedOrder(rawTotal: string, currency: string): PricedOrder {
  const { maximumFractionDigits: places = 2 } = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
  }).resolvedOptions();
  return { amount: Number(minorUnits(parseRaw(rawTotal) ?? 0n, places)), currency };
}

/** Error of the provider's fields, in the page's language; `isShown` if the fields display it. */
export type FieldsError = { error: string; isShown?: boolean };

/** Values that the gateway reads, by their names; or an error. */
export type Prepared = { values: Record<string, string> } | FieldsError;

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
  /** Shows and returns what is wrong in the fields, while others of the form are wrong too. */
  check?: () => Promise<FieldsError | undefined>;
};

/** The order as a wallet shows it, with its delivery methods; the first one is chosen. */
export type ExpressQuote = PricedOrder & {
  rates: readonly { id: string; label: string; amount: number }[];
};

/** Values of a wallet, by the names of the checkout's fields. */
export type WalletValues = Readonly<Partial<Record<CheckoutField, string>>>;

/** The order that a wallet pays, for the provider's buttons. */
export type ExpressOrder = {
  order: PricedOrder;
  needsPhone: boolean;
  /** Countries that it can be delivered to; undefined if nothing is delivered. */
  countries: readonly string[] | undefined;
  /** Called once it is known if the shopper has a wallet. */
  onReady: (isAvailable: boolean) => void;
  onFailure: (error: unknown) => void;
  /** Returns the order, for a wallet that opens. */
  open: () => ExpressQuote;
  /** Returns the order for an address, as far as the wallet tells it; undefined if none can be sent. */
  deliverTo: (address: WalletValues) => Promise<ExpressQuote | undefined>;
  /** Returns the order with another delivery method; undefined if it cannot be priced. */
  deliverBy: (rate: string) => Promise<ExpressQuote | undefined>;
  /** Places the order. Resolves to false if it is not placed, of which the page tells the reason. */
  place: (details: WalletValues, prepared: Promise<Prepared>) => Promise<boolean>;
  onCancel: () => void;
};

/** A provider's buttons of wallets on the page. */
export type ExpressElement = Pick<MountedFields, "update" | "unmount">;

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
  /** Mounts buttons of the shopper's wallets, such as Apple Pay, which place the order at once. */
  mountExpress?: (element: HTMLElement, express: ExpressOrder) => ExpressElement;
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
