import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { matchVariation } from "#relay/variationChoice.ts";
import type { Choice } from "#relay/variationChoice.ts";
import type { useVariation_product$key } from "#__generated__/useVariation_product.graphql.ts";

const variationsFragment = graphql`
  fragment useVariation_product on ProductWithVariations {
    defaultAttributes(first: 100) {
      nodes {
        name
        value
      }
    }
    variations(first: 100) {
      nodes {
        databaseId
        onSale
        dateOnSaleTo
        stockStatus
        stockQuantity
        backordersAllowed
        image {
          id
          ...ProductPicture_picture
        }
        attributes(first: 100) {
          nodes {
            name
            value
          }
        }
        ...ProductPrice_product
        ...StockLine_stock
      }
    }
  }
`;

/**
 * A variable product's variations, the shopper's choice among them, and the variation it means;
 * none of these for a product that has no variations.
 */
export function useVariation(product: useVariation_product$key | null) {
  const data = useFragment(variationsFragment, product);
  const [choice, setChoice] = useState<Choice>(() => {
    const defaults = data?.defaultAttributes?.nodes ?? [];
    return Object.fromEntries(defaults.map(({ name, value }) => [name ?? "", value ?? ""]));
  });
  const variations = (data?.variations?.nodes ?? []).map((variation) => ({
    ...variation,
    attributes: (variation.attributes?.nodes ?? []).map(({ name, value }) => ({
      name: name ?? "",
      value: value ?? "",
    })),
  }));
  const variation = matchVariation(variations, choice);
  return { choice, setChoice, variations, variation };
}

/** What `useVariation` gives. */
export type VariationState = ReturnType<typeof useVariation>;
