import { addressParts } from "#relay/contract/order/orderFields.ts";
import type { TypedCheckout } from "#relay/contract/order/orderFields.ts";
import type { AdapterConfig } from "#relay/contract/order/paymentFields.ts";
import type { PaymentAdapter, PaymentProvider, PricedOrder } from "./paymentAdapter.ts";
import { loadScript } from "./providerScript.ts";

// Adapter of WooCommerce's Stripe plugin and of WooPayments: Stripe's Payment Element, whose payment
// is created by WordPress after the order ("deferred intent").

const SCRIPT = "https://js.stripe.com/v3/";

/** An error that Stripe reports. */
type StripeError = { type?: string; message?: string };

/** The parts of Stripe's script that are used here. https://docs.stripe.com/js */
type StripeElements = {
  submit: () => Promise<{ error?: StripeError }>;
  update: (options: { amount: number; currency: string }) => void;
  create: (kind: "payment", options: object) => StripeElement;
};
type StripeElement = {
  mount: (element: HTMLElement) => void;
  on: ((event: "ready", listener: () => void) => void) &
    ((event: "loaderror", listener: (event: { error?: StripeError }) => void) => void);
  destroy: () => void;
};
type Stripe = {
  elements: (options: object) => StripeElements;
  createPaymentMethod: (options: {
    elements: StripeElements;
    params: object;
  }) => Promise<{ paymentMethod?: { id: string }; error?: StripeError }>;
  confirmPayment: (options: {
    clientSecret: string;
    confirmParams: { return_url: string };
    redirect: "if_required";
  }) => Promise<{ error?: StripeError }>;
};
type StripeGlobal = (key: string, options: { stripeAccount?: string; locale?: string }) => Stripe;

/**
 * Returns the message of an error, in the language of the fields; throws for one whose message is
 * for programmers.
 */
function errorFor({ type = "", message }: StripeError = {}): { error: string } {
  if (/^(?:card|validation)_error$/.test(type) && message) return { error: message };
  throw new Error(`Stripe reports ${type}: ${message}`);
}

/** Time that Stripe may take to store a card, in milliseconds. */
const DEADLINE_MS = 30_000;

/** Rejects after it. */
const deadline = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("Stripe did not respond.")), DEADLINE_MS);
  });

/** Returns an address part's value for Stripe, which refuses empty texts. */
const known = (text: string | undefined) => text || undefined;

/** Returns who pays, as Stripe has it; our form asks for it, so that its element need not. */
function billingDetails(typed: TypedCheckout) {
  // Of the two addresses, the form has the one that pays: its fields are only there if it differs.
  const kind = typed.billing_address1 === "" ? "shipping" : "billing";
  const parts = Object.fromEntries(
    addressParts.map((part) => [part, known(typed[`${kind}_${part}`])]),
  );
  const { firstName, lastName, address1, address2, city, state, postcode, country } = parts;
  return {
    name: known([firstName, lastName].filter(Boolean).join(" ")),
    email: known(typed.email),
    phone: typed.phone || null,
    address: { line1: address1, line2: address2, city, state, postal_code: postcode, country },
  };
}

/** Returns the look of the element, by the page's own colors and type. */
function appearance() {
  const style = getComputedStyle(document.documentElement);
  const value = (name: string) => style.getPropertyValue(name).trim();
  const { colorScheme } = style;
  const isDark =
    colorScheme === "dark" ||
    (colorScheme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  return {
    theme: isDark ? "night" : "flat",
    variables: {
      colorPrimary: value("--accent"),
      colorText: value("--ink"),
      colorTextSecondary: value("--ink-2"),
      colorBackground: value("--surface"),
      colorDanger: value("--bad"),
      fontFamily: value("--face"),
      borderRadius: "2px",
    },
    rules: {
      ".Input": { border: `1px solid ${value("--control")}`, boxShadow: "none" },
      ".Label": { fontSize: value("--size-label"), fontWeight: "580" },
    },
  };
}

/** Returns the values by which the plugins read a new card; WooPayments has a connected account. */
const valuesOf = (accountId: string | undefined, paymentMethod: string) =>
  accountId === undefined
    ? { "wc-stripe-is-deferred-intent": "true", "wc-stripe-payment-method": paymentMethod }
    : { "wcpay-payment-method": paymentMethod };

function providerOf(stripe: Stripe, { accountId, locale, types }: AdapterConfig): PaymentProvider {
  return {
    mount: (element, { order, onReady, onFailure }) => {
      const elements = stripe.elements({
        mode: "payment",
        ...order,
        currency: order.currency.toLowerCase(),
        paymentMethodCreation: "manual",
        paymentMethodTypes: types,
        appearance: appearance(),
        ...(locale !== undefined && { locale }),
      });
      const never = "never";
      const address = { line1: never, line2: never, city: never, state: never };
      const fields = elements.create("payment", {
        layout: "tabs",
        fields: {
          billingDetails: {
            name: never,
            email: never,
            phone: never,
            address: { ...address, postalCode: never, country: never },
          },
        },
      });
      fields.on("ready", onReady);
      fields.on("loaderror", ({ error }) => onFailure(error));
      fields.mount(element);
      return {
        update: ({ amount, currency }: PricedOrder) =>
          elements.update({ amount, currency: currency.toLowerCase() }),
        unmount: () => fields.destroy(),
        prepare: async (typed) => {
          const { error: invalid } = await elements.submit();
          if (invalid) return errorFor(invalid);
          const params = { billing_details: billingDetails(typed) };
          const { paymentMethod, error } = await Promise.race([
            stripe.createPaymentMethod({ elements, params }),
            deadline(),
          ]);
          if (!paymentMethod) return errorFor(error);
          return { values: valuesOf(accountId, paymentMethod.id) };
        },
      };
    },
    // Without elements: the payment has its card already.
    confirm: async (clientSecret, returnUrl) => {
      await stripe.confirmPayment({
        clientSecret,
        confirmParams: { return_url: returnUrl },
        redirect: "if_required",
      });
    },
  };
}

/** Stripe's adapter. */
export const stripeAdapter: PaymentAdapter = {
  load: async (config) => {
    await loadScript(config.script ?? SCRIPT);
    const { Stripe } = globalThis as { Stripe?: StripeGlobal };
    if (!Stripe) throw new Error("Stripe's script has defined nothing.");
    const { accountId, locale, publishableKey } = config;
    const options = {
      ...(accountId !== undefined && { stripeAccount: accountId }),
      ...(locale !== undefined && { locale }),
    };
    return providerOf(Stripe(publishableKey, options), config);
  },
};
