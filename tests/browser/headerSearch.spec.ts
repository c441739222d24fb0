import type { BrowserContext, Page } from "@playwright/test";
import { violationsIn } from "#tests/worlds/browser/axe.ts";
import { goBack } from "#tests/worlds/browser/browserHistory.ts";
import { hydrated } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

const INDEX_QUERIES = /\/1\/indexes\//;

const opener = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Search" });
const sheet = (page: Page) => page.getByRole("dialog", { name: "Search" });
const field = (page: Page) => sheet(page).getByRole("combobox", { name: "Search products" });
const option = (page: Page, name: string | RegExp) =>
  sheet(page).getByRole("option", { name, exact: typeof name === "string" });
const hasFocus = (element: Element) => element === document.activeElement;

/** Opens a hydrated page once the search of the shop has indexed the catalog. */
async function openPage(shopper: BrowserContext, address: string): Promise<Page> {
  const url = "/1/indexes/products/query?x-algolia-application-id=embedded";
  const first = await shopper.request.post(`${url}&x-algolia-api-key=search`, { data: {} });
  expect(first.status()).toBe(200);
  const page = await shopper.newPage();
  await page.goto(address);
  await hydrated(page);
  return page;
}

test("the header's search loads when it is used and works by keyboard alone", async ({
  openShopper,
}) => {
  const page = await openPage(await openShopper(), "/product/cabin-mug");
  const scripts = () =>
    page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const before = await scripts();
  expect(before.filter((name) => INDEX_QUERIES.test(name))).toEqual([]);

  const gate = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => field(page).evaluate(hasFocus)).toBe(true);
  expect((await scripts()).filter((name) => !before.includes(name))).not.toEqual([]);
  await page.keyboard.type("lam");
  await option(page, "lamp").waitFor();
  // Results from the shop's own query arrive separately.
  gate.resolve();
  await option(page, /^Lamps \d+ things$/).waitFor();
  await option(page, /^Vesper lamp From £92\.00$/).waitFor();
  await expect.poll(() => sheet(page).getByRole("status").innerText()).toMatch(/^\d+ things found/);

  await page.keyboard.press("ArrowDown");
  expect(await option(page, "lamp").getAttribute("aria-selected")).toBe("true");
  expect(await field(page).evaluate(hasFocus)).toBe(true);
  expect(await violationsIn(page, "dialog")).toEqual([]);

  await page.keyboard.press("Tab");
  const close = sheet(page).getByRole("button", { name: "Close the search" });
  expect(await close.evaluate(hasFocus)).toBe(true);
  expect(await sheet(page).getByRole("option", { selected: true }).count()).toBe(0);
  await page.keyboard.press("Escape");
  await sheet(page).waitFor({ state: "detached" });
  expect(await opener(page).evaluate(hasFocus)).toBe(true);
  await expect.poll(() => page.url()).toMatch(/cabin-mug$/);

  // Selects the last product, by client navigation.
  await page.keyboard.press("Enter");
  await expect.poll(() => field(page).evaluate(hasFocus)).toBe(true);
  // Results for a shorter query may list it too and are replaced: wait for the final response.
  const result = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes(`"query":"ferry"`)),
  );
  await page.keyboard.type("ferry");
  await (await result).finished();
  await expect.poll(() => sheet(page).getByRole("status").innerText()).toMatch(/found/);
  await page.keyboard.press("ArrowUp");
  const last = option(page, /^Ferry lantern/);
  await expect.poll(() => last.getAttribute("aria-selected")).toBe("true");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Ferry lantern" }).waitFor();
  expect(await page.evaluate(() => "isSamePage" in globalThis)).toBe(true);
  await expect.poll(() => page.getByRole("main").evaluate(hasFocus)).toBe(true);

  // Enter without a selection navigates to the search page and leaves no dialog entry in history.
  await opener(page).click();
  await field(page).fill("jug");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/search?q=jug");
  await page.getByRole("main").getByRole("link", { name: /jug/i }).first().waitFor();
  await goBack(page);
  await page.getByRole("heading", { level: 1, name: "Ferry lantern" }).waitFor();
  expect(new URL(page.url()).hash).toBe("");

  // The browser's back button closes the dialog and stays on the page.
  await opener(page).click();
  await option(page, "jug").waitFor();
  await goBack(page);
  await sheet(page).waitFor({ state: "detached" });
  expect(page.url()).toMatch(/ferry-lantern$/);
  expect(await page.evaluate(() => "isSamePage" in globalThis)).toBe(true);
});

test(
  "the header's search fills a small screen, and works without an index",
  { tag: "@long" },
  async ({ openShopper }) => {
    const shopper = await openShopper({
      viewport: { width: 320, height: 600 },
      hasTouch: true,
      forcedColors: "active",
    });
    const page = await openPage(shopper, "/");
    await opener(page).tap();
    await field(page).fill("lam");
    await option(page, /^Vesper lamp/).waitFor();
    expect(await sheet(page).boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 600 });
    const overflow = await sheet(page).evaluate((all) => all.scrollWidth - all.clientWidth);
    expect(overflow).toBe(0);
    expect(await violationsIn(page, "dialog")).toEqual([]);
    await option(page, /^Vesper lamp/).tap();
    await page.getByRole("heading", { level: 1, name: "Vesper lamp" }).waitFor();

    await page.route(INDEX_QUERIES, (route) => route.abort());
    await opener(page).tap();
    await field(page).fill("jug");
    await sheet(page).getByRole("link", { name: "See all results" }).waitFor();
    expect(await sheet(page).getByRole("option").count()).toBe(0);
    await field(page).press("Enter");
    await page.waitForURL("**/search?q=jug");
    await page.getByRole("main").getByRole("link", { name: /jug/i }).first().waitFor();
  },
);

test(
  "without JavaScript the header's search links to the search page",
  { tag: "@long" },
  async ({ openShopper }) => {
    const page = await (await openShopper({ javaScriptEnabled: false })).newPage();
    await page.goto("/");
    await opener(page).click();
    expect(new URL(page.url()).pathname).toBe("/search");
    await page.getByRole("main").getByRole("searchbox", { name: "Search products" }).waitFor();
  },
);

test(
  "a search without results for a misspelled word suggests the indexed spelling, and links to its results",
  { tag: "@long" },
  async ({ openShopper }) => {
    const page = await openPage(await openShopper(), "/");
    await opener(page).click();
    await field(page).fill("lentirn");
    await sheet(page).getByText("Nothing called “lentirn”. Try lantern.").waitFor();
    await sheet(page).getByRole("link", { name: "lantern", exact: true }).click();
    await page.waitForURL("**/search?q=lantern");
    const count = page.locator("#main h2[aria-live]");
    await expect.poll(() => count.textContent()).toMatch(/^[1-9]\d* things?$/);
    expect(await sheet(page).count()).toBe(0);
  },
);
