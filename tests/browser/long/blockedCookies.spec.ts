import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import type { BrowserContext } from "@playwright/test";
import { chromiumOptions } from "#tests/worlds/browser/browser.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { browserShopper, cartLink, hydrated, seesInCart } from "#tests/worlds/browser/shopper.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

let profile: string;
let shopper: BrowserContext;

// As the browser's own setting: it also refuses storage and locks, which a script cannot imitate.
test.beforeAll(async ({ shop }) => {
  profile = await mkdtemp(join(tmpdir(), "vitrine-cookies-"));
  await mkdir(join(profile, "Default"));
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(profile, "Default", "Preferences"), JSON.stringify(preferences));
  shopper = await chromium.launchPersistentContext(profile, {
    ...(await chromiumOptions({ isWhole: true })),
    baseURL: shop.url,
  });
  shopper.setDefaultTimeout(scaled(30_000));
});
test.afterAll(async () => {
  await shopper.close();
  await removeFolder(profile);
});

test("a shopper whose browser blocks cookies has a cart while the page is open, and reads why", async () => {
  const page = await shopper.newPage();
  await browserShopper(page).add({ slug: "ember-candle" });
  const refused = await page.evaluate(() =>
    navigator.locks.request("a", () => "").catch((error: Error) => error.name),
  );
  expect(refused).toBe("SecurityError");
  await seesInCart(page, 1);
  await cartLink(page).click();
  await page.getByRole("button", { name: "One more of Ember candle" }).click();
  await page.getByRole("main").getByText("£48.00").first().waitFor();
  await expect(page.getByText("Updating")).toHaveCount(0);
  await page.getByText("The cart needs cookies. Without them it’s gone").waitFor();

  await page.goto("/cart");
  await hydrated(page);
  await page.getByText("The cart needs cookies. If something you added is missing").waitFor();
  await page.goto("/checkout");
  await page.getByRole("heading", { name: "Nothing to check out" }).waitFor();
  await page.getByText("The cart needs cookies.").waitFor();
});
