import { amountFormat, minorUnits, parseRaw } from "./amounts.ts";
import { printAmount } from "./displayedAmounts.ts";
import type { Amount, AmountFormat } from "./displayedAmounts.ts";
import { plainText } from "#relay/contract/text/plainText.ts";

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
  /** Taxes by name, as the backend names and formats them, or as plain numbers to be added. */
  taxes: readonly {
    readonly label: Amount["text"];
    readonly amount?: Amount["text"];
    readonly raw?: readonly Amount["raw"][];
  }[];
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
 * The backend rounds its total apart from its parts: a rest of at most a unit for each goes into
 * one row, so that the rows add up to the total. A greater one is not from rounding, and stays.
 */
function partsWithTax(amounts: Amounts, known: AmountFormat): Parts {
  // A sum may need a thousands separator that none of the backend's amounts has.
  const format = { ...known, group: known.group ?? "" };
  const unitsOf = ({ raw }: Amount) => minorUnits(parseRaw(raw) ?? 0n, format.decimals);
  const sumOf = ({ net, tax }: Charge) =>
    minorUnits((parseRaw(net.raw) ?? 0n) + (parseRaw(tax.raw) ?? 0n), format.decimals);
  const lines = amounts.lines.map(sumOf);
  const { shownSubtotal } = amounts;
  const hasSubtotal = parseRaw(shownSubtotal?.raw) !== undefined;
  let subtotal = shownSubtotal && hasSubtotal ? unitsOf(shownSubtotal) : add(lines);
  let discount = sumOf(amounts.discount);
  let delivery = sumOf(amounts.delivery);
  const coupons = [...couponUnits(amounts, sumOf)];
  const fees = amounts.fees.map(sumOf);
  const rest = unitsOf(amounts.total) - add([subtotal, -discount, delivery, ...fees]);
  const size = rest < 0n ? -rest : rest;
  if (size > 0n && size <= BigInt(lines.length + fees.length + coupons.length + 2)) {
    if (discount > size) {
      discount -= rest;
      const largest = coupons.reduce(
        (best, units, at) => (units > (coupons[best] ?? 0n) ? at : best),
        0,
      );
      if (coupons.length > 0) coupons[largest] = (coupons[largest] ?? 0n) - rest;
    } else if (delivery > size) delivery += rest;
    else subtotal += rest;
  }
  const print = (minor: bigint) => printAmount(minor, format) ?? "";
  return {
    lines: lines.map(print),
    subtotal: print(subtotal),
    discount: print(discount),
    coupons: coupons.map(print),
    delivery: print(delivery),
    fees: fees.map(print),
  };
}

/**
 * Returns the parts of a total with their tax; undefined where the net amounts are displayed: in a
 * shop whose prices exclude tax, and where the format of the amounts is not known.
 */
export function printWithTax(amounts: Amounts, format = formatIn(amounts)): Parts | undefined {
  return amounts.includesTax && format ? partsWithTax(amounts, format) : undefined;
}

/** A tax of a total: its name, or empty, and its amount. */
export type NamedTax = { name: string; amount: string };

/**
 * Returns the taxes of a total as the backend names and formats them. Plain numbers are printed; if
 * they do not add up to the total tax, that is the only one, without a name.
 */
export function namedTaxes(
  { taxes, totalTax }: Amounts,
  format: AmountFormat | undefined,
): NamedTax[] {
  const whole = [{ name: "", amount: plainText(totalTax) }];
  const isPrinted = taxes.every(({ amount }) => amount != null);
  if (taxes.length === 0 || (!isPrinted && !format)) return whole;
  if (isPrinted || !format) {
    return taxes.map(({ label, amount }) => ({
      name: plainText(label),
      amount: plainText(amount),
    }));
  }
  const units = taxes.map(({ raw = [] }) =>
    minorUnits(add(raw.map((each) => parseRaw(each) ?? 0n)), format.decimals),
  );
  const print = (minor: bigint) => printAmount(minor, format) ?? "";
  if (print(add(units)) !== plainText(totalTax)) return whole;
  return taxes.map(({ label }, at) => ({ name: plainText(label), amount: print(units[at] ?? 0n) }));
}
