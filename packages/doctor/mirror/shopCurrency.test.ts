import { expect, test } from "vitest";
import { decimalOf, shopCurrency } from "./shopCurrency.ts";

test.each([
  ["1.234,50&nbsp;&euro;", "1234.5", "EUR", "€", "right_space", 2, ",", "."],
  ["£12.00", "12", "GBP", "£", "left", 2, ".", ","],
  ["R$&nbsp;1.000,00", "1000", "BRL", "R$", "left_space", 2, ",", "."],
  ["12 500 zł", "12500", "PLN", "zł", "right_space", 0, ".", " "],
  ["CHF 1’250.00", "1250", "CHF", "CHF", "left_space", 2, ".", "’"],
])(
  "The price %s of %s shows its currency's format",
  (printed, raw, code, symbol, position, decimals, decimalSeparator, thousandSeparator) => {
    expect(shopCurrency([{ printed, raw }])).toEqual({
      code,
      symbol,
      position,
      decimals,
      decimalSeparator,
      thousandSeparator,
    });
  },
);

test("A symbol of several currencies needs the code", () => {
  const prices = [{ printed: "$12.00", raw: "12" }];
  expect(shopCurrency(prices)).toBeUndefined();
  expect(shopCurrency(prices, "CAD")).toMatchObject({ code: "CAD", symbol: "$" });
});

test("The highest price shows the thousand separator; ranges are not read", () => {
  const prices = [
    { printed: "5'00 CHF", raw: "5.00" },
    { printed: "1 250'00 CHF", raw: "1250" },
    { printed: "5'00 CHF – 9'00 CHF", raw: "5.00, 9.00" },
  ];
  expect(shopCurrency(prices)).toMatchObject({ decimalSeparator: "'", thousandSeparator: " " });
});

test("Without a price there is no format", () => {
  expect(shopCurrency([])).toBeUndefined();
});

test("A displayed amount is read with the currency's decimals", () => {
  expect(decimalOf("1.234,50&nbsp;&euro;", { decimals: 2 })).toBe("1234.50");
  expect(decimalOf("0,05 €", { decimals: 2 })).toBe("0.05");
  expect(decimalOf("¥1,200", { decimals: 0 })).toBe("1200");
});
