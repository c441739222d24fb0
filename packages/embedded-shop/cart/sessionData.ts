import { rawAmount, rawMicro } from "#shop/money/format.ts";
import type { Shop } from "#shop/shop.ts";
import type { CartState } from "./cartState.ts";
import { priceState } from "./priceState.ts";
import type { PricedLine } from "./pricedCart.ts";

// Data of a session as WooCommerce stores it, by key; the bookkeeping of its pages is left out.

/** Entry of the session's data. */
export type SessionEntry = { id: null; key: string; value: string };

/** Input of updateSession: an entry to store. */
export type SessionInput = { key: string; value: string };

/** Returns the entries of a session; none before its cart has changed. */
export function sessionData(shop: Shop, state: CartState): SessionEntry[] {
  if (state.lines.length === 0) return Object.entries(state.data ?? {}).map(entry);
  const { currency } = shop.settings;
  const priced = priceState(shop, state);
  const raw = (minor: number) => rawAmount(minor, currency);
  const line = ({
    line: { key, productId, variationId, choices, quantity },
    ...of
  }: PricedLine) => [
    key,
    {
      key,
      product_id: productId,
      variation_id: variationId,
      variation: Object.fromEntries(choices.map(({ name, value }) => [`attribute_${name}`, value])),
      quantity,
      line_subtotal: Number(rawMicro(of.subtotal.net, currency)),
      line_subtotal_tax: Number(raw(of.subtotal.tax)),
      line_total: Number(rawMicro(of.total.net, currency)),
      line_tax: Number(raw(of.total.tax)),
    },
  ];
  const { totals, coupons, rates, chosenRate } = priced;
  const found: Record<string, unknown> = {
    previous_shipping_methods: [rates.map(({ id }) => id)],
    chosen_shipping_methods: chosenRate ? [chosenRate.id] : [],
    shipping_method_counts: [rates.length],
    cart_totals: {
      subtotal: raw(totals.subtotal),
      subtotal_tax: Number(raw(totals.subtotalTax)),
      shipping_total: raw(totals.shipping),
      shipping_tax: Number(raw(totals.shippingTax)),
      discount_total: Number(rawMicro(totals.discount, currency)),
      discount_tax: Number(rawMicro(totals.discountTax, currency)),
      cart_contents_total: raw(totals.contents),
      cart_contents_tax: Number(raw(totals.contentsTax)),
      fee_total: raw(totals.fee),
      fee_tax: Number(raw(totals.feeTax)),
      total: raw(totals.total),
      total_tax: Number(raw(totals.tax)),
    },
    cart: Object.fromEntries(priced.lines.map(line)),
    ...(coupons.length > 0 && { applied_coupons: coupons.map(({ code }) => code) }),
  };
  const texts = Object.entries(found).map(([key, value]) => [key, JSON.stringify(value)] as const);
  return Object.entries({ ...Object.fromEntries(texts), ...state.data }).map(entry);
}

const entry = ([key, value]: readonly [string, string]): SessionEntry => ({ id: null, key, value });

/** Returns a state with more entries of the caller's own. */
export function withData(state: CartState, entries: readonly SessionInput[]): CartState {
  const added = Object.fromEntries(entries.map(({ key, value }) => [key, value]));
  return { ...state, data: { ...state.data, ...added } };
}
