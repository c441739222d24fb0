import type { ShippingMethod, TaxRate } from "#shop/chargeSettings.ts";
import type { ShopSettings } from "#shop/merchandise.ts";
import { parseDecimal } from "#shop/money/decimal.ts";
import { toMicro } from "#shop/money/microUnits.ts";
import type { MicroUnits } from "#shop/money/microUnits.ts";
import { taxOn } from "#shop/money/tax.ts";
import type { CartState } from "./cartState.ts";

// Shipping rates of a cart: those of the address's zone, and the selected one.

/** A shipping rate with its cost. */
export type ShippingRate = {
  /** For example `flat_rate:1`. */
  id: string;
  kind: ShippingMethod["kind"];
  instanceId: number;
  label: string;
  cost: number;
  /** Unrounded; shipping costs are tax-exclusive even if product prices include tax. */
  tax: MicroUnits;
  taxRate: TaxRate | undefined;
};

export type Delivery = {
  country: string;
  /** Total that the minimum of free shipping is compared with, in smallest units. */
  productTotal: number;
  /** True if a coupon of the cart grants free shipping. */
  isGranted: boolean;
  taxRate: TaxRate | undefined;
};

/** Returns the rates of the first shipping zone with the country, in the merchant's order. */
export function ratesFor(settings: ShopSettings, delivery: Delivery): ShippingRate[] {
  const zone = settings.shippingZones.find(
    ({ countries }) => countries.length === 0 || countries.includes(delivery.country),
  );
  const { decimals } = settings.currency;
  return (zone?.methods ?? [])
    .filter((method) => isAvailable(method, delivery, decimals))
    .map(({ instanceId, kind, title, cost }) => {
      const amount = kind === "free_shipping" ? 0 : parseDecimal(cost || "0", decimals);
      const taxRate = kind === "flat_rate" ? delivery.taxRate : undefined;
      const tax = taxRate ? taxOn(toMicro(amount), taxRate.rate, false) : 0;
      return {
        id: `${kind}:${instanceId}`,
        kind,
        instanceId,
        label: title,
        cost: amount,
        tax,
        taxRate,
      };
    });
}

/**
 * Selects the rate: the shopper's choice while the available rates are unchanged, otherwise free
 * shipping if a coupon grants it, otherwise the first. Local pickup stays chosen regardless.
 */
export function chosenRate(
  rates: readonly ShippingRate[],
  { chosenMethod, offeredMethods }: Pick<CartState, "chosenMethod" | "offeredMethods">,
  isGranted: boolean,
): ShippingRate | undefined {
  const chosen = rates.find(({ id }) => id === chosenMethod);
  const areSameRates = rates.map(({ id }) => id).join() === offeredMethods.join();
  if (chosen && (areSameRates || chosen.kind === "local_pickup")) return chosen;
  const granted = isGranted ? rates.find(({ kind }) => kind === "free_shipping") : undefined;
  return granted ?? rates[0];
}

function isAvailable(
  { kind, minimumAmount }: ShippingMethod,
  { productTotal, isGranted }: Delivery,
  decimals: number,
): boolean {
  if (kind !== "free_shipping" || isGranted || minimumAmount === undefined) return true;
  return productTotal >= parseDecimal(minimumAmount, decimals);
}
