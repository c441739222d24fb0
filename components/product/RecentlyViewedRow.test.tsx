import { cleanup, render, screen } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { Environment, Network, RecordSource, Store } from "relay-runtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteViewed } from "#relay/viewingHistory.ts";
import { RecentlyViewedRow } from "./RecentlyViewedRow.tsx";

beforeEach(() => {
  localStorage.clear();
  noteViewed({ slug: "lamp", name: "Floor lamp", picture: "" });
  noteViewed({ slug: "mug", name: "Cabin mug", picture: "" });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(respond: () => Promise<Response>) {
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
