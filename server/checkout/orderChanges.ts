import type {
  ConfirmedOrder,
  ConfirmedRate,
  ConfirmedTotal,
} from "#relay/contract/confirmedOrder.ts";

const quantityChange = (name: string, quantity: number, was: number) =>
  quantity < was
    ? `Only ${quantity} of “${name}” ${quantity === 1 ? "is" : "are"} left; you had ${was}.`
    : `Your order now has ${quantity} of “${name}”; you had ${was}.`;

function lineChanges(confirmed: ConfirmedOrder, now: ConfirmedOrder): string[] {
  const before = new Map(confirmed.lines.map((line) => [line.key, line]));
  const after = new Set(now.lines.map(({ key }) => key));
  const gone = confirmed.lines.filter(({ key }) => !after.has(key));
  return [
    ...gone.map(({ name }) => `“${name}” is no longer in your order.`),
    ...now.lines.flatMap(({ key, name, quantity, total }) => {
      const was = before.get(key);
      if (!was) return [`“${name}” is new in your order: ${quantity} for ${total}.`];
      if (was.quantity !== quantity) {
        return [quantityChange(name, quantity, was.quantity)];
      }
      return was.total === total ? [] : [`“${name}” is now ${total}; it was ${was.total}.`];
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
  const order = isOnly ? "Your order" : "Part of your order";
  if (!rate) {
    return [
      isOnly
        ? "Your order no longer needs delivery."
        : `“${was?.label}” is no longer available for this order.`,
    ];
  }
  const now = `${order} now comes by “${rate.label}” for ${rate.cost}`;
  return [was ? `${now}; it was “${was.label}” for ${was.cost}.` : `${now}.`];
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
  const before = new Map(confirmed.coupons.map(({ code, discount }) => [code, discount]));
  const after = new Set(now.coupons.map(({ code }) => code));
  const gone = confirmed.coupons.filter(({ code }) => !after.has(code));
  return [
    ...gone.map(({ code }) => `The code “${code}” no longer applies.`),
    ...now.coupons.flatMap(({ code, discount }) => {
      const was = before.get(code);
      if (was === undefined) return [`The code “${code}” now takes off ${discount}.`];
      return was === discount
        ? []
        : [`The code “${code}” now takes off ${discount}; it was ${was}.`];
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
    const { [name]: was = "" } = confirmed.totals;
    const { [name]: is = "" } = now.totals;
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
  const totals = totalChanges(confirmed, now, totalNames);
  return [
    ...lineChanges(confirmed, now),
    ...rateChanges(confirmed, now),
    ...couponChanges(confirmed, now),
    ...(totals.length > 0 ? totals : totalChanges(confirmed, now, taxNames)),
  ];
}
