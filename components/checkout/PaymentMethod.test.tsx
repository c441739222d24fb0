import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CheckoutResponse } from "#relay/contract/order/orderFields.ts";
import { openCheckout } from "#tests/worlds/fixtures/checkoutPageFixture.tsx";

vi.mock("vike/client/router", () => ({ navigate: vi.fn() }));
const context = vi.hoisted(() => ({ loaded: {}, shop: {} }));
vi.mock("vike-react/usePageContext", () => ({
  usePageContext: () => ({ urlParsed: { search: {} }, ...context }),
}));

vi.setConfig({ testTimeout: 60_000 });

const gateway = (id: string, title: string, description = "") => ({
  __typename: "PaymentGateway",
  id,
  title,
  description,
});
const gateways = {
  paymentGateways: {
    nodes: [gateway("cod", "Cash"), gateway("purchase_order", "Purchase order")],
  },
};
const number = { name: "po_number", label: "Purchase order number", required: true };
const contact = { name: "contact", label: "Contact", description: "Who approves the order." };

beforeEach(() => {
  const started = { intent: "an-intent-of-this-page" };
  context.loaded = { payload: { data: { checkout: started } } };
  context.shop = {
    texts: {},
    paymentFields: [{ id: "purchase_order", fields: [number, contact] }],
  };
  sessionStorage.clear();
  document.cookie = "woo-session=token";
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const place = () => fireEvent.click(screen.getByRole("button", { name: "Place order" }));
const choose = (title: string) => fireEvent.click(screen.getByRole("radio", { name: title }));

test("A method's own fields appear while it is chosen", async () => {
  openCheckout("Frome", undefined, gateways);
  expect(screen.queryByLabelText("Purchase order number")).toBeNull();
  choose("Purchase order");
  const group = within(await screen.findByRole("group", { name: "Purchase order" }));
  expect(group.getByLabelText("Purchase order number").getAttribute("aria-required")).toBe("true");
  expect(group.getByLabelText("Contact (optional)").getAttribute("aria-describedby")).toContain(
    "payment_purchase_order_contact-description",
  );
  choose("Cash");
  await waitFor(() => expect(screen.queryByLabelText("Purchase order number")).toBeNull());
});

test("A method is named by its title, and described by its text alone", () => {
  const nodes = [gateway("bacs", "Bank transfer", "To GB82 WEST."), gateway("cod", "Cash")];
  openCheckout("Frome", undefined, { paymentGateways: { nodes } });
  screen.getByRole("radio", { name: "Bank transfer", description: "To GB82 WEST." });
  const cash = screen.getByRole("radio", { name: "Cash" });
  expect(cash.getAttribute("aria-describedby")).toBeNull();
});

test("A required field is missed at its place, and a filled one is sent but not saved", async () => {
  const sent: Record<string, string>[] = [];
  vi.stubGlobal("fetch", async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as Record<string, string>);
    const response: CheckoutResponse = { outcome: "refused", message: "That number is unknown." };
    return Response.json(response);
  });
  openCheckout("Frome", undefined, gateways);
  choose("Purchase order");
  const field = await screen.findByLabelText<HTMLInputElement>("Purchase order number");
  place();
  await screen.findByRole("link", { name: "Purchase order number" });
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(sent).toEqual([]);
  fireEvent.input(field, { target: { value: "PO-7" } });
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBeNull());
  place();
  await screen.findByText("That number is unknown.");
  expect(sent).toEqual([
    expect.objectContaining({
      paymentMethod: "purchase_order",
      payment_purchase_order_po_number: "PO-7",
    }),
  ]);
  expect(JSON.stringify(sessionStorage)).not.toContain("PO-7");
});

test("The server's error is at the field that it rejects", async () => {
  const faults = { payment_purchase_order_po_number: "Purchase order number is too long." };
  const response: CheckoutResponse = { outcome: "faults", message: "One error.", faults };
  vi.stubGlobal("fetch", async () => Response.json(response));
  openCheckout("Frome", undefined, gateways);
  choose("Purchase order");
  const field = await screen.findByLabelText("Purchase order number");
  fireEvent.input(field, { target: { value: "PO-7" } });
  place();
  await screen.findByText(faults.payment_purchase_order_po_number);
  expect(field.getAttribute("aria-invalid")).toBe("true");
});

test("Before hydration, all methods' fields are there under the method's title, and keep a typed text", async () => {
  openCheckout("Frome", undefined, gateways, (page) => {
    const group = within(page).getByRole("group", { name: "Purchase order" });
    expect(group.textContent).toContain("Purchase order");
    const radio = within(page).getByRole<HTMLInputElement>("radio", { name: "Purchase order" });
    radio.checked = true;
    const field = within(page).getByLabelText<HTMLInputElement>("Purchase order number");
    field.value = "PO-7";
  });
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>("Purchase order number").value).toBe("PO-7"),
  );
});

test("A shop without declared fields shows none", () => {
  context.shop = { texts: {}, checkout: { at: "here", methods: [], redirects: true } };
  openCheckout("Frome", undefined, gateways);
  choose("Purchase order");
  expect(screen.queryByRole("group", { name: "Purchase order" })).toBeNull();
});
