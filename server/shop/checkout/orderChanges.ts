import type {
  ConfirmedOrder,
  ConfirmedRate,
  ConfirmedTotal,
} from "#relay/contract/order/confirmedOrder.ts";

// Comparison of the confirmed order with the current cart, as sentences for the shopper.

const quantityChange = (name: string, quantity: number, was: number) =>
  quantity < was
    ? `Only ${quantity} of “${name}” ${quantity === 1 ? "is" : "are"} left; you had ${was}.`
    : `Your order now has ${quantity} of “${name}”; you had ${was}.`;

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
    ...gone.map(({ name }) => `“${name}” is no longer in your order.`),
    ...now.lines.flatMap(({ key, name, quantity, total, shown }) => {
      const line = before.get(key);
      if (!line) return [`“${name}” is new in your order: ${quantity} for ${shown ?? total}.`];
      if (line.quantity !== quantity) {
        return [quantityChange(name, quantity, line.quantity)];
      }
      const [was, is] = comparable({ net: line.total, shown: line.shown }, { net: total, shown });
      return was === is ? [] : [`“${name}” is now ${is}; it was ${was}.`];
    }),
  ];
}

function rateChange(
  was: ConfirmedRate | undefined,
  rate: ConfirmedRate | undefined,
  isOnly: boolean,
): string[] {
  if (was?.id === rate?.id) {
    const isSame = was?.cost === rate?.cost || !was || !rate;
    return isSame ? [] : [`“${rate.label}” is now ${rate.cost}; it was ${was.cost}.`];
  }
  const delivery = isOnly ? "Delivery" : "Delivery of part of your order";
  if (!rate) {
    return [
      isOnly
        ? "Your order no longer needs delivery."
        : `“${was?.label}” is no longer available for this order.`,
    ];
  }
  const now = `${delivery} is now “${rate.label}”, for ${rate.cost}`;
  return [was ? `${now}; it was “${was.label}”, for ${was.cost}.` : `${now}.`];
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

/** A code as the totals print it. */
const named = (code: string) => `The code “${code.toUpperCase()}”`;

function couponChanges(confirmed: ConfirmedOrder, now: ConfirmedOrder): string[] {
  const before = new Map(confirmed.coupons.map((coupon) => [coupon.code, coupon]));
  const after = new Set(now.coupons.map(({ code }) => code));
  const gone = confirmed.coupons.filter(({ code }) => !after.has(code));
  return [
    ...gone.map(({ code }) => `${named(code)} no longer applies.`),
    ...now.coupons.flatMap(({ code, discount, shown }) => {
      const coupon = before.get(code);
      // With tax, the discount of several coupons is confirmed and compared as one.
      const isSummed = now.shown !== undefined && shown === undefined;
      if (coupon === undefined) {
        return [`${named(code)} now ${isSummed ? "applies" : `takes off ${shown ?? discount}`}.`];
      }
      if (isSummed) return [];
      const [was, is] = comparable(
        { net: coupon.discount, shown: coupon.shown },
        { net: discount, shown },
      );
      return was === is ? [] : [`${named(code)} now takes off ${is}; it was ${was}.`];
    }),
  ];
}

/** Totals that are always compared, and taxes that are reported if only they changed. */
const totalNames: readonly (readonly [ConfirmedTotal, string])[] = [
  ["subtotal", "The subtotal"],
  ["discountTotal", "The discount"],
  ["shippingTotal", "Delivery"],
  ["feeTotal", "The fee"],
  ["totalTax", "The tax"],
  ["total", "The total"],
];
const taxNames: readonly (readonly [ConfirmedTotal, string])[] = [
  ["subtotalTax", "The tax on the subtotal"],
  ["discountTax", "The tax on the discount"],
  ["shippingTax", "The tax on delivery"],
  ["feeTax", "The tax on the fee"],
];

const isNothing = (amount: string) => !/[1-9]/.test(amount);

function totalChanges(
  confirmed: ConfirmedOrder,
  now: ConfirmedOrder,
  names: typeof totalNames,
): string[] {
  return names.flatMap(([name, label]) => {
    const [was, is] = comparable(
      { net: confirmed.totals[name] ?? "", shown: confirmed.shown?.[name] },
      { net: now.totals[name] ?? "", shown: now.shown?.[name] },
    );
    if (was === is || (isNothing(was) && isNothing(is) && name !== "total")) return [];
    return [
      was === "" ? `${label} is now ${is}.` : `${label} is now ${is || "nothing"}; it was ${was}.`,
    ];
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
  if (confirmed === undefined) return [`The total is ${now.totals.total ?? "0"}.`];
  const rates = rateChanges(confirmed, now);
  // A rate's sentence says it already.
  const names = totalNames.filter(([name]) => name !== "shippingTotal" || rates.length === 0);
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
