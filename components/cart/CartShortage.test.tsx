import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { cartOperation } from "#relay/cart/refreshCart.ts";
import { useCart } from "#relay/cart/useCart.ts";
import { cartOf, closeShops, lineOf, openShop } from "#tests/worlds/fixtures/cartFixture.tsx";
import { CartShortage } from "./CartShortage.tsx";
import { CartTotals, CheckoutLink } from "./CartTotals.tsx";

const changed = vi.hoisted(() => vi.fn<(kind: string, lines: object[]) => Promise<string>>());
vi.mock("#relay/cart/useUpdateItemQuantities.ts", () => ({
  useUpdateItemQuantities: () => changed,
}));

afterEach(() => {
  cleanup();
  closeShops();
  changed.mockReset();
});

const stockOf = (key: string, name: string, stockStatus: string, stockQuantity: number) => {
  const { product, ...line } = lineOf(key, 3);
  const type = { __isInventoriedProduct: "SimpleProduct", __typename: "SimpleProduct" };
  return {
    ...line,
    product: { node: { ...product.node, ...type, name, stockStatus, stockQuantity } },
  };
};
const candle = stockOf("a", "Ember candle", "OUT_OF_STOCK", 0);
const jam = stockOf("b", "Damson jam", "IN_STOCK", 2);
const salt = stockOf("c", "Sea salt", "IN_STOCK", 9);

function Page() {
  const cart = useCart();
  return (
    cart && (
      <>
        <CartShortage cart={cart} />
        <CartTotals cart={cart} />
        <CheckoutLink cart={cart} />
      </>
    )
  );
}

/** Shows a cart; the function returned shows another one, as after a response. */
function openCart(...lines: object[]) {
  const { environment, wrapper } = openShop();
  environment.retain(cartOperation());
  const show = (...shown: object[]) => environment.commitPayload(cartOperation(), cartOf(...shown));
  show(...lines);
  render(<Page />, { wrapper });
  return show;
}

const note = () => screen.getAllByRole("status")[0];
const keepRest = () => screen.queryByRole("button", { name: "Keep the rest" });

test("A sold-out line is named above the cart, and one press removes it alone", () => {
  const show = openCart(candle, salt);
  expect(note()?.textContent).toContain("Ember candle has sold out.");
  expect(screen.getByText("Includes what has sold out.")).toBeDefined();
  act(() => keepRest()?.click());
  expect(changed).toHaveBeenCalledWith("remove", [{ key: "a", quantity: 0 }]);
  expect(document.activeElement).toBe(note());
  act(() => show(salt));
  expect(note()?.textContent).toBe("We’ve left out what’s gone.");
  expect(screen.queryByText("Includes what has sold out.")).toBeNull();
});

test("A line of which fewer are left is set to what there is, with those that have sold out", () => {
  openCart(candle, jam, salt);
  const listed = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(listed).toEqual(["Ember candle. Sold out.", "Damson jam. Only 2 left."]);
  const form = keepRest()?.closest("form");
  expect([...new FormData(form ?? undefined)]).toEqual([
    ["quantity[a]", "0"],
    ["quantity[b]", "2"],
  ]);
  fireEvent.submit(form ?? document.body);
  expect(changed).toHaveBeenCalledWith("set", [
    { key: "a", quantity: 0 },
    { key: "b", quantity: 2 },
  ]);
});

test("A cart of which nothing is left leads to the other products", () => {
  openCart(candle);
  expect(note()?.textContent).toContain("Everything in your cart has sold out.");
  expect(keepRest()).toBeNull();
  expect(screen.getByRole("link", { name: "See everything" })).toBeDefined();
});

test("A cart that can be ordered has no note", () => {
  openCart(salt);
  expect(note()?.textContent).toBe("");
  expect(screen.queryByText("Includes what has sold out.")).toBeNull();
});
