import type { ShippingRate } from "#shop/cart/shippingRates.ts";
import type { CartContext } from "#shop/cart/shopperCart.ts";
import { toMinor } from "#shop/money/microUnits.ts";
import type { ResolverMap } from "#shop/resolverMap.ts";
import { costField, microField } from "./amount.ts";
import type { AmountArguments } from "./amount.ts";

const cost = costField((rate: ShippingRate) => rate.cost);
const costWithTax = costField((rate: ShippingRate) => rate.cost + toMinor(rate.tax));

/** GraphQL resolvers of shipping packages and rates. */
export const shippingFields = {
  ShippingPackage: {
    supportsShippingCalculator: () => true,
  },
  ShippingRate: {
    methodId: (rate: ShippingRate) => rate.kind,
    cost: (rate: ShippingRate, args: AmountArguments, context: CartContext) =>
      (context.shop.settings.displayPricesWithTax ? costWithTax : cost)(rate, args, context),
    subtotal: cost,
    taxTotal: microField((rate: ShippingRate) => rate.tax),
  },
} satisfies ResolverMap;
