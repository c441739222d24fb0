import { CONFIRMED_TOTAL_KEY, INTENT_KEY } from "#server/shop/checkout/backendOrder.ts";
import type { AppliedChanges, PlacedOrder } from "#packages/faults/shopUnderTest.ts";
import { createLedger } from "#tests/worlds/backends/embeddedShop.ts";
import type { Ledger } from "#tests/worlds/backends/embeddedShop.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";

// Backend of the fault bench: a WooGraphQL shop with a ledger.

const placedOrder = ({ order }: ReturnType<Ledger["orders"]>[number]): PlacedOrder => {
  const meta = (end: string) => order.metaData.find(({ key }) => key.endsWith(end))?.value;
  return {
    intent: meta(INTENT_KEY),
    lines: Object.fromEntries(order.lines.map(({ productId, quantity }) => [productId, quantity])),
    hasCoupon: order.coupons.length > 0,
    total: order.totals.total,
    confirmedTotal: Math.round(Number(meta(CONFIRMED_TOTAL_KEY)) * 100),
  };
};

/** A shop, and the ledger of its changes. */
export type LedgerShop = { woo: WooServer; ledger: AppliedChanges };

/** Opens the small reference shop with an empty ledger; the caller closes it. */
export async function openLedgerShop(): Promise<LedgerShop> {
  const ledger = createLedger();
  const woo = await openWooServer({ ledger, isSmall: true });
  return {
    woo,
    ledger: { ...ledger, placedOrders: () => ledger.orders().map(placedOrder) },
  };
}
