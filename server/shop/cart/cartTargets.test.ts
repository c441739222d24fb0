import { describe, expect, test } from "vitest";
import { completed, isReached } from "./cartTargets.ts";
import { knownLines } from "./parsedCart.ts";

const KEY = "aab3238922bcc25a6f606eb525ffdc56";
const node = (key: string, quantity: number, more: object = {}) => ({
  key,
  quantity,
  product: { node: { databaseId: 12, name: "Mug &amp; jug" } },
  ...more,
});
const variation = (databaseId: number, value: string) => ({
  variation: { node: { databaseId }, attributes: [{ name: "pa_size", value }, null] },
});
const linesOf = (...nodes: object[]) => knownLines({ contents: { nodes } });
const simple = { productId: 12, choice: {} };

describe("completed", () => {
  test("adds an addition's units to the quantity of its line", () => {
    const [target] = completed([{ product: simple, added: 2 }], linesOf(node(KEY, 3)));
    expect(target).toMatchObject({ quantity: 5, name: "Mug & jug" });
  });
  test("starts at zero without a line", () => {
    expect(completed([{ product: simple, added: 2 }], [])[0]?.quantity).toBe(2);
  });
  test("keeps a quantity that is known already", () => {
    const targets = [{ product: simple, added: 2, quantity: 4 }];
    expect(completed(targets, linesOf(node(KEY, 9)))[0]?.quantity).toBe(4);
  });
  test("adds product and name of a line's key, so that a lost line can be added again", () => {
    const [target] = completed([{ key: KEY, quantity: 4 }], linesOf(node(KEY, 1)));
    expect(target).toMatchObject({ key: KEY, quantity: 4, product: { productId: 12 } });
  });
  test("counts each variation, and each choice that a variation leaves open, separately", () => {
    const lines = linesOf(
      node("1".repeat(32), 1, variation(7, "small")),
      node("2".repeat(32), 2, variation(7, "Large")),
      node("3".repeat(32), 3, variation(8, "small")),
    );
    const quantityOf = (product: object) =>
      completed([{ product: { ...simple, ...product }, added: 1 }], lines)[0]?.quantity;
    expect(quantityOf({ variationId: 7, choice: { pa_size: "large" } })).toBe(3);
    expect(quantityOf({ variationId: 8, choice: {} })).toBe(4);
    expect(quantityOf({ choice: { pa_size: "small" } })).toBe(2);
    expect(quantityOf({})).toBe(1);
  });
});

describe("isReached", () => {
  const lines = linesOf(node(KEY, 3));
  test.each([
    ["add", 3, true],
    ["add", 2, true],
    ["add", 4, false],
    ["set", 3, true],
    ["set", 2, false],
    ["remove", 0, false],
  ] as const)(
    "compares the target of “%s”, %i units, with a line of three units",
    (kind, quantity, result) => {
      expect(isReached(kind, { product: simple, quantity }, lines)).toBe(result);
    },
  );
  test("counts a missing line as zero units", () => {
    expect(isReached("remove", { key: "f".repeat(32), quantity: 0 }, lines)).toBe(true);
  });
});
