import type { Locator, Page } from "playwright";
import { beforeEach, expect, test } from "vitest";
import { goBack, goForward } from "#tests/support/browserHistory.ts";
import { awake } from "#tests/support/shopper.ts";
import { shareStorefront } from "#tests/support/storefront.ts";

const storefront = shareStorefront();
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

/** Checks that an element has stopped at its scroll margin below the window's top. */
const stopsAt = (selector: string) =>
  page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    const { scrollMarginTop } = getComputedStyle(element as Element);
    const top = element?.getBoundingClientRect().top ?? Number.NaN;
    return Math.abs(top - Number.parseFloat(scrollMarginTop)) < 2;
  }, selector);

const REVIEWED = "/product/cabin-mug";

beforeEach(async () => {
  page = await (await storefront.shopper({ viewport: { width: 1000, height: 500 } })).newPage();
  await page.goto("/products");
  await awake(page);
});

test("a navigation to another page starts at its top", async () => {
  await scrollPageTo(400);
  await follow("/categories");
  await expect.poll(height).toBe(0);
});

test("an anchor on another page is scrolled to, with its scroll margin", async () => {
  await scrollPageTo(400);
  await follow(`${REVIEWED}#reviews`);
  await expect.poll(() => stopsAt("#reviews")).toBe(true);
  expect(await height()).toBeGreaterThan(0);
});

test("back and forward restore the scroll position", async () => {
  await scrollPageTo(400);
  await follow("/categories");
  await expect.poll(() => page.locator("body > [role=status]").textContent()).toMatch(/Departm/);
  await scrollPageTo(120);
  await goBack(page);
  await scrolledTo(400);
  await goForward(page);
  await scrolledTo(120);
});

test("a navigation to the same page with another query string keeps its scroll position", async () => {
  await scrollPageTo(300);
  await follow("/products?sort=price");
  await expect.poll(() => page.title()).toContain("|");
  await scrolledTo(300);
});

test("an anchor on the same page is scrolled to, and leaving it scrolls to the top", async () => {
  await page.goto(REVIEWED);
  await awake(page);
  await follow(`${REVIEWED}#reviews`);
  await expect.poll(() => stopsAt("#reviews")).toBe(true);
  await follow(REVIEWED);
  await scrolledTo(0);
});

test("an anchor on the same page with another query string is scrolled to", async () => {
  await page.goto(REVIEWED);
  await awake(page);
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
  await expect.poll(rests, { interval: 300 }).toBe(true);
  return tops.at(-1) ?? Number.NaN;
}

const LOW_ROWS = [
  [REVIEWED, "Sits well with"],
  [REVIEWED, "You might also like"],
  [REVIEWED, "Recently viewed"],
  ["/", "Less than it was"],
] as const;

test.each([1000, 390])(
  "back returns to the same product in a row far down the page, in a window %d px wide",
  async (width) => {
    await page.setViewportSize({ width, height: 700 });
    // A late font is used by the next page only, whose lines then wrap differently.
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.goto("/product/sea-salt");
    await awake(page);
    const places: Record<string, [before: number, after: number]> = {};
    for (const [path, row] of LOW_ROWS) {
      await page.goto(path);
      await awake(page);
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
      places[`${path} ${row}`] = [before, await topOf(await firstOn(row))];
    }
    for (const [place, [before, after]] of Object.entries(places)) {
      expect(Math.abs(after - before), place).toBeLessThan(4);
    }
  },
);
