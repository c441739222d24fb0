import type { confirmedCart_cart$data } from "#__generated__/confirmedCart_cart.graphql.ts";
import { isFields } from "#relay/contract/text/fields.ts";
import type { Fields } from "#relay/contract/text/fields.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import { cartWithTax } from "#relay/contract/cart/printedCartTotals.ts";

// The order as a shopper confirms it: lines, delivery rates and totals.

/** Totals of a confirmed order. */
export const confirmedTotals = [
  "subtotal",
  "subtotalTax",
  "discountTotal",
  "discountTax",
  "shippingTotal",
  "shippingTax",
  "feeTotal",
  "feeTax",
  "totalTax",
  "total",
] as const;

export type ConfirmedTotal = (typeof confirmedTotals)[number];

type Text = string | null | undefined;

/** An amount with its tax, where the shopper confirms it so; `shown` in earlier releases' forms. */
type WithTax = { shown?: string };

type ConfirmedLine = { key: string; name: string; quantity: number; total: string } & WithTax;

/** A chosen delivery rate. */
export type ConfirmedRate = { id: string; label: string; cost: string };

/** The order that a shopper confirmed: its lines, delivery rates, coupons and formatted totals. */
export type ConfirmedOrder = {
  lines: readonly ConfirmedLine[];
  /** The chosen delivery rate of each package; empty if nothing is delivered. */
  rates: readonly ConfirmedRate[];
  coupons: readonly ({ code: string; discount: string } & WithTax)[];
  totals: ConfirmedTotals;
  /**
   * Totals with their tax; absent where the net ones are confirmed, and in the orders of earlier
   * builds' pages.
   */
  shown?: ConfirmedTotals;
};

type ConfirmedTotals = Readonly<Partial<Record<ConfirmedTotal, string>>>;

/** A cart with the fields of a confirmed order. */
export type CartToConfirm = Omit<confirmedCart_cart$data, " $fragmentType">;

const NAME_LENGTH = 80;

const lineOfText = (html: Text): string => plainText(html).replace(/\s+/g, " ").trim();

const withTax = (shown: string | undefined): WithTax => (shown ? { shown } : {});

/** Returns the order that a shopper confirms with a cart: with tax where the shop's prices have it. */
export function confirmedOrder(cart: CartToConfirm): ConfirmedOrder {
  const gross = cartWithTax(cart);
  const chosen = cart.chosenShippingMethods ?? [];
  // The chosen rates are in the packages' order.
  const rates = (cart.availableShippingMethods ?? []).flatMap((each, at) => {
    const rate = each?.rates?.find((one) => one?.id === chosen[at]);
    return rate
      ? [{ id: rate.id, label: lineOfText(rate.label), cost: lineOfText(rate.cost) }]
      : [];
  });
  const coupons = (cart.appliedCoupons ?? []).filter((coupon) => coupon != null);
  return {
    lines: (cart.contents?.nodes ?? []).map(({ key, quantity, total, product }, at) => ({
      key,
      name: lineOfText(product?.node.name).slice(0, NAME_LENGTH),
      quantity: quantity ?? 0,
      total: lineOfText(total),
      ...withTax(gross?.lines[at]),
    })),
    rates,
    coupons: coupons.map(({ code, discountAmount }, at) => ({
      code,
      discount: lineOfText(discountAmount),
      // If their parts are not known, the discount of several coupons is displayed as one.
      ...withTax(gross?.coupons[at] ?? (coupons.length === 1 ? gross?.discount : undefined)),
    })),
    totals: Object.fromEntries(
      // Totals that the backend leaves out are not compared.
      confirmedTotals.flatMap((name) =>
        cart[name] != null ? [[name, lineOfText(cart[name])]] : [],
      ),
    ),
    ...(gross && {
      shown: {
        subtotal: gross.subtotal,
        discountTotal: gross.discount,
        shippingTotal: gross.delivery,
        // A cart has one amount for all its fees.
        feeTotal: gross.fees[0] ?? "",
      },
    }),
  };
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

const list = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

const readTotals = (totals: Fields): ConfirmedTotals =>
  Object.fromEntries(
    confirmedTotals.flatMap((name) =>
      Object.hasOwn(totals, name) ? [[name, text(totals[name])]] : [],
    ),
  );

/** Parses the confirmed order from the form; undefined if the form has none. */
export function readConfirmedOrder(json: string): ConfirmedOrder | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (!isFields(value) || !isFields(value.totals)) return undefined;
  // A page of an earlier build sends the single rate of its only package.
  const { lines, rate, rates = [rate], coupons, totals, shown } = value;
  return {
    lines: list(lines).map(({ key, name, quantity, total, shown: amount }) => ({
      key: text(key),
      name: text(name),
      quantity: Number(quantity) || 0,
      total: text(total),
      ...withTax(text(amount)),
    })),
    rates: list(rates).map(({ id, label, cost }) => ({
      id: text(id),
      label: text(label),
      cost: text(cost),
    })),
    coupons: list(coupons).map(({ code, discount, shown: amount }) => ({
      code: text(code),
      discount: text(discount),
      ...withTax(text(amount)),
    })),
    totals: readTotals(totals),
    ...(isFields(shown) && { shown: readTotals(shown) }),
  };
}
