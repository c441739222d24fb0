import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import type { Browser, BrowserContext, BrowserContextOptions } from "@playwright/test";
import { chromiumOptions } from "./browser.ts";
import { sharedShop } from "#tests/worlds/servers/environment.ts";
import { watchPolicy } from "./policyViolations.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import type { RunningShop, ShopSettings } from "#tests/worlds/servers/shop.ts";
import { newShopper, prepareShopper } from "./shopper.ts";
import { startUnrenderedShop } from "#tests/worlds/servers/unrenderedShop.ts";

// Playwright's `test` with fixtures for a storefront and its shoppers.

/** The storefront that most files share, for tests that change nothing but their shoppers' carts. */
type SharedShop = Pick<RunningShop, "url" | "dataDir">;

type WorkerFixtures = {
  /** Settings of a storefront beside the shared one, which is for tests that only fill carts. */
  settings: ShopSettings | undefined;
  /** True for the full browser rather than the headless shell, which lacks a back/forward cache. */
  isWhole: boolean;
  /** The storefront; `context` and `page` are those of a new shopper at it. */
  shop: SharedShop;
};

/** Opens a shopper at the storefront, closed after the test. */
export type OpenShopper = (options?: BrowserContextOptions) => Promise<BrowserContext>;

type Fixtures = {
  /**
   * Opens a shopper beside that of `context`, or with options of its own. A test fails if a page of
   * its shoppers has violated the content security policy or sent the gateway a malformed request.
   */
  openShopper: OpenShopper;
};

const BLANK = `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/>`;

/**
 * Replaces pictures by a blank in all pages of a Chromium: the shop would generate them on first
 * request and take the processor from the tests. A route of Playwright would also pause every other
 * request and turn the browser's cache off.
 */
async function replacePictures(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  session.on("Fetch.requestPaused", ({ requestId }) => {
    const response = {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: "content-type", value: "image/svg+xml" }],
      body: btoa(BLANK),
    };
    // A closed page no longer waits for its pictures.
    session.send("Fetch.fulfillRequest", response).catch(() => undefined);
  });
  const patterns = ["*/img/*", "*/wp-content/uploads/*"].map((urlPattern) => ({ urlPattern }));
  await session.send("Fetch.enable", { patterns });
}

/**
 * Returns the list that collects what no page of ours may do: violate the policy, or send a request
 * that the gateway finds malformed.
 */
function watch(shopper: BrowserContext): string[] {
  const found = watchPolicy(shopper);
  shopper.on("response", (response) => {
    if (response.status() !== 400 || new URL(response.url()).pathname !== "/graphql") return;
    found.push(`The gateway refused ${response.request().postData()}`);
  });
  return found;
}

/** Frees a shopper's requests that may still be in the hands of a test's route. */
async function release(shopper: BrowserContext): Promise<void> {
  const routed = [shopper, ...shopper.pages()];
  await Promise.all(routed.map((one) => one.unrouteAll({ behavior: "ignoreErrors" })));
}

export { expect };

/** Playwright's `test` for a shopper at a storefront. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  settings: [undefined, { option: true, scope: "worker" }],
  isWhole: [false, { option: true, scope: "worker" }],

  shop: [
    async ({ settings }, give) => {
      if (!settings) return give(sharedShop());
      const dataDir = await mkdtemp(join(tmpdir(), "vitrine-storefront-"));
      await cp(sharedShop().prerenderedData, dataDir, { recursive: true });
      const shop = await startUnrenderedShop({ DATA_DIR: dataDir, ...settings });
      await give(shop);
      await shop.stop();
      return removeFolder(dataDir);
    },
    { scope: "worker" },
  ],

  launchOptions: [
    async ({ browserName, isWhole }, give) =>
      give(browserName === "chromium" ? await chromiumOptions({ isWhole }) : {}),
    { scope: "worker" },
  ],

  browser: [
    async ({ browser, browserName }, give) => {
      if (browserName === "chromium") await replacePictures(browser);
      await give(browser);
    },
    { scope: "worker" },
  ],

  baseURL: ({ shop }, give) => give(shop.url),

  context: async ({ context, shop }, give) => {
    prepareShopper(context, shop.url);
    const found = watch(context);
    await give(context);
    await release(context);
    expect(found).toEqual([]);
  },

  openShopper: async ({ browser, shop }, give) => {
    const opened: { shopper: BrowserContext; found: string[] }[] = [];
    await give(async (options) => {
      const shopper = await newShopper(browser, shop.url, options);
      opened.push({ shopper, found: watch(shopper) });
      return shopper;
    });
    for (const { shopper } of opened) {
      await release(shopper);
      await shopper.close();
    }
    expect(opened.flatMap(({ found }) => found)).toEqual([]);
  },
});
