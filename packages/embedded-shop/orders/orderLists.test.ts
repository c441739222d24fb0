import { expect, test } from "vitest";
import type { Order } from "./order.ts";
import { ordersWhere } from "./orderLists.ts";
import type { OrderWhere } from "./orderLists.ts";

/** An order as far as lists read it, on a day of 1970. */
const order = (id: number, day: number, total: number, productId: number) =>
  ({ id, created: day * 86_400, totals: { total }, lines: [{ productId }] }) as Order;

const ORDERS = [order(3, 3, 500, 14), order(2, 2, 900, 15), order(1, 1, 500, 14)];

const listed = (where: OrderWhere) => ordersWhere(ORDERS, where).map(({ id }) => id);

test("a list without a requested order stays as given", () => {
  expect(listed({})).toEqual([3, 2, 1]);
});

test("a list is sorted by an amount or a time, and equal orders by their numbers", () => {
  expect(listed({ orderby: [{ field: "TOTAL" }] })).toEqual([2, 3, 1]);
  expect(listed({ orderby: [{ field: "TOTAL", order: "ASC" }] })).toEqual([1, 3, 2]);
  expect(listed({ orderby: [{ field: "DATE", order: "ASC" }] })).toEqual([1, 2, 3]);
});

test("a list of a product has only orders with it", () => {
  expect(listed({ productId: 15 })).toEqual([2]);
});
