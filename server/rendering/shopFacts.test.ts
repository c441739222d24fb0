import { expect, test } from "vitest";
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
