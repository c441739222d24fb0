import type { BrowserContext, Page, Route } from "playwright";
import { beforeEach, expect, test } from "vitest";
import { failures, interceptCalls, recordCalls } from "#tests/support/calls.ts";
import { settled } from "#tests/support/settled.ts";
import { awake, fillCart } from "#tests/support/shopper.ts";
import { shareStorefront } from "#tests/support/storefront.ts";

const storefront = shareStorefront();
const OPERATION = "listPriceQuery";
let shopper: BrowserContext;
let page: Page;

beforeEach(async () => {
  shopper = await storefront.shopper();
  page = await shopper.newPage();
});

/** `slug` is absent on a product page, whose query does not request it for product rows. */
type Offers = { data: { products: { nodes: { slug?: string }[] } } };

/** Overrides one product's price or stock against the cached page, once `may` resolves. */
const sayInstead = (
  wanted: string,
  prices: object,
  operation = OPERATION,
  may = Promise.resolve(),
) =>
  interceptCalls(page, operation, async (route: Route) => {
    await may;
    const response = (await (await route.fetch()).json()) as Offers;
    for (const product of response.data.products.nodes) {
      if ((product.slug ?? wanted) === wanted) Object.assign(product, prices);
    }
    await route.fulfill({ json: response });
  });

const announced = () => page.getByRole("status").getByText("Prices and stock updated.");

const card = (slug: string) =>
  page.locator("article").filter({ has: page.locator(`a[href="/product/${slug}"]`) });

test.each(["/products", "/category/candles", "/"])(
  "on %s a price changed since the page was cached is updated in place and announced",
  async (path) => {
    const { promise: may, resolve: say } = Promise.withResolvers<void>();
    await page.goto(path);
    // The price of a set is that of its parts.
    const single = page.locator("main article", { hasNotText: "Set from" });
    const href = (await single.locator("a").first().getAttribute("href")) ?? "";
    const slug = href.replace("/product/", "");
    await sayInstead(slug, { price: "£31.00" }, OPERATION, may);
    await page.goto(path);
    await awake(page);
    const places = () =>
      page
        .locator("main article")
        .evaluateAll((cards) =>
          cards.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)),
        );
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const before = await places();
    expect(await card(slug).first().innerText()).not.toContain("£31.00");
    say();
    await expect.poll(() => card(slug).first().innerText()).toContain("£31.00");
    await announced().waitFor({ state: "attached" });
    expect(await places()).toEqual(before);
  },
);

test("a product sold out since the page was cached says so on its card", async () => {
  await sayInstead("ember-candle", { stockStatus: "OUT_OF_STOCK" });
  await page.goto("/category/candles");
  await awake(page);
  await expect.poll(() => card("ember-candle").innerText()).toContain("Sold out");
});

test("a product page updates the prices in its product rows with the query for its own price", async () => {
  await page.goto("/product/ember-candle");
  const href = await page.locator("main article a").first().getAttribute("href");
  const slug = (href ?? "").replace("/product/", "");
  await sayInstead(slug, { price: "£31.00" }, "productPriceQuery");
  // This page's own refresh must not be counted with the next one's.
  await awake(page);
  await settled(page);
  const calls = recordCalls(page);
  await page.goto("/product/ember-candle");
  await awake(page);
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
  await awake(page);
  await expect.poll(() => requests).toHaveLength(1);
  expect(requests[0]).not.toHaveProperty("woocommerce-session");
  await page.getByRole("link", { name: "Departments" }).first().click();
  await page.getByRole("heading", { name: "Departments", level: 1 }).waitFor();
  await page.getByRole("main").getByRole("link", { name: "Light", exact: true }).first().click();
  await page.getByRole("heading", { name: "Light", level: 1 }).waitFor();
  await settled(page);
  expect(requests).toHaveLength(1);
});

test.each(Object.entries(failures))("when %s, a list page stays as cached", async (_, fail) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const failed = new Promise<void>((resolve) => {
    void interceptCalls(page, OPERATION, async (route) => {
      await fail(route);
      resolve();
    });
  });
  await page.goto("/category/candles");
  await awake(page);
  await failed;
  expect(await card("ember-candle").innerText()).toContain("£24.00");
  expect(errors).toEqual([]);
});
