import { cleanup, configure, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cartOf, closeShops, lineOf, openShop } from "#tests/worlds/fixtures/cartFixture.tsx";
import { cartOperation } from "#relay/cart/refreshCart.ts";
import { shopTexts } from "#tests/worlds/fixtures/shopTextsFixture.ts";
import { noteServerTime } from "#relay/serverClock.ts";
import { CartPage } from "./CartPage.tsx";

vi.mock("vike-react/usePageContext", () => ({
  usePageContext: () => ({
    shop: { texts: shopTexts },
    loaded: { variables: { hasSession: true } },
  }),
}));
vi.mock("vike/client/router", () => ({ navigate: async () => undefined }));

// The row's code is loaded on demand.
configure({ asyncUtilTimeout: 10_000 });

/** Cart whose coupon grants free delivery. */
const GRANTED = {
  appliedCoupons: [{ code: "freepost" }],
  chosenShippingMethods: ["free_shipping:2"],
  shippingTotal: "£0.00",
};

const requested = vi.fn<(address: string, init: { body: string }) => Promise<Response>>();

beforeEach(() => {
  document.cookie = "woo-session=token";
  requested.mockReset().mockReturnValue(new Promise(() => {}));
  vi.stubGlobal("fetch", requested);
});
afterEach(() => {
  cleanup();
  closeShops();
  vi.unstubAllGlobals();
});

/** Shows the cart page with a line of some net amount and tax, in a shop whose prices include tax. */
function open(net: number, tax: number, changed: object = {}): void {
  const { environment, wrapper } = openShop();
  const raw = { rawSubtotal: net.toFixed(2), rawSubtotalTax: tax.toFixed(2) };
  const { cart } = cartOf({ ...lineOf("a", 1), ...raw });
  const facts = {
    displayPricesIncludeTax: true,
    needsShippingAddress: true,
    rawTotal: (net + tax).toFixed(2),
  };
  environment.retain(cartOperation());
  environment.commitPayload(cartOperation(), { cart: { ...cart, ...facts, ...changed } });
  render(<CartPage />, { wrapper });
}

test("The cart states the delivery time, the amount missing for free delivery and the promises", async () => {
  noteServerTime({ headers: new Headers({ date: new Date().toUTCString() }) });
  open(13.33, 2.67);
  const texts = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  const dated: unknown = expect.stringMatching(/^Delivered in the UK .*\d/);
  await vi.waitFor(() => expect(texts()).toContainEqual(dated));
  const items = texts();
  expect(screen.queryByText("£44.00 more for free delivery in the UK")).not.toBeNull();
  expect(items).toContain("Thirty days to change your mind. We pay the return.");
});

test.each([
  ["its amount reaches free delivery", 50, 10, {}],
  ["its coupon grants free delivery", 13.33, 2.67, GRANTED],
  ["it needs no delivery", 13.33, 2.67, { needsShippingAddress: false }],
])("The cart states no amount missing for free delivery if %s", (_, net, tax, changed) => {
  open(net, tax, changed);
  expect(screen.queryByText(/more for free delivery/)).toBeNull();
});

test("The cart has a row of products that go with its own", async () => {
  const card = (databaseId: number, name: string) => ({
    __typename: "SimpleProduct",
    __isProduct: "SimpleProduct",
    id: name,
    databaseId,
    slug: name,
    name,
    onSale: false,
    image: null,
  });
  const source = { __typename: "SimpleProduct", id: "tumbler", related: { nodes: [] } };
  const crossSell = { nodes: [card(7, "Fen tumbler"), card(9, "Tarn bowl")] };
  requested.mockResolvedValue(
    Response.json({ data: { products: { nodes: [{ ...source, crossSell }] } } }),
  );
  open(13.33, 2.67);
  const row = within(await screen.findByRole("region", { name: "You may also like" }));
  // The first is in the cart.
  expect(row.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Tarn bowl"]);
  expect(requested.mock.calls[0]?.[1].body).toContain('{"ids":[7]}');
});
