import type { FormEvent } from "react";
import { graphql, useFragment } from "react-relay";
import type { CartLine_item$key } from "#__generated__/CartLine_item.graphql.ts";
import { plainText } from "#relay/contract/plainText.ts";
import { CartLinePicture } from "./CartLinePicture.tsx";
import { CartLineProduct } from "./CartLineProduct.tsx";
import { CartLineQuantity } from "./CartLineQuantity.tsx";
import { useCartState } from "./cartActivity.ts";
import { useIsLineUnconfirmed } from "./useIsUnconfirmed.ts";
import styles from "./CartLine.module.css";

const itemFragment = graphql`
  fragment CartLine_item on CartItem {
    key
    quantity
    total
    subtotal
    subtotalTax
    product {
      node {
        name
      }
    }
    ...CartLinePicture_item
    ...CartLineProduct_item
  }
`;

type CartLineProps = {
  item: CartLine_item$key;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
};

/** A cart line: product, quantity, total and "Remove". Without JavaScript its forms post. */
export function CartLine({ item: itemKey, onQuantity, onRemove }: CartLineProps) {
  const item = useFragment(itemFragment, itemKey);
  const isUnconfirmed = useIsLineUnconfirmed(item.key);
  const isUpdating = useCartState() === "pending" || isUnconfirmed;
  const name = plainText(item.product?.node.name) || "this product";
  const onSubmitRemove = (event: FormEvent) => {
    event.preventDefault();
    onRemove();
  };
  const hasSubtotal = item.subtotal !== item.total && Boolean(item.subtotal);
  return (
    <li
      className={`${styles.line} ${isUnconfirmed ? styles.unconfirmed : ""}`}
      aria-busy={isUpdating}
    >
      <CartLinePicture item={item} />
      <div className={styles.facts}>
        <CartLineProduct item={item} />
        <div className={styles.controls}>
          <CartLineQuantity
            itemKey={item.key}
            name={name}
            quantity={item.quantity ?? 0}
            onQuantity={onQuantity}
          />
          <form
            className={styles.removal}
            method="post"
            action="/cart/items"
            onSubmit={onSubmitRemove}
          >
            <input type="hidden" name={`quantity[${item.key}]`} value="0" />
            <button className={styles.remove} type="submit" aria-label={`Remove ${name}`}>
              Remove
            </button>
            {isUpdating && <span className={styles.updating}>Updating</span>}
          </form>
        </div>
      </div>
      <div className={styles.amounts}>
        <span className={styles.total}>{plainText(item.total ?? "0")}</span>
        {hasSubtotal && (
          <span className={styles.subtotal}>
            {plainText(item.subtotal)} plus {plainText(item.subtotalTax)} tax
          </span>
        )}
      </div>
    </li>
  );
}
