import { usePageContext } from "vike-react/usePageContext";
import { wordsIn } from "#relay/contract/page/shopTexts.ts";
import type { DisplayedSection } from "#relay/contract/page/homeSections.ts";
import type { CommonTexts, ShopTexts, Words } from "#relay/contract/page/shopTexts.ts";

/** Returns the shop's own texts, from the document; a missing part leaves its block out. */
export const useShopTexts = (): CommonTexts => usePageContext().shop.texts;

/** Returns the words of the interface, the shop's own or neutral ones. */
export const useWords = (): Words => wordsIn(usePageContext().shop?.texts);

/**
 * Field of the front page's data with its own texts, which no other page carries, and with the
 * WordPress site's tagline in a shop without a headline.
 */
export type FrontData = {
  front?: Pick<ShopTexts, "lede" | "story"> & {
    tagline?: string;
    /** Sections in place of the default ones. */
    home?: readonly DisplayedSection[];
  };
};

/** Returns the front page's own texts; none if the browser itself requested the page's data. */
export const useFrontTexts = (): NonNullable<FrontData["front"]> =>
  (usePageContext().loaded?.payload?.data as FrontData | undefined)?.front ?? {};
