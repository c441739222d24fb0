import { Refusal } from "#server/embedded/shop/cart/refusal.ts";
import { rawAmount } from "#server/embedded/shop/money/format.ts";
import type { Shop } from "#server/embedded/shop/shop.ts";
import type { OrderMeta } from "./order.ts";

/** The meta data's key. The refusal names it: by that the storefront knows it from all others. */
const KEY = "vitrine_seen_total";

/**
 * Holds an order to the total that its shopper was shown, where its meta data says that in the cart's
 * raw number: what `wordpress/vitrine-seen-total.php` does at WooCommerce, in the same words.
 * @throws Refusal where it comes to another
 */
export function requireSeenTotal(shop: Shop, total: number, metaData: readonly OrderMeta[]): void {
  const shown = metaData.findLast(({ key }) => key === KEY)?.value;
  if (shown === undefined) return;
  if (Number(shown) === Number(rawAmount(total, shop.settings.currency))) return;
  throw new Refusal(
    `The total of the order is not the one that was shown (${KEY}). Nothing was placed.`,
  );
}
