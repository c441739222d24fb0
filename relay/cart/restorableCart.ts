import type { SavedCart } from "./persistence.ts";
import type { WantedLine } from "./cartIntent.ts";
import { findLine } from "./wantedLine.ts";
import { linesToRestore, savedCoupons, savedLines } from "./savedLines.ts";

/** Lines that the shopper had and may put back into the cart, and their coupons. */
export type RestorableCart = { lines: readonly WantedLine[]; coupons: readonly string[] };

/** Returns the lines set aside that the current cart does not have in full; undefined for none. */
export function restorableCart(
  setAside: SavedCart,
  current: SavedCart | undefined,
): RestorableCart | undefined {
  const lines = savedLines(current?.data.cart);
  const missing = linesToRestore(setAside.data.cart).filter(
    (wanted) => (findLine(lines, wanted)?.quantity ?? 0) < wanted.quantity,
  );
  return missing.length > 0
    ? { lines: missing, coupons: savedCoupons(setAside.data.cart) }
    : undefined;
}
