import { useRef } from "react";
import type { FormEvent } from "react";
import { graphql, useFragment } from "react-relay";
import type { CartLine_item$key } from "#__generated__/CartLine_item.graphql.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import type { LineAmount } from "#relay/contract/cart/printedTotals.ts";
import { CartLineAmount, CartLineProduct } from "./CartLineProduct.tsx";
import { CartLinePicture } from "./CartLinePicture.tsx";
import { CartLineQuantity } from "./CartLineQuantity.tsx";
import { useIsLineUnconfirmed } from "#relay/cart/shownIntents.ts";
import { t } from "#words/t.ts";
import { stockNotice } from "#components/product/maxQuantity.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./CartLine.module.css";

// Cart line of the cart page: picture, product, quantity field, amount and "Remove" button.

const itemFragment = graphql`
  fragment CartLine_item on CartItem {
    key
    quantity
    product {
      node {
        name
        ... on InventoriedProduct {
          soldIndividually
          stockStatus
          stockQuantity
          backordersAllowed
        }
      }
    }
    variation {
      node {
        stockStatus
        stockQuantity
        backordersAllowed
      }
    }
    ...CartLinePicture_item
    ...CartLineProduct_item
  }
`;

type CartLineProps = {
  item: CartLine_item$key;
  amount: LineAmount | undefined;
  onQuantity: (quantity: number) => void;
  /** Called with the line's row, which is about to disappear. */
  onRemove: (row: HTMLElement | null) => void;
};

/** Renders the line as a list item. Without JavaScript its forms post. */
export function CartLine({ item: itemKey, amount, onQuantity, onRemove }: CartLineProps) {
  const item = useFragment(itemFragment, itemKey);
  const row = useRef<HTMLLIElement>(null);
  const isUpdating = useIsLineUnconfirmed(item.key);
  const name = plainText(item.product?.node.name) || t("cart.thisProduct");
  const quantity = item.quantity ?? 0;
  const { stockStatus, stockQuantity, backordersAllowed } =
    item.variation?.node ?? item.product?.node ?? {};
  const stock = { stockStatus, stockQuantity, backordersAllowed };
  const isGone = stockStatus === "OUT_OF_STOCK";
  // WooGraphQL would accept more units of such a product. A cart that has them can be corrected.
  const isSingle = item.product?.node.soldIndividually === true && quantity <= 1;
  const onSubmitRemove = (event: FormEvent) => {
    event.preventDefault();
    onRemove(row.current);
  };
  return (
    <li
      ref={row}
      data-part="cart.line"
      className={styles.line}
      data-row={item.key}
      data-gone={isGone || undefined}
      aria-busy={isUpdating}
    >
      <CartLinePicture item={item} />
      <CartLineProduct item={item} amount={isUpdating ? undefined : amount?.amount} />
      <div className={styles.controls}>
        {isSingle || isGone ? (
          <p className={styles.stock}>
            {stockNotice(stock, quantity)}
            <span>{t("cart.quantity", { quantity })}</span>
          </p>
        ) : (
          <CartLineQuantity
            itemKey={item.key}
            name={name}
            quantity={quantity}
            stock={stock}
            onQuantity={(wanted) => (wanted === 0 ? onRemove(row.current) : onQuantity(wanted))}
          />
        )}
        <form
          className={styles.removal}
          method="post"
          action={localePath("/cart/items")}
          onSubmit={onSubmitRemove}
        >
          <input type="hidden" name={`quantity[${item.key}]`} value="0" />
          <button
            className={styles.remove}
            type="submit"
            aria-label={t("cart.removeNamed", { name })}
          >
            {t("cart.remove")}
          </button>
          {isUpdating && <span className={styles.updating}>{t("cart.updating")}</span>}
        </form>
      </div>
      <CartLineAmount {...amount} />
    </li>
  );
}
