import { amountFormat, minorUnits, parseRaw, printAmount } from "./amounts.ts";
import type { Amount, AmountFormat } from "./amounts.ts";
import { currencyOf } from "./currencyOf.ts";
import { plainText } from "./plainText.ts";

// Totals of a cart or an order, as printed rows.

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
  /** Codes of the coupons that the discount is from. */
  coupons: readonly string[];
  /** True while the lines are being changed, so that the totals are those of earlier lines. */
  isChanging?: boolean;
};

/**
 * Delivery row: `shown` with its amount, `ifAny` only if that is not zero, `unknown` with a text,
 * `none` not at all.
 */
export type DeliveryRow = "shown" | "ifAny" | "unknown" | "none";

/** Amount of a line at full price; `tax` is to be added, and absent if it is included or zero. */
export type LineAmount = { amount: string; tax?: string };

/** Totals for display: rows that add up to the total. */
export type PrintedTotals = {
  totals: readonly { name: string; amount: string }[];
  total: string;
  /** Tax that the total includes, "£7.50 VAT"; absent if it is one of the rows, or zero. */
  includedTax?: string | undefined;
};

/** Name of the row of the delivery's amount. */
export const DELIVERY_ROW = "Delivery";

const isNonZero = (text: string) => /[1-9]/.test(text);

/** Texts of the parts of a total. */
export type Parts = {
  lines: string[];
  subtotal: string;
  discount: string;
  delivery: string;
  fees: string[];
};

function formatIn({ lines, shownSubtotal, total, ...parts }: Amounts) {
  const charges = [...lines, parts.discount, parts.delivery, ...parts.fees];
  return amountFormat([
    total,
    ...(shownSubtotal ? [shownSubtotal] : []),
    ...charges.flatMap(({ net, tax }) => [net, tax]),
  ]);
}

/** Returns the backend's net amounts, unchanged; one without a text is printed. */
function netParts(amounts: Amounts, format: AmountFormat | undefined): Parts {
  const textOf = ({ text, raw }: Amount) => {
    const exact = parseRaw(raw);
    if (text || exact === undefined || !format) return plainText(text ?? raw);
    return printAmount(minorUnits(exact, format.decimals), format) ?? plainText(raw);
  };
  return {
    lines: amounts.lines.map(({ net }) => textOf(net)),
    subtotal: plainText(amounts.subtotal),
    discount: textOf(amounts.discount.net),
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
  const add = (units: readonly bigint[]) => units.reduce((sum, each) => sum + each, 0n);
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
    delivery: print(delivery),
    fees: fees.map(print),
  };
  return isSum && !Object.values(parts).flat().includes("") ? parts : undefined;
}

/**
 * Returns the parts of a total with their tax; undefined where the net amounts are displayed: in a
 * shop whose prices exclude tax, and where rounding leaves a difference.
 */
export function printWithTax(amounts: Amounts): Parts | undefined {
  const format = formatIn(amounts);
  return amounts.includesTax && format ? partsWithTax(amounts, format) : undefined;
}

/** Returns the sum of some lines as they are displayed; undefined if it is not known. */
export function printSum(amounts: Amounts, at: readonly number[]): string | undefined {
  const format = formatIn(amounts);
  if (!format) return undefined;
  const isGross = printWithTax(amounts) !== undefined;
  let sum = 0n;
  for (const index of at) {
    const { net, tax } = amounts.lines[index] ?? {};
    const exact = parseRaw(net?.raw);
    if (exact === undefined) return undefined;
    sum += minorUnits(exact + ((isGross && parseRaw(tax?.raw)) || 0n), format.decimals);
  }
  return printAmount(sum, format);
}

/**
 * Threshold of a cart's lines, for example for free delivery: a number in a currency (ISO 4217).
 */
export type Threshold = {
  readonly from: string;
  readonly currency: string;
  /** True if coupons do not count; otherwise their discount is subtracted from the lines. */
  readonly isBeforeCoupons?: boolean;
};

/**
 * Returns the amount missing to a threshold from the lines as they are displayed; undefined if they reach it, if it is of another currency, or if it is not known.
 */
export function printMissing(amounts: Amounts, threshold: Threshold): string | undefined {
  const format = formatIn(amounts);
  const least = parseRaw(threshold.from);
  if (!format || least === undefined || amounts.isChanging) return undefined;
  if (currencyOf(plainText(amounts.total.text)) !== threshold.currency) return undefined;
  const shownOf = ({ net, tax }: Charge) =>
    minorUnits(
      (parseRaw(net.raw) ?? 0n) + ((amounts.includesTax && parseRaw(tax.raw)) || 0n),
      format.decimals,
    );
  const lines = amounts.lines.reduce((sum, line) => sum + shownOf(line), 0n);
  const discount = threshold.isBeforeCoupons ? 0n : shownOf(amounts.discount);
  const missing = minorUnits(least, format.decimals) - lines + discount;
  return missing > 0n ? printAmount(missing, format) : undefined;
}

/** Returns the tax in the total with its name, if the backend has just one name for it. */
function taxInTotal({ totalTax, taxes }: Amounts): string | undefined {
  const amount = plainText(totalTax);
  const labels = new Set(taxes.map(({ label }) => plainText(label)));
  const [label] = labels.size === 1 ? labels : [];
  return isNonZero(amount) ? `${amount} ${label || "tax"}` : undefined;
}

const UNKNOWN = "Not known yet";

/**
 * True while no line has an amount: they are the first of a cart, and not added yet. Its totals
 * are missing, or those of an empty cart.
 */
const isUnpriced = ({ isChanging, lines }: Amounts) =>
  isChanging === true && lines.every(({ net }) => (net.text ?? net.raw) == null);

const rowOf = (name: string, amount: string | undefined) => (amount ? [{ name, amount }] : []);

function taxRows({ totalTax, taxes }: Amounts): PrintedTotals["totals"] {
  const rows = taxes.length > 0 ? taxes : [{ label: "", amount: totalTax }];
  return rows.flatMap(({ label, amount }) =>
    isNonZero(plainText(amount)) ? rowOf(plainText(label) || "Tax", plainText(amount)) : [],
  );
}

function deliveryText(row: DeliveryRow, amount: string): string | undefined {
  if (row === "none" || (row === "ifAny" && !isNonZero(amount))) return undefined;
  if (row === "unknown") return UNKNOWN;
  return isNonZero(amount) ? amount : "Free";
}

/**
 * Returns the lines and totals of a cart or an order as they are displayed. If the shop's prices
 * include tax, so does each amount, and a reader can add them up to the total. In other shops, and
 * where rounding leaves a difference, they are the backend's net amounts and a row for each tax.
 */
export function printTotals(
  amounts: Amounts,
  row: DeliveryRow,
): PrintedTotals & { lines: readonly LineAmount[] } {
  if (isUnpriced(amounts)) {
    return { lines: [], totals: rowOf("Subtotal", UNKNOWN), total: UNKNOWN };
  }
  const format = formatIn(amounts);
  const gross = printWithTax(amounts);
  const parts = gross ?? netParts(amounts, format);
  const { coupons, total } = amounts;
  const codes = coupons.length > 0 ? ` (${coupons.join(", ").toUpperCase()})` : "";
  const ifAny = (text: string, sign = "") => (isNonZero(text) ? sign + text : undefined);
  return {
    lines: amounts.lines.map(({ tax }, at): LineAmount => {
      const amount = parts.lines[at] ?? "";
      const added = gross ? "" : plainText(tax.text);
      return isNonZero(added) ? { amount, tax: added } : { amount };
    }),
    totals: [
      ...rowOf("Subtotal", parts.subtotal || "0"),
      ...rowOf(`Discount${codes}`, ifAny(parts.discount, "−")),
      ...rowOf(DELIVERY_ROW, deliveryText(row, parts.delivery)),
      ...amounts.fees.flatMap(({ name }, at) =>
        rowOf(plainText(name) || "Fee", ifAny(parts.fees[at] ?? "")),
      ),
      ...(gross ? [] : taxRows(amounts)),
    ],
    total: plainText(total.text) || "0",
    ...(gross && { includedTax: taxInTotal(amounts) }),
  };
}
