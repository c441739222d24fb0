import { useEffect } from "react";
import { confirmedOrder } from "#relay/contract/order/confirmedOrder.ts";
import type { CartToConfirm } from "#relay/contract/order/confirmedOrder.ts";
import type { PlacedOrder, Receipt } from "#relay/contract/order/receipt.ts";
import { forgetShopper, noteOrdered, savedCart } from "#relay/cart/persistence.ts";

// Cleanup of the saved cart on the confirmation page of the order placed from it.

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
 * Forgets the saved cart that a recent order was placed from, so that the shop does not offer its
 * products again: without script, or after a payment on another page, this browser learns of the
 * order only here.
 */
export function useOrderedCart({ receipt, isRecent }: PlacedOrder): void {
  useEffect(() => {
    if (isRecent && isOrdered(receipt)) forgetShopper();
    else noteOrdered(false);
  }, [receipt, isRecent]);
}
