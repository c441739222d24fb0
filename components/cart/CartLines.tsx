import type { FormEvent } from "react";
import { graphql, useFragment } from "react-relay";
import type { CartLines_cart$key } from "#__generated__/CartLines_cart.graphql.ts";
import { useCartTotals } from "#components/checkout/useCartTotals.ts";
import { CartLine } from "./CartLine.tsx";
import { ExpectedLine } from "./ExpectedLine.tsx";
import { RemovedRow } from "./RemovedRows.tsx";
import { useRemovedLines, withRemoved } from "#relay/cart/removedLines.ts";
import { isExpectedKey } from "#relay/cart/shownIntents.ts";
import { useCartLines } from "./useCartLines.ts";
import { useRowFocus } from "./useRowFocus.ts";
import styles from "./CartLines.module.css";

const cartFragment = graphql`
  fragment CartLines_cart on Cart {
    ...useCartTotals_cart
    contents(first: 100) {
      nodes {
        key
        quantity
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
  const rows = withRemoved(lines, useRemovedLines());
  const { listProps, follow } = useRowFocus();
  const { setQuantity, remove, clear } = useCartLines(lines.map((line) => line.key));
  const onClear = (event: FormEvent) => {
    event.preventDefault();
    void clear();
  };
  return (
    <div>
      <ul className={styles.list} {...listProps}>
        {rows.map((row, at) =>
          "wanted" in row ? (
            <RemovedRow key={row.key} line={row} />
          ) : (
            <CartLine
              key={row.key}
              item={row}
              amount={amountOf.get(row.key)}
              onQuantity={(quantity) => void setQuantity(row.key, quantity)}
              onRemove={(element) => {
                follow(element);
                const before = rows.slice(0, at).map(({ key }) => key);
                void remove({ key: row.key, quantity: row.quantity ?? 1, before });
              }}
            />
          ),
        )}
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
