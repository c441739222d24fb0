import type { confirmedCart_cart$data } from "#__generated__/confirmedCart_cart.graphql.ts";
import { plainText } from "./plainText.ts";

/** Cart totals displayed to the shopper before an order is placed. */
export const seenTotals = [
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

export type SeenTotal = (typeof seenTotals)[number];

type Text = string | null | undefined;

type SeenLine = { key: string; name: string; quantity: number; total: string };

/** A chosen delivery rate. */
export type SeenRate = { id: string; label: string; cost: string };

/** The order that a shopper confirmed: its lines, delivery rates, coupons and formatted totals. */
export type SeenOrder = {
  lines: readonly SeenLine[];
  /** The chosen delivery rate of each package; empty if nothing is delivered. */
  rates: readonly SeenRate[];
  coupons: readonly { code: string; discount: string }[];
  totals: Readonly<Partial<Record<SeenTotal, string>>>;
};

/** The cart that a confirmed order is compared with. */
export type CartToSee = Omit<confirmedCart_cart$data, " $fragmentType">;

const NAME_LENGTH = 80;

const words = (html: Text): string => plainText(html).replace(/\s+/g, " ").trim();

const isThere = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined;

/** Returns the order as a shopper sees it, from a cart. */
export function seenOrder(cart: CartToSee): SeenOrder {
  const chosen = cart.chosenShippingMethods ?? [];
  // The chosen rates are in the packages' order.
  const rates = (cart.availableShippingMethods ?? []).flatMap((each, at) => {
    const rate = each?.rates?.find((one) => one?.id === chosen[at]);
    return rate ? [{ id: rate.id, label: words(rate.label), cost: words(rate.cost) }] : [];
  });
  return {
    lines: (cart.contents?.nodes ?? []).map(({ key, quantity, total, product }) => ({
      key,
      name: words(product?.node.name).slice(0, NAME_LENGTH),
      quantity: quantity ?? 0,
      total: words(total),
    })),
    rates,
    coupons: (cart.appliedCoupons ?? []).filter(isThere).map(({ code, discountAmount }) => ({
      code,
      discount: words(discountAmount),
    })),
    totals: Object.fromEntries(
      // Totals that the backend leaves out are not compared.
      seenTotals.flatMap((name) => (isThere(cart[name]) ? [[name, words(cart[name])]] : [])),
    ),
  };
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const text = (value: unknown): string => (typeof value === "string" ? value : "");

const list = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

/** Parses the confirmed order from the form; undefined if the form has none. */
export function readSeen(json: string): SeenOrder | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (!isFields(value) || !isFields(value.totals)) return undefined;
  // A page of an earlier build sends the single rate of its only package.
  const { lines, rate, rates = [rate], coupons, totals } = value;
  return {
    lines: list(lines).map(({ key, name, quantity, total }) => ({
      key: text(key),
      name: text(name),
      quantity: Number(quantity) || 0,
      total: text(total),
    })),
    rates: list(rates).map(({ id, label, cost }) => ({
      id: text(id),
      label: text(label),
      cost: text(cost),
    })),
    coupons: list(coupons).map(({ code, discount }) => ({
      code: text(code),
      discount: text(discount),
    })),
    totals: Object.fromEntries(
      seenTotals.flatMap((name) =>
        Object.hasOwn(totals, name) ? [[name, text(totals[name])]] : [],
      ),
    ),
  };
}
