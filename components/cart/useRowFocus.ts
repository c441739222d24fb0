import { useCallback, useLayoutEffect, useRef } from "react";
import type { FocusEvent } from "react";

// Focus management of a list whose rows come and go, such as the cart's lines.

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
export function useRowFocus() {
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
