import type { Address } from "#shop/cart/address.ts";
import type { Choice } from "#shop/cart/cartState.ts";
import type { Charge } from "#shop/cart/lineCharge.ts";
import type { ShippingMethod } from "#shop/chargeSettings.ts";
import type { MicroUnits } from "#shop/money/microUnits.ts";

// Order data model: statuses, lines, costs and totals, as stored in the database.

/** Statuses of an order, by WooCommerce's names. */
export const ORDER_STATUSES = [
  "pending",
  "processing",
  "on-hold",
  "completed",
  "cancelled",
  "refunded",
  "failed",
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Ordered product, with its texts and prices at the time of the order. */
export type OrderLine = {
  id: number;
  productId: number;
  variationId: number;
  choices: Choice[];
  name: string;
  quantity: number;
  subtotal: Charge;
  total: Charge;
  /** True if it needs neither delivery nor processing. */
  isDownload: boolean;
};

export type OrderShipping = {
  id: number;
  title: string;
  /** Delivery method; orders of earlier releases lack it. */
  kind?: ShippingMethod["kind"];
  cost: number;
  tax: number;
  /** Products in the parcel, as text; orders of earlier releases lack it. */
  items?: string;
};
/** Fee of an order; orders of earlier releases lack the last part. */
export type OrderFee = {
  id: number;
  name: string;
  amount: number;
  tax: number;
  isTaxed?: boolean;
};
/**
 * Tax line of an order. `goods`, the tax of the products, is the name in stored orders; those of
 * earlier releases lack the rate's id.
 */
export type OrderTax = {
  id: number;
  rateId?: number;
  label: string;
  goods: number;
  shipping: number;
};
export type OrderCoupon = { id: number; code: string; discount: MicroUnits; tax: MicroUnits };
export type OrderMeta = { key: string; value: string };

/** Totals of an order, in minor units, except the discount, which is stored unrounded. */
export type OrderTotals = {
  subtotal: number;
  discount: MicroUnits;
  discountTax: MicroUnits;
  shipping: number;
  shippingTax: number;
  cartTax: number;
  tax: number;
  total: number;
};

/** Part of an order that is stored as it was when placed. */
export type OrderContents = {
  lines: OrderLine[];
  shippingLines: OrderShipping[];
  fees: OrderFee[];
  taxes: OrderTax[];
  coupons: OrderCoupon[];
  totals: OrderTotals;
  currency: string;
  pricesIncludeTax: boolean;
  /** Empty if nothing had to be paid. */
  paymentMethod: string;
  paymentMethodTitle: string;
  transactionId: string;
  customerNote: string;
  billing: Address;
  /** Empty unless the order is delivered to another address than the billing one. */
  shipping: Address;
  metaData: OrderMeta[];
  /** Language that it was placed in; orders of earlier releases lack it. */
  language?: string;
  /** Hash of the ordered cart, and the client; orders of earlier releases lack them. */
  cartHash?: string;
  customerIpAddress?: string;
  customerUserAgent?: string;
  /** True if its quantities were subtracted from the stock. */
  isStockTaken: boolean;
  /** True until its sales are counted, which a card's are when it is paid. */
  isUncounted?: boolean;
};

/** An order; times are epoch seconds. */
export type Order = OrderContents & {
  id: number;
  /** Order key; authorizes payment. */
  key: string;
  /** 0 for a guest's. */
  customerId: number;
  status: OrderStatus;
  created: number;
  modified: number;
  paid: number | null;
  completed: number | null;
};

/** True if an order awaits payment. */
export function needsPayment({ status, totals }: Order): boolean {
  return (status === "pending" || status === "failed") && totals.total > 0;
}

/** True if part of an order needs delivery or processing. */
export function needsProcessing({ lines }: Pick<Order, "lines">): boolean {
  return lines.some(({ isDownload }) => !isDownload);
}
