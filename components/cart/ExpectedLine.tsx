import { graphql, useFragment } from "react-relay";
import type { ExpectedLine_item$key } from "#__generated__/ExpectedLine_item.graphql.ts";
import styles from "./CartLines.module.css";

const itemFragment = graphql`
  fragment ExpectedLine_item on CartItem {
    key
    quantity
    product {
      node {
        databaseId
        name
      }
    }
  }
`;

/** A product that the backend has not added yet: its name and units, without an amount. */
export function ExpectedLine(props: { item: ExpectedLine_item$key }) {
  const { key, quantity, product } = useFragment(itemFragment, props.item);
  return (
    <li
      className={styles.expected}
      data-row={key}
      data-product={product?.node.databaseId}
      tabIndex={-1}
      aria-busy
    >
      <p>
        <span>{product?.node.name || "Your product"}</span>
        {(quantity ?? 1) > 1 && <span>{` × ${quantity}`}</span>}
      </p>
      <p>Updating</p>
    </li>
  );
}
