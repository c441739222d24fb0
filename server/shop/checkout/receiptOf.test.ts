import { expect, test } from "vitest";
import { typedCheckout } from "#relay/contract/order/orderFields.ts";
import { addressLines, instructionsOf } from "./receiptOf.ts";

const linesOf = (address: Record<string, string>, states: Record<string, string> = {}) =>
  addressLines(
    typedCheckout(
      Object.fromEntries(Object.entries(address).map(([part, text]) => [`shipping_${part}`, text])),
    ),
    "shipping",
    new Map(Object.entries(states)),
  );

test.each([
  [
    "JP",
    { lastName: "Sato", firstName: "Aya", state: "JP13", postcode: "150-0001", city: "Shibuya" },
    ["Sato Aya", "150-0001", "Tokyo", "Shibuya", "1-2-3", "Japan"],
  ],
  [
    "US",
    { firstName: "Ann", lastName: "Lee", state: "CA", postcode: "90001", city: "Los Angeles" },
    ["Ann Lee", "1-2-3", "Los Angeles CA 90001", "United States"],
  ],
  [
    "DE",
    { firstName: "Uwe", lastName: "Ost", postcode: "10115", city: "Berlin" },
    ["Uwe Ost", "1-2-3", "10115 Berlin", "Germany"],
  ],
  [
    "IE",
    { firstName: "Nora", lastName: "Byrne", state: "OY", city: "Birr" },
    ["Nora Byrne", "1-2-3", "Birr", "Offaly", "Ireland"],
  ],
])(
  "addressLines formats an address in %s by that country's convention",
  (country, address, lines) => {
    const states = { JP13: "Tokyo", CA: "California", OY: "Offaly" };
    expect(linesOf({ ...address, address1: "1-2-3", country }, states)).toEqual(lines);
  },
);

test("A state without a known name is written as typed", () => {
  expect(linesOf({ city: "Birr", state: "Offaly", country: "IE" })).toContain("Offaly");
});

test("instructionsOf keeps the lines of account details, and no markup", () => {
  const description = "<p>Into our account.<br />\nIBAN <b>GB82</b></p><p>Tea &amp; Co</p>";
  expect(instructionsOf({ description })).toBe("Into our account.\nIBAN GB82\nTea & Co");
  expect(instructionsOf(undefined)).toBe("");
});
