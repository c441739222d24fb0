import { graphql, useFragment } from "react-relay";
import { plainText } from "#relay/contract/plainText.ts";
import type { CardMeta_product$key } from "#__generated__/CardMeta_product.graphql.ts";
import styles from "./CardMeta.module.css";

const attributesFragment = graphql`
  fragment CardMeta_product on ProductWithAttributes {
    attributes(first: 6) {
      nodes {
        label
        options
        variation
        visible
      }
    }
  }
`;

const choiceLabel = (count: number, label: string) =>
  `${count} ${label.toLowerCase()}${label.endsWith("s") ? "" : "s"}`;

/**
 * Second line of a product card: its material (the first visible attribute) and the number of
 * choices, "Stoneware, 4 glazes".
 */
export function CardMeta(props: { product: CardMeta_product$key }) {
  const { attributes } = useFragment(attributesFragment, props.product);
  const nodes = attributes?.nodes ?? [];
  const fact = nodes.find(({ variation, visible }) => visible && !variation);
  const choices = nodes
    .filter(({ variation, options }) => variation && options && options.length > 1)
    .map(({ label, options }) => choiceLabel(options?.length ?? 0, label ?? "choice"));
  const text = [fact?.options?.filter(Boolean).join(", "), ...choices].filter(Boolean).join(", ");
  return text && <p className={styles.meta}>{plainText(text)}</p>;
}
