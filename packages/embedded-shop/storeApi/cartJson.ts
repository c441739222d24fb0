import type { Address } from "#shop/cart/address.ts";
import { articleOf } from "#shop/cart/cartProduct.ts";
import { parcelsOf } from "#shop/cart/parcels.ts";
import type { AppliedCoupon, PricedCart } from "#shop/cart/pricedCart.ts";
import type { ShopperCart } from "#shop/cart/shopperCart.ts";
import type { ShippingRate } from "#shop/cart/shippingRates.ts";
import { toMinor } from "#shop/money/microUnits.ts";
import { gatewaysOf } from "#shop/orders/gateways.ts";
import type { Shop } from "#shop/shop.ts";
import { currencyJson, minorText } from "./amountJson.ts";
import { itemJson } from "./itemJson.ts";
import type { AddressJson } from "./storeInput.ts";
import { t } from "../../../words/t.ts";

// Cart as WooCommerce's Store API has it.

const ADDRESS_KEYS = {
  firstName: "first_name",
  lastName: "last_name",
  company: "company",
  address1: "address_1",
  address2: "address_2",
  city: "city",
  state: "state",
  postcode: "postcode",
  country: "country",
  email: "email",
  phone: "phone",
} as const satisfies Record<keyof Address, string>;

const entries = Object.entries(ADDRESS_KEYS) as [keyof Address, keyof AddressJson][];

/** Returns an address in the Store API's names; a shipping address has no email. */
export const addressJson = (address: Address, isShipping: boolean) =>
  Object.fromEntries(
    entries
      .filter(([key]) => !isShipping || key !== "email")
      .map(([key, name]) => [name, address[key]]),
  );

/** Reads the fields of an address that a request has. */
export const addressInput = (json: AddressJson = {}): Partial<Address> =>
  Object.fromEntries(
    entries.flatMap(([key, name]) => (json[name] === undefined ? [] : [[key, json[name]]])),
  );

/** Returns a cart. */
export function cartJson(shop: Shop, { state, priced }: ShopperCart, accountEmail: string) {
  const { lines, fees, coupons, totals, needsShipping } = priced;
  const billing = { ...state.billing, email: state.billing.email || accountEmail };
  return {
    items: lines.map((line) => itemJson(shop, line)),
    coupons: coupons.map((coupon) => couponJson(shop, coupon)),
    fees: fees.map(({ name, amount, tax }) => ({
      key: name,
      name,
      totals: { total: minorText(amount), total_tax: minorText(tax), ...currencyJson(shop) },
    })),
    totals: totalsJson(shop, priced),
    shipping_address: addressJson(state.shipping, true),
    billing_address: addressJson(billing, false),
    needs_payment: totals.total > 0,
    needs_shipping: needsShipping,
    payment_requirements: ["products"],
    has_calculated_shipping: needsShipping,
    shipping_rates: packagesJson(shop, state.shipping, priced),
    items_count: lines.reduce((sum, { line }) => sum + line.quantity, 0),
    items_weight: lines.reduce(
      (sum, { line, cartProduct }) => sum + line.quantity * Number(cartProduct.product.weight || 0),
      0,
    ),
    cross_sells: [],
    errors: [],
    payment_methods: gatewaysOf(shop).map(({ id }) => id),
    extensions: {},
  };
}

function couponJson(shop: Shop, { code, discount, tax }: AppliedCoupon) {
  return {
    code,
    totals: {
      total_discount: minorText(toMinor(discount)),
      total_discount_tax: minorText(toMinor(tax)),
      ...currencyJson(shop),
    },
  };
}

function totalsJson(shop: Shop, { totals, taxLines, chosenRate }: PricedCart) {
  return {
    total_items: minorText(totals.subtotal),
    total_items_tax: minorText(totals.subtotalTax),
    total_fees: minorText(totals.fee),
    total_fees_tax: minorText(totals.feeTax),
    total_discount: minorText(toMinor(totals.discount)),
    total_discount_tax: minorText(toMinor(totals.discountTax)),
    total_shipping: chosenRate ? minorText(totals.shipping) : null,
    total_shipping_tax: chosenRate ? minorText(totals.shippingTax) : null,
    total_price: minorText(totals.total),
    total_tax: minorText(totals.tax),
    tax_lines: taxLines.map(({ rate, amount }) => ({
      name: rate.label,
      price: minorText(amount),
      rate: `${Number(rate.rate)}%`,
    })),
    ...currencyJson(shop),
  };
}

function packagesJson(shop: Shop, shipping: Address, priced: PricedCart) {
  const { address1, address2, city, state, postcode, country } = shipping;
  const shipped = priced.lines.filter(({ cartProduct }) => !articleOf(cartProduct).virtual);
  const items = shipped.map(({ line, cartProduct }) => ({
    key: line.key,
    name: articleOf(cartProduct).name,
    quantity: line.quantity,
  }));
  const contents = items.map(({ name, quantity }) => `${name} &times; ${quantity}`).join(", ");
  return parcelsOf(priced).map(({ rates }, at) => ({
    package_id: at,
    name: t("backend.shipment"),
    destination: { address_1: address1, address_2: address2, city, state, postcode, country },
    items,
    shipping_rates: rates.map((rate) =>
      rateJson(shop, rate, { contents, isSelected: rate.id === priced.chosenRate?.id }),
    ),
  }));
}

function rateJson(
  shop: Shop,
  { id, kind, instanceId, label, cost, tax }: ShippingRate,
  { contents, isSelected }: { contents: string; isSelected: boolean },
) {
  return {
    rate_id: id,
    name: label.replaceAll("&", "&amp;"),
    description: "",
    delivery_time: "",
    price: minorText(cost),
    taxes: minorText(toMinor(tax)),
    instance_id: instanceId,
    method_id: kind,
    meta_data: [{ key: "Items", value: contents }],
    selected: isSelected,
    ...currencyJson(shop),
  };
}
