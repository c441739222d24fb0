import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shopTexts } from "#components/layout/shopTextsFixture.ts";
import type { CheckoutResponse } from "#relay/contract/orderFields.ts";
import { openCheckout } from "./checkoutPageFixture.tsx";

const LINK = "https://shop.example/transfer-session?session_id=t_1";

const page = vi.hoisted(() => ({ isOnly: false, navigate: vi.fn(async () => undefined) }));
vi.mock("vike/client/router", () => ({ navigate: page.navigate }));
vi.mock("vike-react/usePageContext", () => ({
  usePageContext: () => ({
    shop: {
      texts: shopTexts,
      wordpressCheckout: { isOnly: page.isOnly, methods: ["wallet"] },
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
  page.isOnly = false;
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

const paymentGateways = {
  nodes: [
    { id: "stripe", title: "Card", description: "" },
    { id: "cod", title: "Cash", description: "" },
    { id: "wallet", title: "Wallet", description: "" },
  ],
};
const open = () => openCheckout(undefined, undefined, { paymentGateways });
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

test("Where WordPress's checkout replaces ours, there is one button and no form of ours", () => {
  page.isOnly = true;
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
