import { expect, onTestFinished, test, vi } from "vitest";
import { readConfig } from "#server/kernel/config.ts";
import { inLanguage } from "#server/kernel/language.ts";
import { pageFacts } from "./shopFacts.ts";

const noteIn = (language: string, texts: Record<string, { priceNote?: string }>) =>
  inLanguage({ language, prefix: "" }, () => {
    const backend = {
      priceNote: "incl. tax",
      textsIn: (own: string) => ({ texts: texts[own] ?? {} }),
    };
    return pageFacts(readConfig({ PRICE_NOTE: "incl. VAT" }), "", backend).shop.priceNote;
  });

test("a language's own note beside prices replaces the setting", () => {
  const texts = { de: { priceNote: "inkl. MwSt." }, ar: { priceNote: "" } };
  expect(["de", "ar", "fr"].map((language) => noteIn(language, texts))).toEqual([
    "inkl. MwSt.",
    "",
    "incl. VAT",
  ]);
});

test.each([
  ["osier", "Everything we keep"],
  ["folio", undefined],
])("the demonstration's words are its own with the theme %s alone", async (theme, allProducts) => {
  vi.stubEnv("THEME", theme);
  vi.resetModules();
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  const fresh = await import("./shopFacts.ts");
  const backend = { texts: { words: { allProducts: "Everything we keep" }, headline: "Goods" } };
  const { words, headline } = fresh.pageFacts(readConfig({}), "", backend).texts;
  expect([words?.allProducts, headline]).toEqual([allProducts, "Goods"]);
});
