import { graphql, useFragment } from "react-relay";
import type { ReadOnlyLines_cart$key } from "#__generated__/ReadOnlyLines_cart.graphql.ts";
import { useCartTotals } from "#components/checkout/useCartTotals.ts";
import { CartLineAmount, CartLineProduct } from "./CartLineProduct.tsx";
import { CartLinePicture } from "./CartLinePicture.tsx";
import lineStyles from "./CartLine.module.css";
import { t } from "#words/t.ts";
import styles from "./CartLines.module.css";

const cartFragment = graphql`
  fragment ReadOnlyLines_cart on Cart {
    ...useCartTotals_cart
    contents(first: 100) {
      nodes {
        key
        quantity
        ...CartLinePicture_item
        ...CartLineProduct_item
      }
    }
  }
`;

/** The list of cart lines without controls, for a cart that cannot be changed now. */
export function ReadOnlyLines(props: { cart: ReadOnlyLines_cart$key }) {
  const cart = useFragment(cartFragment, props.cart);
  const { lines } = useCartTotals(cart);
  return (
    <ul className={styles.list}>
      {cart.contents?.nodes.map((line, at) => (
        <li key={line.key} className={lineStyles.line}>
          <CartLinePicture item={line} />
          <CartLineProduct item={line} />
          <p className={lineStyles.meta}>{t("cart.quantity", { quantity: line.quantity ?? 0 })}</p>
          <CartLineAmount {...lines[at]} />
        </li>
      ))}
    </ul>
  );
}
