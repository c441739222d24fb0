import { describe, expect, test } from "vitest";
import type { CurrencySettings } from "#shop/merchandise.ts";
import type { Shop } from "#shop/shop.ts";
import { currencyJson } from "./amountJson.ts";

function formatAt(position: CurrencySettings["position"]) {
  const currency = {
    code: "EUR",
    symbol: "€",
    position,
    decimals: 2,
    decimalSeparator: ",",
    thousandSeparator: ".",
  };
  return currencyJson({ settings: { currency } } as Shop);
}

describe("currencyJson", () => {
  test.each([
    ["left", "€", ""],
    ["left_space", "€ ", ""],
    ["right", "", "€"],
    ["right_space", "", " €"],
  ] as const)("puts the symbol at the %s", (position, prefix, suffix) => {
    expect(formatAt(position)).toMatchObject({
      currency_code: "EUR",
      currency_minor_unit: 2,
      currency_prefix: prefix,
      currency_suffix: suffix,
    });
  });
});
