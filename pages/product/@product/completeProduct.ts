import { selectRelated } from "#components/product/selectRelated.ts";
import type { ProductWithRows } from "#components/product/selectRelated.ts";
import type { CompletePage } from "#relay/pageQuery.ts";
import { addMoreRatings } from "./moreRatings.ts";
import { addMoreVariations } from "./moreVariations.ts";

// Completion of the product page's data on the server, after the page's query.

/** Raw response of the page's query, without the fragments' masks. */
type PageData = { product?: ProductWithRows | null };

/**
 * Adds the variations and ratings beyond the first hundred of each, and selects the related
 * products.
 */
export const completeProduct: CompletePage = async (...page) => {
  const { product } = page[0] as PageData;
  if (product) selectRelated(product);
  await addMoreVariations(...page);
  await addMoreRatings(...page);
};
