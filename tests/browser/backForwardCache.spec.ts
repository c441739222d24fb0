import type { Page } from "@playwright/test";
import { BUILD_HEADER } from "#relay/contract/page/buildHeader.ts";
import { interceptCalls } from "#tests/worlds/browser/calls.ts";
import { goBack, hasBackForwardCache } from "#tests/worlds/browser/browserHistory.ts";
import { clickWithoutPrefetch, productLink } from "#tests/worlds/browser/requests.ts";
import { afterTimers } from "#tests/worlds/browser/settled.ts";
import {
  browserShopper,
  fillCart,
  hydrated,
  seesInCart,
  sentAll,
} from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

test.use({ isWhole: true });

test("a page restored from the back/forward cache refreshes its cart", async ({
  page,
  context: shopper,
}) => {
  const hasCache = await hasBackForwardCache(shopper);
  test.skip(!hasCache, "this Chromium, a headless shell, has no back/forward cache");
  await page.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset["persisted"] = String(persisted);
    });
  });
  await fillCart(shopper, ["ember-candle"]);
  await page.goto("/products");
  await hydrated(page);
  await seesInCart(page, 1);
  await page.goto("/livez");
  await fillCart(shopper, ["sea-salt"]);
  await goBack(page);
  expect(await page.evaluate(() => document.documentElement.dataset["persisted"])).toBe("true");
  await seesInCart(page, 2);
});

test(
  "a page left during its cart request repeats the request when it is restored",
  { tag: "@long" },
  async ({ page, context: shopper }) => {
    await fillCart(shopper, ["ember-candle"]);
    const requests: number[] = [];
    page.on("request", (request) => {
      if (request.postData()?.includes("useCartQuery")) requests.push(Date.now());
    });
    await page.addInitScript(() => {
      const send = window.fetch;
      window.fetch = async (...call) => {
        const result = await send(...call);
        await new Promise((resolve) => setTimeout(resolve, 1500));
        return result;
      };
    });
    await page.goto("/products");
    await hydrated(page);
    await expect.poll(() => requests.length).toBe(1);
    await page.goto("/livez");
    await fillCart(shopper, ["sea-salt"]);
    await goBack(page);
    await seesInCart(page, 2);
    expect(requests).toHaveLength(2);
  },
);

test(
  "a page in the back/forward cache does not hold up the cart's changes",
  { tag: "@long" },
  async ({ context: shopper }) => {
    await fillCart(shopper, ["ember-candle"]);
    const [one, other] = [await shopper.newPage(), await shopper.newPage()];
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { promise: called, resolve: noteCall } = Promise.withResolvers<void>();
    await interceptCalls(one, "useCartQuery", async (route) => {
      noteCall();
      await held;
      await route.continue();
    });
    await one.goto("/products");
    await called;
    // Its cart request waits for that of the other tab.
    await other.goto("/products");
    await hydrated(other);
    await other.waitForFunction(async () => (await navigator.locks.query()).pending?.length);
    await other.goto("/product/sea-salt");
    await hydrated(other);
    release();
    await other.getByRole("button", { name: "Add to cart", exact: true }).click();
    await sentAll(other);
    await expect
      .poll(() => browserShopper(shopper).cart())
      .toEqual({ "Ember candle": 1, "Saltmarsh sea salt": 1 });
    await goBack(other);
    await seesInCart(other, 2);
  },
);

test(
  "a page that is left while it sends a change does not hold up those of other tabs",
  { tag: "@long" },
  async ({ context: shopper }) => {
    const [one, other] = [await shopper.newPage(), await shopper.newPage()];
    const { promise: called, resolve: noteCall } = Promise.withResolvers<void>();
    // Never answered.
    await interceptCalls(one, "useAddToCartMutation", async () => noteCall());
    await one.goto("/product/ember-candle");
    await hydrated(one);
    await other.goto("/product/sea-salt");
    await hydrated(other);
    const add = (page: Page) =>
      page.getByRole("button", { name: "Add to cart", exact: true }).click();
    await add(one);
    await called;
    await add(other);
    await other.waitForFunction(async () => (await navigator.locks.query()).pending?.length);
    await one.goto("/livez");
    await sentAll(other);
    await expect
      .poll(() => browserShopper(shopper).cart())
      .toEqual({ "Ember candle": 1, "Saltmarsh sea salt": 1 });
  },
);

test("an account page restored from the back/forward cache shows nothing after sign-out", async ({
  page,
  context: shopper,
}) => {
  const secret = "Zephyrine Quillfeather";
  const [email, password] = ["zephyrine@example.test", "correct-horse-battery"];
  const post = (path: string, form: Record<string, string>) =>
    shopper.request.post(`/account/${path}`, { form });
  await post("register", { email, password });
  await post("login", { username: email, password });
  await post("details", { firstName: secret, displayName: secret, email });
  await page.goto("/account/details");
  await hydrated(page);
  await page.getByText(secret).waitFor();
  await page.goto("/livez");
  await post("logout", {});
  await goBack(page);
  await page.getByRole("heading", { level: 1, name: "Your account" }).waitFor();
  expect(await page.content()).not.toMatch(new RegExp(`${secret}|${email}`));
});

test(
  "going back as soon as a newer build has loaded a page shows the page of the address",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/products");
    await hydrated(page);
    await page.route("**/_payload.json", async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), [BUILD_HEADER]: "newer" };
      await route.fulfill({ response, headers });
    });
    const loaded = page.waitForEvent("load");
    await clickWithoutPrefetch(productLink(page));
    await loaded;
    expect(page.url()).toContain("/product/");
    // The product was loaded by a reload: going back stays in its document, before it has hydrated.
    await page.goBack({ waitUntil: "commit" });
    await page.getByRole("heading", { level: 1, name: "Everything we keep" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/products");
    await hydrated(page);
    // Longer than the delay before a loading bar appears; again if the document is replaced meanwhile.
    await expect(() => afterTimers(page, 600)).toPass();
    const bar = page.locator("body > [aria-hidden=true]");
    expect(await bar.evaluate((element) => getComputedStyle(element).opacity)).toBe("0");
    expect(await page.locator("#main").getAttribute("aria-busy")).not.toBe("true");
  },
);
