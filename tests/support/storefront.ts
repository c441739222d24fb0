import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions } from "playwright-core";
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import { launchBrowser } from "./browser.ts";
import { removeFolder, startShop } from "./shop.ts";
import type { RunningShop, ShopSettings } from "./shop.ts";
import { newShopper } from "./shopper.ts";

/** One test file's storefront and browser, ready when its tests run. */
export type Storefront = {
  shop: () => RunningShop;
  /** A new shopper, gone after the test that asked for one. */
  shopper: (options?: BrowserContextOptions) => Promise<BrowserContext>;
};

/** Gives a test file a storefront of its own and a browser; both end with the file. */
export function openStorefront(
  settings: ShopSettings = {},
  browserOptions: Parameters<typeof launchBrowser>[0] = {},
): Storefront {
  let shop: RunningShop | undefined;
  let browser: Browser | undefined;
  let dataDir = "";
  const shoppers: BrowserContext[] = [];

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "vitrine-storefront-"));
    await cp(inject("prerenderedData"), dataDir, { recursive: true });
    [shop, browser] = await Promise.all([
      startShop({ DATA_DIR: dataDir, ...settings }),
      launchBrowser(browserOptions),
    ]);
  });
  afterEach(async () => {
    await Promise.all(shoppers.splice(0).map((shopper) => shopper.close()));
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
    await removeFolder(dataDir);
  });

  const opened = () => {
    if (!shop || !browser) throw new Error("The storefront opens before the first test.");
    return { shop, browser };
  };
  return {
    shop: () => opened().shop,
    shopper: async (options) => {
      const shopper = await newShopper(opened().browser, opened().shop.url, options);
      shoppers.push(shopper);
      return shopper;
    },
  };
}
