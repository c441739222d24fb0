import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedShop } from "#tests/worlds/backends/embeddedShop.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import type { RunningShop } from "#tests/worlds/servers/shop.ts";
import { hydrated, newShopper } from "#tests/worlds/browser/shopper.ts";
import { startUnrenderedShop } from "#tests/worlds/servers/unrenderedShop.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

const MAX_PAYLOAD_BYTES = 8_000;
let folder = "";
let shop: RunningShop;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-many-"));
  await seedShop(folder, 10_000);
  shop = await startUnrenderedShop({ DATA_DIR: folder });
});
test.afterAll(async () => {
  await shop.stop();
  await removeFolder(folder);
});

test("ten thousand products are filtered, sorted and paginated", async ({ browser }) => {
  const viewport = { width: 1200, height: 800 };
  const shopper = await newShopper(browser, shop.url, { viewport });
  const page = await shopper.newPage();
  const payloads: Promise<number>[] = [];
  page.on("response", (response) => {
    if (!response.url().includes("_payload.json")) return;
    payloads.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    );
  });
  const resultCount = async () =>
    Number.parseInt((await page.locator("#main h2[aria-live]").textContent()) ?? "", 10);
  const cards = page.locator("#main article");

  // The shop has just started and is still building its index: the backend's search responds.
  const early = await shopper.newPage();
  await early.goto("/search?q=bowl", { timeout: scaled(90_000) });
  expect(await early.locator("#main article").count()).toBe(12);

  // No page is cached, and the index is still being built.
  await page.goto("/products", { timeout: scaled(90_000) });
  expect(await resultCount()).toBeGreaterThan(9_900);
  expect(await cards.count()).toBe(12);
  await page.goto("/category/table");
  await hydrated(page);
  const all = await resultCount();

  await page.getByRole("checkbox", { name: /^Celadon/ }).check();
  await page.getByRole("link", { name: "Remove Celadon" }).waitFor();
  await expect.poll(resultCount).toBeGreaterThan(12);
  const celadon = await resultCount();
  expect(celadon).toBeLessThan(all);
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("price-desc");
  await page.waitForURL("**/category/table?colour=celadon&sort=price-desc");

  await page.getByRole("link", { name: "Show 12 more" }).click();
  await page.waitForURL("**after=*");
  await page.getByText(`1 to 24 of ${celadon}`).waitFor();
  expect(await cards.count()).toBe(24);
  await page.reload();
  await page.getByText(`12 of ${celadon}`).waitFor();
  expect(await resultCount()).toBe(celadon);
  expect(await cards.count()).toBe(12);

  // No input is needed: the page switches to the index by itself.
  const simple = early.getByText("Basic results for now. Try again in a minute for better ones.");
  await hydrated(early);
  await simple.waitFor({ state: "detached", timeout: scaled(90_000) });
  expect(await early.locator("#main article mark").count()).toBeGreaterThan(0);

  for (const bytes of await Promise.all(payloads)) expect(bytes).toBeLessThan(MAX_PAYLOAD_BYTES);
  expect(payloads.length).toBeGreaterThanOrEqual(3);
  await shopper.close();
});
