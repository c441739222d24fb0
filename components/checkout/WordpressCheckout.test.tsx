import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shopTexts } from "#tests/worlds/fixtures/shopTextsFixture.ts";
import type { CheckoutResponse } from "#relay/contract/order/orderFields.ts";
import { openCheckout } from "#tests/worlds/fixtures/checkoutPageFixture.tsx";

const LINK = "https://shop.example/transfer-session?session_id=t_1";

const page = vi.hoisted(() => ({ at: "both", navigate: vi.fn(async () => undefined) }));
vi.mock("vike/client/router", () => ({ navigate: page.navigate }));
vi.mock("vike-react/usePageContext", () => ({
  usePageContext: () => ({
    shop: {
      texts: shopTexts,
      checkout: { at: page.at, methods: ["wallet"], redirects: page.at !== "auto" },
    },
    urlParsed: { search: {} },
    loaded: { payload: { data: { checkout: { intent: "an-intent-of-this-page" } } } },
  }),
}));

const posted = vi.fn<(url: string) => Promise<CheckoutResponse>>();
const assigned = vi.fn();

beforeEach(() => {
  localStorage.clear();
  document.cookie = "woo-session=token";
  page.at = "both";
  page.navigate.mockClear();
  posted.mockReset();
  assigned.mockReset();
  vi.stubGlobal("fetch", async (url: string) => {
    const response = await posted(url);
    return { json: async () => response };
  });
  vi.spyOn(location, "assign").mockImplementation(assigned);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const gateway = (id: string, title: string) => ({
  __typename: "PaymentGateway",
  id,
  title,
  description: "",
});
const paymentGateways = {
  nodes: [gateway("stripe", "Card"), gateway("cod", "Cash"), gateway("wallet", "Wallet")],
};
const open = (nodes = paymentGateways.nodes) =>
  openCheckout(undefined, undefined, { paymentGateways: { nodes } });
/** Presses the button as browsers do; happy-dom would submit the form around it. */
const press = () => fireEvent.submit(document.querySelector("#wordpress-checkout") ?? document);
const button = () => screen.getByRole("button", { name: /Pay there|Continue to payment|Opening/ });

test("Methods that need WordPress's checkout are beside a button to it, and no choices here", () => {
  open();
  expect(screen.getAllByRole("radio", { name: /Card|Cash|Wallet/ })).toHaveLength(1);
  expect(screen.getByText("Card and Wallet")).toBeTruthy();
  expect(button().getAttribute("form")).toBe("wordpress-checkout");
  const form = document.querySelector("#wordpress-checkout");
  expect([form?.getAttribute("action"), form?.getAttribute("method")]).toEqual([
    "/checkout/wordpress",
    "post",
  ]);
});

const THERE = "You pay on the next page, in WordPress. Your cart comes with you.";
const payments = () =>
  screen
    .getAllByRole("radio", { name: /Card|Cash|Wallet/ })
    .map((radio) => [
      (radio as HTMLInputElement).value,
      radio.parentElement?.textContent?.includes(THERE),
    ]);

test("By default each method that needs WordPress's checkout is listed, and says so", async () => {
  page.at = "auto";
  open();
  expect(payments()).toEqual([
    ["stripe", true],
    ["cod", false],
    ["wallet", true],
  ]);
  expect(screen.queryByRole("button", { name: "Pay there" })).toBeNull();
  expect(screen.getByRole("button", { name: "Place order" })).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: /Wallet/ }));
  const next = await screen.findByRole("button", { name: "Continue to payment" });
  expect(next).toMatchObject({ name: "step", value: "place", formNoValidate: true });
  expect(next.closest("form")?.getAttribute("action")).toBe("/checkout");
  expect(screen.queryByRole("button", { name: "Place order" })).toBeNull();
  fireEvent.click(screen.getByRole("radio", { name: /Cash/ }));
  await screen.findByRole("button", { name: "Place order" });
});

test("A shop that has only methods of WordPress's checkout leads there", () => {
  page.at = "auto";
  open([gateway("stripe", "Card")]);
  expect(payments()).toEqual([["stripe", true]]);
  expect(button()).toMatchObject({ name: "step", value: "place", formNoValidate: true });
  expect(screen.queryByRole("button", { name: "Place order" })).toBeNull();
});

test("Our checkout alone offers only the methods that it can take", () => {
  page.at = "here";
  open();
  expect(payments()).toEqual([["cod", false]]);
  cleanup();
  open([gateway("stripe", "Card")]);
  expect(screen.getByText(/We can’t take payments at the moment/)).toBeTruthy();
  expect(screen.queryByRole("radio", { name: /Card/ })).toBeNull();
});

test("Where WordPress's checkout replaces ours, there is one button and no form of ours", () => {
  page.at = "wordpress";
  open();
  expect(screen.getByRole("button", { name: "Continue to payment" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Place order" })).toBeNull();
  expect(screen.getByRole("region", { name: "Totals" })).toBeTruthy();
});

test("A press opens WordPress's checkout once, and again after the shopper has gone back", async () => {
  posted.mockResolvedValue({ outcome: "redirect", location: LINK });
  open();
  press();
  press();
  await waitFor(() => expect(assigned).toHaveBeenCalledExactlyOnceWith(LINK));
  expect(posted).toHaveBeenCalledExactlyOnceWith("/checkout/wordpress");
  expect(button().getAttribute("aria-busy")).toBe("true");
  await act(async () => void dispatchEvent(new Event("pageshow")));
  await waitFor(() => expect(button().getAttribute("aria-busy")).toBeNull());
});

test("A cart that cannot be handed over leaves the shopper on the page, with the reason", async () => {
  posted.mockResolvedValue({
    outcome: "failed",
    message: "We couldn’t open the payment page.",
    effectOfCall: "none",
  });
  open();
  press();
  expect((await screen.findByRole("alert")).textContent).toBe("We couldn’t open the payment page.");
  expect(assigned).not.toHaveBeenCalled();
});

test("A lost response says that nothing was ordered", async () => {
  posted.mockRejectedValue(new TypeError("Failed to fetch"));
  vi.spyOn(console, "error").mockImplementation(() => {});
  open();
  press();
  expect((await screen.findByRole("alert")).textContent).toContain("Nothing was ordered");
});

test("A cart that may be ordered already leads to the page of the order", async () => {
  posted.mockResolvedValue({ outcome: "checking", location: "/success", message: "" });
  open();
  press();
  await waitFor(() => expect(page.navigate).toHaveBeenCalledWith("/success"));
});

test("The link is in no storage of the browser", async () => {
  posted.mockResolvedValue({ outcome: "redirect", location: LINK });
  open();
  press();
  await waitFor(() => expect(assigned).toHaveBeenCalled());
  const stored = [localStorage, sessionStorage].flatMap((storage) => Object.values(storage));
  expect([...stored, document.cookie].join(" ")).not.toContain("transfer-session");
});
