import { amountField, microField } from "#shop/cart/fields/amount.ts";
import type { Address } from "#shop/cart/address.ts";
import { connectionOf } from "#shop/catalogue/connections.ts";
import type { PageArguments } from "#shop/catalogue/connections.ts";
import { globalId } from "#shop/catalogue/globalIds.ts";
import { commerceTime } from "#shop/catalogue/wordpressTime.ts";
import type { ResolverMap } from "#shop/resolverMap.ts";
import { metaOf } from "./metaOf.ts";
import type { MetaArguments } from "./metaOf.ts";
import { needsPayment, needsProcessing } from "./order.ts";
import { statusName } from "./orderLists.ts";
import type { Order, OrderTotals } from "./order.ts";

// GraphQL resolvers of an order: ids, status, dates, totals and lists of items.

/** Order in a response; a hidden one has no id, so a query for its id fails. */
export type ShownOrder = Order & { isHidden?: boolean };

const time = (seconds: number | null) => (seconds === null ? null : commerceTime(seconds));
const isFilled = (address: Address) => address.address1 !== "" || address.city !== "";
const sum = (name: keyof OrderTotals) => amountField(({ totals }: Order) => totals[name]);
const itemId = ({ id }: { id: number }) => id;
const items =
  <Item extends { id: number }>(pick: (order: Order) => Item[]) =>
  (order: Order, args: PageArguments) =>
    connectionOf(
      pick(order).map((item) => ({ ...item, orderId: order.id, currency: order.currency })),
      args,
      itemId,
    );

export const orderFields = {
  Order: {
    id: ({ id, isHidden }: ShownOrder) => (isHidden ? null : globalId("order", id)),
    databaseId: itemId,
    orderNumber: ({ id }: Order) => String(id),
    orderKey: ({ key }: Order) => key,
    status: statusName,
    date: ({ created }: Order) => commerceTime(created),
    modified: ({ modified }: Order) => commerceTime(modified),
    datePaid: ({ paid }: Order) => time(paid),
    dateCompleted: ({ completed }: Order) => time(completed),
    createdVia: () => "checkout",
    needsPayment,
    needsProcessing,
    total: sum("total"),
    totalTax: sum("tax"),
    subtotal: sum("subtotal"),
    cartTax: sum("cartTax"),
    shippingTotal: sum("shipping"),
    shippingTax: sum("shippingTax"),
    discountTotal: microField(({ totals }: Order) => totals.discount),
    discountTax: microField(({ totals }: Order) => totals.discountTax),
    transactionId: ({ transactionId }: Order) => transactionId || null,
    customerNote: ({ customerNote }: Order) => customerNote || null,
    hasBillingAddress: ({ billing }: Order) => isFilled(billing),
    hasShippingAddress: ({ shipping }: Order) => isFilled(shipping),
    metaData: ({ metaData }: Order, args: MetaArguments) => metaOf(metaData, args),
    lineItems: items(({ lines, taxes }) => lines.map((line) => ({ ...line, taxes }))),
    shippingLines: items(({ shippingLines, taxes }) =>
      shippingLines.map((line) => ({ ...line, taxes })),
    ),
    couponLines: items(({ coupons }) => coupons),
    feeLines: items(({ fees, taxes }) => fees.map((fee) => ({ ...fee, taxes }))),
    taxLines: items(({ taxes }) => taxes),
  },
} satisfies ResolverMap;
