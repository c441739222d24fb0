import type { PricedFee } from "#shop/cart/pricedCart.ts";
import type { AppliedCoupon, TaxLine, Totals } from "#shop/cart/pricedCart.ts";
import { parcelsOf } from "#shop/cart/parcels.ts";
import { priceState } from "#shop/cart/priceState.ts";
import { recalculate } from "#shop/cart/shopperCart.ts";
import type { CartContext, ShopperCart } from "#shop/cart/shopperCart.ts";
import { connectionOf } from "#shop/catalogue/connections.ts";
import type { PageArguments } from "#shop/catalogue/connections.ts";
import { parseDecimal, shortestDecimalText } from "#shop/money/decimal.ts";
import { decimalAmount, formatAmount } from "#shop/money/format.ts";
import type { ResolverMap } from "#shop/resolverMap.ts";
import { amountField, microField } from "./amount.ts";
import type { AmountArguments } from "./amount.ts";

// GraphQL resolvers of the cart: contents, totals, coupons, fees and taxes.

/** Source object of the Cart type; resolving `total` may recalculate the other totals in it. */
export type CartSource = ShopperCart;

type ContentsArguments = PageArguments & { where?: { needsShipping?: boolean | null } | null };
type DiscountArguments = AmountArguments & { excludeTax?: boolean | null };

const sumField = (name: keyof Totals) =>
  amountField(({ priced }: CartSource) => priced.totals[name]);
const total = sumField("total");
const discountWithoutTax = microField((coupon: AppliedCoupon) => coupon.discount);
const discountWithTax = microField((coupon: AppliedCoupon) => coupon.discount + coupon.tax);

export const cartFields = {
  Cart: {
    contents: ({ priced }: CartSource, args: ContentsArguments) => contents(priced.lines, args),
    subtotal: sumField("subtotal"),
    subtotalTax: sumField("subtotalTax"),
    discountTotal: microField(({ priced }: CartSource) => priced.totals.discount),
    discountTax: microField(({ priced }: CartSource) => priced.totals.discountTax),
    shippingTotal: sumField("shipping"),
    shippingTax: sumField("shippingTax"),
    contentsTax: sumField("contentsTax"),
    contentsTotal: (cart: CartSource, args: AmountArguments, context: CartContext) =>
      (context.shop.settings.displayPricesWithTax ? subtotalWithTax : sumField("subtotal"))(
        cart,
        args,
        context,
      ),
    feeTotal: sumField("fee"),
    feeTax: sumField("feeTax"),
    fees: ({ priced }: CartSource) => (priced.fees.length > 0 ? priced.fees : null),
    totalTax: sumField("tax"),
    total: (cart: CartSource, args: AmountArguments, context: CartContext) => {
      // Observed: only this field recalculates, and later fields of the selection see the result.
      if (cart.state.totalledFor) Object.assign(cart, recalculate(context));
      // The raw total alone keeps its zeros: WooCommerce stores it as a formatted number.
      return args.format === "RAW"
        ? decimalAmount(cart.priced.totals.total, context.shop.settings.currency)
        : total(cart, args, context);
    },
    totalTaxes: ({ priced }: CartSource) => (priced.taxLines.length > 0 ? priced.taxLines : null),
    taxLines: ({ priced }: CartSource) => priced.taxLines,
    isEmpty: ({ priced }: CartSource) => priced.lines.length === 0,
    displayPricesIncludeTax: (_: CartSource, _args: object, { shop }: CartContext) =>
      shop.settings.displayPricesWithTax,
    needsShippingAddress: ({ priced }: CartSource) => priced.needsShipping,
    appliedCoupons: ({ priced }: CartSource) => (priced.coupons.length > 0 ? priced.coupons : null),
    availableShippingMethods: ({ state, priced }: CartSource, _: object, { shop }: CartContext) =>
      parcelsOf(state.totalledFor ? priceState(shop, state) : priced),
    chosenShippingMethods: ({ priced }: CartSource) =>
      priced.chosenRate ? [priced.chosenRate.id] : [],
  },
  AppliedCoupon: {
    discountAmount: (coupon: AppliedCoupon, args: DiscountArguments, context: CartContext) =>
      (args.excludeTax === false ? discountWithTax : discountWithoutTax)(coupon, args, context),
    discountTax: microField((coupon: AppliedCoupon) => coupon.tax),
  },
  CartFee: {
    id: ({ name }: PricedFee) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"),
    amount: shownFee,
    total: shownFee,
    taxable: ({ isTaxed }: PricedFee) => isTaxed,
    // Every taxed fee is taxed at the cart's first rate.
    taxClass: ({ isTaxed }: PricedFee) => (isTaxed ? "STANDARD" : null),
  },
  CartTax: {
    id: ({ rate }: TaxLine) => String(rate.id),
    label: ({ rate }: TaxLine) => rate.label,
    isCompound: () => false,
    amount: amountField(({ amount }: TaxLine) => amount),
  },
  CartTaxLine: {
    name: ({ rate }: TaxLine) => rate.label,
    price: ({ amount }: TaxLine, _: object, { shop }: CartContext) =>
      formatAmount(amount, shop.settings.currency),
    rate: ({ rate }: TaxLine) => `${shortestDecimalText(parseDecimal(rate.rate, 4), 4)}%`,
  },
} satisfies ResolverMap;

function shownFee({ amount }: PricedFee, _: object, { shop }: CartContext): number {
  return amount / 10 ** shop.settings.currency.decimals;
}

const subtotalWithTax = amountField(
  ({ priced }: CartSource) => priced.totals.subtotal + priced.totals.subtotalTax,
);

function contents(all: ShopperCart["priced"]["lines"], args: ContentsArguments) {
  const needsShipping = args.where?.needsShipping ?? undefined;
  const lines = all.filter(
    ({ cartProduct }) =>
      needsShipping === undefined || cartProduct.product.virtual !== needsShipping,
  );
  const connection = connectionOf(lines, args, ({ line }) => line.key);
  // Observed: without `first`, hasNextPage is false for any number of lines.
  const hasNextPage = args.first || args.last ? connection.pageInfo.hasNextPage : false;
  return {
    ...connection,
    pageInfo: { ...connection.pageInfo, hasNextPage },
    itemCount: all.reduce((sum, { line }) => sum + line.quantity, 0),
    productCount: all.length,
  };
}
