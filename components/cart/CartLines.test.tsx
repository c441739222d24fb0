import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pendingIntents } from "#relay/cart/intentStore.ts";
import {
  cartOf,
  closeShops,
  lineOf,
  openShop,
  readCart,
} from "#tests/worlds/fixtures/cartFixture.tsx";
import { addIntent, removeIntent } from "#relay/cart/intentStore.ts";
import { EditableLines } from "./EditableLines.tsx";
import { intentQueue } from "#relay/cart/intentQueue.ts";
import { forgetRemoved } from "./RemovedRows.tsx";
import { useCart } from "#relay/cart/useCart.ts";

vi.mock("vike/client/router", () => ({ navigate: vi.fn<() => Promise<void>>() }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  document.cookie = "woo-session=token";
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(async () => {
  cleanup();
  forgetRemoved();
  closeShops();
  await settle();
  vi.useRealTimers();
});

/** Lets everything happen that is due within these milliseconds. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(20));

const named = (line: ReturnType<typeof lineOf>, name: string) => ({
  ...line,
  product: { node: { ...line.product.node, name } },
});
const mug = named(lineOf("a", 2), "Cabin mug");
const bowl = named(lineOf("b", 2, 8), "Tarn bowl");

function Lines() {
  const cart = useCart();
  return cart && <EditableLines cart={cart} isUnavailable={false} />;
}

/** Shows a cart, of a mug and a bowl if no others are given. */
async function openCart(...lines: object[]) {
  const shop = openShop();
  await readCart(shop, ...(lines.length > 0 ? lines : [mug, bowl]));
  render(<Lines />, { wrapper: shop.wrapper });
  return shop;
}

const rows = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
const press = (name: string) => {
  const button = screen.getByRole("button", { name });
  button.focus();
  act(() => void fireEvent.click(button));
};
/** Waits for a call and responds to it. */
async function respond({ calls }: ReturnType<typeof openShop>, at: number, data: object) {
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(at));
  calls[at]?.respond({ ...data });
  await settle();
}
const removal = (key: string) => ({
  updateItemQuantities: { items: [], removed: [lineOf(key, 0)], updated: [] },
});

test("A removed line keeps its row, which takes the focus and names the product", async () => {
  await openCart();
  press("Remove Cabin mug");
  expect(rows()[0]).toBe("Cabin mug removed.Put it back");
  expect(rows()[1]).toContain("Tarn bowl");
  expect(document.activeElement).toBe(screen.getAllByRole("listitem")[0]);
});

test.each<[how: string, leave: (field: HTMLInputElement) => void]>([
  ["with Enter", (field) => fireEvent.click(screen.getAllByText("Update")[0] ?? field)],
  ["with Tab", () => screen.getByRole("button", { name: "One fewer of Cabin mug" }).focus()],
])("A quantity of 0 that is committed %s removes the line as “Remove” does", async (_, leave) => {
  await openCart();
  const field = screen.getByRole<HTMLInputElement>("spinbutton", { name: "Quantity of Cabin mug" });
  field.focus();
  fireEvent.input(field, { target: { value: "0" } });
  act(() => leave(field));
  expect(rows()[0]).toBe("Cabin mug removed.Put it back");
  expect(document.activeElement).toBe(screen.getAllByRole("listitem")[0]);
  expect(pendingIntents()).toMatchObject([{ kind: "remove", lines: [{ key: "a", quantity: 0 }] }]);
});

test("“Put it back” adds the same units, and the focus stays with the product", async () => {
  const shop = await openCart();
  press("Remove Cabin mug");
  await respond(shop, 0, removal("a"));
  await respond(shop, 1, cartOf(bowl));
  press("Put it back: Cabin mug");
  expect(pendingIntents()).toMatchObject([{ kind: "add", lines: [{ productId: 7, quantity: 2 }] }]);
  expect(document.activeElement?.textContent).toContain("Cabin mug × 2");
  await respond(shop, 2, { addToCart: { cartItem: mug } });
  await respond(shop, 3, cartOf(bowl, mug));
  expect(screen.getByRole("button", { name: "Remove Cabin mug" })).toBeDefined();
  expect(document.activeElement?.textContent).toBe("Cabin mug");
});

test("A rejected removal restores the line and its focus", async () => {
  const shop = await openCart();
  press("Remove Cabin mug");
  await settle();
  // The cart is read after a rejection, and the difference is sent once more.
  for (let at = 0; screen.queryByText("Cabin mug removed.") && at < 10; at += 1) {
    await vi.waitFor(() => expect(shop.calls.length).toBeGreaterThan(at));
    const call = shop.calls[at];
    if (call?.name === "useCartQuery") call.respond(cartOf(mug, bowl));
    else call?.refuse("no");
    await settle();
  }
  expect(screen.queryByText("Cabin mug removed.")).toBeNull();
  expect(document.activeElement?.closest("li")?.textContent).toContain("Cabin mug");
});

test("A cart line shows the price of one if there are more of it", async () => {
  const priced = (line: typeof mug) => {
    const price = { __isProductWithPricing: "SimpleProduct", price: "£8.00" };
    return { ...line, subtotal: "£16.00", product: { node: { ...line.product.node, ...price } } };
  };
  await openCart(priced(mug), priced({ ...bowl, quantity: 1 }));
  expect(rows().map((row) => row.includes("£8.00 each"))).toEqual([true, false]);
});

test("Only the changed line is marked as updating", async () => {
  await openCart();
  press("One more of Cabin mug");
  const busy = screen.getAllByRole("listitem").map((row) => row.getAttribute("aria-busy"));
  expect(busy).toEqual(["true", "false"]);
  expect(screen.getAllByText("Updating")).toHaveLength(1);
  await settle();
});

test("A line is marked as updating by a stored add that has its product but not its key", async () => {
  const { environment } = await openCart();
  intentQueue(environment);
  let id = "";
  act(() => void ({ id } = addIntent({ kind: "add", lines: [{ productId: 8, quantity: 1 }] })));
  const busy = screen.getAllByRole("listitem").map((row) => row.getAttribute("aria-busy"));
  expect(busy).toEqual(["false", "true"]);
  act(() => removeIntent(id));
  expect(screen.queryByText("Updating")).toBeNull();
  await settle();
});

test("The focus moves to plus when minus reaches 1 and is disabled", async () => {
  await openCart();
  press("One fewer of Cabin mug");
  const fewer = screen.getByRole<HTMLButtonElement>("button", { name: "One fewer of Cabin mug" });
  expect(fewer.disabled).toBe(true);
  expect(document.activeElement).toBe(
    screen.getByRole("button", { name: "One more of Cabin mug" }),
  );
  await settle();
});

test("A line links as “This product” if the backend could not resolve the product's name", async () => {
  const shop = openShop();
  const without = (field: "name" | "slug", key: string, databaseId: number) => {
    const { product, ...line } = lineOf(key, 1, databaseId);
    return { ...line, product: { node: { ...product.node, [field]: null } } };
  };
  await readCart(shop, without("name", "a", 7), without("slug", "b", 8));
  render(<Lines />, { wrapper: shop.wrapper });
  const links = screen.getAllByRole("link").map(({ textContent }) => textContent);
  expect(links).toEqual(["This product"]);
  expect(rows()[1]).toContain("We can’t show this product right now.");
});

test("A product that is sold individually has no quantity field, unless the cart has more than one", async () => {
  const shop = openShop();
  const individually = (key: string, quantity: number, databaseId: number) => {
    const { product, ...line } = lineOf(key, quantity, databaseId);
    const limit = { __isInventoriedProduct: "SimpleProduct", soldIndividually: true };
    return { ...line, product: { node: { ...product.node, ...limit } } };
  };
  await readCart(shop, individually("a", 1, 7), individually("b", 2, 8), lineOf("c", 1, 9));
  render(<Lines />, { wrapper: shop.wrapper });
  const names = screen.getAllByRole<HTMLInputElement>("spinbutton").map(({ name }) => name);
  expect(names).toEqual(["quantity[b]", "quantity[c]"]);
  expect(rows()[0]).toContain("Quantity 1");
  expect(screen.getAllByRole("button", { name: /^Remove / })).toHaveLength(3);
});

test("A product that has sold out says so, and has no quantity field", async () => {
  const shop = openShop();
  const gone = (key: string, databaseId: number, soldIndividually: boolean) => {
    const { product, ...line } = lineOf(key, 1, databaseId);
    const type = { __isInventoriedProduct: "SimpleProduct", __typename: "SimpleProduct" };
    const node = { ...product.node, ...type, soldIndividually, stockStatus: "OUT_OF_STOCK" };
    return { ...line, product: { node } };
  };
  await readCart(shop, gone("a", 7, true), gone("b", 8, false), lineOf("c", 1, 9));
  render(<Lines />, { wrapper: shop.wrapper });
  expect(rows().map((text) => text?.includes("Sold out."))).toEqual([true, true, false]);
  const names = screen.getAllByRole<HTMLInputElement>("spinbutton").map(({ name }) => name);
  expect(names).toEqual(["quantity[c]"]);
});

test("“On sale” refers to the variation in the cart, not to others of its product", async () => {
  const shop = openShop();
  const variable = (key: string, productId: number, isProductOnSale: boolean) => {
    const { product, ...line } = lineOf(key, 1, productId);
    const node = { ...product.node, type: "VARIABLE", onSale: isProductOnSale };
    const variation = {
      __typename: "SimpleProductVariation",
      id: `v-${key}`,
      databaseId: productId,
    };
    return {
      ...line,
      product: { node },
      variation: { attributes: [], node: { ...variation, onSale: !isProductOnSale } },
    };
  };
  await readCart(shop, variable("a", 7, false), variable("b", 8, true));
  render(<Lines />, { wrapper: shop.wrapper });
  expect(rows().map((text) => text?.includes("On sale"))).toEqual([true, false]);
});

test("A cart line shows the price of one, and on sale the regular one, only if its amount is a multiple of it", async () => {
  const priced = (line: ReturnType<typeof lineOf>, price: string) => {
    const type = "SimpleProduct";
    const prices = { __isProductWithPricing: type, price, regularPrice: "£20.00", onSale: true };
    return {
      ...line,
      subtotal: "£31.67",
      product: { node: { ...line.product.node, ...prices } },
    };
  };
  await openCart(priced(mug, "£15.83"), priced(bowl, "£19.00"));
  expect(rows()[0]).toContain("£15.83 each, on sale Was £20.00");
  expect(rows()[1]).not.toMatch(/each|Was/);
  expect(rows()[1]).toContain("On sale");
});
