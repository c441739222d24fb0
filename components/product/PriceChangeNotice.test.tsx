import { act, cleanup, render, screen } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import {
  createOperationDescriptor,
  Environment,
  getRequest,
  Network,
  Observable,
  RecordSource,
  Store,
} from "relay-runtime";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ProductPriceRefresh_product$key } from "#__generated__/ProductPriceRefresh_product.graphql.ts";
import listQuery from "#__generated__/listPriceQuery.graphql.ts";
import { ListPriceRefresh } from "./ListPriceRefresh.tsx";
import { ProductPriceRefresh } from "./ProductPriceRefresh.tsx";

const candle = {
  __typename: "SimpleProduct",
  __isProductWithPricing: "SimpleProduct",
  __isInventoriedProduct: "SimpleProduct",
  id: "candle",
  slug: "candle",
  onSale: false,
  price: "£24.00",
  regularPrice: "£24.00",
  stockStatus: "IN_STOCK",
};
const cached = { products: { nodes: [candle] } };
const context = vi.hoisted(() => ({ current: {} }));
vi.mock("vike-react/usePageContext", () => ({ usePageContext: () => context.current }));

const responded = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame"],
  });
  responded.mockReset();
  vi.stubGlobal("fetch", responded);
  context.current = { isHydration: true, loaded: { payload: { data: cached } } };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Refreshed = { product: ProductPriceRefresh_product$key };

/** Renders a refresh on a page with a candle; returns the records of the page's store. */
function open(Refresh: (props: Refreshed) => React.ReactNode) {
  const environment = new Environment({
    network: Network.create(() => Observable.from(Promise.reject(new Error("No network.")))),
    store: new Store(new RecordSource()),
  });
  const operation = createOperationDescriptor(getRequest(listQuery), { slugs: ["candle"] });
  environment.retain(operation);
  environment.commitPayload(operation, cached);
  const product = {
    __id: "candle",
    __fragments: { ProductPriceRefresh_product: {} },
    __fragmentOwner: operation.request,
  } as unknown as Refreshed["product"];
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Refresh product={product} />
    </RelayEnvironmentProvider>,
  );
  return () => structuredClone(environment.getStore().getSource().toJSON());
}

const candleIn = (records: ReturnType<ReturnType<typeof open>>) =>
  (records as Record<string, object>)["candle"];
const notice = () => screen.getByRole("status").textContent;
/** Lets everything happen that is due within a second. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(1_000));

describe.each([
  ["a list", () => <ListPriceRefresh />],
  ["a product page", (props: Refreshed) => <ProductPriceRefresh {...props} />],
])("The price and stock of %s", (_, Refresh) => {
  const changed = { ...candle, price: "£31.00", stockStatus: "OUT_OF_STOCK" };

  test("are updated in the store and announced if they have changed", async () => {
    const records = open(Refresh);
    const data = { products: { nodes: [changed] }, product: changed };
    responded.mockImplementation(async () => Response.json({ data }));
    await vi.waitFor(() => expect(notice()).toBe("Prices and stock updated."));
    expect(candleIn(records())).toMatchObject({ price: "£31.00", stockStatus: "OUT_OF_STOCK" });
    expect(responded).toHaveBeenCalledOnce();
  });

  test("are not announced if they are the same", async () => {
    open(Refresh);
    const data = { products: { nodes: [candle] }, product: candle };
    responded.mockImplementation(async () => Response.json({ data }));
    await settle();
    expect(responded).toHaveBeenCalled();
    expect(notice()).toBe("");
  });

  const data = { products: { nodes: [changed] }, product: changed };
  const errors = [{ message: "Internal server error" }];
  test.each<[string, () => Response]>([
    ["the connection breaks", () => Response.error()],
    ["the gateway responds with 502", () => Response.json({ errors }, { status: 502 })],
    ["the response is an error", () => Response.json({ data: null, errors })],
    ["the response has data and an error", () => Response.json({ data, errors })],
    ["the response is not JSON", () => new Response("<html>")],
  ])("stay as cached when %s", async (_failure, respond) => {
    const records = open(Refresh);
    const before = records();
    responded.mockImplementation(async () => {
      const response = respond();
      if (response.type === "error") throw new TypeError("The connection broke.");
      return response;
    });
    await settle();
    expect(records()).toEqual(before);
    expect(notice()).toBe("");
    expect(responded).toHaveBeenCalledOnce();
  });
});

test("The prices of a list are not fetched after a client navigation, nor on a personal page", async () => {
  for (const page of [{ isHydration: false }, { isHydration: true, isPersonal: true }]) {
    const { isHydration, ...loaded } = page;
    context.current = { isHydration, loaded: { ...loaded, payload: { data: cached } } };
    open(() => <ListPriceRefresh />);
    await settle();
    cleanup();
  }
  expect(responded).not.toHaveBeenCalled();
});
