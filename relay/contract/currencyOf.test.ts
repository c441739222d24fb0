import { expect, test } from "vitest";
import { currencyOf } from "./currencyOf.ts";

test.each([
  ["£9.50", "GBP"],
  ["9,50\u00a0€", "EUR"],
  ["CHF 1’250.00", "CHF"],
  ["1 250,00 zł", "PLN"],
])("%s says its currency", (price, currency) => expect(currencyOf(price)).toBe(currency));

test.each(["$9.50", "9,50 kr", "9.50", "", "toString"])("%j does not say which it is", (price) =>
  expect(currencyOf(price)).toBeUndefined(),
);
