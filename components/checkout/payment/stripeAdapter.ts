import { EXPRESS_TYPE_VALUES } from "#relay/contract/order/cardMethods.ts";
import { addressParts } from "#relay/contract/order/orderFields.ts";
import type { AddressType, TypedCheckout } from "#relay/contract/order/orderFields.ts";
import type { AdapterConfig } from "#relay/contract/order/paymentFields.ts";
import type {
  ExpressElement,
  ExpressOrder,
  ExpressQuote,
  FieldsError,
  PaymentAdapter,
  PaymentProvider,
  Prepared,
  PricedOrder,
  WalletValues,
} from "./paymentAdapter.ts";
import { loadScript } from "./providerScript.ts";
import { t } from "#words/t.ts";

// Adapter of WooCommerce's Stripe plugin and of WooPayments: Stripe's Payment Element and Express
// Checkout Element, whose payment is created by WordPress after the order ("deferred intent").

const SCRIPT = "https://js.stripe.com/v3/";

/** An error that Stripe reports. */
type StripeError = { type?: string; message?: string };

/** The parts of Stripe's script that are used here. https://docs.stripe.com/js */
type StripeElements = {
  submit: () => Promise<{ error?: StripeError }>;
  update: (options: { amount: number; currency: string }) => void;
  create: (kind: "payment" | "expressCheckout", options: object) => StripeElement;
};
type StripeElement = {
  mount: (element: HTMLElement) => void;
  on: <Name extends keyof StripeEvents>(
    name: Name,
    listener: (event: StripeEvents[Name]) => void,
  ) => void;
  destroy: () => void;
};
/** An address as Stripe has it; wallets leave parts out, or null. */
type StripeAddress = Readonly<
  Partial<Record<"line1" | "line2" | "city" | "state" | "postal_code" | "country", string | null>>
>;
type StripePerson = { name?: string | null; address?: StripeAddress | null };
type Answer = { resolve: (options?: object) => void; reject: () => void };
type StripeEvents = {
  ready: { availablePaymentMethods?: Record<string, boolean> };
  loaderror: { error?: StripeError };
  click: Pick<Answer, "resolve">;
  shippingaddresschange: { address: StripeAddress } & Answer;
  shippingratechange: { shippingRate: { id: string } } & Answer;
  confirm: {
    billingDetails?: StripePerson & { email?: string | null; phone?: string | null };
    shippingAddress?: StripePerson;
    shippingRate?: { id: string };
    expressPaymentType: string;
    paymentFailed: (options: { reason: "fail" }) => void;
  };
  cancel: object;
};
type Stripe = {
  elements: (options: object) => StripeElements;
  createPaymentMethod: (options: {
    elements: StripeElements;
    params?: object;
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

const never = "never";

/** Only wallets that pay by card: each other one is a method of its own in the plugins. */
const EXPRESS_OPTIONS = {
  buttonHeight: 48,
  emailRequired: true,
  billingAddressRequired: true,
  paymentMethods: {
    applePay: "auto",
    googlePay: "auto",
    amazonPay: never,
    klarna: never,
    link: never,
    paypal: never,
  },
};

/** Returns the values by which the plugins read a new card; WooPayments has a connected account. */
const valuesOf = (accountId: string | undefined, paymentMethod: string) =>
  accountId === undefined
    ? { "wc-stripe-is-deferred-intent": "true", "wc-stripe-payment-method": paymentMethod }
    : { "wcpay-payment-method": paymentMethod };

/** Returns a total as Stripe has it. */
const stripeAmount = ({ amount, currency }: PricedOrder) => ({
  amount,
  currency: currency.toLowerCase(),
});

/** Returns a wallet's name and address as values of the checkout. */
function walletAddress(kind: AddressType, { name, address }: StripePerson = {}): WalletValues {
  const [firstName = "", ...rest] = (name ?? "").trim().split(/\s+/);
  const { line1, line2, city, state, postal_code: postcode, country } = address ?? {};
  const parts = { firstName, address1: line1, address2: line2, city, state, postcode, country };
  return Object.fromEntries([
    ...Object.entries(parts).map(([part, text]) => [`${kind}_${part}`, text ?? ""]),
    // As the plugin has it: WooCommerce requires a last name, and a wallet may have one name only.
    [`${kind}_lastName`, rest.join(" ") || "-"],
  ]) as WalletValues;
}

/** Returns the delivery methods as Stripe has them, which requires one before the address is known. */
const shippingRates = ({ rates }: ExpressQuote) =>
  rates.length > 0
    ? rates.map(({ id, label, amount }) => ({ id, displayName: label, amount }))
    : [{ id: "pending", displayName: t("checkout.deliveryLabel"), amount: 0 }];

/** Creates a group of elements, for a payment that WordPress creates. */
function elementsFor(
  stripe: Stripe,
  { accountId, locale }: AdapterConfig,
  { order, types }: { order: PricedOrder; types: readonly string[] },
) {
  const elements = stripe.elements({
    mode: "payment",
    ...stripeAmount(order),
    paymentMethodCreation: "manual",
    paymentMethodTypes: types,
    appearance: appearance(),
    ...(locale !== undefined && { locale }),
  });
  /** Shows what is wrong in the fields beside them, and returns it. */
  async function check(): Promise<FieldsError | undefined> {
    const { error } = await elements.submit();
    return error && { ...errorFor(error), isShown: error.type === "validation_error" };
  }
  return {
    elements,
    check,
    update: (changed: PricedOrder) => elements.update(stripeAmount(changed)),
    /** Stores the card at Stripe, and returns the values by which the plugins read it. */
    prepare: async (params?: object): Promise<Prepared> => {
      const invalid = await check();
      if (invalid) return invalid;
      const { paymentMethod, error } = await Promise.race([
        stripe.createPaymentMethod({ elements, ...(params && { params }) }),
        deadline(),
      ]);
      return paymentMethod ? { values: valuesOf(accountId, paymentMethod.id) } : errorFor(error);
    },
  };
}

/** Mounts Stripe's Express Checkout Element. */
function mountButtons(
  element: HTMLElement,
  { elements, update, prepare }: ReturnType<typeof elementsFor>,
  express: ExpressOrder,
): ExpressElement {
  const { countries } = express;
  const buttons = elements.create("expressCheckout", {
    ...EXPRESS_OPTIONS,
    phoneNumberRequired: express.needsPhone,
    shippingAddressRequired: countries !== undefined,
    ...(countries && { allowedShippingCountries: countries }),
  });

  /** Answers a change in the wallet with the order as the backend prices it. */
  async function answer({ resolve, reject }: Answer, quoted: Promise<ExpressQuote | undefined>) {
    const quote = await quoted.catch(() => undefined);
    if (!quote) return reject();
    update(quote);
    return resolve({ shippingRates: shippingRates(quote) });
  }

  async function confirm(event: StripeEvents["confirm"]) {
    const { billingDetails: payer = {}, shippingAddress, shippingRate } = event;
    const details: WalletValues = {
      email: payer.email ?? "",
      phone: payer.phone ?? "",
      ...walletAddress("billing", payer),
      ...(shippingAddress && walletAddress("shipping", shippingAddress)),
      ...(shippingRate && { shippingMethod: shippingRate.id }),
    };
    const types = EXPRESS_TYPE_VALUES.map((name) => [name, event.expressPaymentType]);
    const prepared = prepare().then((result) =>
      "error" in result ? result : { values: { ...result.values, ...Object.fromEntries(types) } },
    );
    if (!(await express.place(details, prepared))) event.paymentFailed({ reason: "fail" });
  }

  buttons.on("ready", ({ availablePaymentMethods = {} }) =>
    express.onReady(Object.values(availablePaymentMethods).some(Boolean)),
  );
  buttons.on("loaderror", ({ error }) => express.onFailure(error));
  buttons.on("click", ({ resolve }) => {
    const quote = express.open();
    resolve(countries ? { shippingRates: shippingRates(quote) } : {});
  });
  buttons.on("shippingaddresschange", (event) => {
    const address = walletAddress("shipping", { address: event.address });
    void answer(event, express.deliverTo(address));
  });
  buttons.on("shippingratechange", (event) => {
    void answer(event, express.deliverBy(event.shippingRate.id));
  });
  buttons.on("confirm", (event) => void confirm(event));
  buttons.on("cancel", express.onCancel);
  buttons.mount(element);
  return { update, unmount: () => buttons.destroy() };
}

const providerOf = (stripe: Stripe, config: AdapterConfig): PaymentProvider => ({
  mount: (element, { order, onReady, onFailure }) => {
    const { types } = config;
    const { elements, update, check, prepare } = elementsFor(stripe, config, { order, types });
    const address = { line1: never, line2: never, city: never, state: never };
    const fields = elements.create("payment", {
      layout: "tabs",
      // They have buttons of their own.
      wallets: { applePay: never, googlePay: never },
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
      update,
      check,
      unmount: () => fields.destroy(),
      prepare: (typed) => prepare({ billing_details: billingDetails(typed) }),
    };
  },
  mountExpress: (element, express) => {
    const { order } = express;
    const group = elementsFor(stripe, config, { order, types: ["card"] });
    return mountButtons(element, group, express);
  },
  // Without elements: the payment has its card already.
  confirm: async (clientSecret, returnUrl) => {
    await stripe.confirmPayment({
      clientSecret,
      confirmParams: { return_url: returnUrl },
      redirect: "if_required",
    });
  },
});

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
