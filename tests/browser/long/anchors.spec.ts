import type { Page } from "@playwright/test";
import { hydrated } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

let page: Page;
let thrown: string[];

const top = () => page.evaluate(() => Math.round(scrollY));
const address = () => page.evaluate(() => location.pathname + location.search + location.hash);

/** Clicks a link appended to the footer; the script's click does not scroll the page. */
const click = (href: string) =>
  page.evaluate((target) => {
    const link = document.createElement("a");
    link.href = target;
    document.querySelector("footer")?.append(link);
    link.click();
    link.remove();
  }, href);

const announced = (title: string) =>
  page.locator("body > [role=status]").filter({ hasText: title }).waitFor({ state: "attached" });

test.use({ viewport: { width: 1000, height: 500 } });

test.beforeEach(({ page: opened }) => {
  page = opened;
  thrown = [];
  page.on("pageerror", (error) => thrown.push(error.message));
});

async function open(path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

async function scrollDown(): Promise<void> {
  await page.evaluate(() => scrollTo(0, 300));
  await page.waitForFunction(() => scrollY === 300);
}

test("a link to the current page keeps scroll position and history despite a trailing slash, and throws nothing despite a malformed hash", async () => {
  // A late font would be used from the click on, and change the lines' heights.
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls: ["*.woff2"] });
  await open("/products?sort=price");
  await scrollDown();
  const entries = await page.evaluate(() => history.length);
  await click("/products/?sort=price");
  await announced("Shop");
  expect(await top()).toBe(300);
  expect(await address()).toBe("/products?sort=price");
  expect(await page.evaluate(() => history.length)).toBe(entries);

  for (let times = 0; times < 3; times += 1) await click("#50%");
  await expect.poll(address).toBe("/products?sort=price#50%25");
  // The router is not stuck: the next navigation works.
  await click("/categories");
  await announced("Departments");
  expect(thrown).toEqual([]);
});

test("a malformed hash or an unknown anchor throws nothing and leaves the page at its top", async () => {
  await open("/categories#50%");
  await click("#50%");
  await click("/categories#50%");
  for (const target of ["/categories#50%", "/categories#nowhere"]) {
    await click("/products");
    await announced("Shop");
    await scrollDown();
    await click(target);
    await announced("Departments");
    await expect.poll(top).toBe(0);
  }
  expect(await address()).toBe("/categories#nowhere");
  await click("/products");
  await page.waitForURL("**/products");
  expect(thrown).toEqual([]);
});
