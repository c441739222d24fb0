import type { ShippingMethod, ShopSettings, TaxRate } from "#server/embedded/shop/merchandise.ts";
import { parseDecimal } from "#server/embedded/shop/money/decimal.ts";
import { toFine } from "#server/embedded/shop/money/fine.ts";
import type { Fine } from "#server/embedded/shop/money/fine.ts";
import { taxOn } from "#server/embedded/shop/money/tax.ts";
import type { CartState } from "./cartState.ts";

/** A way to have the goods delivered, with what it costs. */
export type ShippingRate = {
  /** `flat_rate:1`. */
  id: string;
  kind: ShippingMethod["kind"];
  instanceId: number;
  label: string;
  cost: number;
  /** Not yet rounded; delivery is priced without tax whatever the shop's goods are. */
  tax: Fine;
  taxRate: TaxRate | undefined;
};

export type Delivery = {
  country: string;
  /** What free shipping's minimum is held against, in smallest units. */
  goodsTotal: number;
  /** Whether a coupon of the cart grants free shipping. */
  isGranted: boolean;
  taxRate: TaxRate | undefined;
};

/** The rates of the first zone that holds the country, in the merchant's order. */
export function ratesFor(settings: ShopSettings, delivery: Delivery): ShippingRate[] {
  const zone = settings.shippingZones.find(
    ({ countries }) => countries.length === 0 || countries.includes(delivery.country),
  );
  const { decimals } = settings.currency;
  return (zone?.methods ?? [])
    .filter((method) => isOffered(method, delivery, decimals))
    .map(({ instanceId, kind, title, cost }) => {
      const amount = kind === "free_shipping" ? 0 : parseDecimal(cost || "0", decimals);
      const taxRate = kind === "flat_rate" ? delivery.taxRate : undefined;
      const tax = taxRate ? taxOn(toFine(amount), taxRate.rate, false) : 0;
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
 * Which rate holds: the shopper's choice, as long as the same rates are offered as when they made
 * it. Otherwise the first, or free shipping if a coupon grants it; fetching the goods stays chosen.
 */
export function chosenRate(
  rates: readonly ShippingRate[],
  { chosenMethod, offeredMethods }: Pick<CartState, "chosenMethod" | "offeredMethods">,
  isGranted: boolean,
): ShippingRate | undefined {
  const chosen = rates.find(({ id }) => id === chosenMethod);
  const isSameOffer = rates.map(({ id }) => id).join() === offeredMethods.join();
  if (chosen && (isSameOffer || chosen.kind === "local_pickup")) return chosen;
  const granted = isGranted ? rates.find(({ kind }) => kind === "free_shipping") : undefined;
  return granted ?? rates[0];
}

function isOffered(
  { kind, minimumAmount }: ShippingMethod,
  { goodsTotal, isGranted }: Delivery,
  decimals: number,
): boolean {
  if (kind !== "free_shipping" || isGranted || minimumAmount === undefined) return true;
  return goodsTotal >= parseDecimal(minimumAmount, decimals);
}
