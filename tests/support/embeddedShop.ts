// The only module through which tests import the embedded shop and search: removing server/embedded
// means removing this file and the tests that import it.

import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { projectFolder } from "#server/kernel/tool.ts";
import { environment } from "./environment.ts";

export { indexCatalogue } from "#packages/embedded-search/indexCatalogue.ts";
export { openSearch } from "#packages/embedded-search/openSearch.ts";
export { EMPTY_ADDRESS } from "#server/embedded/shop/cart/address.ts";
export { listProducts } from "#server/embedded/shop/catalogue/lists/productList.ts";
export type { ProductListArguments } from "#server/embedded/shop/catalogue/lists/productList.ts";
export { movedTo } from "#server/embedded/shop/catalogue/oldSlugs.ts";
export { priceText } from "#server/embedded/shop/catalogue/priceText.ts";
export type { PriceFormat, PriceKind } from "#server/embedded/shop/catalogue/priceText.ts";
export { findProduct } from "#server/embedded/shop/catalogue/products.ts";
export { reviewsOf } from "#server/embedded/shop/catalogue/reviews.ts";
export { setStock } from "#server/embedded/shop/catalogue/stock.ts";
export { findVariation, variationsOf } from "#server/embedded/shop/catalogue/variations.ts";
export { writeReview } from "#server/embedded/shop/catalogue/writeReview.ts";
export { number } from "#server/embedded/shop/columns.ts";
export { saveCustomer } from "#server/embedded/shop/customers/customerStore.ts";
export { hashPassword } from "#server/embedded/shop/customers/password.ts";
export { openDatabase } from "#server/embedded/shop/database.ts";
export { demoShop } from "#server/embedded/shop/demo/demoShop.ts";
export { demoTexts } from "#server/embedded/shop/demo/texts.ts";
export { createShopHandler } from "#server/embedded/shop/http.ts";
export { createLedger } from "#server/embedded/shop/ledger.ts";
export type { Ledger } from "#server/embedded/shop/ledger.ts";
export { largeShop } from "#server/embedded/shop/loading/largeShop.ts";
export { seededRandom } from "#server/embedded/shop/loading/seededRandom.ts";
export { loadMerchandise } from "#server/embedded/shop/loading/loadMerchandise.ts";
export type {
  Category,
  Merchandise,
  Picture,
  Product,
  ProductAttribute,
  Review,
  ShopSettings,
  Variation,
} from "#server/embedded/shop/merchandise.ts";
export { openSmallShop } from "#server/embedded/shop/search/smallShopFixture.ts";
export { searchedCatalogue } from "#server/embedded/shop/search/searchedCatalogue.ts";
export { openShop, shopFile } from "#server/embedded/shop/openShop.ts";
export { setOrderStatus } from "#server/embedded/shop/orders/orderStatus.ts";
export { findOrder } from "#server/embedded/shop/orders/orderStore.ts";
export { createPayPage } from "#server/embedded/shop/orders/payPage.ts";
export { createWordPress } from "#server/embedded/shop/wordpress/wordpress.ts";
export { createShopSchema } from "#server/embedded/shop/schema.ts";
export { readToken, signToken } from "#server/embedded/shop/session/jsonWebToken.ts";
export { issueToken, readClaim } from "#server/embedded/shop/session/sessionToken.ts";
export type { Email, Shop } from "#server/embedded/shop/shop.ts";
export type { Uploads } from "#server/embedded/shop/uploads.ts";
export { startEmbedded } from "#server/embedded/start.ts";

const FOLDER = join(projectFolder, "server/embedded/shop");
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
