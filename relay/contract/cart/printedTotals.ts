import { minorUnits, parseRaw } from "./amounts.ts";
import { printAmount } from "./displayedAmounts.ts";
import { currencyOf } from "./currencyOf.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import { formatIn, namedTaxes, netParts, printWithTax } from "./totalParts.ts";
import type { Amounts, Charge, NamedTax } from "./totalParts.ts";
import { locale } from "#words/language.ts";
import { t } from "#words/t.ts";

// Totals of a cart or an order, as printed rows.

/**
 * Delivery row: `shown` with its amount, `collected` as well, under the name of collection, `ifAny`
 * only if that is not zero, `unknown` with a text, `none` not at all.
 */
export type DeliveryRow = "shown" | "collected" | "ifAny" | "unknown" | "none";

/** Amount of a line at full price; `tax` is to be added, and absent if it is included or zero. */
export type LineAmount = { amount: string; tax?: string };

/** Totals for display: rows that add up to the total. */
export type PrintedTotals = {
  totals: readonly { name: string; amount: string }[];
  total: string;
  /** Taxes that the total includes, "£7.50 VAT"; absent if they are rows, or zero. */
  includedTax?: string | undefined;
};

const isNonZero = (text: string) => /[1-9]/.test(text);

/** Returns the sum of some lines as they are displayed; undefined if it is not known. */
export function printSum(amounts: Amounts, at: readonly number[]): string | undefined {
  const format = formatIn(amounts);
  if (!format) return undefined;
  const isGross = printWithTax(amounts, format) !== undefined;
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

const taxText = ({ name, amount }: NamedTax) =>
  name ? t("cart.namedTax", { amount, name }) : t("cart.unnamedTax", { amount });

/** Returns the taxes in the total by their names, "4,12 € MwSt. 19 % and 0,70 € MwSt. 7 %". */
function taxInTotal({ totalTax }: Amounts, taxes: readonly NamedTax[]): string | undefined {
  const charged = taxes.filter(({ amount }) => isNonZero(amount));
  const [name = "", ...others] = new Set(charged.map((tax) => tax.name));
  const whole = plainText(totalTax);
  if (!isNonZero(whole)) return undefined;
  const texts = others.length > 0 ? charged.map(taxText) : [taxText({ name, amount: whole })];
  return new Intl.ListFormat(locale()).format(texts);
}

/**
 * True while no line has an amount: they are the first of a cart, and not added yet. Its totals
 * are missing, or those of an empty cart.
 */
const isUnpriced = ({ isChanging, lines }: Amounts) =>
  isChanging === true && lines.every(({ net }) => (net.text ?? net.raw) == null);

const rowOf = (name: string, amount: string | undefined) => (amount ? [{ name, amount }] : []);

const taxRows = (taxes: readonly NamedTax[]): PrintedTotals["totals"] =>
  taxes.flatMap(({ name, amount }) =>
    isNonZero(amount) ? rowOf(name || t("cart.taxRow"), amount) : [],
  );

function deliveryText(row: DeliveryRow, amount: string): string | undefined {
  if (row === "none" || (row === "ifAny" && !isNonZero(amount))) return undefined;
  if (row === "unknown") return t("cart.notKnownYet");
  return isNonZero(amount) ? amount : t("cart.free");
}

/**
 * Returns the lines and totals of a cart or an order as they are displayed. If the shop's prices
 * include tax, so does each amount, and a reader can add the rows up to the total. In other shops,
 * and where the format of the amounts is not known, they are the backend's net amounts and a row
 * for each tax.
 */
export function printTotals(
  amounts: Amounts,
  row: DeliveryRow,
): PrintedTotals & { lines: readonly LineAmount[] } {
  if (isUnpriced(amounts)) {
    const total = t("cart.notKnownYet");
    return { lines: [], totals: rowOf(t("cart.subtotalRow"), total), total };
  }
  const format = formatIn(amounts);
  const gross = printWithTax(amounts, format);
  const parts = gross ?? netParts(amounts, format);
  const taxes = namedTaxes(amounts, format);
  const { coupons, total } = amounts;
  const discounts =
    parts.coupons.length > 0
      ? coupons.map(({ code }, at) => ({ codes: [code], amount: parts.coupons[at] ?? "" }))
      : [{ codes: coupons.map(({ code }) => code), amount: parts.discount }];
  const ifAny = (text: string, sign = "") => (isNonZero(text) ? sign + text : undefined);
  return {
    lines: amounts.lines.map(({ tax }, at): LineAmount => {
      const amount = parts.lines[at] ?? "";
      const added = gross ? "" : plainText(tax.text);
      return isNonZero(added) ? { amount, tax: added } : { amount };
    }),
    totals: [
      ...rowOf(t("cart.subtotalRow"), parts.subtotal || "0"),
      ...discounts.flatMap(({ codes, amount }) =>
        rowOf(
          codes.length > 0
            ? t("cart.couponRow", { codes: codes.join(", ").toUpperCase() })
            : t("cart.discountRow"),
          ifAny(amount, "−"),
        ),
      ),
      ...rowOf(
        row === "collected" ? t("cart.collectionRow") : t("cart.deliveryRow"),
        deliveryText(row, parts.delivery),
      ),
      ...amounts.fees.flatMap(({ name }, at) =>
        rowOf(plainText(name) || t("cart.feeRow"), ifAny(parts.fees[at] ?? "")),
      ),
      ...(gross ? [] : taxRows(taxes)),
    ],
    total: plainText(total.text) || "0",
    ...(gross && { includedTax: taxInTotal(amounts, taxes) }),
  };
}
