import type { CompletePage } from "#relay/pageQuery.ts";
import { addMoreRatings } from "./moreRatings.ts";
import { addMoreVariations } from "./moreVariations.ts";

/** Adds the variations and ratings beyond the first hundred of each. */
export const completeProduct: CompletePage = async (...page) => {
  await addMoreVariations(...page);
  await addMoreRatings(...page);
};
