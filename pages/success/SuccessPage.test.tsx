import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import query from "#__generated__/SuccessPageQuery.graphql.ts";
import { BUILD_HEADER } from "#relay/contract/page/buildHeader.ts";
import { nullResponse } from "#relay/payloadShape.ts";
import { cartSetAside, noteOrdered, saveCart, savedCart } from "#relay/cart/persistence.ts";
import type { Receipt, ShownOrder } from "#relay/contract/order/receipt.ts";
import { SuccessPage } from "./SuccessPage.tsx";

let shown: ShownOrder;
vi.mock("vike-react/usePageContext", () => ({
  usePageContext: () => ({ shop: { texts: {} }, loaded: { payload: { data: { order: shown } } } }),
}));
vi.mock("#components/page/usePages.ts", () => ({ usePages: () => [] }));

const responded = vi.fn<(address: string) => Promise<Response>>();
const reload = vi.fn<() => void>();

/** Responds with the payload of the order's page. */
const ordered = (order: ShownOrder) => async () => {
  const { data, variables } = nullResponse(query, {});
  const headers = { [BUILD_HEADER]: "one" };
  return Response.json({ data: { ...data, order }, variables }, { headers });
};

/** Responds as the browser does after a redirect to the front page's payload. */
async function redirected() {
  const url = "https://shop.test/_payload.json";
  return Object.defineProperties(new Response(), {
    redirected: { value: true },
    url: { value: url },
  });
}

const receipt: Receipt = {
  placedAt: new Date().toISOString(),
  progress: "received",
  email: "ann@example.test",
  lines: [
    { name: "Reed & Co throw, Size large", quantity: 2, total: "$36.00" },
    { name: "Well carafe", quantity: 1, total: "$9.00" },
  ],
  totals: [],
  total: "$45.00",
  billing: [],
  payment: { title: "Cash", instructions: "" },
};

const line = (name: string, quantity: number) => ({
  key: name,
  quantity,
  product: { node: { name } },
});
const orderedLines = [line("Reed &amp; Co throw", 2), line("Well carafe", 1)];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("fetch", responded);
  document.body.innerHTML = '<script id="payload">{"shop":{"buildId":"one"}}</script>';
  localStorage.clear();
  reload.mockClear();
  responded.mockReset();
  shown = "checking";
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

test("An order that is being checked is looked up every five seconds until its result is known", async () => {
  responded.mockImplementation(ordered("checking"));
  render(<SuccessPage />);
  screen.getByText("This page looks again by itself, and shows the result when it is known.");
  await pass(14);
  expect(responded).toHaveBeenCalledTimes(2);
  expect(responded.mock.lastCall?.[0]).toBe("/success/_payload.json");
  expect(reload).not.toHaveBeenCalled();
  responded.mockImplementation(ordered("notPlaced"));
  await pass(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("A failed lookup is repeated, and after two minutes less often", async () => {
  responded.mockRejectedValue(new TypeError("Failed to fetch"));
  render(<SuccessPage />);
  await pass(120);
  expect(responded).toHaveBeenCalledTimes(24);
  await pass(60);
  expect(responded).toHaveBeenCalledTimes(27);
  responded.mockImplementation(redirected);
  await pass(20);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("A hidden page does not look up its order until it is visible again", async () => {
  responded.mockImplementation(ordered("checking"));
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  render(<SuccessPage />);
  await pass(60);
  expect(responded).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  expect(responded).toHaveBeenCalledTimes(1);
  await pass(10);
  expect(responded).toHaveBeenCalledTimes(3);
  hidden.mockRestore();
});

test("A page that was left does not look up its order", async () => {
  responded.mockImplementation(ordered("checking"));
  const { unmount } = render(<SuccessPage />);
  unmount();
  await pass(60);
  expect(responded).not.toHaveBeenCalled();
});

test("The receipt of an order forgets the saved cart that it was placed from", () => {
  saveCart({ contents: { nodes: orderedLines } });
  expect(savedCart()?.count).toBe(3);
  shown = { receipt, isRecent: true };
  render(<SuccessPage />);
  expect(savedCart()).toBeUndefined();
});

test("A browser whose clock is years ahead forgets the cart of a recent order too", () => {
  vi.spyOn(Date, "now").mockReturnValue(Date.parse("2036-01-01T00:00:00Z"));
  saveCart({ contents: { nodes: orderedLines } });
  shown = { receipt, isRecent: true };
  render(<SuccessPage />);
  expect(savedCart()).toBeUndefined();
  vi.restoreAllMocks();
});

test.each([
  ["another quantity", [line("Reed &amp; Co throw", 1), line("Well carafe", 1)]],
  ["another product", [line("Reed &amp; Co throw", 2), line("Salt pig", 1)]],
  ["one line fewer", [line("Reed &amp; Co throw", 2)]],
])("The receipt of an order leaves a newer cart with %s alone", (_, lines) => {
  saveCart({ contents: { nodes: lines } });
  shown = { receipt, isRecent: true };
  render(<SuccessPage />);
  expect(savedCart()).toBeDefined();
});

test("The receipt of an old order leaves the saved cart alone", () => {
  saveCart({ contents: { nodes: orderedLines } });
  shown = { receipt, isRecent: false };
  render(<SuccessPage />);
  expect(savedCart()?.count).toBe(3);
});

test.each<[string, ShownOrder, number | undefined]>([
  ["is forgotten while the order is being checked", "checking", undefined],
  ["can be put back after an order that was not placed", "notPlaced", 3],
  ["can be put back after an older order", { receipt, isRecent: false }, 3],
])("A cart that the shop empties %s", (_, order, count) => {
  noteOrdered(order !== "checking");
  saveCart({ contents: { nodes: orderedLines } });
  shown = order;
  render(<SuccessPage />);
  saveCart({ contents: { nodes: [] } });
  expect(cartSetAside()?.count).toBe(count);
});
