import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import checkoutQuery from "#__generated__/useCheckoutQuery.graphql.ts";
import { checkoutCart, responses } from "#tests/worlds/fixtures/checkoutFixture.ts";
import { openCheckout } from "#tests/worlds/fixtures/checkoutPageFixture.tsx";

vi.mock("vike/client/router", () => ({ navigate: vi.fn() }));
const started = vi.hoisted(() => ({ intent: "an-intent-of-this-page", baseCountry: "GB" }));
const context = vi.hoisted(() => ({ loaded: {}, shop: {} }));
vi.mock("vike-react/usePageContext", () => ({
  usePageContext: () => ({ urlParsed: { search: {} }, ...context }),
}));

vi.setConfig({ testTimeout: 60_000 });

const posted = vi.fn();
const place = () => fireEvent.click(screen.getByRole("button", { name: "Place order" }));
/** Lets everything happen that is due after the debounce of an address. */
const pause = () => act(() => vi.advanceTimersByTimeAsync(1_000));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  context.shop = { texts: {} };
  context.loaded = { payload: { data: { checkout: started } } };
  sessionStorage.clear();
  document.cookie = "woo-session=token";
  posted.mockReset();
  vi.stubGlobal("fetch", posted);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("The draft saves no values that the backend has, so that restoring it undoes no change made elsewhere", async () => {
  openCheckout("Frome");
  fireEvent.input(screen.getByLabelText("Address"), { target: { value: "1 Main Street" } });
  await waitFor(() => expect(sessionStorage.getItem("vitrine.checkout")).toContain("Main Street"));
  expect(sessionStorage.getItem("vitrine.checkout")).not.toContain("Frome");
  cleanup();
  const { calls } = openCheckout("Bath");
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  await waitFor(() => expect(field("Address")).toBe("1 Main Street"));
  expect(field("Town or city")).toBe("Bath");
  await pause();
  expect(calls).toEqual([]);
});

/** Customer without an address, at a shop that sells to Afghanistan first. */
const addressless = {
  allowedCountries: ["AF", "GB", "IE"],
  customer: { __typename: "Customer", id: "1", email: "ann@example.test" },
};

const country = () => screen.getByLabelText<HTMLSelectElement>("Country").value;

test("A customer without an address gets the shop's country, and opening the page changes nothing", async () => {
  const customer = { ...addressless.customer, shipping: null, billing: null };
  const { calls } = openCheckout("", undefined, { ...addressless, customer });
  expect(country()).toBe("GB");
  await pause();
  expect(calls).toEqual([]);
});

test("After a navigation the shop's country is fetched; if that fails, none is guessed", async () => {
  context.loaded = {};
  const customer = { ...addressless.customer, shipping: null, billing: null };
  vi.stubGlobal("fetch", async (url: string, init: { body: string }) => {
    expect([url, init.body]).toEqual(["/checkout/intent", "{}"]);
    return { json: async () => started };
  });
  openCheckout("", undefined, { ...addressless, customer });
  await waitFor(() => expect(country()).toBe("GB"));
  cleanup();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("failed to fetch")));
  const { calls } = openCheckout("", undefined, { ...addressless, customer });
  await waitFor(() => expect(country()).toBe(""));
  await pause();
  expect(calls).toEqual([]);
});

test("A focused delivery method keeps the focus, or passes it to the chosen one if the address has others", async () => {
  const { commit } = openCheckout();
  const deliverBy = (chosen: string, ...rates: string[]) => {
    const parcel = {
      packageDetails: "",
      rates: rates.map((id) => ({ id, label: id, cost: "£1" })),
    };
    const cart = { ...checkoutCart("£9.00", chosen), availableShippingMethods: [parcel] };
    const data = { ...responses(), checkoutCart: cart };
    act(() => commit(checkoutQuery, { hasSession: true }, data));
  };
  const focused = () => document.activeElement?.getAttribute("value");
  screen.getByRole("radio", { name: /By post/ }).focus();
  deliverBy("flat:1", "flat:1", "express:3");
  await waitFor(() => expect(focused()).toBe("flat:1"));
  deliverBy("abroad:5", "air:4", "abroad:5");
  await waitFor(() => expect(focused()).toBe("abroad:5"));
  deliverBy("");
  expect(document.activeElement).toBe(document.body);
  deliverBy("air:6", "air:6");
  await waitFor(() => expect(focused()).toBe("air:6"));
});

test("No payment method is preselected, and the error names the choice", async () => {
  const gateway = (id: string) => ({
    __typename: "PaymentGateway",
    id,
    title: id,
    description: "",
  });
  openCheckout("Frome", undefined, {
    paymentGateways: { nodes: [gateway("bacs"), gateway("cod")] },
  });
  const radios = within(screen.getByRole("radiogroup", { name: "Payment" }));
  const methods = radios.getAllByRole<HTMLInputElement>("radio");
  expect(methods.map(({ value, checked }) => [value, checked])).toEqual([
    ["bacs", false],
    ["cod", false],
  ]);
  place();
  await screen.findByRole("link", { name: "Payment" });
  screen.getByText("Choose a payment method.");
  expect(posted).not.toHaveBeenCalled();
});

test("An order of 0 asks for no payment, until its total rises, and the page says nothing of it", async () => {
  const free = { ...checkoutCart("£0.00"), rawTotal: "0" };
  const gateways = { paymentGateways: { nodes: [] } };
  const { commit } = openCheckout("Frome", free, gateways);
  expect(screen.queryByRole("heading", { name: "Payment" })).toBeNull();
  expect(document.body.textContent).not.toContain("We can’t take payments");
  posted.mockReturnValue(new Promise(() => {}));
  place();
  await waitFor(() => expect(posted).toHaveBeenCalled());
  const [, { body }] = posted.mock.calls[0] as [string, { body: string }];
  expect(JSON.parse(body)).not.toHaveProperty("paymentMethod");
  const dear = { ...responses(), checkoutCart: { ...checkoutCart("£4.50"), rawTotal: "4.5" } };
  act(() => commit(checkoutQuery, { hasSession: true }, dear));
  await screen.findByRole("heading", { name: "Payment" });
});

test("The phone field is optional in a shop that needs no number, but a typed number is checked", async () => {
  context.shop = { isPhoneOptional: true, texts: {} };
  openCheckout();
  const phone = screen.getByLabelText("Phone (optional)");
  expect(phone.getAttribute("aria-required")).toBeNull();
  fireEvent.input(phone, { target: { value: "12" } });
  place();
  await screen.findByText("Enter a full phone number, with its area code.");
});

test("A postcode gets its country's format once its field is left", async () => {
  openCheckout();
  const postcode = screen.getByLabelText<HTMLInputElement>("Postcode");
  fireEvent.input(postcode, { target: { value: "ba110aa" } });
  fireEvent.blur(postcode);
  expect(postcode.value).toBe("BA11 0AA");
  await waitFor(() => expect(sessionStorage.getItem("vitrine.checkout")).toContain("BA11 0AA"));
});

test("A phone number typed with other digits, or with an extension, is written as the shop takes it", () => {
  openCheckout();
  const phone = screen.getByLabelText<HTMLInputElement>("Phone");
  for (const [typed, written] of [
    ["０３−１２３４−５６７８", "03-1234-5678"],
    ["030 901820 ext. 12", "030 901820 #12"],
  ] as const) {
    fireEvent.input(phone, { target: { value: typed } });
    fireEvent.keyDown(phone, { key: "Enter" });
    expect(phone.value).toBe(written);
  }
});

test("Company, second address line and note are collapsed until they are filled in", async () => {
  openCheckout();
  const detailsOf = (label: string) => screen.getByLabelText(label).closest("details");
  for (const label of ["Company (optional)", "Address line 2 (optional)", "Note (optional)"]) {
    expect([label, detailsOf(label)?.open]).toEqual([label, false]);
  }
  // Autofill can reach the field, but Tab cannot.
  const second = screen.getByLabelText<HTMLInputElement>("Address line 2 (optional)");
  expect(second.tabIndex).toBe(-1);
  fireEvent.input(second, { target: { value: "Flat 3" } });
  await waitFor(() => expect(detailsOf("Address line 2 (optional)")?.open).toBe(true));
  await waitFor(() => expect(second.tabIndex).toBe(0));
  fireEvent.input(second, { target: { value: "" } });
  await pause();
  expect(detailsOf("Address line 2 (optional)")?.open).toBe(true);
  expect(detailsOf("Note (optional)")?.open).toBe(false);
});

test("A country gets a region field once the shop lists regions there, and drops that of another country", async () => {
  const { calls } = openCheckout("", undefined, { allowedCountries: ["GB", "NZ", "ZA"] });
  const choose = (code: string) =>
    fireEvent.change(screen.getByLabelText("Country"), { target: { value: code } });
  const list = async (of: string, ...states: { code: string; name: string }[]) => {
    const call = await waitFor(() => {
      const sent = calls.findLast(({ variables }) => variables["country"] === of);
      expect(sent).toBeDefined();
      return sent;
    });
    await act(async () => call?.respond({ countryStates: states }));
  };
  expect(screen.queryByLabelText(/Region|Province/)).toBeNull();
  choose("NZ");
  await list("NZ", { code: "WC", name: "West Coast" });
  const region = await screen.findByLabelText<HTMLSelectElement>("Region (optional)");
  fireEvent.change(region, { target: { value: "WC" } });
  expect(region.value).toBe("WC");
  await pause();
  choose("ZA");
  await list("ZA", { code: "WC", name: "Western Cape" });
  const province = await screen.findByLabelText<HTMLSelectElement>("Province");
  expect([province.value, province.getAttribute("aria-required")]).toEqual(["", "true"]);
});
