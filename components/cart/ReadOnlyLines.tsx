import { graphql, useFragment } from "react-relay";
import type { ReadOnlyLines_cart$key } from "#__generated__/ReadOnlyLines_cart.graphql.ts";
import { plainText } from "#relay/contract/plainText.ts";
import { CartLinePicture } from "./CartLinePicture.tsx";
import { CartLineProduct } from "./CartLineProduct.tsx";
import lineStyles from "./CartLine.module.css";
import styles from "./CartLines.module.css";

const cartFragment = graphql`
  fragment ReadOnlyLines_cart on Cart {
    contents(first: 100) {
      nodes {
        key
        quantity
        total
        ...CartLinePicture_item
        ...CartLineProduct_item
      }
    }
  }
`;

/** The list of cart lines without controls, for a cart that cannot be changed now. */
export function ReadOnlyLines(props: { cart: ReadOnlyLines_cart$key }) {
  const cart = useFragment(cartFragment, props.cart);
  return (
    <ul className={styles.list}>
      {cart.contents?.nodes.map((line) => (
        <li key={line.key} className={lineStyles.line}>
          <CartLinePicture item={line} />
          <div className={lineStyles.facts}>
            <CartLineProduct item={line} />
            <p className={lineStyles.meta}>Quantity {line.quantity ?? 0}</p>
          </div>
          <div className={lineStyles.amounts}>
            <span className={lineStyles.total}>{plainText(line.total ?? "0")}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
