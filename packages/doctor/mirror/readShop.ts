import { examined } from "#doctor/checks/doctorCheck.ts";
import type { ShopAccess } from "#doctor/checks/doctorCheck.ts";
import { createMirroredPictures } from "./mirroredPictures.ts";
import { readCategories } from "./mirroredTerms.ts";
import { readMenus } from "./mirroredMenus.ts";
import { readPages } from "./mirroredPages.ts";
import { readDelivery } from "./readDelivery.ts";
import { readProducts } from "./readProducts.ts";
import { readIdentity } from "./readSettings.ts";
import { createRepeatedSend } from "./repeatedSend.ts";
import { shopCurrency } from "./shopCurrency.ts";
import type { PriceSample } from "./shopCurrency.ts";
import type { Address } from "../../../relay/contract/sendOperation.ts";
import { createStoredReads } from "./storedReads.ts";

// Reading of a whole shop for its mirror.

/** Shop that is mirrored, with connections of its command. */
export type MirroredShop = {
  /** Shop as the doctor examines it, for the carts of guests. */
  access: ShopAccess;
  /** Endpoint that sanitizes texts, and leaves out products that the shop fails on. */
  address: Address;
  /** Returns the milliseconds until the shop may be called again; 0 if it may be now. */
  delayMs: () => number;
  /** Returns a sentence for each product that lists leave out. */
  leftOut: () => readonly string[];
};

/** Mistake of the merchant, whose message is one sentence about it. */
export class Refusal extends Error {
  override name = "Refusal";
}

/** Everything public of a shop, as a mirror stores it. */
export type ShopReading = Awaited<ReturnType<typeof readShop>>;

/** Returns the currency format; throws a sentence if the shop's prices do not show it. */
function currencyIn(prices: readonly PriceSample[], code: string | undefined) {
  const currency = shopCurrency(prices, code);
  if (currency) return currency;
  const problem = prices[0]
    ? `“${prices[0].printed}” does not show the shop's currency`
    : "No product has a price";
  throw new Refusal(`${problem}: set CURRENCY to its code, for example CURRENCY=USD.`);
}

/**
 * Reads all that a shop shows to guests; no orders, accounts, or texts of reviews.
 * @param folder stores the responses until all are read, for a reading that is interrupted
 * @param options `onProgress` is called with the number of products and of responses so far; `wait`
 * waits for milliseconds before a repetition
 * @throws Refusal if a setting is missing; OperationError if the shop does not respond
 */
export async function readShop(
  { access, address, delayMs, leftOut }: MirroredShop,
  folder: string,
  {
    onProgress = () => {},
    wait,
  }: {
    onProgress?: (counts: { products: number; responses: number }) => void;
    wait?: (ms: number) => Promise<unknown>;
  } = {},
) {
  const { endpoint, isKnownPicture } = access;
  const reads = createStoredReads(folder, createRepeatedSend(address.send, delayMs, wait));
  const shop = { ...address, send: reads.send };
  const pictures = createMirroredPictures(endpoint, isKnownPicture);
  const progress = (products: number) =>
    onProgress({ products, responses: reads.counts().responses });
  const { gateways, ...identity } = await readIdentity(shop);
  const categories = await readCategories(shop, pictures);
  const [pages, { products, attributes, prices }] = await Promise.all([
    readPages(shop, pictures),
    readProducts(shop, { pictures, categories, onProgress: progress }),
  ]);
  const menus = await readMenus(shop);
  const currency = currencyIn(prices, access.config.CURRENCY);
  const { baseCountry, displaysTax, zones, taxRates } = await readDelivery(
    examined(access),
    currency,
    products,
  );
  return {
    merchandise: {
      settings: {
        ...identity,
        currency,
        baseCountry,
        baseState: "",
        basePostcode: "",
        // Prices are stored as they are displayed.
        pricesIncludeTax: displaysTax,
        displayPricesWithTax: displaysTax,
        taxRates,
        shippingZones: zones,
        coupons: [],
        menus,
        lowStockAmount: 2,
        gateways,
        enablesUnsupportedTypes: true,
        pictureRatio: pictures.ratio(),
        mirror: { endpoint, readAt: new Date().toISOString() },
      },
      attributes,
      categories,
      pages,
      products,
    },
    pictures: pictures.addresses(),
    leftOut: leftOut(),
    counts: reads.counts(),
    clear: reads.clear,
  };
}
