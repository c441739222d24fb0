import { INTENT_KEY } from "#server/shop/checkout/orderMetaKeys.ts";
import type { Ledger } from "#tests/worlds/backends/embeddedShop.ts";

// Duplicate order check of the fault bench: orders of one checkout intent in the ledger.

/** Returns the entries of an intent's orders. */
export const ordersWithIntent = (ledger: Ledger, intent: string) =>
  ledger
    .orders()
    .filter(({ order }) =>
      order.metaData.some(({ key, value }) => key === INTENT_KEY && value === intent),
    );

/** Returns violations: intents with several orders, including orders that were placed late. */
export function doubledOrders(ledger: Ledger): string[] {
  const intents = ledger
    .orders()
    .flatMap(({ order }) => order.metaData.filter(({ key }) => key === INTENT_KEY));
  return [...Map.groupBy(intents, ({ value }) => value).values()]
    .filter((same) => same.length > 1)
    .map((same) => `orders: ${same.length} of one intent in the end`);
}
