import { plainText } from "#components/ui/plainText.ts";
import document from "#__generated__/ProductPageQuery.graphql.ts";
import type { ProductPageQuery } from "#__generated__/ProductPageQuery.graphql.ts";
import { definePageQuery } from "#relay/pageQuery.ts";
import type { PageQuery } from "#relay/pageQuery.ts";

// Imported by the server alone: what it asks for would stand in every product page's script.
const complete: PageQuery["complete"] = async (...asked) => {
  const { addMoreVariations } = await import("./moreVariations.ts");
  const { addMoreRatings } = await import("./moreRatings.ts");
  await addMoreVariations(...asked);
  await addMoreRatings(...asked);
};

export const query = definePageQuery<ProductPageQuery>({
  document,
  variables: ({ routeParams, search }) => ({
    slug: routeParams.product ?? "",
    ...(search.reviews && { reviewsAfter: search.reviews }),
  }),
  exists: ({ product }) => product != null,
  ...(import.meta.env.SSR && { complete }),
  title: ({ product }) => plainText(product?.name),
});
