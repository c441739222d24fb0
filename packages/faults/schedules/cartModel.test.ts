import { expect, test } from "vitest";
import { createCartModel } from "./cartModel.ts";

test("A model distinguishes a lost unit from a doubled one", () => {
  const model = createCartModel();
  model.add(15, 2, "done");
  expect(model.compare({ 15: 2 }, false)).toEqual([]);
  expect(model.compare({ 15: 1 }, false)).toEqual(["lost: product 15 has 1, not 2"]);
  expect(model.compare({ 15: 4 }, false)).toEqual(["doubled: product 15 has 4, not 2"]);
  expect(model.compare({ 15: 2, 16: 1 }, false)).toEqual(["doubled: product 16 has 1, not 0"]);
});

test("A model accepts either quantity after an unknown result, and no third one", () => {
  const model = createCartModel();
  model.add(15, 2, "done");
  model.add(15, 1, "unknown");
  model.set(16, 3, "failed");
  expect([2, 3].flatMap((quantity) => model.compare({ 15: quantity }, false))).toEqual([]);
  expect(model.compare({ 15: 5 }, false)).toHaveLength(1);
});

test("A model accepts that an add with an unknown result takes effect after an order, once", () => {
  const model = createCartModel();
  model.add(15, 2, "done");
  model.add(15, 1, "unknown");
  model.clear();
  expect([0, 1].flatMap((quantity) => model.compare({ 15: quantity }, false))).toEqual([]);
  expect(model.compare({ 15: 2 }, false)).toEqual(["doubled: product 15 has 2, not 0 or 1"]);
});

test("A model expects a refused session to keep its coupon, unless all lines it applied to were removed", () => {
  const model = createCartModel();
  model.add(15, 2, "done");
  model.coupon(true, "done");
  model.refuse(false);
  expect(model.compare({ 15: 2 }, false)).toEqual(["coupon: applied is false"]);
  model.set(15, 0, "done");
  model.add(16, 1, "done");
  expect(model.compare({ 16: 1 }, false)).toEqual(["coupon: applied is false"]);
  model.refuse(false);
  expect([true, false].flatMap((isApplied) => model.compare({ 16: 1 }, isApplied))).toEqual([]);
});

test("A model accepts that a refused cart without a line at the backend loses its coupon", () => {
  const model = createCartModel();
  model.add(15, 2, "done");
  model.coupon(true, "done");
  model.refuse(true);
  expect([true, false].flatMap((isApplied) => model.compare({ 15: 2 }, isApplied))).toEqual([]);
});
