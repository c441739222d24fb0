import type { ShopTexts } from "../../relay/contract/page/shopTexts.ts";
import texts from "../demo/texts.json" with { type: "json" };

/**
 * The demo shop's own words. The backend hands them to the storefront, which has none: another
 * backend brings its own, or none. The delivery prices repeat the shipping zones of the settings.
 */
export const demoTexts = texts as ShopTexts & typeof texts;
