import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import { completeOrder } from "#tests/worlds/fixtures/orderingFixture.ts";
import { violationsIn } from "#tests/worlds/browser/axe.ts";
import { openFilledCheckout, payBy } from "#tests/worlds/browser/checkoutPage.ts";
import { purchaseFields, purchaseOrderShop } from "#tests/worlds/backends/purchaseOrderShop.ts";
import { newShopper } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";
import { openWorld } from "#tests/worlds/world.ts";
import type { WooWorld } from "#tests/worlds/world.ts";

let url = "";
let world: WooWorld;

test.beforeAll(async () => {
  const app = { paymentFields: purchaseFields };
  world = await openWorld({ settings: { SITE_NAME: "" }, app, woo: purchaseOrderShop });
  url = await world.app.listen({ host: "127.0.0.1", port: 0 });
});
test.afterAll(() => world.close());

let shopper: BrowserContext;
test.afterEach(() => shopper.close());

const LABEL = "Purchase order number";

/** Opens the checkout of a new shopper, filled in but for the payment method. */
async function openCheckout(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  shopper = await newShopper(browser, url, options);
  if (options.javaScriptEnabled !== false) {
    const [page] = await openFilledCheckout(shopper, { productId: "14" });
    if (page) return page;
  }
  await shopper.request.post("/cart/items", { form: { productId: "14", quantity: "2" } });
  await shopper.request.post("/checkout", { form: { ...completeOrder, step: "update" } });
  const page = await shopper.newPage();
  await page.goto("/checkout");
  return page;
}

const place = (page: Page) => page.getByRole("button", { name: "Place order" }).click();

test("A shopper fills in the field of a payment method, which is accessible, and places the order", async ({
  browser,
}) => {
  const page = await openCheckout(browser);
  const field = page.getByLabel(LABEL, { exact: true });
  expect(await field.count()).toBe(0);
  await payBy(page, "purchase_order");
  await field.waitFor();
  await place(page);
  await page.getByRole("link", { name: LABEL, exact: true }).click();
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await violationsIn(page)).toEqual([]);
  await field.fill("PO-7");
  await place(page);
  await page.getByRole("heading", { name: "Your order is in" }).waitFor();
  expect(world.woo.orderMeta("po_number")).toBe("PO-7");
});

test("A shopper without JavaScript does the same", async ({ browser }) => {
  const page = await openCheckout(browser, { javaScriptEnabled: false });
  const field = page.getByLabel(LABEL, { exact: true });
  expect(await field.isVisible()).toBe(false);
  await payBy(page, "purchase_order");
  await page.getByRole("group", { name: "Purchase order" }).waitFor();
  await place(page);
  await page.getByText(`${LABEL} is required.`).first().waitFor();
  await field.fill("PO-8");
  await place(page);
  await page.getByRole("heading", { name: "Your order is in" }).waitFor();
  expect(world.woo.orderMeta("po_number")).toBe("PO-8");
});
