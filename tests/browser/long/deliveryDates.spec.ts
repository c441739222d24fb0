import type { Page } from "@playwright/test";
import { holdScripts } from "#tests/worlds/browser/heldScripts.ts";
import { hydrated, fillCart } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

/** A device whose clock is a year ahead of the server's. */
async function setClocks(page: Page, serverTime: string): Promise<void> {
  const moment = new Date(serverTime);
  await page.clock.setFixedTime(moment.getTime() + 365 * 24 * 3_600_000);
  await page.route("**/graphql", async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), date: moment.toUTCString() };
    await route.fulfill({ response, headers });
  });
}

test("delivery dates by the server's clock, in the shop's time zone, replace the delivery time for a shopper in another one, and nothing moves", async ({
  openShopper,
}) => {
  const shopper = await openShopper({ timezoneId: "Pacific/Honolulu" });
  const page = await shopper.newPage();
  // In London a Thursday before the cut-off; in Honolulu still Wednesday.
  await setClocks(page, "2026-11-26T09:00:00Z");
  const table = page.getByRole("table", { name: "Delivery" });
  const heights = async () => {
    const found: (number | undefined)[] = [];
    for (const width of [320, 390, 900, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      found.push((await table.boundingBox())?.height);
    }
    return found;
  };
  const release = await holdScripts(page);
  await page.goto("/product/cabin-mug?glaze=oat");
  await table.getByText("Two or three working days").waitFor();
  const before = await heights();
  release();
  await hydrated(page);
  const order = "Order within 5 h 0 min for Monday 30 November or Tuesday 1 December";
  await table.getByText(order).waitFor();
  expect(await table.getByText("working days").isVisible()).toBe(false);
  expect(await heights()).toEqual(before);
});

test("the cart's summary states the delivery dates of an order placed now by the server's clock, and nothing moves", async ({
  openShopper,
}) => {
  const shopper = await openShopper({ viewport: { width: 390, height: 844 } });
  await fillCart(shopper, ["ember-candle"]);
  const page = await shopper.newPage();
  await setClocks(page, "2026-11-26T09:00:00Z");
  const summary = page.getByRole("complementary", { name: "Summary" });
  const row = summary.getByRole("listitem").filter({ hasText: "Delivered" });
  const height = async () => (await row.boundingBox())?.height;
  const release = await holdScripts(page);
  await page.goto("/cart", { waitUntil: "commit" });
  await summary.getByText("Two or three working days").waitFor();
  const before = await height();
  release();
  await hydrated(page);
  await summary
    .getByText("Order within 5 h 0 min for Monday 30 November or Tuesday 1 December")
    .waitFor();
  expect(await height()).toBe(before);
});

test("a set's delivery is free only while the chosen quantities reach the free-delivery amount", async ({
  page,
}) => {
  await page.goto("/product/new-home-box");
  await hydrated(page);
  const delivered = page.getByRole("table", { name: "Delivery" }).getByRole("row").first();
  await expect.poll(() => delivered.innerText()).toMatch(/Free$/);
  const brush = page.getByRole("spinbutton", { name: "Quantity of Ash dust brush" });
  await brush.fill("0");
  await brush.blur();
  await expect.poll(() => delivered.innerText()).toMatch(/£4\.50$/);
});
