import type { BrowserContext, Page } from "@playwright/test";
import { goBack } from "#tests/worlds/browser/browserHistory.ts";
import { recordCalls } from "#tests/worlds/browser/calls.ts";
import {
  clickWithoutPrefetch,
  productLink,
  recordRequests,
  withoutPrefetch,
} from "#tests/worlds/browser/requests.ts";
import { afterTimers, settled } from "#tests/worlds/browser/settled.ts";
import {
  browserShopper,
  cartLink,
  fillCart,
  hydrated,
  openReady,
  seesInCart,
} from "#tests/worlds/browser/shopper.ts";
import { openDevtools } from "#tests/worlds/browser/devtools.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

/** Milliseconds, longer than a pointer has to rest on a link to count as an interaction. */
const LONGER_THAN_REST_MS = 100;
const PAYLOADS = "**/_payload.json*";
let shopper: BrowserContext;
let page: Page;

test.beforeEach(({ page: opened, context }) => {
  shopper = context;
  page = opened;
});

const heading = () => page.locator("#main h1");
const clickWithoutPointer = () => clickWithoutPrefetch(productLink(page));

test("a client navigation sends one payload request, and on a product page a price query; it is announced, and the next Tab moves into the new page", async () => {
  const script = page.waitForRequest(/pages_product_/);
  await openReady(page, "/products");
  await (await script).response();
  await withoutPrefetch(page);
  await settled(page);
  const requests = recordRequests(page);
  await clickWithoutPrefetch(page.locator("header a[href='/categories']").first());
  await page.waitForURL("**/categories");
  await settled(page);
  const sent = () => requests.filter((path) => !path.startsWith("/assets/"));
  expect(sent()).toEqual(["/categories/_payload.json"]);
  expect(await page.title()).toBe("Departments | Osier");
  await goBack(page);
  await page.waitForURL("**/products");
  await productLink(page).waitFor();
  await settled(page);

  const name = await productLink(page).textContent();
  requests.length = 0;
  await clickWithoutPointer();
  await page.waitForURL("**/product/*");
  await expect.poll(() => heading().textContent()).toBe(name);
  const announced = page.locator("body > [role=status]");
  await expect.poll(() => announced.textContent()).toBe(`${name} | Osier`);
  expect(await announced.getAttribute("class")).toBeTruthy();
  await expect.poll(() => requests).toContain("/graphql");
  await settled(page);
  expect(sent()).toEqual([`${new URL(page.url()).pathname}/_payload.json`, "/graphql"]);
  await page.keyboard.press("Tab");
  const place = await page.evaluate(() =>
    document.activeElement?.closest("#main, header, footer")?.tagName.toLowerCase(),
  );
  expect(place).toBe("main");
});

test(
  "navigating to the cart requests the cart, and then its suggested products",
  { tag: "@long" },
  async () => {
    await fillCart(shopper, ["ember-candle"]);
    const script = page.waitForRequest(/pages_cart\./);
    await openReady(page, "/products");
    await (await script).response();
    await seesInCart(page, 1);
    const calls = recordCalls(page);
    await clickWithoutPrefetch(cartLink(page));
    // The lines saved in this browser are rendered first, then those of the backend.
    await page.getByRole("button", { name: "Remove Ember candle" }).waitFor();
    await expect.poll(() => calls.length).toBeGreaterThan(0);
    await settled(page);
    expect(calls).toEqual(["useCartQuery", "suggestedProductsQuery"]);
  },
);

test("a page prefetched on hover loads nothing more when it is clicked", async () => {
  await openReady(page, "/products");
  const path = (await productLink(page).getAttribute("href")) ?? "";
  const payload = page.waitForResponse(`**${path}/_payload.json`);
  await productLink(page).hover();
  await (await payload).finished();
  const requests = recordRequests(page);
  await productLink(page).click();
  await page.waitForURL("**/product/*");
  await heading().waitFor();
  expect(requests.filter((requested) => requested.startsWith(path))).toEqual([]);
});

test(
  "a page clicked before it could be prefetched is requested once",
  { tag: "@long" },
  async () => {
    const held = Promise.withResolvers<void>();
    // Prefetching waits for the manifest, which lists the pre-rendered pages.
    await page.route("**/builds/meta/*", async (route) => {
      await held.promise;
      await route.continue();
    });
    const manifest = page.waitForRequest("**/builds/meta/*");
    await page.goto("/products");
    await hydrated(page);
    await productLink(page).hover();
    await manifest;
    const requests = recordRequests(page);
    await productLink(page).click();
    await page.waitForURL("**/product/*");
    const { pathname } = new URL(page.url());
    held.resolve();
    await (await manifest).response();
    await settled(page);
    expect(requests.filter((path) => path === `${pathname}/_payload.json`)).toHaveLength(1);
  },
);

test(
  "neither the product's other pictures nor a link that appears under a resting pointer are prefetched",
  { tag: "@long" },
  async () => {
    await openReady(page, "/product/vesper-lamp");
    // Links in view are prefetched first.
    await settled(page);
    const thumb = page.getByRole("link", { name: /^View 2 of/ });
    const requests = recordRequests(page);
    await page.evaluate(() => {
      addEventListener("pointerover", ({ screenX, screenY }) => {
        Object.assign(window, { pointer: { screenX, screenY } });
      });
    });
    await thumb.hover();
    await afterTimers(page, LONGER_THAN_REST_MS);
    // The next page has another link where the pointer is; browsers report that as a pointerover.
    const { x, y } = (await thumb.boundingBox()) ?? { x: 0, y: 0 };
    await page.evaluate(
      ([left, top]) => {
        const link = document.createElement("a");
        link.href = "/product/sea-salt";
        link.style.cssText = `position: fixed; left: ${left}px; top: ${top}px; width: 80px; height: 80px`;
        document.body.append(link);
        const { pointer } = window as unknown as { pointer: PointerEventInit };
        link.dispatchEvent(new PointerEvent("pointerover", { ...pointer, bubbles: true }));
      },
      [x, y] as const,
    );
    await afterTimers(page, LONGER_THAN_REST_MS);
    expect(requests.filter((path) => path.endsWith("_payload.json"))).toEqual([]);
    await page.mouse.move(0, 0);
    await page.mouse.move(x + 3, y + 3);
    await expect.poll(() => requests).toContain("/product/sea-salt/_payload.json");
  },
);

test(
  "a payload is revalidated by its ETag, and an unchanged one gets 304",
  { tag: "@long" },
  async () => {
    await openReady(page, "/categories");
    await withoutPrefetch(page);
    await settled(page);
    const responses: number[] = [];
    const session = await openDevtools(page);
    await session.send("Network.enable");
    session.on("Network.responseReceivedExtraInfo", ({ statusCode, headers }) => {
      if (headers["x-vitrine-build"]) responses.push(statusCode);
    });
    const goTo = async (path: string) => {
      await clickWithoutPrefetch(page.locator(`header a[href='${path}']`).first());
      await page.waitForURL(`**${path}`);
    };
    await goTo("/products");
    await goTo("/cart");
    await goTo("/products");
    await expect.poll(() => responses).toEqual([200, 304]);
  },
);

test("a payload that is no JSON is replaced by the live query", { tag: "@long" }, async () => {
  await openReady(page, "/products");
  await page.route(PAYLOADS, (route) => route.fulfill({ status: 200, body: "<html>" }));
  const requests = recordRequests(page);
  await clickWithoutPointer();
  await page.waitForURL("**/product/*");
  await page.getByRole("button", { name: "Add to cart" }).first().waitFor();
  expect(requests).toContain("/graphql");
});

test(
  "a shopper who was offline can navigate again once back online",
  { tag: "@long" },
  async () => {
    await openReady(page, "/products");
    await withoutPrefetch(page);
    const name = await productLink(page).textContent();
    await shopper.setOffline(true);
    await clickWithoutPointer();
    await page.getByRole("alert").filter({ hasText: "didn’t load" }).waitFor();
    // As much as the list has loaded of the product.
    await expect.poll(() => heading().textContent()).toBe(name);
    await shopper.setOffline(false);
    await page.locator("header a[href='/categories']").first().click();
    await page.waitForURL("**/categories");
    await page.getByRole("heading", { level: 1, name: "Departments" }).waitFor();
    await browserShopper(page).add({ slug: "ember-candle" });
    await seesInCart(page, 1);
  },
);
