import { describe, expect, test } from "vitest";
import { runPhp } from "./php.ts";

type Case = {
  server?: Record<string, string>;
  isOn?: boolean;
  currencies?: Record<string, object>;
  constants?: Record<string, string>;
};

/** Sends a request to a shop in pounds that offers euros, in a session in dollars. */
const request = (given: Case) => {
  const shop = { options: { woocommerce_currency: "GBP" }, currencies: { EUR: { rate: 1.17 } } };
  return runPhp<{ currency: string; isCached: boolean }>("currency", { ...shop, ...given });
};
const currencyOf = async (given: Case) => (await request(given)).currency;
const asking = (code: string) => ({ server: { HTTP_X_VITRINE_CURRENCY: code } });

describe("currency in WordPress", () => {
  test.each(["EUR", "GBP"])(
    "sets %s, which the shop offers and the storefront names",
    async (code) => {
      expect(await currencyOf(asking(code))).toBe(code);
    },
  );

  test("keeps amounts of another currency than the shop's own from a cache of responses", async () => {
    expect((await request(asking("EUR"))).isCached).toBe(false);
    expect((await request(asking("GBP"))).isCached).toBe(true);
    expect((await request({})).isCached).toBe(true);
  });

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
