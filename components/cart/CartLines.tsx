import { useCallback, useLayoutEffect, useRef } from "react";
import type { FormEvent, FocusEvent } from "react";
import { graphql, useFragment } from "react-relay";
import type { CartLines_cart$key } from "#__generated__/CartLines_cart.graphql.ts";
import { useCartTotals } from "#components/checkout/useCartTotals.ts";
import { isExpectedKey } from "#relay/cart/shownIntents.ts";
import type { CartLines_item$key } from "#__generated__/CartLines_item.graphql.ts";
import { CartLine } from "./CartLine.tsx";
import { RemovedRow, useRemovedLines, withRemoved } from "./RemovedRows.tsx";
import { useCartLines } from "./useCartLines.ts";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./CartLines.module.css";

const itemFragment = graphql`
  fragment CartLines_item on CartItem {
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
function ExpectedLine(props: { item: CartLines_item$key }) {
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
        <span>{product?.node.name || t("cart.expectedProduct")}</span>
        {(quantity ?? 1) > 1 && <span>{` × ${quantity}`}</span>}
      </p>
      <p>{t("cart.updating")}</p>
    </li>
  );
}

/** The row of a list that has the focus, and the row or the control in it that had it last. */
type FocusedRow = { key: string; product: string | undefined; index: number; at: Element };

const rowsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>("[data-row]")];

/** Returns the product of a row: its own, or that of an element in it. */
const productOf = (row: HTMLElement): string | undefined =>
  row.dataset["product"] ?? row.querySelector<HTMLElement>("[data-product]")?.dataset["product"];

/** Focuses a row that takes the focus, or its first control. */
function focusRow(row: HTMLElement | undefined): void {
  const target =
    row?.tabIndex === -1 && row.hasAttribute("tabindex")
      ? row
      : row?.querySelector<HTMLElement>("a, button");
  target?.focus();
}

/**
 * Moves the focus from a row that disappeared to the row in its place, to the row of its product,
 * or to a neighbor. Each row has a `data-row` key.
 * @returns props of the list, and a function that says which row the shopper is about to change
 */
function useRowFocus() {
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<FocusedRow>(undefined);

  const follow = useCallback((at: HTMLElement | null) => {
    const row = at?.closest<HTMLElement>("[data-row]");
    if (!at || !row || !list.current) return;
    const key = row.dataset["row"] ?? "";
    const index = rowsOf(list.current).indexOf(row);
    focused.current = { key, product: productOf(row), index, at };
  }, []);

  // After every render: the rows may have changed.
  useLayoutEffect(() => {
    const before = focused.current;
    // Between two controls of a row the body has the focus, too.
    if (!before || before.at.isConnected || !list.current) return;
    if (document.activeElement !== document.body) return;
    const rows = rowsOf(list.current);
    focusRow(
      rows.find((row) => row.dataset["row"] === before.key) ??
        rows.findLast((row) => productOf(row) === before.product) ??
        rows[Math.min(before.index, rows.length - 1)],
    );
  });

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => follow(target);
  // React fires `onBlur` when the shopper moves the focus, not when it removes the focused element.
  // The next control of the same row may be removed before it receives the focus.
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (!target.closest("[data-row]")?.contains(relatedTarget)) focused.current = undefined;
  };
  return { listProps: { ref: list, onFocus, onBlur }, follow };
}

const cartFragment = graphql`
  fragment CartLines_cart on Cart {
    ...useCartTotals_cart
    contents(first: 100) {
      nodes {
        key
        quantity
        ...CartLine_item
        ...CartLines_item
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
      <form method="post" action={localePath("/cart/items")} onSubmit={onClear}>
        {lines.map((line) => (
          <input key={line.key} type="hidden" name={`quantity[${line.key}]`} value="0" />
        ))}
        <button className={styles.clear} type="submit" name="action" value="clear">
          {t("cart.clear")}
        </button>
      </form>
    </div>
  );
}
