import { graphql, readInlineData } from "relay-runtime";
import { decodedSlug, slugInWords } from "#relay/contract/cart/optionLabels.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import type { attributeOptions_attribute$key } from "#__generated__/attributeOptions_attribute.graphql.ts";

// Values of a product attribute, with the names and descriptions of their terms.

const attributeFragment = graphql`
  fragment attributeOptions_attribute on ProductAttribute @inline {
    options
    ... on GlobalProductAttribute {
      terms(first: 100, where: { orderby: MENU_ORDER, order: ASC }) {
        nodes {
          slug
          name
          description
        }
      }
    }
  }
`;

/** Returns the color that a term's description is; undefined if it is a text. */
export const colorOf = (description: string | null | undefined): string | undefined =>
  description && /^#[\da-f]{3,8}$/i.test(description) ? description : undefined;

/** One value of an attribute: as submitted, as displayed, and its term's description. */
export type AttributeOption = { value: string; name: string; description: string };

/**
 * Returns an attribute's values in the shop's order. A global attribute's options are the slugs of
 * its terms, which have the names; a local attribute's options are the names themselves.
 */
export function attributeOptions(attribute: attributeOptions_attribute$key): AttributeOption[] {
  const { options, terms } = readInlineData(attributeFragment, attribute);
  const known = new Map(terms?.nodes.map((term) => [decodedSlug(term.slug ?? ""), term]));
  const order = [...known.keys()];
  const positionOf = (value: string) => order.indexOf(decodedSlug(value));
  // Options are in alphabetical order, terms in the shop's.
  return (options ?? [])
    .filter((value) => value != null)
    .toSorted((one, other) => positionOf(one) - positionOf(other))
    .map((value) => {
      const term = known.get(decodedSlug(value));
      const unknownName = terms ? slugInWords(value) : value;
      return {
        value,
        name: plainText(term?.name ?? unknownName),
        description: term?.description ?? "",
      };
    });
}
