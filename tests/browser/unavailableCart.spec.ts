import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { violationsIn } from "#tests/worlds/browser/axe.ts";
import { interceptCalls } from "#tests/worlds/browser/calls.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { openFaultProxy } from "#packages/faults/proxy/faultProxy.ts";
import type { FaultProxy } from "#packages/faults/proxy/faultProxy.ts";
import type { RunningShop } from "#tests/worlds/servers/shop.ts";
import { browserShopper, hydrated, newShopper, seesInCart } from "#tests/worlds/browser/shopper.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";
import { startUnrenderedShop } from "#tests/worlds/servers/unrenderedShop.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

let woo: WooServer;
let proxy: FaultProxy;
let shop: RunningShop;
const settings = () => ({ GRAPHQL_ENDPOINT: proxy.endpoint });

test.beforeAll(async () => {
  woo = await openWooServer();
  proxy = await openFaultProxy(woo.endpoint);
  shop = await startUnrenderedShop(settings());
});
/** Starts the backend again; until a probe has found it, the server sends nothing to it. */
async function recover(): Promise<void> {
  proxy.recover();
  await proxy.listen(true);
  const isBack = async () => (await (await fetch(`${shop.url}/readyz`)).text()).includes(`"ready"`);
  await expect.poll(isBack, { timeout: scaled(10_000) }).toBe(true);
}

test.afterEach(recover);
test.afterAll(async () => {
  await shop.stop();
  await proxy.close();
  await woo.close();
});

/** Opens a page for a shopper with a belt in the cart. */
async function withBelt(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const shopper = await newShopper(browser, shop.url, options);
  await shopper.request.post("/cart/items", { form: { productId: "15", quantity: "2" } });
  return shopper.newPage();
}

const quantity = (page: Page) => page.getByRole("spinbutton", { name: "Quantity of Belt" });

test.describe("while the backend is unavailable", () => {
  for (const [url, title] of [
    ["/cart", "Cart"],
    ["/checkout", "Check out"],
  ] as const) {
    test(`${url} hydrates with the last known cart, and is complete once the backend is back`, async ({
      browser,
    }) => {
      const page = await withBelt(browser);
      const errors: string[] = [];
      page.on("pageerror", ({ message }) => errors.push(message));
      await proxy.listen(false);
      const response = await page.goto(url);
      expect(response?.status()).toBe(503);
      await hydrated(page);
      await page.getByRole("heading", { name: title, level: 1 }).waitFor();
      const asOf = page.getByText(/^Cart as of \d\d:\d\d\.$/);
      await asOf.waitFor();
      await (url === "/cart" ? quantity(page) : page.getByText("Quantity 2")).waitFor();
      const promises = page.getByText("sent once the shop is back");
      expect(await promises.count()).toBe(url === "/cart" ? 1 : 0);
      expect(await page.getByRole("button", { name: "Place order" }).count()).toBe(0);
      expect(await violationsIn(page, "main")).toEqual([]);
      expect(errors).toEqual([]);

      await recover();
      await page.getByRole("link", { name: "Try again" }).click();
      await asOf.waitFor({ state: "detached" });
      const done = url === "/cart" ? "Remove Belt" : "Place order";
      await page.getByRole("button", { name: done }).waitFor();
      expect(await page.getByText("Cart as of").count()).toBe(0);
      await page.context().close();
    });
  }
});

test(
  "a quantity that is being typed stays when the backend is back",
  { tag: "@long" },
  async ({ browser }) => {
    const page = await withBelt(browser);
    const { promise, resolve: release } = Promise.withResolvers<void>();
    await interceptCalls(page, "useCartQuery", async (route) => {
      await promise;
      await route.fallback();
    });
    await proxy.listen(false);
    await page.goto("/cart");
    await hydrated(page);
    await quantity(page).fill("3");
    await recover();
    release();
    await page.getByRole("link", { name: "Try again" }).waitFor({ state: "detached" });
    expect(await quantity(page).inputValue()).toBe("3");
    await page.keyboard.press("Enter");
    await expect.poll(() => browserShopper(page.context()).cart()).toEqual({ Belt: 3 });
    await page.context().close();
  },
);

test(
  "a server without a copy of the cart renders a note that it is safe, and the script shows the saved cart",
  { tag: "@long" },
  async ({ browser }) => {
    const page = await withBelt(browser);
    await page.goto("/cart");
    await hydrated(page);
    await seesInCart(page, 2);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("vitrine.cart")))
      .toContain("Belt");
    await page.goto("about:blank");
    await shop.stop();
    await proxy.listen(false);
    shop = await startUnrenderedShop({ ...settings(), PORT: new URL(shop.url).port });
    const response = await page.goto(`${shop.url}/cart`);
    expect(response?.status()).toBe(503);
    expect(await response?.text()).toContain("We can’t show your cart right now. It’s safe");
    await hydrated(page);
    await page.getByText(/^Cart as of \d\d:\d\d\.$/).waitFor();
    await quantity(page).waitFor();
    expect(await quantity(page).inputValue()).toBe("2");
    await page.context().close();
  },
);

test("a shopper without JavaScript repeats a failed add from the cart page", async ({
  browser,
}) => {
  const page = await withBelt(browser, { javaScriptEnabled: false });
  await page.goto("/product/cap");
  proxy.inject({ fault: "html500", matching: "addToCart(" });
  await page.getByRole("button", { name: "Add to cart", exact: true }).click();
  const report = page.getByRole("alert").filter({ hasText: "couldn’t add “Cap” to your cart" });
  await report.waitFor();
  await seesInCart(page, 2);
  proxy.recover();
  await report.getByRole("button", { name: "Try again" }).click();
  await page.waitForURL("**/cart");
  await seesInCart(page, 3);
  expect(await browserShopper(page.context()).cart()).toEqual({ Belt: 2, Cap: 1 });
  await page.context().close();
});
