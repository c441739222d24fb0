import type { BrowserContext, Page } from "@playwright/test";
import { interceptCalls, recordCalls } from "#tests/worlds/browser/calls.ts";
import { settled } from "#tests/worlds/browser/settled.ts";
import { hydrated, fillCart } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

const OPERATION = "listPriceQuery";
let shopper: BrowserContext;
let page: Page;

test.beforeEach(({ page: opened, context }) => {
  shopper = context;
  page = opened;
});

type PriceResponse = { data: { products: { nodes: { slug: string }[] } } };

/** Overrides products' prices or stock against the cached page, by slug, once they are known. */
const overrideProducts = (changes: Promise<Record<string, object>>, operation = OPERATION) =>
  interceptCalls(page, operation, async (route) => {
    const changed = await changes;
    const response = (await (await route.fetch()).json()) as PriceResponse;
    for (const product of response.data.products.nodes) {
      Object.assign(product, changed[product.slug]);
    }
    await route.fulfill({ json: response });
  });

/** Returns the slugs of the page's products, each once; the price of a set is that of its parts. */
const listedSlugs = async () => {
  const links = page.locator("main article", { hasNotText: "Set from" }).locator("h3 a");
  const paths = await links.evaluateAll((found) => found.map((one) => one.getAttribute("href")));
  return [...new Set(paths)].map((path) => path?.replace("/product/", "") ?? "");
};

const announced = () => page.getByRole("status").getByText("Prices and stock updated.");

const card = (slug: string) =>
  page.locator("article").filter({ has: page.locator(`a[href="/product/${slug}"]`) });

test("prices and stock changed since a list was cached are updated in place and announced", async () => {
  for (const path of ["/products", "/category/candles", "/"]) {
    await page.unrouteAll();
    const { promise: changes, resolve: say } = Promise.withResolvers<Record<string, object>>();
    await overrideProducts(changes);
    await page.goto(path);
    await hydrated(page);
    const [raised = "", gone = ""] = await listedSlugs();
    const places = () =>
      page
        .locator("main article")
        .evaluateAll((cards) =>
          cards.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)),
        );
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const before = await places();
    expect(await card(raised).first().innerText(), path).not.toContain("£31.00");
    expect(await card(gone).first().innerText(), path).not.toContain("Sold out");
    say({ [raised]: { price: "£31.00" }, [gone]: { stockStatus: "OUT_OF_STOCK" } });
    await expect
      .poll(() => card(raised).first().innerText(), { message: path })
      .toContain("£31.00");
    expect(await card(gone).first().innerText(), path).toContain("Sold out");
    await announced().waitFor({ state: "attached" });
    expect(await places(), path).toEqual(before);
  }
});

test("a product page updates the prices in its product rows with the query for its own price", async () => {
  const { promise: changes, resolve: say } = Promise.withResolvers<Record<string, object>>();
  await overrideProducts(changes, "productPriceQuery");
  const calls = recordCalls(page);
  await page.goto("/product/ember-candle");
  await hydrated(page);
  const [slug = ""] = await listedSlugs();
  say({ [slug]: { price: "£31.00" } });
  await expect.poll(() => card(slug).first().textContent()).toContain("£31.00");
  await announced().waitFor({ state: "attached" });
  expect(calls).toEqual(["productPriceQuery"]);
});

test("prices in a list are fetched once, without a session, and not after a client navigation", async () => {
  await fillCart(shopper, ["ember-candle"]);
  const requests: Record<string, string>[] = [];
  page.on("request", (request) => {
    if (request.postData()?.includes(OPERATION)) requests.push(request.headers());
  });
  await page.goto("/category/candles");
  await hydrated(page);
  await expect.poll(() => requests).toHaveLength(1);
  expect(requests[0]).not.toHaveProperty("woocommerce-session");
  await page.getByRole("link", { name: "Departments" }).first().click();
  await page.getByRole("heading", { name: "Departments", level: 1 }).waitFor();
  await page.getByRole("main").getByRole("link", { name: "Light", exact: true }).first().click();
  await page.getByRole("heading", { name: "Light", level: 1 }).waitFor();
  await settled(page);
  expect(requests).toHaveLength(1);
});
