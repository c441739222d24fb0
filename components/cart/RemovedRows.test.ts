import { expect, test } from "vitest";
import { withRemoved } from "#components/cart/RemovedRows.tsx";

const lines = (...keys: string[]) => keys.map((key) => ({ key }));
const removed = (key: string, ...before: string[]) => ({
  key,
  name: key,
  wanted: { productId: 1, quantity: 1 },
  before,
});
const keysOf = (rows: readonly { key: string }[]) => rows.map(({ key }) => key).join("");

test("A removed line keeps its place between the lines that are left", () => {
  expect(keysOf(withRemoved(lines("a", "c"), [removed("b", "a")]))).toBe("abc");
});
test("A removed first line stays first", () => {
  expect(keysOf(withRemoved(lines("b", "c"), [removed("a")]))).toBe("abc");
});
test("Lines removed one after another keep their order", () => {
  const both = [removed("b", "a"), removed("a")];
  expect(keysOf(withRemoved(lines("c"), both))).toBe("abc");
  expect(keysOf(withRemoved(lines("c"), both.toReversed()))).toBe("abc");
});
test("A line that is back in the cart has one row", () => {
  const rows = withRemoved(lines("a", "b"), [removed("b", "a")]);
  expect(keysOf(rows)).toBe("ab");
  expect(rows.some((row) => "wanted" in row)).toBe(false);
});
