import type { CompletePage } from "#relay/pageContext.ts";
import { addMoreRatings } from "./moreRatings.ts";
import { addMoreVariations } from "./moreVariations.ts";
import { addRelatedCards } from "./relatedCards.ts";

/**
 * Completes the product page's data on the server: adds the variations and ratings beyond the first
 * hundred of each, and the related products.
 */
export const completeProduct: CompletePage = async (...page) => {
  await addRelatedCards(...page);
  await addMoreVariations(...page);
  await addMoreRatings(...page);
};
