import type { Config } from "#server/kernel/config.ts";
import { SettingError } from "#server/kernel/config.ts";
import { openExaminedShop } from "#server/doctor/openExaminedShop.ts";
import { openCommandGateway } from "#server/backend/line/commandGateway.ts";
import { createPictureRules } from "#server/backend/pictures/pictureRules.ts";
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
import { createStoredReads } from "./storedReads.ts";

// Reading of a whole shop for its mirror.

/** Requests at the same time: the shop sells meanwhile. */
const CONNECTIONS = 2;
/** Shortest timeout of a request, in milliseconds: a page of products takes long in a slow shop. */
const TIMEOUT_MS = 60_000;

/** Settings of a reading: the shop's endpoint, and few connections. */
export type ReadConfig = Config & { GRAPHQL_ENDPOINT: string };

const readingConfig = (config: ReadConfig): ReadConfig => ({
  ...config,
  BACKEND_CONNECTIONS: CONNECTIONS,
  BACKEND_TIMEOUT_MS: Math.max(config.BACKEND_TIMEOUT_MS, TIMEOUT_MS),
});

/** Everything public of a shop, as a mirror stores it. */
export type ShopReading = Awaited<ReturnType<typeof readShop>>;

/** Returns the currency format; throws a sentence if the shop's prices do not show it. */
function currencyIn(prices: readonly PriceSample[], code: string | undefined) {
  const currency = shopCurrency(prices, code);
  if (currency) return currency;
  const problem = prices[0]
    ? `“${prices[0].printed}” does not show the shop's currency`
    : "No product has a price";
  throw new SettingError(`${problem}: set CURRENCY to its code, for example CURRENCY=USD.`);
}

/**
 * Reads all that a shop shows to guests; no orders, accounts, or texts of reviews.
 * @param folder stores the responses until all are read, for a reading that is interrupted
 * @param options `onProgress` is called with the number of products and of responses so far; `wait`
 * waits for milliseconds before a repetition
 * @throws SettingError if a setting is missing; OperationError if the shop does not respond
 */
export async function readShop(
  given: ReadConfig,
  folder: string,
  {
    onProgress = () => {},
    wait,
  }: {
    onProgress?: (counts: { products: number; responses: number }) => void;
    wait?: (ms: number) => Promise<unknown>;
  } = {},
) {
  const config = readingConfig(given);
  const endpoint = config.GRAPHQL_ENDPOINT;
  const { backend, gateway, delayMs, close } = await openCommandGateway(config);
  const examined = await openExaminedShop(config);
  const reads = createStoredReads(folder, createRepeatedSend(gateway.shared, delayMs, wait));
  const shop = { shared: reads.send };
  const rules = createPictureRules(backend, config.IMAGE_ORIGINS);
  const pictures = createMirroredPictures(
    endpoint,
    (address) => rules.sourceOf(address) !== undefined,
  );
  const progress = (products: number) =>
    onProgress({ products, responses: reads.counts().responses });
  try {
    const { gateways, ...identity } = await readIdentity(shop);
    const categories = await readCategories(shop, pictures);
    const [pages, { products, attributes, prices }] = await Promise.all([
      readPages(shop, pictures),
      readProducts(shop, { pictures, categories, onProgress: progress }),
    ]);
    const menus = await readMenus(shop);
    const currency = currencyIn(prices, config.CURRENCY);
    const { baseCountry, displaysTax, zones, taxRates } = await readDelivery(
      examined.shop,
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
      leftOut: gateway.lists.leftOut(),
      counts: reads.counts(),
      clear: reads.clear,
    };
  } finally {
    examined.close();
    close();
  }
}
