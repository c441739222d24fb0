import { pluginProducts, protectedProduct } from "#tests/worlds/backends/pluginProducts.ts";
import type { RunningShop } from "#tests/worlds/servers/shop.ts";
import { hydrated, newShopper } from "#tests/worlds/browser/shopper.ts";
import { startUnrenderedShop } from "#tests/worlds/servers/unrenderedShop.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

let woo: WooServer;
let shop: RunningShop;

test.beforeAll(async () => {
  woo = await openWooServer({
    isSmall: true,
    settings: { listsProtected: true, enablesUnsupportedTypes: true },
    more: [protectedProduct, ...pluginProducts],
  });
  shop = await startUnrenderedShop({
    GRAPHQL_ENDPOINT: woo.endpoint,
    CURRENCY: "USD",
    CHECKOUT: "here",
  });
});
test.afterAll(async () => {
  await shop.stop();
  await woo.close();
});

test("“Show more” appends products to a list with a failing one, and a bundle's page links to WordPress", async ({
  browser,
}) => {
  const shopper = await newShopper(browser, shop.url);
  const page = await shopper.newPage();
  await page.goto(`${shop.url}/products?sort=name`);
  await hydrated(page);
  const cards = page.locator("main li a[href^='/product/']");
  const first = await cards.count();
  await page.getByRole("link", { name: /^Show \d+ more/ }).click();
  await expect(cards).toHaveCount(2 * first);
  expect(await cards.filter({ hasText: "Members" }).count()).toBe(0);

  await page.goto(`${shop.url}/category/hoodies`);
  await hydrated(page);
  await page.getByRole("link", { name: "Hoodie Bundle" }).first().click();
  const options = page.getByRole("link", { name: "See options and buy" });
  await options.waitFor();
  expect(await options.getAttribute("href")).toBe("https://shop.example/product/hoodie-bundle/");
  expect(await page.getByRole("button", { name: "Add to cart" }).count()).toBe(0);
  await shopper.close();
});
