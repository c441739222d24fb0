import { expect, test } from "vitest";
import { currencyOf } from "./currencyOf.ts";

test.each([
  ["£9.50", "GBP"],
  ["9,50\u00a0€", "EUR"],
  ["CHF 1’250.00", "CHF"],
  ["1 250,00 zł", "PLN"],
])("currencyOf reads the currency of %s", (price, currency) =>
  expect(currencyOf(price)).toBe(currency),
);

test.each(["$9.50", "9,50 kr", "9.50", "", "toString"])(
  "currencyOf finds no single currency in %j",
  (price) => expect(currencyOf(price)).toBeUndefined(),
);
