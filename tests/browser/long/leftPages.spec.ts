import type { BrowserContext, Page } from "@playwright/test";
import { openHeldUplink } from "#tests/worlds/browser/heldUplink.ts";
import type { HeldUplink } from "#tests/worlds/browser/heldUplink.ts";
import { cartOnServer, fillCart, hydrated, newShopper } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

let uplink: HeldUplink;
let shopper: BrowserContext;
let page: Page;

test.beforeAll(async ({ shop }) => void (uplink = await openHeldUplink(shop.url)));
test.beforeEach(async ({ browser }) => {
  shopper = await newShopper(browser, uplink.url);
  await fillCart(shopper, ["ember-candle", "sea-salt"]);
  page = await shopper.newPage();
});
test.afterEach(async () => {
  uplink.release();
  await shopper.close();
});
test.afterAll(() => uplink.close());

/** Leaves the shop after a click, before its request has reached the server. */
async function clickAndLeave(path: string, button: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  uplink.hold('Mutation"');
  await page.getByRole("button", { name: button, exact: true }).click();
  await expect.poll(uplink.isHolding).toBe(true);
  await page.goto("about:blank");
}

/** Lets the browser cancel the requests of a page that is left. */
const withoutKeepalive = () =>
  shopper.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (input, init) => send(input, { ...init, keepalive: false });
  });

const BEFORE = { "Ember candle": 1, "Saltmarsh sea salt": 1 };

for (const [change, path, button, after] of [
  ["an add", "/product/ember-candle", "Add to cart", { ...BEFORE, "Ember candle": 2 }],
  ["a new quantity", "/cart", "One more of Ember candle", { ...BEFORE, "Ember candle": 2 }],
  ["a removal", "/cart", "Remove Ember candle", { "Saltmarsh sea salt": 1 }],
] as const) {
  test.describe(`${change} whose page is left, while no other page of the shop is open,`, () => {
    test("takes effect", async () => {
      await clickAndLeave(path, button);
      uplink.release();
      await expect.poll(() => cartOnServer(shopper)).toEqual(after);
    });

    test("does not reach the server without keepalive", async () => {
      await withoutKeepalive();
      await clickAndLeave(path, button);
      await expect.poll(uplink.isHolding).toBe(false);
      uplink.release();
      expect(await cartOnServer(shopper)).toEqual(BEFORE);
    });
  });
}
