import type { Locator, Page } from "@playwright/test";
import { violationsIn } from "#tests/worlds/browser/axe.ts";
import { goBack } from "#tests/worlds/browser/browserHistory.ts";
import { withConnection } from "#tests/worlds/browser/requests.ts";
import { rested, settled } from "#tests/worlds/browser/settled.ts";
import { hydrated } from "#tests/worlds/browser/shopper.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";
import type { OpenShopper } from "#tests/worlds/browser/storefront.ts";

const WINDOW = { viewport: { width: 1200, height: 800 } };

const field = (page: Page) => page.getByRole("searchbox", { name: "Search products" });
const namesOf = (page: Page) => page.locator("#main article h3").allTextContents();
const resultCount = (page: Page) => page.locator("#main h2[aria-live]").textContent();
const order = (page: Page) => page.getByRole("combobox", { name: "Sort by" });
const search = (page: Page) => decodeURIComponent(new URL(page.url()).search);
const INDEX = "**/1/indexes/**";

// Waits until the search has indexed the catalog, by a first query.
test.beforeAll(async ({ shop }) => {
  const keys = "x-algolia-application-id=embedded&x-algolia-api-key=search";
  const address = `${shop.url}/1/indexes/products/query?${keys}`;
  await fetch(address, { method: "POST", body: "{}" });
});

async function open(openShopper: OpenShopper, address: string): Promise<Page> {
  const page = await (await openShopper(WINDOW)).newPage();
  await page.goto(address);
  await hydrated(page);
  return page;
}

test("server-rendered results stay as they are when the browser's search takes over", async ({
  openShopper,
}) => {
  const page = await (await openShopper(WINDOW)).newPage();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(INDEX, async (route) => {
    await held;
    await route.continue();
  });
  const firstRequest = page.waitForRequest(INDEX);
  await page.goto("/search?q=stoneware&category=table&stock=in");
  await hydrated(page);
  await firstRequest;
  const main = page.getByRole("main");
  const [served, names] = [await main.innerText(), await namesOf(page)];
  expect(names.length).toBeGreaterThan(3);
  await page.evaluate(() => {
    for (const card of document.querySelectorAll("article")) card.dataset["served"] = "";
  });
  const response = page.waitForResponse(INDEX);
  release();
  await response;
  await rested(page);
  expect(await main.innerText()).toBe(served);
  expect(await page.locator("article[data-served]").count()).toBe(names.length);

  // Once InstantSearch has taken over, typing requests no page of the search. Payloads of links in
  // view are fetched ahead meanwhile.
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  let typed = "stoneware bowl";
  await expect(async () => {
    requested.splice(0);
    const before = await namesOf(page);
    typed = typed === "stoneware mug" ? "stoneware bowl" : "stoneware mug";
    await field(page).fill(typed);
    await expect.poll(() => namesOf(page)).not.toEqual(before);
    expect(requested.filter((address) => address.includes("/search/_payload"))).toEqual([]);
  }).toPass({ timeout: scaled(30_000) });
});

test("results appear while typing, and each search's URL works with back, forward and a reload", async ({
  openShopper,
}) => {
  const page = await open(openShopper, "/search");
  await field(page).pressSequentially("bowl");
  await expect.poll(() => namesOf(page)).toContain("Tarn bowl");
  await page.waitForURL("**/search?q=bowl");
  expect(await page.locator("#main article mark").allTextContents()).toContain("bowl");
  const all = await resultCount(page);

  const celadon = page.getByRole("checkbox", { name: /^Celadon/ });
  await celadon.check();
  await page.waitForURL("**/search?q=bowl&colour=celadon");
  await page.getByRole("link", { name: "Remove Celadon" }).waitFor();
  const highest = page.getByRole("textbox", { name: "Highest price" });
  await highest.fill("90");
  await highest.press("Enter");
  await page.getByRole("link", { name: "Remove Up to £90" }).waitFor();
  // Changes within the router's delay share a history entry.
  await page.waitForURL("**/search?q=bowl&colour=celadon&price=-90");
  await order(page).selectOption("price");
  await expect.poll(() => search(page)).toBe("?q=bowl&colour=celadon&price=-90&sort=price");
  await settled(page);
  expect(await violationsIn(page, "main")).toEqual([]);

  await goBack(page);
  await expect.poll(() => search(page)).toBe("?q=bowl&colour=celadon&price=-90");
  await expect(order(page)).toHaveValue("");
  await page.getByRole("link", { name: "Clear all" }).click();
  await expect.poll(() => resultCount(page)).toBe(all);
  await rested(page);
  expect(search(page)).toBe("?q=bowl");
  expect(await page.locator("input[value=celadon]").isChecked()).toBe(false);
  const best = await namesOf(page);
  await page.getByRole("link", { name: "Tarn bowl" }).click();
  await page.waitForURL("**/product/tarn-bowl");
  await goBack(page);
  await expect.poll(() => namesOf(page)).toEqual(best);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => namesOf(page)).toEqual(best);

  await field(page).fill("");
  await page.getByRole("link", { name: "bowl", exact: true }).waitFor();
  await page.getByRole("button", { name: "Remove bowl" }).click();
  await expect(page.getByText("Recent searches")).toHaveCount(0);
});

test(
  'category, stock and rating filters narrow a search, and "Show more" extends it',
  { tag: "@long" },
  async ({ openShopper }) => {
    const page = await open(openShopper, "/search?q=stoneware");
    const all = Number.parseInt((await resultCount(page)) ?? "", 10);
    const category = page.getByRole("group", { name: "Departments" }).getByRole("link").first();
    const [, name = "", count] = /^(\D+?)\s*(\d+)$/.exec(await category.innerText()) ?? [];
    await category.click();
    await page.getByRole("link", { name: `Remove ${name.trim()}` }).waitFor();
    await expect.poll(() => resultCount(page)).toBe(`${count} things`);
    expect(Number(count)).toBeLessThan(all);
    await page.getByRole("radio", { name: /^4 and up/ }).check();
    await page.getByRole("link", { name: "Remove Rated 4 and up" }).waitFor();
    await page.locator("summary", { hasText: "Availability" }).click();
    await page.getByRole("checkbox", { name: /^In stock/ }).check();
    await expect
      .poll(() => search(page))
      .toMatch(/^\?q=stoneware&stock=in&rating=4&category=[\w-]+$/);

    await page.getByRole("link", { name: "Clear all" }).click();
    await expect.poll(() => resultCount(page)).toBe(`${all} things`);
    await rested(page);
    const first = await namesOf(page);
    await page.getByRole("link", { name: /^Show \d+ more/ }).click();
    await expect.poll(() => namesOf(page)).toHaveLength(Math.min(24, all));
    expect((await namesOf(page)).slice(0, 12)).toEqual(first);
    await expect.poll(() => search(page)).toBe("?q=stoneware&page=2");
    await rested(page);
    const whole = await namesOf(page);

    // The URL holds the second page only, from which the first can be loaded.
    const taken = page.waitForResponse(INDEX);
    await page.reload();
    expect(await namesOf(page)).toEqual(whole.slice(12));
    await hydrated(page);
    await taken;
    await rested(page);
    await page.getByRole("button", { name: "Show earlier" }).click();
    await expect.poll(() => namesOf(page)).toEqual(whole);
  },
);

/** Presses Tab until this element has the focus, once no response can replace the page's links. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await settled(page);
  const hasFocus = (element: Element) => element === document.activeElement;
  for (let keys = 0; keys < 60; keys += 1) {
    if (await wanted.evaluate(hasFocus)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The Tab key does not lead there.");
}

test("the search page works by keyboard alone", { tag: "@long" }, async ({ openShopper }) => {
  const page = await (await openShopper(WINDOW)).newPage();
  // Otherwise each link that the focus passes is prefetched, and the shop renders its page.
  await withConnection(page, { saveData: true });
  await page.goto("/search");
  await hydrated(page);
  await tabTo(page, field(page));
  await page.keyboard.type("stoneware");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/search?q=stoneware");
  const category = page.getByRole("group", { name: "Departments" }).getByRole("link").first();
  await category.waitFor();
  await tabTo(page, category);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/search?q=stoneware&category=*");
  const glazes = page.locator("summary", { hasText: "Colour" });
  await tabTo(page, glazes);
  if (!(await page.getByRole("checkbox", { name: /^Celadon/ }).isVisible())) {
    await page.keyboard.press("Enter");
  }
  const celadon = page.getByRole("checkbox", { name: /^Celadon/ });
  await tabTo(page, celadon);
  await page.keyboard.press("Space");
  await page.waitForURL("**/search?q=stoneware&colour=celadon&category=*");
  const chip = page.getByRole("link", { name: "Remove Celadon" });
  await chip.waitFor();
  await tabTo(page, order(page));
  await page.keyboard.press("ArrowDown");
  await page.waitForURL("**&sort=newest");
  await tabTo(page, chip);
  await page.keyboard.press("Enter");
  await chip.waitFor({ state: "detached" });
  await tabTo(page, page.locator("#main article a").first());
  await page.keyboard.press("Enter");
  await page.waitForURL("**/product/*");
  await expect.poll(() => page.locator("h1").textContent()).not.toBe("Search");
});

test(
  "a search without full matches shows partial or close ones, or else the product list",
  { tag: "@long" },
  async ({ openShopper }) => {
    const page = await open(openShopper, "/search?q=mug");
    const mugs = await namesOf(page);
    await field(page).fill("wobbly mug");
    await page.getByText("Nothing has all of “wobbly mug”. These have some of it.").waitFor();
    await expect.poll(() => namesOf(page)).toEqual(mugs);
    // The URL of the narrowed results leads to the same results.
    await page.getByRole("group", { name: "Colour" }).getByRole("checkbox").first().check();
    await expect.poll(() => search(page)).toMatch(/^\?q=wobbly\+mug&colour=/);
    await expect.poll(() => namesOf(page)).not.toEqual(mugs);
    await rested(page);
    const narrowed = await namesOf(page);
    expect(narrowed).not.toEqual([]);
    await page.reload();
    expect(await namesOf(page)).toEqual(narrowed);
    await hydrated(page);
    await field(page).fill("lentirn");
    await expect.poll(() => resultCount(page)).toBe("0 things");
    await page
      .getByRole("link", { name: /^Remove/ })
      .first()
      .click();
    await page.getByText("Nothing called “lentirn”. Try lantern.").waitFor();
    await expect.poll(async () => (await namesOf(page)).join()).toMatch(/lantern/);
    await page.getByRole("link", { name: "lantern", exact: true }).click();
    await page.waitForURL("**/search?q=lantern");
    await expect(field(page)).toHaveValue("lantern");
    await page.getByText("Nothing called").waitFor({ state: "detached" });
    await field(page).fill("zzqqxx");
    await page.getByText("Nothing called “zzqqxx”.").waitFor();
    await page.getByRole("heading", { name: "Everything we keep" }).waitFor();
  },
);
