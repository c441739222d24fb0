import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { openDatabase } from "./database.ts";
import { demoShop } from "./demoShop.ts";
import { largeShop } from "./loading/largeShop.ts";
import { loadMerchandise } from "./loading/loadMerchandise.ts";
import { shopFile } from "./openShop.ts";

// `npm run seed`: fills a data folder with the demo products, and generated ones.

const USAGE = "node packages/embedded-shop/seed.ts [--products 10000] [--data .data]";

/** Fills a data folder's shop with the demo products, and as many generated ones as requested. */
function seed(dataDir: string, products: number): void {
  const started = performance.now();
  mkdirSync(dataDir, { recursive: true });
  const database = openDatabase(shopFile(dataDir));
  const merchandise = largeShop(demoShop, products);
  loadMerchandise(database, merchandise, { today: new Date() });
  // Writes the WAL back to the database file, so that the folder can be copied.
  database.all("pragma wal_checkpoint(truncate)");
  database.all("pragma optimize");
  database.close();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${merchandise.products.length} products in ${shopFile(dataDir)} after ${seconds} s`);
}

try {
  const { values } = parseArgs({
    options: {
      products: { type: "string", default: "10000" },
      data: { type: "string", default: ".data" },
    },
  });
  const products = Number(values.products);
  if (!Number.isInteger(products) || products < 1) {
    throw new TypeError(`--products takes a whole number from 1, not "${values.products}"`);
  }
  seed(values.data, products);
} catch (error) {
  if (!(error instanceof TypeError)) throw error;
  console.error(`${error.message}\n${USAGE}`);
  process.exitCode = 1;
}
