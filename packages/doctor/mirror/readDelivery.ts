import type { ExaminedShop } from "#doctor/checks/doctorCheck.ts";
import {
  addProduct,
  countries,
  emptyCart,
  readCart,
  setCountry,
  startSession,
} from "#doctor/checks/guestCart.ts";
import type { Cart } from "#doctor/checks/guestCart.ts";
import { classRatesOf, isDeliveryTaxed, methodsOf } from "./guestView.ts";
import type { ClassRate, Methods } from "./guestView.ts";
import type { MirroredProduct } from "./mirroredProduct.ts";
import type { CurrencyFormat } from "./shopCurrency.ts";

// Delivery and taxes of a mirrored shop, read from a guest's cart: WooGraphQL lists them to managers
// only.

/** Countries that are read at most; in a shop that sells to more, these are. */
const MOST_COUNTRIES = 50;
const SAMPLE =
  "US GB DE FR CA AU AT BE BG HR CY CZ DK EE FI GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE NO CH TR UA JP NZ BR IN MX KR SG ZA AE".split(
    " ",
  );

type Zone = { countries: string[]; methods: Methods };

/** Zones of countries, each with its ways of delivery: equal ones are one zone. */
function zonesOf(byCountry: ReadonlyMap<string, Methods>): Zone[] {
  const zones = new Map<string, Zone>();
  for (const [country, methods] of byCountry) {
    const key = JSON.stringify(methods);
    const zone = zones.get(key) ?? { countries: [], methods };
    zone.countries.push(country);
    zones.set(key, zone);
  }
  return [...zones.values()];
}

/** Sampled countries outside Europe and North America, most of which share the rest of the world's zone. */
const DISTANT = new Set(SAMPLE.slice(SAMPLE.indexOf("JP")));

/** Returns zones of which that of the most distant countries is the rest of the world's. */
function withRest(zones: readonly Zone[]): Zone[] {
  const distant = ({ countries: all }: Zone) => all.filter((one) => DISTANT.has(one)).length;
  const rest = zones.toSorted((one, other) => distant(other) - distant(one))[0];
  if (!rest) return [];
  const others = zones.filter((zone) => zone !== rest);
  return [...others, { ...rest, countries: [] }];
}

/** Plain products that are delivered, the cheapest first. */
function deliveredProducts(products: readonly MirroredProduct[]) {
  const price = ({ regularPrice, salePrice }: { regularPrice?: string; salePrice?: string }) =>
    Number(salePrice ?? regularPrice ?? 0);
  return products
    .flatMap((product) => ("variations" in product ? [] : product))
    .filter(({ type, virtual }) => type === "simple" && !virtual)
    .filter((product) => product.stock.status === "instock" && price(product) > 0)
    .toSorted((one, other) => price(one) - price(other));
}

/** Guest session with products in its cart. */
type Guest = {
  read: (country: string) => Promise<Cart | undefined>;
  leave: () => Promise<unknown>;
};

/** Begins a guest session with products in its cart; undefined if the shop gives no token. */
async function openGuest(shop: ExaminedShop, ids: Iterable<number>): Promise<Guest | undefined> {
  const token = await startSession(shop);
  if (token === undefined) return undefined;
  let next = token;
  for (const id of ids) ({ next } = await addProduct(shop, next, id));
  return {
    read: async (country) => {
      ({ next } = await setCountry(shop, next, country));
      const response = await readCart(shop, next);
      ({ next } = response);
      return response.cart;
    },
    leave: () => emptyCart(shop, next),
  };
}

/**
 * Reads the ways of delivery and the tax rates by country, and whether prices are displayed with
 * tax, from the carts of two guests, which are emptied again: the cheapest product reaches no amount
 * for free delivery, and the dearest one of each tax class shows the class's rate best.
 */
export async function readDelivery(
  shop: ExaminedShop,
  currency: CurrencyFormat,
  products: readonly MirroredProduct[],
) {
  const { base, allowed } = await countries(shop);
  const baseCountry = base ?? allowed[0] ?? "";
  const delivered = deliveredProducts(products);
  const cheapest = delivered[0];
  const dearest = new Map(delivered.map(({ taxClass, id }) => [taxClass, id]));
  const classes = new Map([...dearest].map(([taxClass, id]) => [id, taxClass]));
  const buyer = cheapest && (await openGuest(shop, [cheapest.id]));
  const taxed = cheapest && (await openGuest(shop, classes.keys()));
  if (!buyer || !taxed) return { baseCountry, displaysTax: false, zones: [], taxRates: [] };
  const isSample = allowed.length > MOST_COUNTRIES;
  const read = isSample ? SAMPLE.filter((code) => allowed.includes(code)) : allowed;
  const methods = new Map<string, Methods>();
  const rates: (ClassRate & { country: string; appliesToShipping: boolean })[] = [];
  let displaysTax = false;
  for (const country of new Set([baseCountry, ...read])) {
    const cart = await buyer.read(country);
    if (country === baseCountry) displaysTax = cart?.displayPricesIncludeTax ?? false;
    methods.set(country, methodsOf(cart, currency));
    const appliesToShipping = isDeliveryTaxed(cart, currency);
    for (const rate of classRatesOf(await taxed.read(country), classes, currency)) {
      rates.push({ ...rate, country, appliesToShipping });
    }
  }
  await buyer.leave();
  await taxed.leave();
  const zones = zonesOf(methods);
  return {
    baseCountry,
    displaysTax,
    zones: isSample ? withRest(zones) : zones,
    taxRates: rates.map((rate, index) => ({ ...rate, id: index + 1, state: "" })),
  };
}
