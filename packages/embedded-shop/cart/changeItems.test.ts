import { describe, expect, test } from "vitest";
import type { CartState } from "./cartState.ts";
import { emptyState } from "./cartState.ts";
import { emptied, linesToRemove, restored, withQuantities, withoutLines } from "./changeItems.ts";
import { lineKey } from "./lineKey.ts";
import { settings } from "./pricingFixture.ts";

const state: CartState = {
  ...emptyState(settings),
  lines: ["mug", "vase", "lamp"].map((key, at) => ({
    key,
    productId: at + 1,
    variationId: 0,
    choices: [],
    quantity: at + 1,
  })),
  coupons: ["save10"],
};
const shown = ({ lines }: CartState) => lines.map(({ key, quantity }) => `${quantity} ${key}`);

describe("Cart lines", () => {
  test("keep their order when quantities change, and are removed at 0 or less", () => {
    const changed = withQuantities(state, [
      { key: "lamp", quantity: 9 },
      { key: "mug", quantity: 0 },
      { key: "vase", quantity: -1 },
    ]);
    expect(shown(changed)).toEqual(["9 lamp"]);
    expect(changed.removed.map(({ key }) => key)).toEqual(["mug", "vase"]);
  });

  test("stay unchanged when one of the keys is unknown", () => {
    const items = [
      { key: "mug", quantity: 0 },
      { key: "gone", quantity: 0 },
    ];
    expect(() => withQuantities(state, items)).toThrow(
      "Cart items identified with keys gone failed to update",
    );
    expect(() => withQuantities(state, [])).toThrow("No item data provided");
    expect(() => linesToRemove(state, { keys: ["mug", "gone"] })).toThrow(
      "No cart item found with the key: gone",
    );
    expect(() => linesToRemove(state, {})).toThrow("No cart item keys provided");
  });

  test("are restored at the end with their former quantity", () => {
    const without = withoutLines(state, ["vase"]);
    expect(shown(restored(without, ["vase"]))).toEqual(["1 mug", "3 lamp", "2 vase"]);
    expect(() => restored(state, ["vase"])).toThrow(
      "Failed to restore cart item with the key: vase",
    );
  });

  test("are removed together with the coupons when the cart is emptied", () => {
    expect(emptied(state)).toMatchObject({ lines: [], removed: [], coupons: [] });
    expect(() => emptied(emptied(state))).toThrow("Cart is empty");
  });
});

test("A line's key equals WooCommerce's, for a simple product and for a variation", () => {
  expect(lineKey(14, 0, [])).toBe("aab3238922bcc25a6f606eb525ffdc56");
  const choices = [
    { name: "pa_color", value: "red" },
    { name: "pa_size", value: "small" },
  ];
  expect(lineKey(10, 24, choices)).toBe("2c971e04a5bcaaa97bcf406a8205c3eb");
});
