import { expect, test } from "vitest";
import { cartReport } from "./cartReport.ts";
import { readRetry } from "./cartTargets.ts";
import type { LineTarget } from "./cartTargets.ts";
import type { FailedChange } from "./changeCart.ts";

const ID = "1c2b3c4d-4e5f-4a6b-8c7d-9e0f1a2b3c4d";
const target = (name?: string): LineTarget => ({
  product: { productId: 12, choice: {} },
  quantity: 2,
  ...(name === undefined ? {} : { name }),
});

const reportOf = (targets: LineTarget[], more: Partial<FailedChange> = {}) =>
  cartReport({
    rest: { id: ID, kind: "add", targets },
    gone: [],
    effect: "none",
    isUnknown: false,
    reasons: [],
    isUnreadable: false,
    ...more,
  });

test.each([
  [[target("Mug")], "“Mug”"],
  [[target("Mug"), target("Jug")], "“Mug” and “Jug”"],
  [[target("Mug"), target()], "“Mug” and more"],
  [[target()], "this product"],
  [[target(), target()], "these products"],
])("A report names the products whose names are known", (targets, products) => {
  const { message } = reportOf(targets);
  expect(message).toBe(`The shop didn’t answer, so we couldn’t add ${products} to your cart.`);
});

test("A report's form carries the change to retry", () => {
  const { again = "" } = reportOf([target("Mug")], { effect: "unknown", isUnknown: true });
  expect(readRetry(again)).toMatchObject({
    id: ID,
    kind: "add",
    targets: [target("Mug")],
    isUnknown: true,
  });
});

test("A report of a line that is gone has no form", () => {
  const gone = [{ key: "f".repeat(32), quantity: 2, name: "Mug" }];
  const report = reportOf([], {
    rest: { id: ID, kind: "set", targets: [] },
    gone,
    effect: "rejected",
  });
  expect(report).toEqual({
    message: "We couldn’t change the quantity of “Mug”.",
    reasons: ["It’s no longer in your cart."],
  });
});
