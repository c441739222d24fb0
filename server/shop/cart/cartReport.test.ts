import { expect, test } from "vitest";
import { cartReport } from "./cartReport.ts";
import type { WantedLine } from "#relay/contract/cart/cartLines.ts";
import { readCartForm } from "./cartForm.ts";
import type { FailedChange } from "./changeCart.ts";

const ID = "1c2b3c4d-4e5f-4a6b-8c7d-9e0f1a2b3c4d";
const line = (name?: string): WantedLine => ({
  productId: 12,
  quantity: 2,
  target: 2,
  ...(name === undefined ? {} : { name }),
});

const reportOf = (lines: WantedLine[], more: Partial<FailedChange> = {}) =>
  cartReport({
    rest: { id: ID, kind: "add", lines },
    gone: [],
    effect: "none",
    isUnknown: false,
    reasons: [],
    isUnreadable: false,
    ...more,
  });

test.each([
  [[line("Mug")], "“Mug”"],
  [[line("Mug"), line("Jug")], "“Mug” and “Jug”"],
  [[line("Mug"), line()], "“Mug” and more"],
  [[line()], "this product"],
  [[line(), line()], "these products"],
])("A report names the products whose names are known", (lines, products) => {
  const { message } = reportOf(lines);
  expect(message).toBe(`The shop didn’t answer, so we couldn’t add ${products} to your cart.`);
});

test("A report's form carries the change to retry", () => {
  const { again = "" } = reportOf([line("Mug")], { effect: "unknown", isUnknown: true });
  const retry = { id: ID, kind: "add", lines: [line("Mug")], isUnknown: true };
  expect(readCartForm({ again })).toMatchObject({ kind: "retry", retry });
});

test("A report of a line that is gone has no form", () => {
  const gone = [{ productId: 0, key: "f".repeat(32), quantity: 2, name: "Mug" }];
  const report = reportOf([], {
    rest: { id: ID, kind: "set", lines: [] },
    gone,
    effect: "rejected",
  });
  expect(report).toEqual({
    message: "We couldn’t change the quantity of “Mug”.",
    reasons: ["It’s no longer in your cart."],
  });
});
