import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { typedCheckout } from "#relay/contract/order/orderFields.ts";
import type { AdapterConfig } from "#relay/contract/order/paymentFields.ts";
import type { ExpressOrder } from "./paymentAdapter.ts";
import { stripeAdapter } from "./stripeAdapter.ts";

vi.mock("./providerScript.ts", () => ({ loadScript: async () => {} }));

const config: AdapterConfig = {
  publishableKey: "pk_test_1",
  currency: "GBP",
  locale: "en",
  types: ["card"],
  savesCards: false,
};
const mira = {
  email: "mira@shop.example",
  shipping_firstName: "Mira",
  shipping_lastName: "Holt",
  shipping_address1: "3 Willow Vale",
  shipping_city: "Frome",
  shipping_country: "GB",
};

const submit = vi.fn<() => Promise<object>>();
const createPaymentMethod = vi.fn<(options: { params: object }) => Promise<object>>();
const confirmPayment = vi.fn<(options: object) => Promise<object>>();
const elements = vi.fn<(options: object) => object>();
const create = vi.fn<(kind: string, options: object) => object>();
const update = vi.fn<(options: object) => void>();
/** Listeners of the element, by event. */
let listeners: Record<string, (event: object) => void> = {};
const opened = vi.fn<(key: string, options: object) => object>();

beforeEach(() => {
  submit.mockReset().mockResolvedValue({});
  createPaymentMethod.mockReset().mockResolvedValue({ paymentMethod: { id: "pm_1" } });
  confirmPayment.mockReset().mockResolvedValue({ error: { message: "Abandoned." } });
  listeners = {};
  const on = (name: string, listener: (event: object) => void) => (listeners[name] = listener);
  create.mockReset().mockReturnValue({ mount: () => {}, on, destroy: () => {} });
  update.mockReset();
  elements.mockReset().mockReturnValue({ submit, update, create });
  opened.mockReset().mockReturnValue({ elements, createPaymentMethod, confirmPayment });
  vi.stubGlobal("Stripe", opened);
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("getComputedStyle", () => ({ colorScheme: "light", getPropertyValue: () => "" }));
});
afterEach(() => void vi.unstubAllGlobals());

async function mount(more: Partial<AdapterConfig> = {}) {
  const provider = await stripeAdapter.load({ ...config, ...more });
  const order = { amount: 2850, currency: "GBP" };
  const options = { order, onReady: () => {}, onFailure: () => {} };
  return provider.mount({} as HTMLElement, options);
}
const detailsOf = () => createPaymentMethod.mock.calls[0]?.[0].params;

test("The fields are those of a payment that WordPress creates later", async () => {
  await mount();
  expect(opened).toHaveBeenCalledWith("pk_test_1", { locale: "en" });
  expect(elements).toHaveBeenCalledWith(
    expect.objectContaining({
      mode: "payment",
      amount: 2850,
      currency: "gbp",
      paymentMethodCreation: "manual",
      paymentMethodTypes: ["card"],
    }),
  );
});

test("The gateway gets the payment method, made with who pays", async () => {
  const fields = await mount();
  expect(await fields.prepare(typedCheckout(mira))).toEqual({
    values: { "wc-stripe-is-deferred-intent": "true", "wc-stripe-payment-method": "pm_1" },
  });
  expect(detailsOf()).toMatchObject({
    billing_details: {
      name: "Mira Holt",
      email: "mira@shop.example",
      phone: null,
      address: { line1: "3 Willow Vale", city: "Frome", country: "GB", state: undefined },
    },
  });
});

test("A billing address of its own pays", async () => {
  const fields = await mount();
  const own = { billing: "other", billing_firstName: "Ann", billing_address1: "1 Main St" };
  await fields.prepare(typedCheckout({ ...mira, ...own }));
  expect(detailsOf()).toMatchObject({
    billing_details: { name: "Ann", address: { line1: "1 Main St" } },
  });
});

test("WooPayments has its connected account, and its own name for the payment method", async () => {
  const fields = await mount({ accountId: "acct_1" });
  expect(opened).toHaveBeenCalledWith("pk_test_1", { stripeAccount: "acct_1", locale: "en" });
  expect(await fields.prepare(typedCheckout(mira))).toEqual({
    values: { "wcpay-payment-method": "pm_1" },
  });
});

test("What Stripe finds wrong is the shopper's to read", async () => {
  const fields = await mount();
  const incomplete = "Your card number is incomplete.";
  submit.mockResolvedValue({ error: { type: "validation_error", message: incomplete } });
  expect(await fields.check?.()).toEqual({ error: incomplete, isShown: true });
  expect(await fields.prepare(typedCheckout(mira))).toEqual({ error: incomplete, isShown: true });
  submit.mockResolvedValue({});
  const refused = "Your card was refused.";
  createPaymentMethod.mockResolvedValue({ error: { type: "card_error", message: refused } });
  expect(await fields.prepare(typedCheckout(mira))).toEqual({ error: refused });
  const invalid = { type: "invalid_request_error", message: "No such parameter." };
  createPaymentMethod.mockResolvedValue({ error: invalid });
  await expect(fields.prepare(typedCheckout(mira))).rejects.toThrow("No such parameter.");
});

test("Stripe has half a minute to store a card", async () => {
  vi.useFakeTimers();
  const fields = await mount();
  createPaymentMethod.mockReturnValue(new Promise(() => {}));
  const prepared = fields.prepare(typedCheckout(mira)).catch(String);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await prepared).toContain("Stripe did not respond.");
  vi.useRealTimers();
});

test("A confirmation goes without fields, stays on the page if it can, and reports no result", async () => {
  const provider = await stripeAdapter.load(config);
  const back = "https://shop.example/checkout/confirm/intent";
  expect(await provider.confirm?.("pi_1_secret_2", back)).toBeUndefined();
  expect(confirmPayment).toHaveBeenCalledWith({
    clientSecret: "pi_1_secret_2",
    confirmParams: { return_url: back },
    redirect: "if_required",
  });
});

const quote = {
  amount: 2850,
  currency: "GBP",
  rates: [{ id: "post", label: "Post", amount: 450 }],
};
const rates = { shippingRates: [{ id: "post", displayName: "Post", amount: 450 }] };

/** Mounts the buttons of wallets for an order that is delivered, unless it has no countries. */
async function mountExpress(more: Partial<Pick<ExpressOrder, "open" | "countries">> = {}) {
  const express = {
    order: quote,
    needsPhone: true,
    countries: ["GB", "FR"],
    onReady: vi.fn<ExpressOrder["onReady"]>(),
    onFailure: () => {},
    open: () => quote,
    deliverTo: vi.fn<ExpressOrder["deliverTo"]>().mockResolvedValue(quote),
    deliverBy: vi.fn<ExpressOrder["deliverBy"]>().mockResolvedValue(quote),
    place: vi.fn<ExpressOrder["place"]>().mockResolvedValue(true),
    onCancel: () => {},
    ...more,
  };
  (await stripeAdapter.load(config)).mountExpress?.({} as HTMLElement, express);
  const asked = { resolve: vi.fn<(options?: object) => void>(), reject: vi.fn<() => void>() };
  const emit = (name: string, event: object = {}) => {
    listeners[name]?.({ ...asked, ...event });
    return new Promise((resolve) => setTimeout(resolve));
  };
  return { express, emit, ...asked };
}

test("Wallets pay by card, ask for what the shop needs, and open with the cart's delivery", async () => {
  const { express, emit, resolve } = await mountExpress();
  expect(elements).toHaveBeenCalledWith(
    expect.objectContaining({ amount: 2850, currency: "gbp", paymentMethodTypes: ["card"] }),
  );
  expect(create).toHaveBeenCalledWith(
    "expressCheckout",
    expect.objectContaining({
      emailRequired: true,
      phoneNumberRequired: true,
      shippingAddressRequired: true,
      allowedShippingCountries: ["GB", "FR"],
    }),
  );
  await emit("ready", { availablePaymentMethods: { applePay: false, googlePay: true } });
  await emit("ready", { availablePaymentMethods: undefined });
  expect(express.onReady.mock.calls).toEqual([[true], [false]]);
  await emit("click");
  expect(resolve).toHaveBeenCalledWith(rates);
});

test("Without an address a wallet has a delivery method to be told, and for a download none", async () => {
  const { emit, resolve } = await mountExpress({ open: () => ({ ...quote, rates: [] }) });
  await emit("click");
  expect(resolve).toHaveBeenCalledWith({ shippingRates: [expect.objectContaining({ amount: 0 })] });
  const download = await mountExpress({ countries: undefined });
  await download.emit("click");
  expect(download.resolve).toHaveBeenCalledWith({});
});

test("A wallet's address and delivery method are answered with the backend's total, or refused", async () => {
  const { express, emit, resolve, reject } = await mountExpress();
  await emit("shippingaddresschange", {
    address: { country: "GB", postal_code: "BA11", city: null },
  });
  expect(express.deliverTo).toHaveBeenCalledWith(
    expect.objectContaining({
      shipping_country: "GB",
      shipping_postcode: "BA11",
      shipping_city: "",
    }),
  );
  await emit("shippingratechange", { shippingRate: { id: "post" } });
  expect(express.deliverBy).toHaveBeenCalledWith("post");
  expect(resolve.mock.calls).toEqual([[rates], [rates]]);
  expect(update).toHaveBeenLastCalledWith({ amount: 2850, currency: "gbp" });
  express.deliverTo.mockResolvedValue(undefined);
  await emit("shippingaddresschange", { address: { country: "FR" } });
  express.deliverBy.mockRejectedValue(new Error("The network is gone."));
  await emit("shippingratechange", { shippingRate: { id: "post" } });
  expect(reject).toHaveBeenCalledTimes(2);
});

test("A wallet's order has its payer, address and card; one that is not placed has failed there", async () => {
  const { express, emit } = await mountExpress();
  const paymentFailed = vi.fn<(options: object) => void>();
  const address = { line1: "3 Willow Vale", city: "Frome", postal_code: "BA11 1BZ", country: "GB" };
  const event = {
    billingDetails: {
      name: "Mira van Holt",
      email: "mira@shop.example",
      phone: "01373 462153",
      address,
    },
    shippingAddress: { name: "Ann", address },
    shippingRate: { id: "post" },
    expressPaymentType: "apple_pay",
    paymentFailed,
  };
  await emit("confirm", event);
  const [details, prepared] = express.place.mock.calls[0] ?? [];
  expect(details).toMatchObject({
    email: "mira@shop.example",
    phone: "01373 462153",
    billing_firstName: "Mira",
    billing_lastName: "van Holt",
    shipping_firstName: "Ann",
    shipping_lastName: "-",
    shipping_address1: "3 Willow Vale",
    shippingMethod: "post",
  });
  expect(await prepared).toEqual({
    values: {
      "wc-stripe-is-deferred-intent": "true",
      "wc-stripe-payment-method": "pm_1",
      express_checkout_type: "apple_pay",
      express_payment_type: "apple_pay",
    },
  });
  expect(paymentFailed).not.toHaveBeenCalled();
  express.place.mockResolvedValue(false);
  await emit("confirm", event);
  expect(paymentFailed).toHaveBeenCalledWith({ reason: "fail" });
});
