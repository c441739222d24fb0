import type { BrowserContextOptions, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/browser.ts";
import { scaled } from "#tests/support/environment.ts";
import { openHostileShop } from "#tests/support/hostileShop.ts";
import type { HostileShop } from "#tests/support/hostileShop.ts";
import { scriptVectors } from "#tests/support/scriptVectors.ts";
import { startShop } from "#tests/support/shop.ts";
import type { RunningShop } from "#tests/support/shop.ts";

/**
 * Has every place that shows shop texts: options, a table, reviews, categories, related products.
 */
const PRODUCT = "cabin-mug";
const PLAIN = "Plain words.";
const MARKED = `<p>${PLAIN}</p>`;
const WORDS = [...scriptVectors, MARKED];

let trueShop: RunningShop;
let hostile: HostileShop;
let shop: RunningShop;

beforeAll(async () => {
  trueShop = await startShop();
  hostile = await openHostileShop(`${trueShop.url}/graphql`, WORDS);
  const settings = { GRAPHQL_ENDPOINT: hostile.endpoint };
  shop = await startShop(settings);
});
afterAll(async () => {
  await Promise.all([shop?.stop(), hostile?.close(), trueShop?.stop()]);
});

/**
 * Opens a page that counts executed vectors; only documents matter here, so other files are
 * blocked.
 */
async function openPage(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await (await sharedBrowser()).newContext({ baseURL: shop.url, ...options });
  context.setDefaultTimeout(scaled(30_000));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls: ["*.css", "*.woff2", "*/wp-content/*"] });
  await page.route("**/*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await page.addInitScript(() => {
    const counted = window as unknown as { ran: () => void; runs: number };
    counted.runs = 0;
    counted.ran = () => void (counted.runs += 1);
  });
  return page;
}

/** Navigates to a page, runs what it runs by itself, and clicks the links that could run script. */
async function runsOn(page: Page, path: string): Promise<number> {
  await page.goto(path);
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    for (const element of document.querySelectorAll<HTMLElement>("a[href*='ran()' i]")) {
      element.click();
    }
    await frame();
    return (window as unknown as { runs: number }).runs;
  });
}

/** Collects markup in the served page that an event or a click could execute. */
const dangersOn = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    // The page has one of its own, behind its style.
    const noscript = "noscript:not(head > style + noscript)";
    const strange = `iframe,frame,object,embed,base,math,template,${noscript},[srcdoc],[http-equiv]`;
    for (const element of document.querySelectorAll("*")) {
      if (element.matches(strange)) found.push(element.outerHTML);
      for (const { name, value } of element.attributes) {
        // Browsers skip these characters within a URL.
        const address = value.replace(/[\p{Cc}\s]/gu, "").toLowerCase();
        const leads = /^(?:javascript|vbscript|data:text)/.test(address) && name !== "alt";
        if (name.startsWith("on")) found.push(element.outerHTML);
        if (leads && /href|src|action|data/.test(name)) found.push(element.outerHTML);
      }
    }
    return { found, scripts: document.scripts.length };
  });

test(
  `${scriptVectors.length} script-injection vectors run nothing, whichever text holds them`,
  { timeout: scaled(300_000) },
  async () => {
    expect(new Set(scriptVectors).size).toBeGreaterThanOrEqual(200);
    const errors: unknown[] = [];
    const lookAt = async (numbers: readonly number[]) => {
      // Without the content security policy, which is the second line of defense.
      const page = await openPage({ bypassCSP: true });
      await page.goto(hostile.pathOf(PRODUCT, WORDS.indexOf(MARKED)));
      const { scripts } = await dangersOn(page);
      for (const number of numbers) {
        const runs = await runsOn(page, hostile.pathOf(PRODUCT, number));
        const dangers = await dangersOn(page);
        if (runs > 0 || dangers.found.length > 0 || dangers.scripts !== scripts) {
          errors.push({ vector: scriptVectors[number], runs, ...dangers });
        }
      }
    };
    const numbers = [...scriptVectors.keys()];
    const half = numbers.length / 2;
    await Promise.all([lookAt(numbers.slice(0, half)), lookAt(numbers.slice(half))]);
    expect(errors).toEqual([]);
  },
);

test("the hostile texts appear in every text of the product page", async () => {
  const page = await openPage();
  await page.goto(hostile.pathOf(PRODUCT, WORDS.indexOf(MARKED)));
  const places = {
    name: "h1",
    description: "details",
    review: "#reviews article",
    category: "nav[aria-label='Breadcrumbs']",
    attribute: "fieldset legend",
  };
  for (const [text, place] of Object.entries(places)) {
    expect(await page.locator(place).first().innerText(), text).toContain(PLAIN);
  }
});

/** Serves vectors unsanitized, in place of a description's plain text; returns those that run. */
async function unguardedRuns(
  vectors: readonly string[],
  options: BrowserContextOptions = {},
): Promise<string[]> {
  const page = await openPage(options);
  const plain = hostile.pathOf(PRODUCT, WORDS.indexOf(MARKED));
  const served = await page.request.get(plain);
  const [html, headers] = [await served.text(), served.headers()];
  let vector = "";
  await page.route(`**${plain}`, (route) =>
    route.fulfill({ headers, body: html.replace(MARKED, () => vector) }),
  );
  const ran: string[] = [];
  for (vector of vectors) if ((await runsOn(page, plain)) > 0) ran.push(vector);
  return ran;
}

test(
  "many vectors run unsanitized, and the content security policy stops all of them",
  { timeout: scaled(300_000) },
  async () => {
    const some = scriptVectors.filter((_, place) => place % 3 === 0);
    const ran = await unguardedRuns(some, { bypassCSP: true });
    expect(ran.length).toBeGreaterThan(20);
    expect(await unguardedRuns(ran)).toEqual([]);
  },
);
