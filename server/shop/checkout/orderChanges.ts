import type {
  ConfirmedOrder,
  ConfirmedRate,
  ConfirmedTotal,
} from "#relay/contract/order/confirmedOrder.ts";
import { t } from "#words/t.ts";

// Comparison of the confirmed order with the current cart, as sentences for the shopper.

const quantityChange = (change: { name: string; quantity: number; was: number }) =>
  change.quantity < change.was ? t("order.onlyLeft", change) : t("order.quantityNow", change);

/** An amount, and its text with tax where that is confirmed. */
type Amount = { net: string; shown?: string | undefined };

/** Returns the texts by which two amounts are compared: with tax if both have it. */
const comparable = (was: Amount, is: Amount): [was: string, is: string] =>
  was.shown === undefined || is.shown === undefined ? [was.net, is.net] : [was.shown, is.shown];

function lineChanges(confirmed: ConfirmedOrder, now: ConfirmedOrder): string[] {
  const before = new Map(confirmed.lines.map((line) => [line.key, line]));
  const after = new Set(now.lines.map(({ key }) => key));
  const gone = confirmed.lines.filter(({ key }) => !after.has(key));
  return [
    ...gone.map(({ name }) => t("order.lineGone", { name })),
    ...now.lines.flatMap(({ key, name, quantity, total, shown }) => {
      const line = before.get(key);
      if (!line) return [t("order.lineNew", { name, quantity, amount: shown ?? total })];
      if (line.quantity !== quantity) {
        return [quantityChange({ name, quantity, was: line.quantity })];
      }
      const [was, is] = comparable({ net: line.total, shown: line.shown }, { net: total, shown });
      return was === is ? [] : [t("order.lineChanged", { name, is, was })];
    }),
  ];
}

function rateChange(
  was: ConfirmedRate | undefined,
  rate: ConfirmedRate | undefined,
  isOnly: boolean,
): string[] {
  if (was?.id === rate?.id) {
    if (!was || !rate || was.cost === rate.cost) return [];
    return [t("order.rateChanged", { name: rate.label, is: rate.cost, was: was.cost })];
  }
  if (!rate) {
    return [isOnly ? t("order.deliveryGone") : t("order.rateGone", { name: was?.label ?? "" })];
  }
  const now = { part: isOnly ? "all" : "some", name: rate.label, cost: rate.cost };
  if (!was) return [t("order.deliveryNow", now)];
  return [t("order.deliveryChanged", { ...now, oldName: was.label, oldCost: was.cost })];
}

function rateChanges(
  { rates: before }: ConfirmedOrder,
  { rates: after }: ConfirmedOrder,
): string[] {
  const count = Math.max(before.length, after.length);
  return Array.from({ length: count }, (_, at) =>
    rateChange(before[at], after[at], count === 1),
  ).flat();
}

function couponChanges(confirmed: ConfirmedOrder, now: ConfirmedOrder): string[] {
  const before = new Map(confirmed.coupons.map((coupon) => [coupon.code, coupon]));
  // As the totals print it.
  const printed = (code: string) => code.toUpperCase();
  const after = new Set(now.coupons.map(({ code }) => code));
  const gone = confirmed.coupons.filter(({ code }) => !after.has(code));
  return [
    ...gone.map(({ code }) => t("order.codeGone", { code: printed(code) })),
    ...now.coupons.flatMap(({ code, discount, shown }) => {
      const coupon = before.get(code);
      // With tax, the discount of several coupons is confirmed and compared as one.
      const isSummed = now.shown !== undefined && shown === undefined;
      if (coupon === undefined) {
        const change = { code: printed(code), amount: shown ?? discount };
        return [isSummed ? t("order.codeNew", change) : t("order.codeNow", change)];
      }
      if (isSummed) return [];
      const [was, is] = comparable(
        { net: coupon.discount, shown: coupon.shown },
        { net: discount, shown },
      );
      return was === is ? [] : [t("order.codeChanged", { code: printed(code), is, was })];
    }),
  ];
}

/** Totals that are always compared, and taxes that are reported if only they changed. */
const totalNames: readonly ConfirmedTotal[] = [
  "subtotal",
  "discountTotal",
  "shippingTotal",
  "feeTotal",
  "totalTax",
  "total",
];
const taxNames: readonly ConfirmedTotal[] = ["subtotalTax", "discountTax", "shippingTax", "feeTax"];

const isNothing = (amount: string) => !/[1-9]/.test(amount);

function totalChanges(
  confirmed: ConfirmedOrder,
  now: ConfirmedOrder,
  names: readonly ConfirmedTotal[],
): string[] {
  return names.flatMap((name) => {
    const [was, is] = comparable(
      { net: confirmed.totals[name] ?? "", shown: confirmed.shown?.[name] },
      { net: now.totals[name] ?? "", shown: now.shown?.[name] },
    );
    if (was === is || (isNothing(was) && isNothing(is) && name !== "total")) return [];
    if (was === "") return [t("order.totalNow", { name, is })];
    return [is ? t("order.totalChanged", { name, is, was }) : t("order.totalGone", { name, was })];
  });
}

/**
 * Lists the changes since the shopper confirmed an order, one sentence each; only the total if the
 * confirmed order is unknown.
 */
export function changesBetween(
  confirmed: ConfirmedOrder | undefined,
  now: ConfirmedOrder,
): string[] {
  if (confirmed === undefined) return [t("order.totalIs", { total: now.totals.total ?? "0" })];
  const rates = rateChanges(confirmed, now);
  // A rate's sentence says it already.
  const names = totalNames.filter((name) => name !== "shippingTotal" || rates.length === 0);
  const totals = totalChanges(confirmed, now, names);
  // Amounts with tax are compared already.
  const isWithTax = confirmed.shown !== undefined && now.shown !== undefined;
  const taxes = isWithTax ? [] : totalChanges(confirmed, now, taxNames);
  return [
    ...lineChanges(confirmed, now),
    ...rates,
    ...couponChanges(confirmed, now),
    ...(totals.length > 0 ? totals : taxes),
  ];
}
