import type { CartContext } from "#shop/cart/shopperCart.ts";
import { globalId } from "#shop/catalogue/globalIds.ts";
import { findProduct } from "#shop/catalogue/products.ts";
import type { TaxRate } from "#shop/chargeSettings.ts";
import type { CurrencySettings, ShopSettings } from "#shop/merchandise.ts";
import { currencyOf } from "#shop/money/currencies.ts";
import { rawAmount } from "#shop/money/format.ts";
import type { ResolverMap } from "#shop/resolverMap.ts";
import { metaOf } from "./metaOf.ts";
import type { MetaArguments } from "./metaOf.ts";
import type { OrderFee, OrderLine, OrderShipping, OrderTax } from "./order.ts";

// GraphQL resolvers of the taxes of an order's items, and of its tax rates.

type Taxed = { taxes: OrderTax[] };

/** A tax class as the GraphQL enum names it. */
const className = (slug: string) =>
  slug === "" ? "STANDARD" : slug.toUpperCase().replaceAll("-", "_");

const rateOf = ({ taxRates }: ShopSettings, { rateId }: OrderTax) =>
  taxRates.find(({ id }) => id === rateId);

/** Returns the rate among an order's taxes that applies to a tax class. */
const rateAmong = ({ settings }: CartContext["shop"], { taxes }: Taxed, taxClass: string) =>
  taxes.find((tax) => rateOf(settings, tax)?.taxClass === taxClass)?.rateId;

/** Returns an item's tax statement of one rate; none without a rate or a tax. */
function statement(
  currency: CurrencySettings,
  rateId: number | undefined,
  { total, subtotal }: { total: number; subtotal?: number },
) {
  if (rateId === undefined || total === 0) return [];
  const raw = (amount: number) => Number(rawAmount(amount, currency)) || null;
  return [
    {
      taxLineId: rateId,
      total: raw(total),
      ...(subtotal !== undefined && { subtotal: raw(subtotal) }),
    },
  ];
}

const articleOf = ({ shop }: CartContext, { productId }: OrderLine) =>
  findProduct(shop, { id: productId });

const taxStatusOf = (context: CartContext, line: OrderLine) =>
  articleOf(context, line)?.taxStatus ?? "taxable";

export const itemTaxFields = {
  LineItem: {
    taxClass: (line: OrderLine, _: object, context: CartContext) =>
      taxStatusOf(context, line) === "taxable"
        ? className(articleOf(context, line)?.taxClass ?? "")
        : null,
    taxStatus: (line: OrderLine, _: object, context: CartContext) =>
      taxStatusOf(context, line).toUpperCase(),
    taxes: (line: OrderLine & Taxed, _: object, context: CartContext) => {
      const rateId = rateAmong(context.shop, line, articleOf(context, line)?.taxClass ?? "");
      return statement(currencyOf(context.shop, line), rateId, {
        total: line.total.tax,
        subtotal: line.subtotal.tax,
      });
    },
  },
  ShippingLine: {
    metaData: ({ items }: OrderShipping, args: MetaArguments) =>
      items ? metaOf([{ key: "Items", value: items }], args) : null,
    taxClass: (_: OrderShipping, _args: object, { shop }: CartContext) => {
      const { shippingTaxClass } = shop.settings;
      return shippingTaxClass === undefined ? "INHERIT_CART" : className(shippingTaxClass);
    },
    taxes: (line: OrderShipping & Taxed, _: object, context: CartContext) =>
      statement(
        currencyOf(context.shop, line),
        line.taxes.find(({ shipping }) => shipping !== 0)?.rateId,
        {
          total: line.tax,
        },
      ),
  },
  FeeLine: {
    taxStatus: ({ isTaxed }: OrderFee) =>
      isTaxed === undefined ? null : isTaxed ? "TAXABLE" : "NONE",
    taxClass: ({ isTaxed }: OrderFee) => (isTaxed ? "STANDARD" : null),
    taxes: (fee: OrderFee & Taxed, _: object, context: CartContext) =>
      statement(currencyOf(context.shop, fee), rateAmong(context.shop, fee, ""), {
        total: fee.tax,
      }),
  },
  TaxLine: {
    rateCode: (tax: OrderTax, _: object, { shop }: CartContext) => {
      const rate = rateOf(shop.settings, tax);
      const parts = rate ? [rate.country, rate.state, rate.label || "Tax", PRIORITY] : [];
      return parts.filter(Boolean).join("-").toUpperCase() || null;
    },
    taxRate: (tax: OrderTax, _: object, { shop }: CartContext) =>
      rateOf(shop.settings, tax) ?? null,
  },
  TaxRate: {
    id: ({ id }: TaxRate) => globalId("tax_rate", id),
    databaseId: ({ id }: TaxRate) => id,
    name: ({ label }: TaxRate) => label || null,
    country: ({ country }: TaxRate) => country || null,
    state: ({ state }: TaxRate) => state || null,
    class: ({ taxClass }: TaxRate) => className(taxClass),
    shipping: ({ appliesToShipping }: TaxRate) => appliesToShipping,
    // The shop's rates apply to whole states, and are of one priority.
    city: () => "*",
    cities: () => ["*"],
    postcode: () => "*",
    postcodes: () => ["*"],
    compound: () => false,
    priority: () => PRIORITY,
    order: (rate: TaxRate, _: object, { shop }: CartContext) =>
      shop.settings.taxRates.findIndex(({ id }) => id === rate.id),
  },
} satisfies ResolverMap;

const PRIORITY = 1;
