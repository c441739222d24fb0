// The only module through which tests import the embedded shop and search: removing
// their packages means removing this file and the tests that import it.

import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { projectFolder } from "#server/kernel/tool.ts";
import { environment } from "#tests/worlds/servers/environment.ts";

export { indexCatalogue } from "#packages/embedded-search/indexCatalogue.ts";
export { openSearch } from "#packages/embedded-search/openSearch.ts";
export {
  decideIntent,
  finishIntent,
  intentOf,
} from "#packages/embedded-shop/cards/paymentIntents.ts";
export { settlePayment } from "#packages/embedded-shop/cards/settlePayment.ts";
export { EMPTY_ADDRESS } from "#packages/embedded-shop/cart/address.ts";
export { listProducts } from "#packages/embedded-shop/catalogue/lists/productList.ts";
export type { ProductListArguments } from "#packages/embedded-shop/catalogue/lists/productList.ts";
export { movedTo } from "#packages/embedded-shop/catalogue/oldSlugs.ts";
export { priceText } from "#packages/embedded-shop/catalogue/priceText.ts";
export type { PriceFormat, PriceKind } from "#packages/embedded-shop/catalogue/priceText.ts";
export { findProduct } from "#packages/embedded-shop/catalogue/products.ts";
export { reviewsOf } from "#packages/embedded-shop/catalogue/reviews.ts";
export { setStock } from "#packages/embedded-shop/catalogue/stock.ts";
export { findVariation, variationsOf } from "#packages/embedded-shop/catalogue/variations.ts";
export { writeReview } from "#packages/embedded-shop/catalogue/writeReview.ts";
export { number } from "#packages/embedded-shop/columns.ts";
export { saveCustomer } from "#packages/embedded-shop/customers/customerStore.ts";
export { hashPassword } from "#packages/embedded-shop/customers/password.ts";
export { openDatabase } from "#packages/embedded-shop/database.ts";
export { demoShop } from "#packages/embedded-shop/demoShop.ts";
export { demoTexts } from "#packages/embedded-shop/demoTexts.ts";
export { createShopHandler } from "#packages/embedded-shop/http.ts";
export { createLedger } from "#packages/embedded-shop/ledger.ts";
export type { Ledger } from "#packages/embedded-shop/ledger.ts";
export { largeShop } from "#packages/embedded-shop/loading/largeShop.ts";
export { seededRandom } from "#packages/embedded-shop/loading/seededRandom.ts";
export { loadMerchandise } from "#packages/embedded-shop/loading/loadMerchandise.ts";
export type {
  Category,
  Merchandise,
  Picture,
  Product,
  ProductAttribute,
  Review,
  ShopSettings,
  Variation,
} from "#packages/embedded-shop/merchandise.ts";
export { openSmallShop } from "#packages/embedded-shop/search/smallShopFixture.ts";
export { searchedCatalogue } from "#packages/embedded-shop/search/searchedCatalogue.ts";
export { openShop, shopFile } from "#packages/embedded-shop/openShop.ts";
export { setOrderStatus } from "#packages/embedded-shop/orders/orderStatus.ts";
export { findOrder } from "#packages/embedded-shop/orders/orderStore.ts";
export { createPayPage } from "#packages/embedded-shop/orders/payPage.ts";
export { createWordPress } from "#packages/embedded-shop/wordpress/wordpress.ts";
export { createShopSchema } from "#packages/embedded-shop/schema.ts";
export { readToken, signToken } from "#packages/embedded-shop/session/jsonWebToken.ts";
export { issueToken, readClaim } from "#packages/embedded-shop/session/sessionToken.ts";
export type { Email, Shop } from "#packages/embedded-shop/shop.ts";
export type { Uploads } from "#packages/embedded-shop/uploads.ts";
export { startEmbedded } from "#packages/embedded-shop/start.ts";

const FOLDER = join(projectFolder, "packages/embedded-shop");
const run = promisify(execFile);

/**
 * Fills a data folder's shop with the demo products and generated ones, in a process of its own.
 * @param products number of all products
 */
export async function seedShop(dataDir: string, products: number): Promise<void> {
  const options = ["--products", String(products), "--data", dataDir];
  await run(process.execPath, [join(FOLDER, "seed.ts"), ...options], { env: environment });
}

/** Reads the embedded shop's GraphQL schema. */
export const readEmbeddedSchema = (): string =>
  readFileSync(join(FOLDER, "schema.graphql"), "utf8");
