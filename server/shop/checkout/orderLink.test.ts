import { expect, test } from "vitest";
import type { StoredOrder } from "#server/store/orderState.ts";
import { isLinked, linkOf, orderLinkIn, typedLink } from "./orderLink.ts";

const order = {
  receipt: { number: "A-1007" },
  orderId: 7,
  key: "wc_order_abc",
  seen: "",
} as StoredOrder;

test("an order's link has its number and key", () => {
  expect(linkOf(order)).toBe("/checkout/order-received/A-1007?key=wc_order_abc");
  const { key: _, ...withoutKey } = order;
  expect(linkOf(withoutKey)).toBeUndefined();
});

test.each([
  ["A-1007", "wc_order_abc", true],
  ["#A-1007", "wc_order_abc", true],
  ["7", "wc_order_abc", true],
  ["8", "wc_order_abc", false],
  ["7", "wc_order_abd", false],
  ["undefined", "wc_order_abc", false],
  ["", "", false],
])("the number %j with the key %j opens the order: %j", (number, key, isOpen) => {
  expect(isLinked(order, { number, key })).toBe(isOpen);
});

test("an order without a number cannot be opened", () => {
  const { orderId: _, ...unnumbered } = order;
  const bare = { ...unnumbered, receipt: { ...order.receipt, number: undefined } } as never;
  expect(isLinked(bare, { number: "undefined", key: "wc_order_abc" })).toBe(false);
});

test("number and key are read from a search string only together", () => {
  expect(orderLinkIn("?order=7&key=k")).toEqual({ number: "7", key: "k" });
  expect(orderLinkIn("?order=7")).toBeUndefined();
  expect(orderLinkIn("")).toBeUndefined();
});

test.each(["wc_order_abc", " wc_order_abc ", "https://shop.example/x/7/?a=1&key=wc_order_abc"])(
  "typedLink reads the key from the text %j",
  (key) => {
    expect(typedLink({ number: "#7", key })).toEqual({ number: "7", key: "wc_order_abc" });
  },
);

test("typedLink reads number and key from any keyboard", () => {
  const typed = { number: "＃１７", key: "ｗｃ＿ｏｒｄｅｒ＿ａ１" };
  expect(typedLink(typed)).toEqual({ number: "17", key: "wc_order_a1" });
});
