import { describe, expect, test } from "vitest";
import { runPhp } from "./php.ts";

type Case = {
  server?: Record<string, string>;
  isOn?: boolean;
  currencies?: Record<string, object>;
  constants?: Record<string, string>;
};

/** Returns the currency of a request at a shop in pounds that offers euros, in a session in dollars. */
const currencyOf = async (given: Case) => {
  const shop = { options: { woocommerce_currency: "GBP" }, currencies: { EUR: { rate: 1.17 } } };
  return (await runPhp<{ currency: string }>("currency", { ...shop, ...given })).currency;
};
const asking = (code: string) => ({ server: { HTTP_X_VITRINE_CURRENCY: code } });

describe("currency in WordPress", () => {
  test.each(["EUR", "GBP"])(
    "sets %s, which the shop offers and the storefront names",
    async (code) => {
      expect(await currencyOf(asking(code))).toBe(code);
    },
  );

  test.each<[string, Case]>([
    ["the storefront names none", {}],
    ["the shop does not offer it", asking("CHF")],
    ["it is no code", asking("eur")],
    ["it is more than a code", asking("EUR\n")],
    ["the shop has one currency only", { ...asking("EUR"), isOn: false }],
    ["the shop never had others", { ...asking("EUR"), currencies: {} }],
    ["it is switched off", { ...asking("EUR"), constants: { VITRINE_OFF: "currency" } }],
  ])("leaves the session's if %s", async (_, given) => {
    expect(await currencyOf(given)).toBe("USD");
  });
});
