import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shopTexts } from "#tests/worlds/fixtures/shopTextsFixture.ts";
import checkoutQuery from "#__generated__/useCheckoutQuery.graphql.ts";
import { lineOf } from "#tests/worlds/fixtures/cartFixture.tsx";
import type { Call } from "#tests/worlds/fixtures/cartFixture.tsx";
import type { CheckoutResponse } from "#relay/contract/order/orderFields.ts";
import { responses, checkoutCart, parcelOf } from "#tests/worlds/fixtures/checkoutFixture.ts";
import { openCheckout } from "#tests/worlds/fixtures/checkoutPageFixture.tsx";

const navigate = vi.hoisted(() => vi.fn(async () => undefined));
const changed = vi.hoisted(() => vi.fn(async () => "done"));
vi.mock("#relay/cart/useUpdateItemQuantities.ts", () => ({
  useUpdateItemQuantities: () => changed,
}));
vi.mock("vike/client/router", () => ({ navigate }));
vi.mock("vike-react/usePageContext", () => ({
  usePageContext: () => ({
    shop: { texts: shopTexts },
    urlParsed: { search: {} },
    loaded: { payload: { data: { checkout: { intent: "an-intent-of-this-page" } } } },
  }),
}));

vi.setConfig({ testTimeout: 60_000 });

const posted = vi.fn<(fields: Record<string, string>) => Promise<CheckoutResponse>>();
const place = () => fireEvent.click(screen.getByRole("button", { name: "Place order" }));
const last = (calls: Call[]) => calls.at(-1);
const total = () => screen.getByRole("region", { name: "Totals" }).textContent;

beforeEach(() => {
  sessionStorage.clear();
  document.cookie = "woo-session=token";
  navigate.mockClear();
  posted.mockReset();
  vi.stubGlobal("fetch", async (_url: string, init: { body: string }) => {
    const response = await posted(JSON.parse(init.body) as Record<string, string>);
    return { json: async () => response };
  });
});
afterEach(cleanup);

test("Every total is displayed as the backend formats it, and zero amounts are omitted", () => {
  openCheckout();
  expect(total()).toMatch(/Subtotal£13\.33.*Delivery.*VAT£2\.67Total£20\.50/);
  expect(total()).not.toMatch(/Discount|Fees/);
});

test("the checkout sends a new address once, and its response overwrites no typed value", async () => {
  const { calls } = openCheckout();
  const city = screen.getByLabelText<HTMLInputElement>("Town or city");
  fireEvent.input(city, { target: { value: "Bath" } });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toMatchObject({
    name: "useUpdateCustomerMutation",
    variables: { shipping: { country: "GB", city: "Bath", postcode: "BA11 1BZ" } },
  });
  fireEvent.input(city, { target: { value: "Bath Sp" } });
  await act(async () => calls[0]?.respond({ updateCustomer: { clientMutationId: null } }));
  await waitFor(() => expect(last(calls)?.name).toBe("useCheckoutCartQuery"));
  await act(async () => last(calls)?.respond({ cart: checkoutCart("£22.00") }));
  expect(total()).toContain("Total£22.00");
  expect(city.value).toBe("Bath Sp");
});

test("The checkout chooses another delivery at the backend and fetches its totals", async () => {
  const { calls } = openCheckout();
  fireEvent.click(screen.getByRole("radio", { name: /Collected/ }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.variables).toEqual({ input: { shippingMethods: ["pickup:2"] } });
  await act(async () =>
    calls[0]?.respond({ updateShippingMethod: { cart: { chosenShippingMethods: ["pickup:2"] } } }),
  );
  await waitFor(() => expect(last(calls)?.name).toBe("useCheckoutCartQuery"));
  await act(async () => last(calls)?.respond({ cart: checkoutCart("£16.00", "pickup:2") }));
  expect(total()).toContain("Total£16.00");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Collected/ }).checked).toBe(true);
});

test("The checkout states delivery dates only for the countries of the delivery rules", async () => {
  openCheckout();
  const promise = () => screen.queryByText(/^Delivered/)?.parentElement?.textContent;
  await waitFor(() => expect(promise()).toMatch(/^Delivered in the UK .*\d/));
  fireEvent.change(screen.getByLabelText("Country"), { target: { value: "IE" } });
  await waitFor(() => expect(promise()).toBeUndefined());
});

test("The delivery dates are below the methods, which stay where they are without them", () => {
  openCheckout();
  const methods = screen.getByRole("radiogroup", { name: "Delivery" });
  const promise = screen.getByText(/^Delivered/);
  expect(methods.compareDocumentPosition(promise)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("A shopper who collects the order gives an address that nothing is delivered to", () => {
  openCheckout();
  expect(screen.getByRole("region", { name: "Delivery address" })).toBeTruthy();
  cleanup();
  openCheckout("Frome", { ...checkoutCart("£16.00"), chosenShippingMethods: ["local_pickup:2"] });
  const address = within(screen.getByRole("region", { name: "Your address" }));
  expect(address.getByLabelText("Town or city")).toBeTruthy();
  expect(screen.queryByText(/courier/)).toBeNull();
  expect(screen.queryByText(/^Delivered/)).toBeNull();
});

test("the delivery of each package is chosen separately, and those of all packages are sent", async () => {
  posted.mockResolvedValue({ outcome: "failed", message: "No order was placed." });
  const inTwo = (...chosen: string[]) => ({
    ...checkoutCart("£25.00"),
    chosenShippingMethods: chosen,
    availableShippingMethods: [parcelOf("Fen tumbler ×1"), parcelOf("Vesper lamp ×1")],
  });
  const { calls } = openCheckout("Frome", inTwo("flat:1", "flat:1"));
  const lamp = within(screen.getByRole("radiogroup", { name: "Delivery of Vesper lamp ×1" }));
  fireEvent.click(lamp.getByRole("radio", { name: /Collected/ }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.variables).toEqual({ input: { shippingMethods: ["flat:1", "pickup:2"] } });
  // The other is chosen before the shop has responded: what was chosen first stays so.
  const tumbler = within(screen.getByRole("radiogroup", { name: "Delivery of Fen tumbler ×1" }));
  fireEvent.click(tumbler.getByRole("radio", { name: /Collected/ }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.variables).toEqual({ input: { shippingMethods: ["pickup:2", "pickup:2"] } });
  const chosenMethods = ["pickup:2", "pickup:2"];
  const taken = { updateShippingMethod: { cart: { chosenShippingMethods: chosenMethods } } };
  await act(async () => calls.forEach(({ respond }) => respond(taken)));
  await waitFor(() => expect(last(calls)?.name).toBe("useCheckoutCartQuery"));
  await act(async () => last(calls)?.respond({ cart: inTwo(...chosenMethods) }));
  place();
  await waitFor(() => expect(posted).toHaveBeenCalled());
  expect(posted.mock.calls[0]?.[0]).toMatchObject({
    shippingMethod: "pickup:2",
    shippingMethod_2: "pickup:2",
  });
});

test("the checkout sends an order once, as confirmed, and then forgets its draft", async () => {
  let respond = (_response: CheckoutResponse) => {};
  posted.mockImplementation(() => new Promise((resolve) => (respond = resolve)));
  openCheckout();
  fireEvent.input(screen.getByLabelText("Note (optional)"), { target: { value: "Ring twice" } });
  await waitFor(() => expect(sessionStorage.getItem("vitrine.checkout")).toContain("Ring twice"));
  place();
  await screen.findByText("Placing order");
  fireEvent.click(screen.getByRole("button", { name: /Placing order/ }));
  await waitFor(() => expect(posted).toHaveBeenCalled());
  fireEvent.click(screen.getByRole("button", { name: /Placing order/ }));
  const [sent] = posted.mock.calls[0] ?? [];
  expect(sent).toMatchObject({
    email: "mira@shop.example",
    billing: "same",
    shippingMethod: "flat:1",
    paymentMethod: "cod",
    customerNote: "Ring twice",
    intent: "an-intent-of-this-page",
  });
  expect(sent).not.toHaveProperty("billing_city");
  expect(JSON.parse(sent?.["seen"] ?? "")).toMatchObject({
    rates: [{ id: "flat:1", cost: "£4.50" }],
    totals: { total: "£20.50" },
  });
  await act(async () => respond({ outcome: "placed", location: "/success" }));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/success"));
  expect(posted).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem("vitrine.checkout")).toBeNull();
});

test("The order confirms the price displayed on click, not one that arrives during validation", async () => {
  posted.mockResolvedValue({ outcome: "failed", message: "No order was placed." });
  const { commit } = openCheckout();
  place();
  const raisedPrices = { ...responses(), checkoutCart: checkoutCart("£22.00") };
  act(() => commit(checkoutQuery, { hasSession: true }, raisedPrices));
  expect(posted).not.toHaveBeenCalled();
  await waitFor(() => expect(total()).toContain("£22.00"));
  await waitFor(() => expect(posted).toHaveBeenCalled());
  const [sent] = posted.mock.calls[0] ?? [];
  expect(JSON.parse(sent?.["seen"] ?? "")).toMatchObject({ totals: { total: "£20.50" } });
});

test("The checkout lists changes and moves the focus there, and no order is placed until they are confirmed", async () => {
  posted.mockResolvedValue({
    outcome: "changed",
    message: "Your order has changed.",
    changes: ["The total is now £22.00; it was £20.50."],
  });
  const { calls } = openCheckout();
  place();
  await waitFor(() => expect(last(calls)?.name).toBe("useCheckoutCartQuery"));
  await act(async () => last(calls)?.respond({ cart: checkoutCart("£22.00") }));
  const notice = await screen.findByRole("alert");
  expect(notice.textContent).toContain("The total is now £22.00; it was £20.50.");
  await waitFor(() => expect(document.activeElement).toBe(notice));
  await waitFor(() => expect(total()).toContain("£22.00"));
  fireEvent.click(screen.getByRole("button", { name: "Order with these changes" }));
  await waitFor(() => expect(posted).toHaveBeenCalledTimes(2));
  const [again] = posted.mock.calls[1] ?? [];
  expect(JSON.parse(again?.["seen"] ?? "")).toMatchObject({ totals: { total: "£22.00" } });
});

test("Errors from the server are displayed at their fields, and its rejection above them", async () => {
  posted.mockResolvedValueOnce({
    outcome: "faults",
    message: "One thing to fix before we can take your order.",
    faults: { email: "We can’t accept that address." },
  });
  const { calls } = openCheckout();
  place();
  await screen.findByText("We can’t accept that address.");
  expect(screen.getByLabelText("Email").getAttribute("aria-invalid")).toBe("true");
  fireEvent.input(screen.getByLabelText("Email"), { target: { value: "nora@shop.example" } });
  posted.mockResolvedValueOnce({ outcome: "refused", message: "Sold out, sorry." });
  await waitFor(() =>
    expect(screen.getByLabelText("Email").getAttribute("aria-invalid")).toBeNull(),
  );
  place();
  const notice = (await screen.findByText("Sold out, sorry.")).parentElement;
  const link = within(notice ?? document.body).getByRole("link", { name: "Check your cart" });
  expect(link.getAttribute("href")).toBe("/cart");
  expect(navigate).not.toHaveBeenCalled();
  // The session may be the reason: this read restores its cart.
  expect(calls.map(({ name }) => name)).toEqual(["useCheckoutCartQuery"]);
});

const stockOf = (key: string, stockStatus: string, stockQuantity: number) => {
  const { product, ...line } = lineOf(key, 3);
  const stock = { __isInventoriedProduct: "SimpleProduct", stockStatus, stockQuantity };
  return { ...line, product: { node: { ...product.node, ...stock } } };
};

test("An order of something sold out meanwhile can be changed to what is left", async () => {
  posted.mockResolvedValueOnce({ outcome: "refused", message: "Sorry, it is not in stock." });
  const nodes = [stockOf("a", "OUT_OF_STOCK", 0), stockOf("b", "IN_STOCK", 5)];
  const { calls } = openCheckout("Frome", { ...checkoutCart("£20.50"), contents: { nodes } });
  place();
  const notice = await screen.findByText(
    "Some of it sold out while you were here. No order was placed.",
  );
  expect(notice.parentElement?.textContent).toContain("Sold out.");
  expect(screen.queryByText("Sorry, it is not in stock.")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Keep the rest" }));
  expect(changed).toHaveBeenCalledWith("remove", [{ key: "a", quantity: 0 }]);
  await waitFor(() => expect(calls).toHaveLength(2));
  const contents = { nodes: nodes.slice(1) };
  for (const { respond } of calls) {
    await act(async () => respond({ cart: { ...checkoutCart("£10.50"), contents } }));
  }
  await screen.findByText("We’ve left out what’s gone.");
  expect(screen.getByText("Total now").parentElement?.textContent).toBe(
    "Total now Was £20.50 £10.50",
  );
  const box = screen.getByRole("alert");
  expect(box.textContent).toContain("Sold out.");
  expect(document.activeElement).toBe(box);
  fireEvent.click(screen.getByRole("button", { name: "Order the rest for £10.50" }));
  await waitFor(() => expect(posted).toHaveBeenCalledTimes(2));
});

test("An order of which nothing is left leads to the other products, and keeps the cart", async () => {
  posted.mockResolvedValueOnce({ outcome: "refused", message: "Sorry, it is not in stock." });
  const nodes = [stockOf("a", "OUT_OF_STOCK", 0)];
  openCheckout("Frome", { ...checkoutCart("£20.50"), contents: { nodes } });
  place();
  await screen.findByText("All of it sold out while you were here. No order was placed.");
  expect(screen.queryByRole("button", { name: "Keep the rest" })).toBeNull();
  expect(screen.getByRole("link", { name: "See everything" })).toBeTruthy();
});

test("A declined payment says beside the payment that nothing was charged", async () => {
  const message = "Your card was declined.";
  posted.mockResolvedValueOnce({ outcome: "refused", message, isSpent: true, isDeclined: true });
  openCheckout();
  place();
  const payment = within(screen.getByRole("region", { name: "Payment" }));
  const notice = (await payment.findByText(message)).parentElement ?? document.body;
  expect(notice.textContent).toContain("Nothing was charged.");
  await waitFor(() => expect(document.activeElement).toBe(notice));
  expect(within(notice).queryByRole("link", { name: "Check your cart" })).toBeNull();
  fireEvent.click(within(notice).getByRole("link", { name: /^Check the card/ }));
  expect(document.activeElement?.getAttribute("name")).toBe("paymentMethod");
});

test("The message for a lost response says that sending again is safe", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  posted.mockRejectedValue(new TypeError("failed to fetch"));
  openCheckout();
  place();
  expect(await screen.findByText(/we never place an order twice/)).toBeTruthy();
});

test("an order without delivery leaves the saved delivery address unchanged", async () => {
  posted.mockResolvedValue({ outcome: "failed", message: "No order was placed." });
  const cart = { ...checkoutCart("£16.00"), needsShippingAddress: false };
  const { calls } = openCheckout("Ely", { ...cart, availableShippingMethods: [] });
  place();
  await waitFor(() => expect(posted).toHaveBeenCalled());
  const [sent] = posted.mock.calls[0] ?? [];
  expect([sent?.["shipping_city"], sent?.["billing_city"]]).toEqual(["Ely", "Ely"]);
  // Its prices are those that the shop has already; the failed order refreshes the cart alone.
  expect(calls.map(({ name }) => name)).toEqual(["useCheckoutCartQuery"]);
});

test("A draft is restored if the same shopper typed it", async () => {
  const saved = { typed: { shipping_city: "Wells", customerNote: "Ring twice" } };
  sessionStorage.setItem("vitrine.checkout", JSON.stringify(saved));
  openCheckout();
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>("Town or city").value).toBe("Wells"),
  );
  cleanup();
  sessionStorage.setItem("vitrine.checkout", JSON.stringify({ ...saved, customer: "another" }));
  openCheckout();
  await act(async () => {});
  expect(screen.getByLabelText<HTMLInputElement>("Town or city").value).toBe("Frome");
});
