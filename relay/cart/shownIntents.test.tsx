import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { addIntent, removeIntent } from "./intentStore.ts";
import { CartLink } from "#components/cart/CartLink.tsx";
import { cartOf, closeShops, lineOf, openShop } from "#tests/worlds/fixtures/cartFixture.tsx";
import { cartOperation } from "./refreshCart.ts";
import { showIntents } from "./shownIntents.ts";

afterEach(closeShops);

const label = () => screen.getByRole("link").getAttribute("aria-label");

test("The cart count includes a pending restoration, and is the backend's again once that is removed", () => {
  const { environment, wrapper } = openShop();
  const commit = (...lines: object[]) =>
    act(() => environment.commitPayload(cartOperation(), cartOf(...lines)));
  commit(lineOf("a", 1), lineOf("b", 1, 8));
  render(<CartLink />, { wrapper });
  expect(label()).toBe("Cart, 2 items");
  const lines = [
    { productId: 7, quantity: 1, key: "a" },
    { productId: 8, quantity: 1, key: "b" },
  ];
  const { id } = addIntent({ kind: "restore", lines });
  act(() => showIntents(environment));
  commit(lineOf("a", 1));
  expect(label()).toBe("Cart, 2 items");
  removeIntent(id);
  act(() => showIntents(environment));
  expect(label()).toBe("Cart, 1 item");
});
