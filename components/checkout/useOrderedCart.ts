import { useEffect } from "react";
import { confirmedOrder } from "#relay/contract/confirmedOrder.ts";
import type { CartToConfirm } from "#relay/contract/confirmedOrder.ts";
import type { Receipt } from "#relay/contract/receipt.ts";
import { forgetShopper, savedCart } from "#relay/persistence.ts";

/** Time after an order in which its cart may still be saved, in milliseconds. */
const RECENT_MS = 3_600_000;

/** True if the saved cart has the lines of an order, or none: other lines are a newer cart. */
function isOrdered({ lines }: Receipt): boolean {
  const { cart } = savedCart()?.data ?? {};
  if (!cart) return true;
  const saved = confirmedOrder(cart as unknown as CartToConfirm).lines;
  return (
    saved.length === lines.length &&
    saved.every(({ name, quantity }, at) => {
      const ordered = lines[at];
      return ordered?.quantity === quantity && ordered.name.startsWith(name);
    })
  );
}

/**
 * Forgets the saved cart that a displayed order was placed from, so that nobody offers its products
 * again: without script, or after a payment on another page, this browser learns of the order only
 * here.
 */
export function useOrderedCart(receipt: Receipt): void {
  useEffect(() => {
    const isRecent = Date.now() - Date.parse(receipt.placedAt) < RECENT_MS;
    if (isRecent && isOrdered(receipt)) forgetShopper();
  }, [receipt]);
}
