import type { Locator, Page } from "@playwright/test";
import { goBack, goForward } from "#tests/worlds/browser/browserHistory.ts";
import { navigateTo } from "#tests/worlds/browser/clientNavigation.ts";
import { hydrated } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

let page: Page;

const height = () => page.evaluate(() => Math.round(scrollY));

async function scrolledTo(y: number): Promise<void> {
  await expect.poll(height).toBe(y);
}

async function scrollPageTo(y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await scrolledTo(y);
  // The router writes the position into the browser's history with a delay.
  await expect
    .poll(() => page.evaluate(() => history.state?.vike?.scrollPosition?.y as number))
    .toBe(y);
}

/** Follows an inserted link to a URL, which the page itself need not contain. */
async function follow(href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement("a");
    link.href = address;
    document.querySelector("#main")?.append(link);
    link.click();
    link.remove();
  }, href);
  await page.waitForURL(`**${href}`);
}

/** Checks that an element has stopped where the header and its scroll margin leave it. */
const stopsAt = (selector: string) =>
  page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    if (!element) return false;
    const { scrollMarginTop } = getComputedStyle(element);
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const top = Number.parseFloat(scrollMarginTop) + Number.parseFloat(scrollPaddingTop);
    return Math.abs(element.getBoundingClientRect().top - top) < 2;
  }, selector);

const REVIEWED = "/product/cabin-mug";

test.use({ viewport: { width: 1000, height: 500 } });

test.beforeEach(({ page: opened }) => {
  page = opened;
});

async function open(path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test("another page starts at its top, back and forward restore the position, and another query string keeps it", async () => {
  await open("/products");
  await scrollPageTo(400);
  await follow("/categories");
  await expect.poll(height).toBe(0);
  await expect.poll(() => page.locator("body > [role=status]").textContent()).toMatch(/Departm/);
  await scrollPageTo(120);
  await goBack(page);
  await scrolledTo(400);
  await goForward(page);
  await scrolledTo(120);
  await goBack(page);
  await scrolledTo(400);

  await scrollPageTo(300);
  await navigateTo(page, "/products?sort=price");
  await scrolledTo(300);
});

test("an anchor is scrolled to, on another page, on the same one or with another query string", async () => {
  await open("/products");
  await scrollPageTo(400);
  await follow(`${REVIEWED}#reviews`);
  await expect.poll(() => stopsAt("#reviews")).toBe(true);
  expect(await height()).toBeGreaterThan(0);
  // Leaving it scrolls to the top.
  await follow(REVIEWED);
  await scrolledTo(0);
  await follow(`${REVIEWED}#reviews`);
  await expect.poll(() => stopsAt("#reviews")).toBe(true);
  await follow(REVIEWED);
  await scrolledTo(0);
  await follow(`${REVIEWED}?view=1#reviews`);
  await expect.poll(() => stopsAt("#reviews")).toBe(true);
});

/** Returns the first product of a row, once it is rendered. */
async function firstOn(row: string): Promise<Locator> {
  const heading = page.getByRole("heading", { name: row, exact: true });
  const cards = page.locator("section", { has: heading }).locator("li");
  const link = cards.getByRole("link").first();
  await link.waitFor();
  return link;
}

/** Returns an element's distance from the window's top, once it no longer moves. */
async function topOf(link: Locator): Promise<number> {
  const top = () => link.evaluate((it) => Math.round(it.getBoundingClientRect().top));
  const tops: number[] = [];
  const rests = async () => tops.push(await top()) > 1 && tops.at(-1) === tops.at(-2);
  await expect.poll(rests, { intervals: [300] }).toBe(true);
  return tops.at(-1) ?? Number.NaN;
}

/** Rows far down a page, by the page's path. */
const LOW_ROWS: Record<string, readonly string[]> = {
  [REVIEWED]: ["Sits well with", "Recently viewed"],
  "/": ["Less than it was"],
};

/** Returns the places of a row's first product before a visit to it and after going back. */
async function placesOf(row: string): Promise<[before: number, after: number]> {
  const link = await firstOn(row);
  await link.evaluate((it) => it.scrollIntoView({ block: "center", behavior: "instant" }));
  const before = await topOf(link);
  await expect
    .poll(() => page.evaluate(() => history.state?.vike?.scrollPosition?.y === scrollY))
    .toBe(true);
  const name = (await link.textContent()) ?? "";
  await link.evaluate((it: HTMLElement) => it.click());
  const there = page.getByRole("heading", { level: 1, name, exact: true });
  await there.waitFor();
  await goBack(page);
  await there.waitFor({ state: "detached" });
  return [before, await topOf(await firstOn(row))];
}

test("back returns to the same product in a row far down the page, in a window of any width", async () => {
  // A late font is used by the next page only, whose lines then wrap differently.
  await page.route(/\.woff2$/, (route) => route.abort());
  for (const viewed of ["/product/sea-salt", "/product/ember-candle"]) await open(viewed);
  for (const width of [1000, 390]) {
    await page.setViewportSize({ width, height: 700 });
    for (const [path, rows] of Object.entries(LOW_ROWS)) {
      await open(path);
      for (const row of rows) {
        const [before, after] = await placesOf(row);
        expect(Math.abs(after - before), `${path} ${row}, ${width} px wide`).toBeLessThan(4);
      }
    }
  }
});
