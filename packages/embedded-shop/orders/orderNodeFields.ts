import type { Address } from "#shop/cart/address.ts";
import type { CartContext } from "#shop/cart/shopperCart.ts";
import { connectionOf } from "#shop/catalogue/connections.ts";
import type { PageArguments } from "#shop/catalogue/connections.ts";
import { findProduct } from "#shop/catalogue/products.ts";
import { accountCustomer } from "#shop/customers/shopperAccount.ts";
import type { ResolverMap } from "#shop/resolverMap.ts";
import { downloadsOf } from "./downloads.ts";
import type { Order } from "./order.ts";
import { paidOrders } from "./orderLists.ts";

// GraphQL resolvers of an order: its customer, downloads, client, and notes.

/** Connection without nodes: the shop has no refunds, and no notes to customers. */
const none = (_: Order, args: PageArguments) =>
  connectionOf<{ id: number }>([], args, ({ id }) => id);

/** Returns WooCommerce's link to a map; as there, an empty address has one too. */
function mapUrl({ address1, address2, city, state, postcode, country }: Address): string {
  const place = [address1, address2, city, state, postcode, country].join(", ");
  return `https://maps.google.com/maps?&q=${encodeURIComponent(place)}&z=16`;
}

export const orderNodeFields = {
  Order: {
    customer: ({ customerId }: Order, _: object, { shop }: CartContext) =>
      customerId === 0 ? null : accountCustomer(shop, customerId),
    cartHash: ({ cartHash }: Order) => cartHash ?? null,
    customerIpAddress: ({ customerIpAddress }: Order) => customerIpAddress ?? null,
    customerUserAgent: ({ customerUserAgent }: Order) => customerUserAgent ?? null,
    commentCount: () => 0,
    // Only the shop's staff writes notes.
    commentStatus: () => "closed",
    orderNotes: none,
    refunds: none,
    downloadableItems: (order: Order, args: PageArguments, { shop }: CartContext) =>
      connectionOf(downloadsOf(shop, [order]), args, ({ downloadId }) => downloadId),
    hasDownloadableItem: ({ lines }: Order, _: object, { shop }: CartContext) =>
      lines.some(({ productId }) => findProduct(shop, { id: productId })?.downloadable === true),
    isDownloadPermitted: (order: Order) => paidOrders([order]).length > 0,
    needsShippingAddress: ({ shippingLines }: Order) =>
      shippingLines.some(({ kind }) => kind !== "local_pickup"),
    shippingAddressMapUrl: ({ shipping }: Order) => mapUrl(shipping),
  },
} satisfies ResolverMap;
