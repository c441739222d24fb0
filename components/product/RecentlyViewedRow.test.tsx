import { act, cleanup, render, screen } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { Environment, Network, RecordSource, Store } from "relay-runtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { saveViewed } from "#relay/viewingHistory.ts";
import { RecentlyViewedRow } from "./RecentlyViewedRow.tsx";

/** Scrolls the observed row near the viewport, or past a position that is not near it. */
let scroll = (_isNear: boolean) => {};
const disconnect = vi.fn<() => void>();

class ObserverOfTest implements Partial<IntersectionObserver> {
  constructor(report: (entries: Partial<IntersectionObserverEntry>[]) => void) {
    scroll = (isIntersecting) => act(() => report([{ isIntersecting }]));
  }
  observe = () => {};
  disconnect = disconnect;
}

beforeEach(() => {
  disconnect.mockClear();
  vi.stubGlobal("IntersectionObserver", ObserverOfTest);
  localStorage.clear();
  saveViewed({ slug: "lamp", name: "Floor lamp", picture: "" });
  saveViewed({ slug: "mug", name: "Cabin mug", picture: "" });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(respond: () => Promise<Response>, isNear = true) {
  const send = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(respond);
  vi.stubGlobal("fetch", send);
  const environment = new Environment({
    network: Network.create(() => new Promise(() => {})),
    store: new Store(new RecordSource()),
  });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RecentlyViewedRow />
    </RelayEnvironmentProvider>,
  );
  scroll(isNear);
  return send;
}

const priced = (slug: string, price: string) => ({
  __typename: "SimpleProduct",
  __isProductUnion: "SimpleProduct",
  __isProductWithPricing: "SimpleProduct",
  id: slug,
  slug,
  onSale: false,
  purchasable: true,
  price,
  regularPrice: price,
});
const itemTexts = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("Recently viewed products have the prices that the shop returns now", async () => {
  const send = show(async () =>
    Response.json({
      data: { products: { nodes: [priced("lamp", "£92.00"), priced("mug", "£16.00")] } },
    }),
  );
  expect(itemTexts()).toEqual(["Cabin mug", "Floor lamp"]);
  await screen.findByText("£92.00");
  expect(itemTexts()).toEqual(["Cabin mug£16.00", "Floor lamp£92.00"]);
  expect(send.mock.calls[0]?.[1].body).toContain('{"slugs":["mug","lamp"]}');
});

test("A recently viewed product that has sold out meanwhile says so", async () => {
  const gone = {
    ...priced("lamp", "£92.00"),
    __isInventoriedProduct: "SimpleProduct",
    stockStatus: "OUT_OF_STOCK",
  };
  show(async () =>
    Response.json({ data: { products: { nodes: [gone, priced("mug", "£16.00")] } } }),
  );
  await screen.findByText("Sold out");
  expect(itemTexts()).toEqual(["Cabin mug£16.00", "Sold outFloor lamp£92.00"]);
});

test("Prices of recently viewed products are fetched once, when their row comes near", () => {
  const send = show(() => new Promise(() => {}), false);
  expect(send).not.toHaveBeenCalled();
  expect(disconnect).not.toHaveBeenCalled();
  scroll(true);
  expect(send).toHaveBeenCalledOnce();
  expect(disconnect).toHaveBeenCalledOnce();
});

test("A recently viewed product that the shop no longer has is not shown", async () => {
  show(async () => Response.json({ data: { products: { nodes: [priced("lamp", "£92.00")] } } }));
  await screen.findByText("£92.00");
  expect(itemTexts()).toEqual(["Floor lamp£92.00"]);
});

test("Recently viewed products have no prices if these cannot be fetched", async () => {
  for (const respond of [
    async () => Response.json({ data: { products: null }, errors: [{ message: "Broken" }] }),
    () => Promise.reject(new TypeError("Failed to fetch")),
  ]) {
    const send = show(respond);
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(itemTexts()).toEqual(["Cabin mug", "Floor lamp"]);
    cleanup();
  }
});
