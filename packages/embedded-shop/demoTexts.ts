import type { ShopTexts } from "../../relay/contract/page/shopTexts.ts";
import texts from "../demo/texts.json" with { type: "json" };
import { demoWords, translated } from "./demoWords.ts";

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
