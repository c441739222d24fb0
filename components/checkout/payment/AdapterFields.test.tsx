import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cardMethodFields } from "#relay/contract/order/cardMethods.ts";
import type { CheckoutResponse, ConfirmResponse } from "#relay/contract/order/orderFields.ts";
import { openCheckout } from "#tests/worlds/fixtures/checkoutPageFixture.tsx";
import { pricedOrder } from "./paymentAdapter.ts";
import type { PaymentProvider } from "./paymentAdapter.ts";

const navigate = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock("vike/client/router", () => ({ navigate }));
const context = vi.hoisted(() => ({ loaded: {}, shop: {} }));
vi.mock("vike-react/usePageContext", () => ({
  usePageContext: () => ({ urlParsed: { search: {} }, ...context }),
}));
const loadProvider = vi.hoisted(() => vi.fn<() => Promise<PaymentProvider>>());
vi.mock("./paymentAdapter.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  loadProvider,
}));

vi.setConfig({ testTimeout: 60_000 });

const gateways = {
  paymentGateways: {
    nodes: ["cod", "stripe"].map((id) => ({
      __typename: "PaymentGateway",
      id,
      title: id === "cod" ? "Cash" : "Card",
      description: "",
    })),
  },
};
const adapted = cardMethodFields([
  {
    method: "stripe",
    adapter: "stripe",
    script: null,
    publishableKey: "pk_test_1",
    accountId: null,
    currency: "GBP",
    locale: null,
    types: ["card"],
    savesCards: false,
    takesExpressPay: true,
  },
]);

const confirm = vi.fn<NonNullable<PaymentProvider["confirm"]>>();
const unmount = vi.fn();
const prepare = vi.fn<ReturnType<PaymentProvider["mount"]>["prepare"]>();
const provider: PaymentProvider = {
  mount: (element, { order, onReady }) => {
    element.textContent = `Card number for ${order.amount}`;
    onReady();
    return { update: () => {}, unmount, prepare };
  },
  confirm,
};

type Sent = Record<string, string>;
let sent: Sent[];
let responses: CheckoutResponse[];
let states: ConfirmResponse[];

beforeEach(() => {
  sent = [];
  responses = [];
  states = [];
  confirm.mockReset();
  unmount.mockReset();
  navigate.mockClear();
  prepare.mockReset().mockResolvedValue({ values: { "wc-stripe-payment-method": "pm_1" } });
  loadProvider.mockReset().mockResolvedValue(provider);
  const checkout = { intent: "an-intent-of-this-page", adapted };
  context.loaded = { payload: { data: { checkout } } };
  context.shop = { texts: {} };
  sessionStorage.clear();
  document.cookie = "woo-session=token";
  vi.stubGlobal("fetch", async (url: string, { body }: { body: string }) => {
    if (url === "/checkout/intent") return Response.json({ intent: "a-second-intent-of-the-page" });
    if (url.startsWith("/checkout/confirm/")) return Response.json(states.shift());
    sent.push(JSON.parse(body) as Sent);
    return Response.json(responses.shift() ?? { outcome: "refused", message: "No." });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const choose = (title: string | RegExp) =>
  fireEvent.click(screen.getByRole("radio", { name: title }));
const place = () => fireEvent.click(screen.getByRole("button", { name: "Place order" }));

async function openWithCard(): Promise<void> {
  openCheckout("Frome", undefined, gateways);
  choose("Card");
  await screen.findByText("Card number for 2050");
}

test("The provider draws its fields while its method is chosen", async () => {
  await openWithCard();
  expect(screen.getByRole("group", { name: "Card" })).toBeTruthy();
  choose("Cash");
  await waitFor(() => expect(screen.queryByText("Card number for 2050")).toBeNull());
  expect(unmount).toHaveBeenCalledOnce();
});

test("The marks of what the shop takes are at the card's method, and above the methods without one", () => {
  context.shop = { texts: { paymentMarks: ["Visa", "Mastercard"] } };
  openCheckout("Frome", undefined, gateways);
  expect(screen.getByRole("radio", { name: "Card Visa Mastercard" })).toBeTruthy();
  expect(screen.getAllByText("Visa")).toHaveLength(1);
  cleanup();
  context.loaded = { payload: { data: { checkout: { intent: "another" } } } };
  openCheckout("Frome", undefined, gateways);
  const marks = screen.getByRole("list", { name: "We take" });
  expect(marks.textContent).toBe("VisaMastercard");
});

test("The order is sent with what the provider has prepared", async () => {
  await openWithCard();
  place();
  await screen.findByText("No.");
  expect(prepare).toHaveBeenCalledWith(expect.objectContaining({ email: "mira@shop.example" }));
  expect(sent).toMatchObject([
    { paymentMethod: "stripe", "payment_stripe_wc-stripe-payment-method": "pm_1" },
  ]);
});

test("What is wrong in the provider's fields is said there, and nothing is sent", async () => {
  await openWithCard();
  prepare.mockResolvedValue({ error: "Your card number is incomplete." });
  place();
  const group = screen.getByRole("group", { name: "Card" });
  await waitFor(() => expect(group.textContent).toContain("Your card number is incomplete."));
  expect(sent).toEqual([]);
});

test("One press says what is wrong in the provider's fields and in the form's", async () => {
  const error = "Your card number is incomplete.";
  const check = async () => ({ error });
  loadProvider.mockResolvedValueOnce({
    mount: (element, options) => ({ ...provider.mount(element, options), check }),
  });
  await openWithCard();
  fireEvent.input(screen.getByLabelText("Town or city"), { target: { value: "" } });
  place();
  const group = screen.getByRole("group", { name: "Card" });
  await waitFor(() => expect(group.textContent).toContain(error));
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Town or city"));
  expect(prepare).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});

test("A provider that does not arrive is said, and the way to WordPress stays open", async () => {
  loadProvider.mockRejectedValueOnce(new Error("blocked"));
  openCheckout("Frome", undefined, gateways);
  choose("Card");
  await screen.findByText(/didn’t load/);
  expect(screen.getByRole("button", { name: "Continue to payment" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("Card number for 2050");
  expect(screen.getByRole("button", { name: "Place order" })).toBeTruthy();
});

const toConfirm: CheckoutResponse = {
  outcome: "redirect",
  location: "/checkout/confirm/an-intent-of-this-page",
};

test("The shopper confirms the payment on the page, and the order's page follows", async () => {
  await openWithCard();
  responses = [toConfirm];
  states = [
    { status: "action", clientSecret: "pi_1_secret_2" },
    { status: "settled", location: "/success" },
  ];
  place();
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/success"));
  const page = new URL(toConfirm.location, location.href).href;
  expect(confirm).toHaveBeenCalledWith("pi_1_secret_2", page);
});

test("A step back from the bank's page to the kept checkout ends the confirmation", async () => {
  await openWithCard();
  const open: ConfirmResponse = { status: "action", clientSecret: "pi_1_secret_2" };
  responses = [toConfirm];
  states = [open, open];
  confirm.mockReturnValueOnce(new Promise(() => {}));
  place();
  await waitFor(() => expect(confirm).toHaveBeenCalled());
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  await screen.findByText(/isn’t confirmed, so nothing was charged/);
});

test("A provider that has not arrived stays so while another method is chosen", async () => {
  loadProvider.mockRejectedValueOnce(new Error("blocked"));
  openCheckout("Frome", undefined, gateways);
  choose("Card");
  await screen.findByText(/didn’t load/);
  choose("Cash");
  await screen.findByRole("button", { name: "Place order" });
  choose(/^Card/);
  await screen.findByText(/didn’t load/);
  expect(screen.getByRole("button", { name: "Continue to payment" })).toBeTruthy();
});

test("Fields that are left before they are ready have not failed", async () => {
  let late: ((error: unknown) => void) | undefined;
  loadProvider.mockResolvedValueOnce({
    confirm,
    mount: (_, { onFailure }) => {
      late = onFailure;
      return { update: () => {}, unmount, prepare };
    },
  });
  openCheckout("Frome", undefined, gateways);
  choose("Card");
  await waitFor(() => expect(late).toBeDefined());
  choose("Cash");
  await waitFor(() => expect(unmount).toHaveBeenCalled());
  late?.(new Error("late"));
  choose(/^Card/);
  await screen.findByText("Card number for 2050");
  expect(screen.getByRole("button", { name: "Place order" })).toBeTruthy();
});

test("An order placed before the fields are ready waits for them; a failed reading is said", async () => {
  let ready: (() => void) | undefined;
  loadProvider.mockResolvedValueOnce({
    confirm,
    mount: (_, { onReady }) => {
      ready = onReady;
      return { update: () => {}, unmount, prepare };
    },
  });
  openCheckout("Frome", undefined, gateways);
  choose("Card");
  await waitFor(() => expect(ready).toBeDefined());
  prepare.mockRejectedValueOnce(new Error("no answer"));
  place();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(prepare).not.toHaveBeenCalled();
  ready?.();
  await screen.findByText(/could not be read/);
  expect(sent).toEqual([]);
});

test("A payment that is not confirmed keeps the checkout, whose next attempt is a new one", async () => {
  await openWithCard();
  const open: ConfirmResponse = { status: "action", clientSecret: "pi_1_secret_2" };
  responses = [toConfirm];
  states = [open, open];
  place();
  await screen.findByText(/isn’t confirmed, so nothing was charged/);
  prepare.mockResolvedValue({ values: { "wc-stripe-payment-method": "pm_2" } });
  place();
  await screen.findByText("No.");
  expect(sent[1]).toMatchObject({
    intent: "a-second-intent-of-the-page",
    "payment_stripe_wc-stripe-payment-method": "pm_2",
  });
});

test.each([
  ["20.50", "GBP", 2050],
  ["20.5", "USD", 2050],
  ["1200", "JPY", 1200],
  ["7.125", "KWD", 7125],
])("A total of %s %s is %d minor units", (rawTotal, currency, amount) => {
  expect(pricedOrder(rawTotal, currency).amount).toBe(amount);
});
