import { expect, test } from "vitest";
import { isPhoneNumber } from "./phoneNumbers.ts";

test.each([
  ["US", "(201) 555-0123"],
  ["GB", "01373 462153"],
  // Reserved for fiction, so in no numbering plan.
  ["GB", "07700 900123"],
  ["GB", "+49 30 123456"],
  ["DE", "030/123456"],
  ["JP", "03-1234-5678"],
  ["BR", "(11) 96123-4567"],
  ["IE", "01 234 5678"],
  ["DE", "030 901820 #12"],
  ["DE", "030 901820 ext. 12"],
  ["JP", "０３−１２３４−５６７８"],
  ["KW", "٢٢٤٥٦٧٨٩"],
])("isPhoneNumber accepts a number of a possible length for %s: %s", (country, typed) => {
  expect(isPhoneNumber(typed, country)).toBe(true);
});

test.each([
  ["US", "555-0123"],
  ["GB", "12345"],
  ["GB", "ring me"],
  ["GB", ""],
  ["ZZ", "01373 462153"],
])("isPhoneNumber rejects a number of an impossible length for %s: %s", (country, typed) => {
  expect(isPhoneNumber(typed, country)).toBe(false);
});
