import { plainText } from "#relay/contract/text/plainText.ts";
import { t } from "#words/t.ts";

// Display texts of formatted prices: ranges, "From" a lowest price, no zero decimals.

type Price = string | null | undefined;

/** The backend separates the two prices of a range by a spaced hyphen. */
const RANGE = /(?<!\s)\s+[-–]\s+/u;

/** Returns a price as the shop formatted it, with an en dash in a range. */
export const priceText = (price: Price): string => plainText(price).replace(RANGE, " – ");

/** Returns a price without zero decimals: "£18.00" becomes "£18". */
export const shortPrice = (price: Price): string =>
  plainText(price).replaceAll(/[.,]00(?!\d)/g, "");

/** Returns the short text of a price range, such as "From £92.00". */
export function fromPrice(price: Price): string | undefined {
  const [lowest = "", highest] = plainText(price).split(RANGE);
  return highest === undefined ? undefined : t("product.priceFrom", { price: lowest });
}
