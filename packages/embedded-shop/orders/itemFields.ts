import { microField } from "#shop/cart/fields/amount.ts";
import type { CartContext } from "#shop/cart/shopperCart.ts";
import { cursorOf } from "#shop/catalogue/connections.ts";
import { globalId } from "#shop/catalogue/globalIds.ts";
import { findProduct } from "#shop/catalogue/products.ts";
import { findVariation } from "#shop/catalogue/variations.ts";
import { currencyOf } from "#shop/money/currencies.ts";
import { decimalText, shortestDecimalText } from "#shop/money/decimal.ts";
import { toMicro } from "#shop/money/microUnits.ts";
import type { MicroUnits } from "#shop/money/microUnits.ts";
import { rawMicro } from "#shop/money/format.ts";
import type { ResolverMap } from "#shop/resolverMap.ts";
import { metaOf } from "./metaOf.ts";
import type { MetaArguments } from "./metaOf.ts";
import type { OrderCoupon, OrderFee, OrderLine, OrderShipping, OrderTax } from "./order.ts";
import { t } from "../../../words/t.ts";

// GraphQL resolvers of an order's items: products, shipping, coupons, fees and taxes.

const id = (item: { id: number }) => globalId("order_item", item.id);
const databaseId = (item: { id: number }) => item.id;

/** Amounts of these lines are plain numbers, whatever the shop's format is. */
const raw =
  <Item extends object>(pick: (item: Item) => number) =>
  (item: Item, _: object, { shop }: CartContext) =>
    shortestDecimalText(pick(item), currencyOf(shop, item).decimals);
const rawExact =
  <Item extends object>(pick: (item: Item) => MicroUnits) =>
  (item: Item, _: object, { shop }: CartContext) =>
    rawMicro(pick(item), currencyOf(shop, item));

/** Returns WooCommerce's own titles and descriptions of the delivery methods. */
const shippingMethods = () => ({
  flat_rate: { title: t("backend.flatRate"), description: t("backend.flatRateNote") },
  free_shipping: { title: t("backend.freeShipping"), description: t("backend.freeShippingNote") },
  local_pickup: { title: t("backend.localPickup"), description: t("backend.localPickupNote") },
});

export const itemFields = {
  LineItem: {
    id,
    databaseId,
    variationId: ({ variationId }: OrderLine) => variationId || null,
    // WooCommerce stores a line's chosen options as metadata.
    metaData: ({ choices }: OrderLine, args: MetaArguments, { shop }: CartContext) =>
      metaOf(
        choices.map(({ name, value }) => ({ key: name, value: shop.shown(value) })),
        args,
      ),
    subtotal: microField(({ subtotal }: OrderLine) => subtotal.net),
    subtotalTax: microField(({ subtotal }: OrderLine) => toMicro(subtotal.tax)),
    total: microField(({ total }: OrderLine) => total.net),
    totalTax: microField(({ total }: OrderLine) => toMicro(total.tax)),
    product: ({ productId }: OrderLine, _: object, { shop }: CartContext) =>
      edgeTo(findProduct(shop, { id: productId })),
    variation: ({ variationId }: OrderLine, _: object, { shop }: CartContext) =>
      variationId === 0 ? null : edgeTo(findVariation(shop, { id: variationId })),
  },
  ShippingLine: {
    id,
    databaseId,
    methodTitle: ({ title }: OrderShipping) => title,
    shippingMethod: ({ kind }: OrderShipping) =>
      kind
        ? { databaseId: kind, id: globalId("shipping_method", kind), ...shippingMethods()[kind] }
        : null,
    // The cost is as the merchant entered it.
    total: (line: OrderShipping, _: object, { shop }: CartContext) =>
      line.cost === 0 ? "0" : decimalText(line.cost, currencyOf(shop, line).decimals),
    totalTax: raw(({ tax }: OrderShipping) => tax),
  },
  CouponLine: {
    id,
    databaseId,
    discount: rawExact(({ discount }: OrderCoupon) => discount),
    discountTax: rawExact(({ tax }: OrderCoupon) => tax),
  },
  FeeLine: {
    id,
    databaseId,
    amount: raw(({ amount }: OrderFee) => amount),
    total: raw(({ amount }: OrderFee) => amount),
    totalTax: raw(({ tax }: OrderFee) => tax),
  },
  TaxLine: {
    id,
    databaseId,
    isCompound: () => false,
    taxTotal: raw(({ goods }: OrderTax) => goods),
    shippingTaxTotal: raw(({ shipping }: OrderTax) => shipping),
  },
} satisfies ResolverMap;

function edgeTo<Node extends { id: number }>(node: Node | undefined) {
  return node ? { cursor: cursorOf(node.id), node } : null;
}
