import type { StoredCoupon } from "#shop/catalogue/coupons.ts";
import type { TaxRate } from "#shop/chargeSettings.ts";
import type { ShopSettings } from "#shop/merchandise.ts";
import { toMicro, toMinor } from "#shop/money/microUnits.ts";
import type { MicroUnits } from "#shop/money/microUnits.ts";
import type { CartState } from "./cartState.ts";
import { discountsOf } from "./discounts.ts";
import type { Discount } from "./discounts.ts";
import { articleOf } from "./cartProduct.ts";
import type { StockedLine } from "./cartProduct.ts";
import { charge, localPrice, taxRounding, taxIn } from "./lineCharge.ts";
import type { LineTax } from "./lineCharge.ts";
import { displayedSubtotal } from "./pricedCart.ts";
import type { AppliedCoupon, PricedCart, PricedLine, TaxLine, Totals } from "./pricedCart.ts";
import { chosenRate, ratesFor } from "./shippingRates.ts";
import type { ShippingRate } from "./shippingRates.ts";
import { rateFor, taxedPlace } from "./taxRates.ts";

// Cart pricing: discounts, taxes, shipping and totals, computed as WooCommerce does.

/** Inputs of cart pricing besides the lines. */
export type PricingTerms = Pick<CartState, "chosenMethod" | "offeredMethods" | "shipping"> & {
  /** Applied coupon codes; `couponsFor` returns those valid for a displayed subtotal. */
  coupons: readonly string[];
  couponsFor(displayedSubtotal: number): StoredCoupon[];
};

/** Prices a cart in WooCommerce's order: lines, coupons, taxes, shipping, total. */
export function priceCart(
  settings: ShopSettings,
  stocked: readonly StockedLine[],
  terms: PricingTerms,
): PricedCart {
  const place = taxedPlace(settings, terms.chosenMethod, terms.shipping);
  const items = stocked.map((line) => itemOf(settings, line, place));
  const subtotals = subtotalsOf(items);
  const displayed = displayedSubtotal({ totals: subtotals }, settings);
  const coupons = terms.couponsFor(displayed);
  const discounts = discountsOf(items, coupons, settings.currency.decimals);
  const lines = items.map((item) => discounted(item, discounts, settings.pricesIncludeTax));
  const applied = terms.coupons.map((code) =>
    appliedCoupon(code, coupons, items, discounts.get(code), settings.pricesIncludeTax),
  );
  const discount = sum(applied.map((coupon) => coupon.discount));
  const discountTax = sum(applied.map(({ tax }) => tax));

  const parcel = stocked.filter(({ cartProduct }) => !articleOf(cartProduct).virtual);
  const isGranted = coupons.some(({ freeShipping }) => freeShipping);
  const shownDiscount = discount + (settings.displayPricesWithTax ? discountTax : 0);
  const rates =
    parcel.length === 0
      ? []
      : ratesFor(settings, {
          country: terms.shipping.country,
          productTotal: displayed - toMinor(shownDiscount),
          isGranted,
          taxRate: deliveryTaxRate(settings, parcel, place),
        });
  const chosen = chosenRate(rates, terms, isGranted);
  const shippingTax = toMinor(chosen?.tax ?? 0, taxRounding(settings.pricesIncludeTax));
  const taxLines = taxesByRate(items, lines, chosen, shippingTax);
  const contents = sum(lines.map(({ total }) => toMinor(total.net)));
  const contentsTax = sum(lines.map(({ total }) => total.tax));
  const tax = contentsTax + shippingTax;
  const shipping = chosen?.cost ?? 0;
  const total = contents + shipping + tax;
  const totals: Totals = {
    ...subtotals,
    contents,
    contentsTax,
    discount,
    discountTax,
    shipping,
    shippingTax,
    fee: 0,
    feeTax: 0,
    tax,
    total,
  };
  return {
    lines,
    coupons: applied,
    needsShipping: parcel.length > 0,
    rates,
    chosenRate: chosen,
    taxLines,
    fees: [],
    totals,
  };
}

/** A line during pricing; `price` is its price at the shopper's address, before coupons. */
type Item = {
  key: string;
  quantity: number;
  price: MicroUnits;
  rate: TaxRate | undefined;
  line: PricedLine;
};

function itemOf(settings: ShopSettings, stocked: StockedLine, place: LinePlace): Item {
  const { product } = stocked.cartProduct;
  const { key, quantity } = stocked.line;
  const { pricesIncludeTax, baseCountry, baseState } = settings;
  const isTaxed = product.taxStatus === "taxable";
  const base = { country: baseCountry, state: baseState };
  const tax: LineTax = {
    rate: isTaxed ? rateFor(settings, product.taxClass, place) : undefined,
    baseRate: isTaxed ? rateFor(settings, product.taxClass, base) : undefined,
  };
  const entered = toMicro((articleOf(stocked.cartProduct).price ?? 0) * quantity);
  const price = localPrice(entered, tax, pricesIncludeTax);
  const subtotal = charge(price, tax.rate, pricesIncludeTax);
  return { key, quantity, price, rate: tax.rate, line: { ...stocked, subtotal, total: subtotal } };
}

type LinePlace = Parameters<typeof rateFor>[2];

function subtotalsOf(items: readonly Item[]): Pick<Totals, "subtotal" | "subtotalTax"> {
  const subtotals = items.map(({ line }) => line.subtotal);
  return {
    subtotal: sum(subtotals.map(({ net }) => toMinor(net))),
    subtotalTax: sum(subtotals.map(({ tax }) => tax)),
  };
}

function discounted(
  { key, price, rate, line }: Item,
  discounts: ReadonlyMap<string, Discount>,
  isIncluded: boolean,
): PricedLine {
  const taken = sum([...discounts.values()].map((discount) => discount.get(key) ?? 0));
  return { ...line, total: charge(price - toMicro(taken), rate, isIncluded) };
}

function appliedCoupon(
  code: string,
  coupons: readonly StoredCoupon[],
  items: readonly Item[],
  discount: Discount | undefined,
  isIncluded: boolean,
): AppliedCoupon {
  const description = coupons.find((coupon) => coupon.code === code)?.description ?? "";
  const parts = items.map(({ key, rate }) => {
    const amount = toMicro(discount?.get(key) ?? 0);
    return { amount, tax: taxIn(amount, rate, isIncluded) };
  });
  const tax = sum(parts.map((part) => part.tax));
  const amount = sum(parts.map((part) => part.amount));
  return { code, description, discount: isIncluded ? amount - tax : amount, tax };
}

/**
 * Returns the rate of shipping: that of the shop's class for it, or else the standard rate if one
 * of the products has it, or the products' rate.
 */
function deliveryTaxRate(
  settings: ShopSettings,
  parcel: readonly StockedLine[],
  place: LinePlace,
): TaxRate | undefined {
  const classes = parcel
    .filter(({ cartProduct }) => cartProduct.product.taxStatus !== "none")
    .map(({ cartProduct }) => cartProduct.product.taxClass);
  const { shippingTaxClass: taxClass = classes.toSorted()[0] } = settings;
  if (taxClass === undefined) return undefined;
  const rate = rateFor(settings, taxClass, place);
  return rate?.appliesToShipping ? rate : undefined;
}

function taxesByRate(
  items: readonly Item[],
  lines: readonly PricedLine[],
  chosen: ShippingRate | undefined,
  shippingTax: number,
): TaxLine[] {
  const charged = [
    ...items.map(({ rate }, at) => ({ rate, amount: lines[at]?.total.tax ?? 0 })),
    { rate: chosen?.taxRate, amount: shippingTax },
  ];
  const taxLines = new Map<number, TaxLine>();
  for (const { rate, amount } of charged) {
    if (!rate) continue;
    const before = taxLines.get(rate.id)?.amount ?? 0;
    taxLines.set(rate.id, { rate, amount: before + amount });
  }
  return [...taxLines.values()].filter(({ amount }) => amount !== 0);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
