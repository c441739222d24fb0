import { expect, test } from "vitest";
import { typedCheckout } from "#relay/contract/order/orderFields.ts";
import type { CheckoutFacts } from "#relay/contract/order/checkoutRules.ts";
import { checkoutErrors } from "./checkoutErrors.ts";
import { completeOrder } from "#tests/worlds/fixtures/orderingFixture.ts";

const facts: CheckoutFacts = {
  needsShipping: true,
  demandsOf: () => ({
    required: ["firstName", "lastName", "address1", "city", "postcode"],
    labels: { postcode: "ZIP code" },
    postcode: { pattern: /^\d{5}$/, message: "Enter a full ZIP code, like 90001." },
  }),
  countries: ["US", "GB"],
  statesOf: (country) => (country === "US" ? ["CA", "NY"] : []),
  gateways: ["cod"],
};

const errorsOf = (fields: object, over: Partial<CheckoutFacts> = {}) =>
  checkoutErrors(typedCheckout({ ...completeOrder, ...fields }), { ...facts, ...over });

test("A complete order has no validation errors", async () => {
  expect(await errorsOf({})).toEqual({});
});

test.each([
  [{ email: "x" }, { email: "Please enter a valid email address." }],
  [{ phone: "abc" }, { phone: "Enter a full phone number, with its area code." }],
  [{ shipping_postcode: "ABC" }, { shipping_postcode: "Enter a full ZIP code, like 90001." }],
  [{ shipping_state: "ZZ" }, { shipping_state: "Choose the state or county from the list." }],
  [
    // A number without prefix is none of an unknown country's.
    { shipping_country: "XX", phone: "+1 310 555 0100" },
    { shipping_country: "Choose the country from the list." },
  ],
  [{ phone: "01 23 45" }, { phone: "Enter a full phone number, with its area code." }],
  [
    { paymentMethod: "stripe" },
    {
      paymentMethod: "That payment method is no longer available. Choose another.",
    },
  ],
  [{ shippingMethod: "" }, { shippingMethod: "Choose a delivery method." }],
  [{ shipping_city: " " }, { shipping_city: "Town or city is required." }],
  [
    { customerNote: "x".repeat(2000) },
    {
      customerNote: "Note must be less than or equal to 1000 characters.",
    },
  ],
])("Each invalid field has its own validation error: %j", async (fields, validationErrors) => {
  expect(await errorsOf(fields)).toEqual(validationErrors);
});

test("A separate billing address is validated only if there is one", async () => {
  expect(await errorsOf({ billing_postcode: "1" })).toEqual({});
  expect(Object.keys(await errorsOf({ billing: "other" }))).toContain("billing_country");
});

test("Without delivery the billing address is the only one that is validated", async () => {
  const validationErrors = Object.keys(await errorsOf({}, { needsShipping: false }));
  expect(validationErrors).toContain("billing_address1");
  expect(validationErrors.filter((name) => name.startsWith("shipping"))).toEqual([]);
});

test("A phone number is required unless the shop needs none, and is checked in either case", async () => {
  const phoneError = async (phone: string, isPhoneOptional: boolean) =>
    (await errorsOf({ phone }, { isPhoneOptional })).phone;
  expect(await phoneError("", false)).toBe("Phone is required.");
  expect(await phoneError("", true)).toBeUndefined();
  expect(await phoneError("abc", true)).toBe("Enter a full phone number, with its area code.");
});

test("Each package requires a delivery method", async () => {
  expect(await errorsOf({}, { packages: 2 })).toEqual({
    shippingMethod_2: "Choose a delivery method.",
  });
  expect(await errorsOf({ shippingMethod_2: "flat_rate:4" }, { packages: 2 })).toEqual({});
});

test("The terms must be accepted if the shop has any", async () => {
  expect(await errorsOf({}, { hasTerms: true })).toEqual({ terms: "Please accept the terms." });
  expect(await errorsOf({ terms: "on" }, { hasTerms: true })).toEqual({});
});
