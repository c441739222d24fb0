import type { Page } from "@playwright/test";
import { recordCalls } from "#tests/worlds/browser/calls.ts";
import { openMenu } from "#tests/worlds/browser/pageActions.ts";
import { settled } from "#tests/worlds/browser/settled.ts";
import { hydrated, seesInCart } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

/** Records the URL of every request of a page. */
function recordRequests(page: Page): URL[] {
  const requests: URL[] = [];
  page.on("request", (request) => requests.push(new URL(request.url())));
  return requests;
}

test("a first view requests no script before load and first paint, and nothing from other hosts", async ({
  page,
  shop,
}) => {
  const requests = recordRequests(page);
  // The browser reports a resting pointer with the first frame too.
  await page.mouse.move(300, 300);
  await page.goto("/product/ember-candle");
  // A pointer that moves earlier would count as an interaction.
  await page.waitForFunction(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    const isLoaded = (navigation as PerformanceNavigationTiming).loadEventEnd > 0;
    return isLoaded && performance.getEntriesByName("first-contentful-paint").length > 0;
  });
  await hydrated(page);
  const starts = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    const { loadEventStart } = navigation as PerformanceNavigationTiming;
    const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
    const ready = Math.max(loadEventStart, painted ?? Number.NaN);
    const loaded = performance.getEntriesByType("resource");
    const later = loaded.filter(({ name }) => /\.(js|webmanifest)$/.test(name));
    return later.map(({ startTime }) => startTime - ready);
  });
  expect(starts.length).toBeGreaterThan(0);
  const manifest = page.locator("head > link[rel=manifest]");
  expect(await manifest.getAttribute("href")).toBe("/manifest.webmanifest");
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(0);
  const hosts = requests.filter(({ protocol }) => protocol !== "data:").map(({ host }) => host);
  expect([...new Set(hosts)]).toEqual([new URL(shop.url).host]);
});

/** Returns position and style of each element, with the full stylesheet or the inlined CSS only. */
function looksOf(page: Page, hasAll: boolean): Promise<string[]> {
  return page.evaluate((has) => {
    const link = document.querySelector<HTMLLinkElement>("head > link[rel=stylesheet]");
    if (!link?.sheet) throw new Error("The style has not come.");
    link.disabled = !has;
    const looks = [...document.querySelectorAll("body *")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const { color, backgroundColor, font, display, opacity, boxShadow, borderTop } = style;
      const box = [x, y, width, height].map(Math.round);
      const look = [color, backgroundColor, font, display, opacity, boxShadow, borderTop];
      return [element.outerHTML.slice(0, 60), ...box, ...look].join(" ");
    });
    link.disabled = false;
    return looks;
  }, hasAll);
}

test(
  "a cached page looks the same before and after its full stylesheet loads",
  { tag: "@long" },
  async ({ page }) => {
    // The page's script, which would change the page meanwhile, is blocked.
    await page.route("**/assets/**/*.js", () => {});
    for (const path of [
      "/",
      "/products",
      "/categories",
      "/category/candles",
      "/product/ember-candle",
    ]) {
      const style = page.waitForResponse("**/assets/static/later.*.css");
      await page.goto(path);
      await style;
      await page.waitForFunction(
        () => document.querySelector<HTMLLinkElement>("head > link[rel=stylesheet]")?.sheet,
      );
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        // Until the next frame, a footer below the screen keeps its height of the former width.
        await page.evaluate(
          () =>
            new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        expect(await looksOf(page, false), `${path}, ${width} px wide`).toEqual(
          await looksOf(page, true),
        );
      }
    }
  },
);

test("a link works while the page's script does not load", { tag: "@long" }, async ({ page }) => {
  await page.route(/pages_index\.[\w-]+\.js$/, () => {});
  await page.goto("/", { waitUntil: "commit" });
  const script = page.waitForRequest(/pages_index\.[\w-]+\.js$/);
  await page.getByRole("banner").hover();
  await script;
  await page.getByRole("link", { name: "Departments" }).first().click();
  await page.getByRole("heading", { name: "Departments", level: 1 }).waitFor();
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe("/categories");
});

test(
  "going back before the page has hydrated leads to a hydrated page",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await page.getByRole("link", { name: "Departments" }).first().click();
    await page.getByRole("heading", { name: "Departments", level: 1 }).waitFor();
    const gate = Promise.withResolvers<void>();
    await page.route(/pages_categories\.[\w-]+\.js$/, async (route) => {
      await gate.promise;
      await route.continue();
    });
    const script = page.waitForRequest(/pages_categories\.[\w-]+\.js$/);
    await page.reload({ waitUntil: "commit" });
    await page.getByRole("banner").hover();
    await script;
    await page.evaluate(() => {
      document.documentElement.dataset["reloaded"] = "";
      history.back();
    });
    await page.waitForURL((url) => url.pathname === "/");
    gate.resolve();
    await page.locator("#main article").first().waitFor();
    await hydrated(page);
    expect(await page.evaluate(() => "reloaded" in document.documentElement.dataset)).toBe(true);
  },
);

test("a menu opened before hydration stays open until a link in it is followed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const gate = Promise.withResolvers<void>();
  await page.route(/pages_index\.[\w-]+\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto("/");
  await openMenu(page);
  gate.resolve();
  await hydrated(page);
  const menu = page.getByRole("navigation", { name: "Menu" });
  expect(await menu.isVisible()).toBe(true);
  await menu.getByRole("link", { name: "Departments" }).click();
  await page.getByRole("heading", { name: "Departments", level: 1 }).waitFor();
  await menu.waitFor({ state: "hidden" });
});

test("no page of a guest with an empty cart logs an error, starts a session or sends a query other than the one for prices and stock", async ({
  page,
  context: shopper,
}) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`${page.url()}: ${message.text()}`);
  });
  const calls = recordCalls(page);
  const callsOf: Record<string, string[]> = {
    "/checkout": [],
    "/": ["listPriceQuery"],
    "/products": ["listPriceQuery"],
    "/categories": [],
    "/product/cabin-mug": ["productPriceQuery"],
    "/product/sea-salt": ["productPriceQuery"],
    "/search": ["listPriceQuery"],
    "/cart": [],
  };
  for (const [path, expected] of Object.entries(callsOf)) {
    calls.length = 0;
    // Viewed products are below an empty cart only in a low window.
    if (path === "/cart") await page.setViewportSize({ width: 1280, height: 300 });
    await page.goto(path);
    await hydrated(page);
    await settled(page);
    // Prices are fetched in idle time, which may come later.
    await expect.poll(() => calls, { message: path }).toEqual(expected);
  }
  // Those of viewed products only near the viewport.
  await page.getByRole("region", { name: "Recently viewed" }).scrollIntoViewIfNeeded();
  await expect.poll(() => calls).toEqual(["listPriceQuery"]);
  await seesInCart(page, 0);
  expect(await shopper.cookies()).toEqual([]);
  expect(errors).toEqual([]);
});
