import type { Browser, BrowserContext } from "@playwright/test";
import { recordCalls } from "#tests/worlds/browser/calls.ts";
import { sharedShop } from "#tests/worlds/servers/environment.ts";
import {
  browserShopper,
  cartLink,
  hydrated,
  newShopper,
  seesInCart,
} from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";
import { count, noFigures, reportFigures } from "#packages/faults/figures/figures.ts";
import { openCookielessProxy } from "#packages/faults/proxy/cookielessProxy.ts";
import type { CookielessProxy } from "#packages/faults/proxy/cookielessProxy.ts";
import { benchOptions } from "./benchOptions.ts";

const ADD = "useAddToCartMutation";
const figures = noFigures();
let proxy: CookielessProxy;

// One process counts all cells: Playwright starts another after a failure.
test.describe.configure({ mode: "serial" });
test.beforeAll(async ({ shop }) => void (proxy = await openCookielessProxy(shop.url)));
test.afterAll(async () => {
  await proxy.close();
  await reportFigures("matrix", benchOptions(1), figures);
});

type Storage = "ok" | "full" | "forbidden";

/** Makes local and session storage full or forbidden. */
async function limitStorage(context: BrowserContext, storage: Storage): Promise<void> {
  if (storage === "ok") return;
  await context.addInitScript((isFull) => {
    if (isFull) {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
      return;
    }
    const get = () => {
      throw new DOMException("forbidden", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { get });
  }, storage === "full");
}

type Limits = { script: boolean; cookies: boolean; storage?: Storage };

/** Opens a browser profile with these limits, at the shop. */
async function openLimited(browser: Browser, limits: Limits) {
  const { script: javaScriptEnabled, cookies, storage = "ok" } = limits;
  const { url } = cookies ? sharedShop() : proxy;
  const context = await newShopper(browser, url, { javaScriptEnabled });
  await limitStorage(context, storage);
  if (!cookies) {
    await context.addInitScript(() =>
      Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => {} }),
    );
  }
  return { context, page: await context.newPage() };
}

/** Runs a cell of the matrix, and counts it. */
async function inCell(
  browser: Browser,
  limits: Limits,
  work: (opened: Awaited<ReturnType<typeof openLimited>>) => Promise<void>,
): Promise<void> {
  count(figures, { cells: 1 });
  const opened = await openLimited(browser, limits);
  try {
    await work(opened);
  } catch (error) {
    figures.failures.push({
      seed: 1,
      violations: [`cell: ${JSON.stringify(limits)}`],
      detail: String(error),
    });
    throw error;
  } finally {
    await opened.context.close();
  }
}

for (const storage of ["ok", "full", "forbidden"] as const) {
  test.describe(`With a local storage that is ${storage}`, () => {
    test("a shopper with script and cookies keeps the cart in the next page, and can empty it", ({
      browser,
    }) =>
      inCell(browser, { script: true, cookies: true, storage }, async ({ context, page }) => {
        const errors: string[] = [];
        page.on("pageerror", (error) => errors.push(error.message));
        await browserShopper(page).add({ slug: "ember-candle" });
        await seesInCart(page, 1);
        await expect.poll(() => browserShopper(context).cart()).toEqual({ "Ember candle": 1 });
        // A cached page gets its cart from the backend alone, the cart page also in its HTML.
        await page.goto(storage === "full" ? "/product/ember-candle" : "/cart");
        await hydrated(page);
        await seesInCart(page, 1);
        if (storage === "full") await cartLink(page).click();
        await page.getByRole("button", { name: "Remove Ember candle" }).click();
        await seesInCart(page, 0);
        await expect.poll(() => browserShopper(context).cart()).toEqual({});
        expect(errors).toEqual([]);
      }));

    test("a shopper with script, whose cookies are blocked, has a cart while the page is open", ({
      browser,
    }) =>
      inCell(browser, { script: true, cookies: false, storage }, async ({ page }) => {
        const calls = recordCalls(page);
        await browserShopper(page).add({ slug: "ember-candle" });
        await seesInCart(page, 1);
        await page.getByRole("link", { name: "Cart, 1 item", exact: true }).click();
        await page.waitForURL("**/cart");
        await page.getByRole("button", { name: "Remove Ember candle" }).waitFor();
        await page.getByRole("button", { name: "One more of Ember candle" }).click();
        await seesInCart(page, 2);
        await expect(page.getByText("Updating")).toHaveCount(0);
        expect(await page.getByText("isn’t answering").count()).toBe(0);
        expect(calls.filter((name) => name === ADD)).toEqual([ADD]);
      }));
  });
}

// Without script, nothing reaches the storage: there is one cell instead of three.

test("a shopper without script keeps the cart", ({ browser }) =>
  inCell(browser, { script: false, cookies: true }, async ({ context, page }) => {
    await page.goto("/product/ember-candle");
    await page.getByRole("button", { name: "Add to cart", exact: true }).click();
    await page.waitForURL("**/cart");
    await seesInCart(page, 1);
    expect(await browserShopper(context).cart()).toEqual({ "Ember candle": 1 });
  }));

test("a shopper without script, whose cookies are blocked, reads that the cart needs them", ({
  browser,
}) =>
  inCell(browser, { script: false, cookies: false }, async ({ page }) => {
    await page.goto("/product/ember-candle");
    await page.getByRole("button", { name: "Add to cart", exact: true }).click();
    await page.waitForURL("**/cart");
    await seesInCart(page, 0);
    // Automation switches script off without telling the parser, which then hides `noscript`.
    expect(await page.content()).toMatch(/<noscript>[^]{0,40}The cart needs cookies\./);
  }));
