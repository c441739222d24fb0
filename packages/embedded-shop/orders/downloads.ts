import { findProduct } from "#shop/catalogue/products.ts";
import { globalId } from "#shop/catalogue/globalIds.ts";
import type { Shop } from "#shop/shop.ts";
import type { Order } from "./order.ts";

/** Returns the downloads of paid orders. The shop has no files, so only their names. */
export function downloadsOf(shop: Shop, orders: readonly Order[]) {
  const paid = orders.filter(({ paid: at, status }) => at !== null || status === "completed");
  return paid.flatMap(({ id: orderId, lines }) =>
    lines.flatMap(({ productId, name }) => {
      const product = findProduct(shop, { id: productId });
      if (!product?.downloadable) return [];
      const downloadId = `${orderId}-${productId}`;
      return [{ id: globalId("download", downloadId), downloadId, name, product }];
    }),
  );
}
