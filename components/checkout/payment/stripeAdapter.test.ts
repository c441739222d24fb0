import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { typedCheckout } from "#relay/contract/order/orderFields.ts";
import type { AdapterConfig } from "#relay/contract/order/paymentFields.ts";
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
const opened = vi.fn<(key: string, options: object) => object>();

beforeEach(() => {
  submit.mockReset().mockResolvedValue({});
  createPaymentMethod.mockReset().mockResolvedValue({ paymentMethod: { id: "pm_1" } });
  confirmPayment.mockReset().mockResolvedValue({ error: { message: "Abandoned." } });
  const element = { mount: () => {}, on: () => {}, destroy: () => {} };
  elements.mockReset().mockReturnValue({ submit, update: () => {}, create: () => element });
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
  expect(await fields.prepare(typedCheckout(mira))).toEqual({ error: incomplete });
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
