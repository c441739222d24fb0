import type { ShopTexts } from "../../relay/contract/page/shopTexts.ts";
import texts from "../demo/texts.json" with { type: "json" };
import { demoWords, translated } from "./demoWords.ts";
import { exchangedText } from "./money/currencies.ts";
import { parseDecimal } from "./money/decimal.ts";
import { formatAmount } from "./money/format.ts";
import type { Shop } from "./shop.ts";

/**
 * The demo shop's own words. The backend hands them to the storefront, which has none: another
 * backend brings its own, or none. The delivery prices repeat the shipping zones of the settings.
 */
export const demoTexts = texts as ShopTexts & typeof texts;

/**
 * Returns them in a language; in one that the demonstration does not have, the interface keeps its
 * own words.
 */
export function demoTextsIn(language: string): ShopTexts {
  const words = demoWords(language);
  if (words || language === "en") return translated<ShopTexts>(demoTexts, words);
  const { words: _, ...others } = demoTexts;
  return others;
}

/** Amounts in the words, in the demonstration's own currency. */
const AMOUNT = /£(\d+(?:\.\d+)?)/g;

/** Returns them with their amounts in the shop's currency. */
export function exchangedTexts(shop: Shop, words: ShopTexts): ShopTexts {
  const { currency } = shop.settings;
  if (!shop.exchange) return words;
  const shown = (_: string, own: string) =>
    formatAmount(parseDecimal(exchangedText(shop, own), currency.decimals), currency).replace(
      "&nbsp;",
      "\u00a0",
    );
  return JSON.parse(JSON.stringify(words), (name, part: unknown) => {
    if (typeof part !== "string") return part;
    if (name === "currency") return currency.code;
    return name === "from" ? exchangedText(shop, part) : part.replaceAll(AMOUNT, shown);
  }) as ShopTexts;
}
