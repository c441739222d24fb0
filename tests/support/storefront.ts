import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions } from "playwright";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { sharedBrowser } from "./browser.ts";
import { watchPolicy } from "./policyViolations.ts";
import { removeFolder } from "./shop.ts";
import type { RunningShop, ShopSettings } from "./shop.ts";
import { newShopper } from "./shopper.ts";
import { startUnrenderedShop } from "./unrenderedShop.ts";

/** A storefront for a test file, ready when its tests run. */
export type Storefront<Shop> = {
  shop: () => Shop;
  /**
   * Opens a new shopper, closed after the test, which fails if a page of theirs has violated the
   * content security policy or sent the gateway a malformed request.
   */
  shopper: (options?: BrowserContextOptions) => Promise<BrowserContext>;
};

/** The storefront that most files share. */
export type SharedShop = Pick<RunningShop, "url" | "dataDir">;

/** Closes a shopper, whose requests may still be in the hands of a test's route. */
async function leave(shopper: BrowserContext): Promise<void> {
  const routed = [shopper, ...shopper.pages()];
  await Promise.all(routed.map((one) => one.unrouteAll({ behavior: "ignoreErrors" })));
  await shopper.close();
}

/**
 * Returns the list that collects a profile's requests that the gateway finds malformed, as no page
 * of ours may send them.
 */
function watchMalformed(shopper: BrowserContext): string[] {
  const malformed: string[] = [];
  shopper.on("response", (response) => {
    if (response.status() !== 400 || new URL(response.url()).pathname !== "/graphql") return;
    malformed.push(`The gateway refused ${response.request().postData()}`);
  });
  return malformed;
}

/** Returns a function that opens shoppers at a shop, each closed after its test. */
function shoppersAt(shop: () => SharedShop, browser: () => Promise<Browser>) {
  const shoppers: BrowserContext[] = [];
  const violations: string[][] = [];
  afterEach(async () => {
    await Promise.all(shoppers.splice(0).map(leave));
    expect(violations.splice(0).flat()).toEqual([]);
  });
  return async (options?: BrowserContextOptions) => {
    const shopper = await newShopper(await browser(), shop().url, options);
    shoppers.push(shopper);
    violations.push(watchPolicy(shopper), watchMalformed(shopper));
    return shopper;
  };
}

/**
 * Gives a test file the storefront with default settings that other files use at the same time: for
 * tests that change nothing but their own shoppers' carts.
 * @param options `isWhole` as for `launchBrowser`
 */
export function shareStorefront(options: { isWhole?: boolean } = {}): Storefront<SharedShop> {
  const shop = () => inject("sharedShop");
  return { shop, shopper: shoppersAt(shop, () => sharedBrowser(options)) };
}

/** Gives a test file a storefront of its own, which ends with the file. */
export function openStorefront(settings: ShopSettings = {}): Storefront<RunningShop> {
  let opened: RunningShop | undefined;
  let dataDir = "";

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "vitrine-storefront-"));
    await cp(inject("prerenderedData"), dataDir, { recursive: true });
    opened = await startUnrenderedShop({ DATA_DIR: dataDir, ...settings });
  });
  afterAll(async () => {
    await opened?.stop();
    await removeFolder(dataDir);
  });

  const shop = () => {
    if (!opened) throw new Error("The storefront opens before the first test.");
    return opened;
  };
  return { shop, shopper: shoppersAt(shop, sharedBrowser) };
}
