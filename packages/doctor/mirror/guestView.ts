import type { Cart, CartLine } from "#doctor/checks/guestCart.ts";
import { decimalOf } from "./shopCurrency.ts";
import type { CurrencyFormat } from "./shopCurrency.ts";
import { taxRateOf } from "./taxRate.ts";

// Delivery and taxes of a guest's cart in one country, as a mirror stores them.

const KINDS = ["flat_rate", "free_shipping", "local_pickup"] as const;

/** Returns the ways of delivery of a cart; one of a plugin counts as a flat rate. */
export function methodsOf(cart: Cart | undefined, currency: CurrencyFormat) {
  const rates = (cart?.availableShippingMethods ?? []).flatMap((parcel) => parcel?.rates ?? []);
  return rates.flatMap((rate, index) =>
    rate
      ? {
          instanceId: rate.instanceId || index + 1,
          kind: KINDS.find((kind) => kind === rate.methodId) ?? ("flat_rate" as const),
          title: rate.label ?? rate.methodId,
          cost: decimalOf(rate.cost ?? "", currency),
        }
      : [],
  );
}

/** Ways of delivery in a country. */
export type Methods = ReturnType<typeof methodsOf>;

/** Tax class of a product. */
export type TaxClass = "" | "reduced-rate" | "zero-rate";

/** Tax rate of a class in one country. */
export type ClassRate = { taxClass: TaxClass; rate: string; label: string };

/** Returns a function that reads a formatted amount. */
const amountsOf = (currency: CurrencyFormat) => (printed: string | null | undefined) =>
  Number(decimalOf(printed ?? "", currency));

/** True if delivery is taxed, as WooCommerce's rates are by default, unless the cart shows otherwise. */
export function isDeliveryTaxed(cart: Cart | undefined, currency: CurrencyFormat): boolean {
  const amount = amountsOf(currency);
  return amount(cart?.shippingTotal) === 0 || amount(cart?.shippingTax) > 0;
}

/**
 * Returns the tax rates of a cart, one for each class of its products. A class without tax has none.
 * @param classes tax classes of the products, by their ids
 */
export function classRatesOf(
  cart: Cart | undefined,
  classes: ReadonlyMap<number, TaxClass>,
  currency: CurrencyFormat,
): ClassRate[] {
  const amount = amountsOf(currency);
  const taxes = (cart?.totalTaxes ?? []).filter((line) => line !== null);
  const shippingTax = amount(cart?.shippingTax);

  function labelOf(tax: number): string {
    const isOf = (line: (typeof taxes)[number]) =>
      [tax, tax + shippingTax].some((sum) => Math.abs(amount(line.amount) - sum) < 0.02);
    return (taxes.find(isOf) ?? taxes[0])?.label ?? "Tax";
  }

  function rateOf({ total, tax: printed, product }: CartLine): ClassRate[] {
    const taxClass = classes.get(product?.node.databaseId ?? 0);
    const tax = amount(printed);
    const net = amount(total) - tax;
    if (taxClass === undefined || tax === 0 || net <= 0) return [];
    return [{ taxClass, rate: taxRateOf(tax, net, currency.decimals), label: labelOf(tax) }];
  }

  return (cart?.contents?.nodes ?? []).flatMap(rateOf);
}
