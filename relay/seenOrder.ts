/** The totals of a cart that a shopper is shown before an order is placed. */
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

/** An order as its shopper saw it: what is in it, how it comes, and every amount in words. */
export type SeenOrder = {
  lines: readonly SeenLine[];
  /** The chosen way of delivery; none where nothing is delivered. */
  rate?: { id: string; label: string; cost: string };
  coupons: readonly { code: string; discount: string }[];
  totals: Readonly<Partial<Record<SeenTotal, string>>>;
};

type CartLine = {
  readonly key: string;
  readonly quantity: number | null | undefined;
  readonly total: Text;
  readonly product: { readonly node: { readonly name: Text } } | null | undefined;
};

type ShippingRate = { readonly id: string; readonly label: Text; readonly cost: Text };

type ShippingPackage = {
  readonly rates: readonly (ShippingRate | null | undefined)[] | null | undefined;
};

/** What is read of a cart: ask for these fields, with `recalculateTotals`. */
export type CartToSee = {
  readonly contents: { readonly nodes: readonly CartLine[] } | null | undefined;
  readonly appliedCoupons:
    | readonly ({ readonly code: string; readonly discountAmount: string } | null | undefined)[]
    | null
    | undefined;
  readonly chosenShippingMethods: readonly Text[] | null | undefined;
  readonly availableShippingMethods:
    | readonly (ShippingPackage | null | undefined)[]
    | null
    | undefined;
} & { readonly [Name in SeenTotal]: Text };

const NAME_LENGTH = 80;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  euro: "€",
  gt: ">",
  lt: "<",
  nbsp: " ",
  pound: "£",
  quot: '"',
  yen: "¥",
};

const decoded = (entity: string, name: string) =>
  name.startsWith("#") ? String.fromCodePoint(Number(name.slice(1))) : (ENTITIES[name] ?? entity);

/** WooCommerce's words without its HTML: names hold tags, amounts hold entities. */
const words = (text: Text): string =>
  (text ?? "")
    .replace(/<[^>]*>/g, "")
    .replace(/&(#\d{1,5}|[a-z]+);/g, decoded)
    .replace(/\s+/g, " ")
    .trim();

const isThere = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined;

/** What a shopper sees of a cart. */
export function seenOrder(cart: CartToSee): SeenOrder {
  const rates = (cart.availableShippingMethods ?? []).flatMap((each) => each?.rates ?? []);
  const chosen = (cart.chosenShippingMethods ?? []).filter(isThere);
  const rate = rates.filter(isThere).find(({ id }) => chosen.includes(id));
  return {
    lines: (cart.contents?.nodes ?? []).map(({ key, quantity, total, product }) => ({
      key,
      name: words(product?.node.name).slice(0, NAME_LENGTH),
      quantity: quantity ?? 0,
      total: words(total),
    })),
    ...(rate && { rate: { id: rate.id, label: words(rate.label), cost: words(rate.cost) } }),
    coupons: (cart.appliedCoupons ?? []).filter(isThere).map(({ code, discountAmount }) => ({
      code,
      discount: words(discountAmount),
    })),
    totals: Object.fromEntries(
      // What the backend gives no amount for is nothing to compare.
      seenTotals.flatMap((name) => (isThere(cart[name]) ? [[name, words(cart[name])]] : [])),
    ),
  };
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const text = (value: unknown): string => (typeof value === "string" ? value : "");

const list = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

/** What a shopper saw, as the form says it; undefined where the form says nothing of it. */
export function readSeen(json: string): SeenOrder | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (!isFields(value) || !isFields(value.totals)) return undefined;
  const { lines, rate, coupons, totals } = value;
  return {
    lines: list(lines).map(({ key, name, quantity, total }) => ({
      key: text(key),
      name: text(name),
      quantity: Number(quantity) || 0,
      total: text(total),
    })),
    ...(isFields(rate) && {
      rate: { id: text(rate.id), label: text(rate.label), cost: text(rate.cost) },
    }),
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

function lineChanges(seen: SeenOrder, now: SeenOrder): string[] {
  const before = new Map(seen.lines.map((line) => [line.key, line]));
  const after = new Set(now.lines.map(({ key }) => key));
  const gone = seen.lines.filter(({ key }) => !after.has(key));
  return [
    ...gone.map(({ name }) => `“${name}” is no longer in your order.`),
    ...now.lines.flatMap(({ key, name, quantity, total }) => {
      const was = before.get(key);
      if (!was) return [`“${name}” is new in your order: ${quantity} for ${total}.`];
      if (was.quantity !== quantity) {
        return [`There are now ${quantity} of “${name}”, there were ${was.quantity}.`];
      }
      return was.total === total ? [] : [`“${name}” is now ${total}, it was ${was.total}.`];
    }),
  ];
}

function rateChanges({ rate: was }: SeenOrder, { rate }: SeenOrder): string[] {
  if (was?.id === rate?.id) {
    const isSame = was?.cost === rate?.cost || !was || !rate;
    return isSame ? [] : [`“${rate.label}” is now ${rate.cost}, it was ${was.cost}.`];
  }
  if (!rate) return ["There is no delivery in your order any more."];
  const now = `Your order now comes by “${rate.label}” for ${rate.cost}`;
  return [was ? `${now}, it was “${was.label}” for ${was.cost}.` : `${now}.`];
}

function couponChanges(seen: SeenOrder, now: SeenOrder): string[] {
  const before = new Map(seen.coupons.map(({ code, discount }) => [code, discount]));
  const after = new Set(now.coupons.map(({ code }) => code));
  const gone = seen.coupons.filter(({ code }) => !after.has(code));
  return [
    ...gone.map(({ code }) => `The code “${code}” does not count any more.`),
    ...now.coupons.flatMap(({ code, discount }) => {
      const was = before.get(code);
      if (was === undefined) return [`The code “${code}” now takes off ${discount}.`];
      return was === discount
        ? []
        : [`The code “${code}” now takes off ${discount}, it was ${was}.`];
    }),
  ];
}

/** The totals that are named one by one, and the taxes that are said where they alone changed. */
const totalNames: readonly (readonly [SeenTotal, string])[] = [
  ["subtotal", "The subtotal"],
  ["discountTotal", "The discount"],
  ["shippingTotal", "Delivery"],
  ["feeTotal", "The fee"],
  ["totalTax", "The tax"],
  ["total", "The total"],
];
const taxNames: readonly (readonly [SeenTotal, string])[] = [
  ["subtotalTax", "The tax on the subtotal"],
  ["discountTax", "The tax on the discount"],
  ["shippingTax", "The tax on delivery"],
  ["feeTax", "The tax on the fee"],
];

const isNothing = (amount: string) => !/[1-9]/.test(amount);

function totalChanges(seen: SeenOrder, now: SeenOrder, names: typeof totalNames): string[] {
  return names.flatMap(([name, label]) => {
    const { [name]: was = "" } = seen.totals;
    const { [name]: is = "" } = now.totals;
    if (was === is || (isNothing(was) && isNothing(is) && name !== "total")) return [];
    return [
      was === "" ? `${label} is now ${is}.` : `${label} is now ${is || "nothing"}, it was ${was}.`,
    ];
  });
}

/**
 * What is another now than the shopper saw, a sentence to each; empty where they saw all of it as it
 * is.
 */
export function changesBetween(seen: SeenOrder, now: SeenOrder): string[] {
  const totals = totalChanges(seen, now, totalNames);
  return [
    ...lineChanges(seen, now),
    ...rateChanges(seen, now),
    ...couponChanges(seen, now),
    ...(totals.length > 0 ? totals : totalChanges(seen, now, taxNames)),
  ];
}
