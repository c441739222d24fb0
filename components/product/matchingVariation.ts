/* oxlint-disable relay/must-colocate-fragment-spreads -- the card renders picture and price */
import { graphql, readInlineData } from "relay-runtime";
import { membersOf } from "#relay/contract/page/facets.ts";
import type { Facets } from "#relay/contract/page/facets.ts";
import { choiceSearch } from "#relay/contract/page/variationAddress.ts";
import type { ProductPicture_picture$key } from "#__generated__/ProductPicture_picture.graphql.ts";
import type { ProductPrice_product$key } from "#__generated__/ProductPrice_product.graphql.ts";
import type { matchingVariation_product$key } from "#__generated__/matchingVariation_product.graphql.ts";

const productFragment = graphql`
  fragment matchingVariation_product on ProductWithVariations @inline {
    variations(first: 100) {
      nodes {
        price
        onSale
        stockStatus
        image {
          ...ProductPicture_picture
        }
        attributes(first: 100) {
          nodes {
            name
            value
          }
        }
        ...ProductPrice_product
      }
    }
  }
`;

/** Variation of a product that matches a listing's filters, as far as its card displays it. */
export type MatchingVariation = {
  /** Search string of the product's page with the matching options chosen. */
  search: string;
  picture?: ProductPicture_picture$key | undefined;
  /** Absent if the matching variations have several prices. */
  price?: ProductPrice_product$key | undefined;
};

const enumOf = (name: string) => name.toUpperCase().replaceAll("-", "_");

/**
 * Returns the options among a variation's attributes that filters select; undefined if it has an
 * option that they exclude, or none that they select.
 */
export function matchingOptions(
  attributes: readonly { name: string | null | undefined; value: string | null | undefined }[],
  chosen: Facets["attributes"],
): Record<string, string> | undefined {
  const options: Record<string, string> = {};
  for (const [facet, terms] of Object.entries(chosen)) {
    const members = membersOf(facet);
    const own = attributes.filter(({ name }) => name && members.includes(enumOf(name)));
    const matching = own.filter(({ value }) => value && terms.includes(value));
    if (own.length > 0 && matching.length === 0) return undefined;
    for (const { name, value } of matching) if (name && value) options[name] = value;
  }
  return Object.keys(options).length > 0 ? options : undefined;
}

/** Returns the first variation of a product that matches the chosen terms, preferably in stock. */
export function matchingVariation(
  product: matchingVariation_product$key,
  chosen: Facets["attributes"],
): MatchingVariation | undefined {
  const { variations } = readInlineData(productFragment, product);
  const matches = (variations?.nodes ?? []).flatMap((variation) => {
    const options = matchingOptions(variation.attributes?.nodes ?? [], chosen);
    return options ? [{ variation, options }] : [];
  });
  const first =
    matches.find(({ variation }) => variation.stockStatus !== "OUT_OF_STOCK") ?? matches[0];
  if (!first) return undefined;
  const { variation, options } = first;
  const isOnePrice = matches.every(
    (one) => one.variation.price === variation.price && one.variation.onSale === variation.onSale,
  );
  return {
    search: choiceSearch(options, Object.keys(options)),
    picture: variation.image ?? undefined,
    ...(isOnePrice && { price: variation }),
  };
}
