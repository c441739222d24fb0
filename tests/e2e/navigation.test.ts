import type { BrowserContext, Page } from "playwright";
import { beforeEach, expect, test } from "vitest";
import { clickUnforeseen, productLink, recordRequests } from "#tests/support/requests.ts";
import { afterTimers, settled } from "#tests/support/settled.ts";
import {
  addFrom,
  awake,
  cartLink,
  fillCart,
  openReady,
  seesInCart,
} from "#tests/support/shopper.ts";
import { shareStorefront } from "#tests/support/storefront.ts";

const storefront = shareStorefront();
/** Milliseconds, longer than a pointer has to rest on a link to count as intent. */
const LONGER_THAN_REST_MS = 100;
const PAYLOADS = "**/_payload.json*";
let shopper: BrowserContext;
let page: Page;

beforeEach(async () => {
  shopper = await storefront.shopper();
  page = await shopper.newPage();
});

const heading = () => page.locator("#main h1");
const clickWithoutPointer = () => clickUnforeseen(productLink(page));

test("from a listing to a product is one request, and then one for its price of now", async () => {
  const script = page.waitForRequest(/pages_product_/);
  await openReady(page, "/products");
  await (await script).response();
  const name = await productLink(page).textContent();
  const asked = recordRequests(page);
  await clickWithoutPointer();
  await page.waitForURL("**/product/*");
  await expect.poll(() => heading().textContent()).toBe(name);
  await expect.poll(() => asked).toContain("/graphql");
  await settled(page);
  expect(asked).toEqual([`${new URL(page.url()).pathname}/_payload.json`, "/graphql"]);
});

test("to the cart is one request, for the cart", async () => {
  await fillCart(shopper, ["ember-candle"]);
  const script = page.waitForRequest(/pages_cart\./);
  await openReady(page, "/products");
  await (await script).response();
  await seesInCart(page, 1);
  const asked = recordRequests(page);
  await clickUnforeseen(cartLink(page));
  // The lines this browser knows come first, and then what the backend says of them.
  await page.getByRole("button", { name: "Remove Ember candle" }).waitFor();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await settled(page);
  expect(asked).toEqual(["/graphql"]);
});

test("what was pointed at is there already when it is clicked", async () => {
  await openReady(page, "/products");
  const payload = page.waitForResponse(PAYLOADS);
  await productLink(page).hover();
  await (await payload).finished();
  const asked = recordRequests(page);
  await productLink(page).click();
  await page.waitForURL("**/product/*");
  await heading().waitFor();
  expect(asked.filter((path) => path.includes("/product/"))).toEqual([]);
});

test("what is clicked before it could be loaded ahead is asked for once", async () => {
  const held = Promise.withResolvers<void>();
  // Only the manifest tells whether there is anything to load ahead.
  await page.route("**/builds/meta/*", async (route) => {
    await held.promise;
    await route.continue();
  });
  const manifest = page.waitForRequest("**/builds/meta/*");
  await page.goto("/products");
  await awake(page);
  await productLink(page).hover();
  await manifest;
  const asked = recordRequests(page);
  await productLink(page).click();
  await page.waitForURL("**/product/*");
  held.resolve();
  await (await manifest).response();
  await settled(page);
  expect(asked.filter((path) => path.endsWith("_payload.json"))).toHaveLength(1);
});

test("neither its other pictures nor what comes to lie under a pointer that rests are loaded ahead", async () => {
  await openReady(page, "/product/vesper-lamp");
  const thumb = page.getByRole("link", { name: /^View 2 of/ });
  const asked = recordRequests(page);
  await page.evaluate(() => {
    addEventListener("pointerover", ({ screenX, screenY }) => {
      Object.assign(window, { pointer: { screenX, screenY } });
    });
  });
  await thumb.hover();
  await afterTimers(page, LONGER_THAN_REST_MS);
  // The next page has another link where the pointer is, which a browser reports as pointed at.
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
  expect(asked.filter((path) => path.endsWith("_payload.json"))).toEqual([]);
  await page.mouse.move(0, 0);
  await page.mouse.move(x + 3, y + 3);
  await expect.poll(() => asked).toContain("/product/sea-salt/_payload.json");
});

test("a payload is asked for again by its tag, and answered with 304 where nothing changed", async () => {
  // Routes switch the browser's cache off.
  await shopper.unrouteAll();
  await openReady(page, "/categories");
  const answers: number[] = [];
  const session = await shopper.newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.responseReceivedExtraInfo", ({ statusCode, headers }) => {
    if (headers["x-vitrine-build"]) answers.push(statusCode);
  });
  const goTo = async (path: string) => {
    await clickUnforeseen(page.locator(`header a[href='${path}']`).first());
    await page.waitForURL(`**${path}`);
  };
  await goTo("/products");
  await goTo("/cart");
  await goTo("/products");
  await expect.poll(() => answers).toEqual([200, 304]);
});

test.each([
  ["is not there", { status: 404, body: "gone" }],
  ["is no JSON", { status: 200, body: "<html>" }],
])("a payload that %s is made up for by the live query", async (_fault, answer) => {
  await openReady(page, "/products");
  await page.route(PAYLOADS, (route) => route.fulfill(answer));
  const asked = recordRequests(page);
  await clickWithoutPointer();
  await page.waitForURL("**/product/*");
  await page.getByRole("button", { name: "Add to cart" }).first().waitFor();
  expect(asked).toContain("/graphql");
});

test("a page that is gone to is announced, and the next Tab goes on in it", async () => {
  await openReady(page, "/products");
  const name = await productLink(page).textContent();
  await clickWithoutPointer();
  await page.waitForURL("**/product/*");
  const announced = page.locator("body > [role=status]");
  await expect.poll(() => announced.textContent()).toBe(`${name} | Osier`);
  expect(await announced.getAttribute("class")).toBeTruthy();
  await page.keyboard.press("Tab");
  const place = await page.evaluate(() =>
    document.activeElement?.closest("#main, header, footer")?.tagName.toLowerCase(),
  );
  expect(place).toBe("main");
});

test("a shopper who was offline goes on when the connection is back", async () => {
  await openReady(page, "/products");
  await shopper.setOffline(true);
  await clickWithoutPointer();
  await page.getByRole("alert").filter({ hasText: "did not load" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/products");
  await shopper.setOffline(false);
  await page.locator("header a[href='/categories']").first().click();
  await page.waitForURL("**/categories");
  await page.getByRole("heading", { level: 1, name: "Departments" }).waitFor();
  await addFrom(page, "ember-candle");
  await seesInCart(page, 1);
});
