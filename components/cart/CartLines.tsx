import type { FormEvent } from "react";
import { graphql, useFragment } from "react-relay";
import type { CartLines_cart$key } from "#__generated__/CartLines_cart.graphql.ts";
import { useCartTotals } from "#components/totals/useCartTotals.ts";
import { CartLine } from "./CartLine.tsx";
import { ExpectedLine } from "./ExpectedLine.tsx";
import { isExpectedKey } from "./shownIntents.ts";
import { useCartLines } from "./useCartLines.ts";
import styles from "./CartLines.module.css";

const cartFragment = graphql`
  fragment CartLines_cart on Cart {
    ...useCartTotals_cart
    contents(first: 100) {
      nodes {
        key
        ...CartLine_item
        ...ExpectedLine_item
      }
    }
  }
`;

/** The list of cart lines and the "Clear cart" form. */
export function CartLines(props: { cart: CartLines_cart$key }) {
  const cart = useFragment(cartFragment, props.cart);
  const nodes = cart.contents?.nodes ?? [];
  const { lines: amounts } = useCartTotals(cart);
  const amountOf = new Map(nodes.map(({ key }, at) => [key, amounts[at]]));
  const lines = nodes.filter(({ key }) => !isExpectedKey(key));
  const { setQuantity, remove, clear } = useCartLines(lines.map((line) => line.key));
  const onClear = (event: FormEvent) => {
    event.preventDefault();
    void clear();
  };
  return (
    <div>
      <ul className={styles.list}>
        {lines.map((line) => (
          <CartLine
            key={line.key}
            item={line}
            amount={amountOf.get(line.key)}
            onQuantity={(quantity) => void setQuantity(line.key, quantity)}
            onRemove={() => void remove(line.key)}
          />
        ))}
        {nodes
          .filter(({ key }) => isExpectedKey(key))
          .map((line) => (
            <ExpectedLine key={line.key} item={line} />
          ))}
      </ul>
      <form method="post" action="/cart/items" onSubmit={onClear}>
        {lines.map((line) => (
          <input key={line.key} type="hidden" name={`quantity[${line.key}]`} value="0" />
        ))}
        <button className={styles.clear} type="submit" name="action" value="clear">
          Clear cart
        </button>
      </form>
    </div>
  );
}
