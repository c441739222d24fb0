import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { readConfig } from "#server/kernel/config.ts";
import { writeTree } from "#server/prerender/writeTree.ts";
import { fillIn, payBy } from "#tests/worlds/browser/checkoutPage.ts";
import { watchPolicy } from "#tests/worlds/browser/policyViolations.ts";
import { person, purchases } from "#tests/worlds/shoppers/purchases.ts";
import { settled } from "#tests/worlds/browser/settled.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import type { RunningShop } from "#tests/worlds/servers/shop.ts";
import { browserShopper, hydrated, newShopper, seesInCart } from "#tests/worlds/browser/shopper.ts";
import { withNginx } from "#tests/worlds/servers/nginx.ts";
import { startStaticNginx } from "#tests/worlds/servers/staticNginx.ts";
import { startUnrenderedShop } from "#tests/worlds/servers/unrenderedShop.ts";
import { sharedShop } from "#tests/worlds/servers/environment.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

test.describe("A static tree that nginx serves, with a server for the rest", () => {
  test.skip(withNginx.skip, withNginx.meta.skipReason);

  let folder: string;
  let shop: RunningShop;
  let nginx: { url: string; stop: () => Promise<void> };
  let shopper: BrowserContext;
  let page: Page;
  let violations: string[];
  let errors: string[];

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "vitrine-static-"));
    const [dataDir, tree] = [join(folder, "data"), join(folder, "public")];
    await cp(sharedShop().prerenderedData, dataDir, { recursive: true });
    const settings = { DATA_DIR: dataDir, TRUST_PROXY: "on" };
    await writeTree(readConfig(settings), { tree, hasPictures: false });
    shop = await startUnrenderedShop(settings);
    nginx = await startStaticNginx(tree, shop.url);
  });
  test.afterAll(async () => {
    await nginx.stop();
    await shop.stop();
    await removeFolder(folder);
  });

  test.beforeEach(async ({ browser }) => {
    shopper = await newShopper(browser, nginx.url, { reducedMotion: "reduce" });
    violations = watchPolicy(shopper);
    page = await shopper.newPage();
    errors = [];
    page.on("pageerror", ({ message }) => errors.push(message));
  });
  test.afterEach(() => shopper.close());

  test("a guest adds a product from its file, goes on to the cart and places an order", async () => {
    const response = await page.goto("/product/ember-candle");
    // Files have a time, the server's responses have none.
    expect(response?.headers()["last-modified"]).toBeDefined();
    await browserShopper(page).add({ slug: "ember-candle" });
    await seesInCart(page, 1);
    await settled(page);
    await page.getByRole("link", { name: /^Cart, / }).click();
    await page.waitForURL("**/cart");
    await page.getByRole("link", { name: "Checkout" }).first().click();
    await page.waitForURL("**/checkout");
    await hydrated(page);
    await page.getByLabel("Country").selectOption("US");
    await fillIn(page, { ...person, ...purchases["US"]?.typed });
    await page.getByText("Delivered to the rest of the world").first().waitFor();
    await payBy(page, "cod");
    await page.getByRole("checkbox", { name: /agree/ }).check();
    await page.getByRole("button", { name: "Place order" }).click();
    await page.waitForURL("**/success");
    await page.getByText(/^Order \d+, placed on/).waitFor();
    expect([...violations, ...errors]).toEqual([]);
  });

  test("navigations load the payloads of the tree", async () => {
    await page.goto("/products");
    await hydrated(page);
    const payload = page.waitForResponse("**/product/*/_payload.json");
    await page.locator('main a[href^="/product/"]').first().click();
    expect((await payload).headers()["last-modified"]).toBeDefined();
    await page.waitForURL("**/product/*");
    await page.getByRole("button", { name: "Add to cart", exact: true }).first().waitFor();
    expect([...violations, ...errors]).toEqual([]);
  });

  test("the page of a missing address has the shop's header and cart", async () => {
    const response = await page.goto("/product/nothing");
    expect(response?.status()).toBe(404);
    expect(response?.headers()["last-modified"]).toBeUndefined();
    await hydrated(page);
    await page.getByText("Page Not Found: the requested address").waitFor();
    await seesInCart(page, 0);
    expect([...violations, ...errors]).toEqual([]);
  });
});
