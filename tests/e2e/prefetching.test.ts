import type { Page, Route } from "playwright";
import { beforeEach, expect, test } from "vitest";
import { productLink, recordRequests, withConnection } from "#tests/support/requests.ts";
import { afterTimers, settled } from "#tests/support/settled.ts";
import { awake, openReady } from "#tests/support/shopper.ts";
import { shareStorefront } from "#tests/support/storefront.ts";

const storefront = shareStorefront();
/** Milliseconds, longer than a pointer has to rest on a link to count as intent. */
const LONGER_THAN_REST_MS = 100;
let page: Page;

beforeEach(async () => {
  page = await (await storefront.shopper()).newPage();
});

test("prefetching has at most four routes in flight and loads each once", async () => {
  await openReady(page, "/products");
  const held: Route[] = [];
  let most = 0;
  const requests: string[] = [];
  await page.route("**/product/**", (route) => {
    requests.push(new URL(route.request().url()).pathname);
    held.push(route);
    most = Math.max(most, held.length);
  });
  const count = await page.evaluate(() => {
    const links = [...document.querySelectorAll("#main a[href^='/product/']")];
    for (const link of [...links, ...links]) {
      link.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    }
    return new Set(links.map((link) => link.getAttribute("href"))).size;
  });
  expect(count).toBeGreaterThan(8);
  await expect.poll(() => held.length).toBe(4);
  while (requests.length < count || held.length > 0) {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await held.shift()?.continue();
  }
  expect(most).toBe(4);
  expect(new Set(requests).size).toBe(requests.length);
});

test.each([
  ["saves data", { saveData: true, effectiveType: "4g" }],
  ["is on 2g", { effectiveType: "2g" }],
  ["is on slow 2g", { effectiveType: "slow-2g" }],
])("prefetching is off for a shopper who %s", async (_case, connection) => {
  await withConnection(page, connection);
  await page.goto("/products");
  await awake(page);
  const requests = recordRequests(page);
  await productLink(page).hover();
  await productLink(page).focus();
  await afterTimers(page, LONGER_THAN_REST_MS);
  expect(requests.filter((path) => /_payload|pages_product/.test(path))).toEqual([]);
});

test("prefetching pauses in a tab that was hidden meanwhile, and resumes when the tab is shown", async () => {
  await openReady(page, "/products");
  const held: Route[] = [];
  let requests = 0;
  await page.route("**/product/**", (route) => {
    requests += 1;
    held.push(route);
  });
  const pressFrom = (first: number, end: number) =>
    page.evaluate(
      ([from, to]) => {
        const links = [...document.querySelectorAll("#main article a[href^='/product/']")];
        const paths = [...new Map(links.map((link) => [link.getAttribute("href"), link])).values()];
        for (const link of paths.slice(from, to)) {
          link.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
        }
      },
      [first, end] as const,
    );
  const hide = (hidden: boolean) =>
    page.evaluate(
      (value) => Object.defineProperty(document, "hidden", { value, configurable: true }),
      hidden,
    );
  await pressFrom(0, 6);
  await expect.poll(() => requests).toBe(4);
  await hide(true);
  await Promise.all(held.splice(0).map((route) => route.continue()));
  await settled(page);
  expect(requests).toBe(4);
  await hide(false);
  await pressFrom(6, 7);
  await expect.poll(() => requests).toBe(7);
  await Promise.all(held.splice(0).map((route) => route.continue()));
});

test("prefetching is off in a hidden tab", async () => {
  await openReady(page, "/products");
  await page.evaluate(() => Object.defineProperty(document, "hidden", { value: true }));
  const asked = recordRequests(page);
  await productLink(page).hover();
  await afterTimers(page, LONGER_THAN_REST_MS);
  expect(asked.filter((path) => path.includes("_payload"))).toEqual([]);
});
