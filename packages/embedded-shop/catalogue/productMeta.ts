import type { OrderMeta } from "#shop/orders/order.ts";
import type { Shop } from "#shop/shop.ts";

/** Returns a product's metadata, which the shop's settings have by its slug. */
export const metaOfProduct = ({ settings }: Shop, { slug }: { slug: string }): OrderMeta[] =>
  Object.entries(settings.productMeta?.[slug] ?? {}).map(([key, value]) => ({ key, value }));
