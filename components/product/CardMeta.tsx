import { graphql, useFragment } from "react-relay";
import { plainText } from "#relay/contract/text/plainText.ts";
import type { CardMeta_product$key } from "#__generated__/CardMeta_product.graphql.ts";
import { attributeOptions } from "./attributeOptions.ts";
import styles from "./CardMeta.module.css";

/**
 * Returns the number of an attribute's values to choose from, "Colour: 4 choices". The merchant's
 * word is left as it is: its plural and its small letters are those of an unknown language.
 */
export const choiceCount = (label: string, count: number): string =>
  `${label && `${label}: `}${count} choices`;

const attributesFragment = graphql`
  fragment CardMeta_product on ProductWithAttributes {
    attributes(first: 6) {
      nodes {
        label
        variation
        visible
        ...attributeOptions_attribute
      }
    }
  }
`;

/**
 * Second line of a product card: its material (the first visible attribute) and the number of
 * choices, "Stoneware, Glaze: 4 choices".
 */
export function CardMeta(props: { product: CardMeta_product$key }) {
  const { attributes } = useFragment(attributesFragment, props.product);
  const nodes = attributes?.nodes ?? [];
  const fact = nodes.find(({ variation, visible }) => visible && !variation);
  const facts = fact ? attributeOptions(fact).map(({ name }) => name) : [];
  const choices = nodes
    .filter(({ variation }) => variation)
    .map((node) => ({ label: plainText(node.label), count: attributeOptions(node).length }))
    .filter(({ count }) => count > 1)
    .map(({ label, count }) => choiceCount(label, count));
  const text = [...facts, ...choices].filter(Boolean).join(", ");
  return text && <p className={styles.meta}>{text}</p>;
}
