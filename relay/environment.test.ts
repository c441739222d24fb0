import { expect, test } from "vitest";
import { CART_ID, dataIdOf } from "./environment.ts";

test("a cart line is known by its key, because its id always fails", () => {
  expect(dataIdOf({ key: "abc", id: "never" }, "SimpleCartItem")).toBe("abc");
});
test("there is one cart, whatever brought it", () => {
  expect(dataIdOf({}, "Cart")).toBe(CART_ID);
});
test.each(["GlobalProductAttribute", "Customer", "ShippingRate", "PaymentGateway", "CartTax"])(
  "%s has an id that is not global and is not known by it",
  (typeName) => expect(dataIdOf({ id: "1" }, typeName)).toBeNull(),
);
test("everything else is known by its id", () => {
  expect(dataIdOf({ id: "cG9zdDoxNA==" }, "SimpleProduct")).toBe("cG9zdDoxNA==");
});
