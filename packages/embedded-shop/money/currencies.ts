import type { CurrencySettings, ShopSettings } from "#shop/merchandise.ts";
import type { Shop } from "#shop/shop.ts";
import { decimalText, exactNumber, parseDecimal } from "./decimal.ts";
import { scale } from "./microUnits.ts";

// Currencies of a shop, as a multi-currency plugin of WooCommerce has them: every amount that the
// merchant entered is exchanged once, where it is read, and rounded to the currency's smallest unit.

/** Header of a request that names the currency of its response. */
export const CURRENCY_HEADER = "x-vitrine-currency";

const RATE_PLACES = 8;

/** Returns the shop in a currency; as it is if it does not know that, or none is named. */
export const shopIn = (shop: Shop, code: string | null | undefined): Shop =>
  shop.currencies.get(code ?? "") ?? shop;

/** Returns the currency that an order or its part names; else that of the response. */
export const currencyOf = (shop: Shop, source: object): CurrencySettings =>
  shopIn(shop, "currency" in source ? String(source.currency) : undefined).settings.currency;

/** Adds a shop's own currency, and those that its settings have a rate for, to `currencies`. */
export function addCurrencies(shop: Shop): void {
  const { currency: own, currencies = [] } = shop.settings;
  shop.currencies.set(own.code, shop);
  for (const { rate, ...currency } of currencies) {
    const to = parseDecimal(rate, RATE_PLACES) * 10 ** currency.decimals;
    const exchange = { from: 10 ** (RATE_PLACES + own.decimals), to, own };
    // The shop's settings are those of the language at hand.
    const known = new WeakMap<ShopSettings, ShopSettings>();
    const inCurrency = (settings: ShopSettings) => {
      const shown = known.get(settings) ?? { ...settings, currency };
      if (!known.has(settings)) shown.shippingZones = exchangedZones({ exchange, settings: shown });
      known.set(settings, shown);
      return shown;
    };
    shop.currencies.set(currency.code, {
      ...shop,
      exchange,
      get settings() {
        return inCurrency(shop.settings);
      },
    });
  }
}

type Exchanged = Pick<Shop, "exchange">;

/** Exchanges an amount of the shop's own currency, in smallest units. */
export const exchanged = <Own extends number | null>({ exchange }: Exchanged, own: Own) =>
  exchange && own !== null ? scale(own, exchange.to, exchange.from) : own;

/** Returns the least own amount that is exchanged to at least this one. */
export function leastOwn({ exchange }: Exchanged, amount: number): number {
  if (!exchange) return amount;
  // Half a unit is rounded up: the own amount is at least (amount - 1/2) * from / to.
  const dividend = BigInt(2 * amount - 1) * BigInt(exchange.from);
  const divisor = BigInt(2 * exchange.to);
  return exactNumber((dividend + divisor - 1n) / divisor);
}

/** Exchanges an amount that is stored as a decimal string. */
export function exchangedText<Own extends string | null>(
  { exchange, settings }: Exchanged & { settings: Pick<ShopSettings, "currency"> },
  own: Own,
): Own | string {
  if (!exchange || !own) return own;
  const amount = exchanged({ exchange }, parseDecimal(own, exchange.own.decimals));
  return decimalText(amount, settings.currency.decimals);
}

const exchangedZones = (shop: Parameters<typeof exchangedText>[0] & { settings: ShopSettings }) =>
  shop.settings.shippingZones.map(({ methods, ...zone }) => ({
    ...zone,
    methods: methods.map(({ minimumAmount, ...method }) => ({
      ...method,
      cost: exchangedText(shop, method.cost),
      ...(minimumAmount !== undefined && { minimumAmount: exchangedText(shop, minimumAmount) }),
    })),
  }));
