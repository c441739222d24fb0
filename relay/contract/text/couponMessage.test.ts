import { expect, test } from "vitest";
import { couponMessage } from "./couponMessage.ts";

test.each([
  'Coupon "nope" cannot be applied because it does not exist.',
  'Coupon "nope" does not exist!',
])("couponMessage replaces WooCommerce's sentence for an unknown coupon: %s", (reason) => {
  expect(couponMessage(reason)).toBe("We don’t recognise that code.");
});

test.each(['Coupon "old" has expired.', "Der Gutschein existiert nicht."])(
  "couponMessage keeps any other sentence of the backend: %s",
  (reason) => {
    expect(couponMessage(reason)).toBe(reason);
  },
);
