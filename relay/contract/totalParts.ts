import { amountFormat, minorUnits, parseRaw, printAmount } from "./amounts.ts";
import type { Amount, AmountFormat } from "./amounts.ts";
import { plainText } from "./plainText.ts";

// Parts of a total: the backend's net amounts, or their sums with tax.

/** A net amount of the backend, and the tax on it. */
export type Charge = { readonly net: Amount; readonly tax: Amount };

/** The amounts of a cart or of an order. */
export type Amounts = {
  /** True if the shop shows prices that include tax. */
  includesTax: boolean | null | undefined;
  /** The lines at full price, before any discount. */
  lines: readonly Charge[];
  /** The net amount of the lines, as the backend formats it. */
  subtotal: Amount["text"];
  /** The amount of the lines as the shop shows it, if the backend prints it. */
  shownSubtotal?: Amount;
  discount: Charge;
  delivery: Charge;
  fees: readonly (Charge & { readonly name: Amount["text"] })[];
  total: Amount;
  totalTax: Amount["text"];
  /** Taxes by name, as the backend names and formats them. */
  taxes: readonly { readonly label: Amount["text"]; readonly amount: Amount["text"] }[];
  /** Coupons that the discount is from, each with its part of it if the backend gives that. */
  coupons: readonly (Charge & { readonly code: string })[];
  /** True while the lines are being changed, so that the totals are those of earlier lines. */
  isChanging?: boolean;
};

/** Texts of the parts of a total. */
export type Parts = {
  lines: string[];
  subtotal: string;
  discount: string;
  /** The discount's parts by coupon, in the coupons' order; empty if they are not known. */
  coupons: string[];
  delivery: string;
  fees: string[];
};

/** Learns the format of the amounts from those that the backend has formatted. */
export function formatIn({ lines, shownSubtotal, total, ...parts }: Amounts) {
  const charges = [...lines, parts.discount, parts.delivery, ...parts.fees];
  return amountFormat([
    total,
    ...(shownSubtotal ? [shownSubtotal] : []),
    ...charges.flatMap(({ net, tax }) => [net, tax]),
  ]);
}

const add = (units: readonly bigint[]) => units.reduce((sum, each) => sum + each, 0n);

/** Returns each coupon's part of the discount; none if one is unknown, or if they do not add up. */
function couponUnits(
  { coupons, discount }: Amounts,
  unitsOf: (charge: Charge) => bigint,
): readonly bigint[] {
  const units = coupons.map(unitsOf);
  const areKnown = coupons.every(({ net }) => parseRaw(net.raw) !== undefined);
  return areKnown && add(units) === unitsOf(discount) ? units : [];
}

/** Returns the backend's net amounts, unchanged; one without a text is printed. */
export function netParts(amounts: Amounts, format: AmountFormat | undefined): Parts {
  const textOf = ({ text, raw }: Amount) => {
    const exact = parseRaw(raw);
    if (text || exact === undefined || !format) return plainText(text ?? raw);
    return printAmount(minorUnits(exact, format.decimals), format) ?? plainText(raw);
  };
  const unitsOf = ({ net }: Charge) => minorUnits(parseRaw(net.raw) ?? 0n, format?.decimals ?? 0);
  const areCouponsKnown = format && couponUnits(amounts, unitsOf).length > 0;
  return {
    lines: amounts.lines.map(({ net }) => textOf(net)),
    subtotal: plainText(amounts.subtotal),
    discount: textOf(amounts.discount.net),
    coupons: areCouponsKnown ? amounts.coupons.map(({ net }) => textOf(net)) : [],
    delivery: textOf(amounts.delivery.net),
    fees: amounts.fees.map(({ net }) => textOf(net)),
  };
}

/**
 * Adds the tax to each net amount, in minor units, and prints the sums in the backend's own format.
 * Undefined if they do not add up to the backend's total.
 */
function partsWithTax(amounts: Amounts, format: AmountFormat): Parts | undefined {
  const sumOf = ({ net, tax }: Charge) =>
    minorUnits((parseRaw(net.raw) ?? 0n) + (parseRaw(tax.raw) ?? 0n), format.decimals);
  const lines = amounts.lines.map(sumOf);
  const shown = parseRaw(amounts.shownSubtotal?.raw);
  const subtotal = shown === undefined ? add(lines) : minorUnits(shown, format.decimals);
  const discount = sumOf(amounts.discount);
  const delivery = sumOf(amounts.delivery);
  const fees = amounts.fees.map(sumOf);
  const total = minorUnits(parseRaw(amounts.total.raw) ?? 0n, format.decimals);
  const isSum =
    (amounts.isChanging || add(lines) === subtotal) &&
    add([subtotal, -discount, delivery, ...fees]) === total;
  const print = (minor: bigint) => printAmount(minor, format) ?? "";
  const parts = {
    lines: lines.map(print),
    subtotal: print(subtotal),
    discount: print(discount),
    coupons: couponUnits(amounts, sumOf).map(print),
    delivery: print(delivery),
    fees: fees.map(print),
  };
  return isSum && !Object.values(parts).flat().includes("") ? parts : undefined;
}

/**
 * Returns the parts of a total with their tax; undefined where the net amounts are displayed: in a
 * shop whose prices exclude tax, and where rounding leaves a difference.
 */
export function printWithTax(amounts: Amounts, format = formatIn(amounts)): Parts | undefined {
  return amounts.includesTax && format ? partsWithTax(amounts, format) : undefined;
}
