import { Refusal } from "#shop/cart/refusal.ts";
import { rawAmount } from "#shop/money/format.ts";
import type { Shop } from "#shop/shop.ts";
import type { OrderMeta } from "./order.ts";

// Confirmed total at checkout: the total on the shopper's screen must be the order's.

/** Metadata key; the refusal names it, by which the storefront recognizes this refusal. */
export const CONFIRMED_TOTAL_KEY = "vitrine_seen_total";

/**
 * Refuses an order whose total differs from the one that its shopper confirmed, if its metadata has
 * that one, as the cart's raw number. `wordpress/vitrine` does the same at
 * WooCommerce, in the same words.
 * @throws Refusal if the totals differ
 */
export function requireConfirmedTotal(
  shop: Shop,
  total: number,
  metaData: readonly OrderMeta[],
): void {
  const shown = metaData.findLast(({ key }) => key === CONFIRMED_TOTAL_KEY)?.value;
  if (shown === undefined) return;
  if (Number(shown) === Number(rawAmount(total, shop.settings.currency))) return;
  throw new Refusal(
    `The total of the order is not the one that was shown (${CONFIRMED_TOTAL_KEY}). No order was placed.`,
  );
}
