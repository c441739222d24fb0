import type { BrowserContext, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/browser.ts";
import { openHeldUplink } from "#tests/support/heldUplink.ts";
import type { HeldUplink } from "#tests/support/heldUplink.ts";
import { cartOnServer, fillCart, hydrated, newShopper } from "#tests/support/shopper.ts";
import { shareStorefront } from "#tests/support/storefront.ts";

const storefront = shareStorefront();
let uplink: HeldUplink;
let shopper: BrowserContext;
let page: Page;

beforeAll(async () => void (uplink = await openHeldUplink(storefront.shop().url)));
beforeEach(async () => {
  shopper = await newShopper(await sharedBrowser(), uplink.url);
  await fillCart(shopper, ["ember-candle", "sea-salt"]);
  page = await shopper.newPage();
});
afterEach(async () => {
  uplink.release();
  await shopper.close();
});
afterAll(() => uplink.close());

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

describe.each([
  ["an add", "/product/ember-candle", "Add to cart", { ...BEFORE, "Ember candle": 2 }],
  ["a new quantity", "/cart", "One more of Ember candle", { ...BEFORE, "Ember candle": 2 }],
  ["a removal", "/cart", "Remove Ember candle", { "Saltmarsh sea salt": 1 }],
])("%s whose page is left, while no other page of the shop is open,", (_, path, button, after) => {
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
