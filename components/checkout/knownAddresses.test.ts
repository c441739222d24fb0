import { expect, test } from "vitest";
import { deliveryAddress, isPriceable, knownAddresses, pricedAddresses } from "./knownAddresses.ts";

const known = (customer: Parameters<typeof knownAddresses>[0]) =>
  knownAddresses(customer, { allowed: ["AF", "GB", "IE"] });

const address = { country: "GB", city: "Frome", postcode: "BA11 1BZ" };
const values = known({
  shipping: { ...address, state: "CA" },
  billing: { country: "GB", email: "mira@shop.example" },
});

test("knownAddresses fills the form with the customer data of the backend", () => {
  expect(values).toMatchObject({
    email: "mira@shop.example",
    phone: "",
    billing: "same",
    shipping_city: "Frome",
    billing_country: "GB",
  });
  expect(known(null)).toMatchObject({ email: "", shipping_country: "" });
});

test("an address without a country starts with the shop's country", () => {
  const customer = { email: "ann@example.test", shipping: { country: null }, billing: null };
  const filled = knownAddresses(customer, { allowed: ["AF", "GB"], base: "GB" });
  expect(filled).toMatchObject({ shipping_country: "GB", billing_country: "GB", billing: "same" });
});

test("pricedAddresses returns a postcode in its country's format", () => {
  const { shipping } = pricedAddresses({ ...values, shipping_postcode: "ba111bz" }, true);
  expect(shipping?.postcode).toBe("BA11 1BZ");
});

test("knownAddresses selects another billing address only if the customer has saved one", () => {
  const shipping = { ...address, address1: "3 Willow Vale" };
  const billing = { ...address, address1: "1 Main Street" };
  expect(known({ shipping, billing })["billing"]).toBe("other");
  expect(known({ shipping, billing: shipping })["billing"]).toBe("same");
});

test("pricedAddresses returns only the fields of the country, and only complete ones", () => {
  const { shipping, billing } = pricedAddresses(values, true);
  expect(shipping).toEqual({ country: "GB", state: "", postcode: "BA11 1BZ", city: "Frome" });
  expect(billing).toBe(shipping);
  const half = pricedAddresses({ ...values, shipping_postcode: "BA11" }, true).shipping;
  expect(half?.postcode).toBe("");
});

test("an order with nothing to deliver is priced by its billing address", () => {
  const billed = { country: "GB", state: "", postcode: "", city: "" };
  expect(pricedAddresses(values, false)).toEqual({ shipping: billed, billing: billed });
});

test("knownAddresses uses the account's email if the billing address has none", () => {
  const email = "ann@example.test";
  expect(known({ email, billing: { email: "" } })).toMatchObject({ email });
  expect(known({ email, billing: { email: "b@example.test" } }).email).toBe("b@example.test");
});

test("a cart without delivery leaves the typed delivery address unchanged", () => {
  const written = { ...values, shipping_address1: "3 Willow Vale" };
  expect(Object.keys(pricedAddresses(written, false))).toEqual(["billing"]);
  expect(deliveryAddress(written)).toMatchObject({
    shipping_address1: "3 Willow Vale",
    shipping_city: "Frome",
  });
});

test("An address is priceable with the fields that its country requires", () => {
  expect(isPriceable({ country: "GB", city: "Frome", postcode: "BA11 1BZ" })).toBe(true);
  expect(isPriceable({ country: "GB", city: "Frome", postcode: "" })).toBe(false);
  expect(isPriceable({ country: "IE", city: "Birr", postcode: "" })).toBe(true);
  expect(isPriceable({ country: "US", city: "Ojai", postcode: "93023", state: "" })).toBe(false);
  expect(isPriceable({})).toBe(false);
});

test("A region that the shop lists is priced, and needed where WooCommerce needs it", () => {
  const listed = (country: string) => country === "ZA" || country === "NZ";
  const typed = { ...values, shipping_country: "ZA", shipping_postcode: "0083" };
  expect(pricedAddresses({ ...typed, shipping_state: "GP" }, true, listed).shipping).toMatchObject({
    country: "ZA",
    state: "GP",
  });
  const unplaced = { city: "Pretoria", postcode: "0083", state: "" };
  expect(isPriceable({ ...unplaced, country: "ZA" }, listed)).toBe(false);
  expect(isPriceable({ ...unplaced, country: "ZA", state: "GP" }, listed)).toBe(true);
  expect(isPriceable({ ...unplaced, country: "NZ" }, listed)).toBe(true);
});
