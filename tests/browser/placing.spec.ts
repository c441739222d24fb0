import type { Browser, BrowserContext, Page } from "@playwright/test";
import { violationsIn } from "#tests/worlds/browser/axe.ts";
import { goBack } from "#tests/worlds/browser/browserHistory.ts";
import { openFilledCheckout, payBy } from "#tests/worlds/browser/checkoutPage.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";
import type { RunningShop } from "#tests/worlds/servers/shop.ts";
import { settled } from "#tests/worlds/browser/settled.ts";
import { hydrated, newShopper } from "#tests/worlds/browser/shopper.ts";
import { startUnrenderedShop } from "#tests/worlds/servers/unrenderedShop.ts";
import { isLongForm } from "#tests/worlds/servers/environment.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

// A step back to the checkout finds it in the back/forward cache.
test.use({ isWhole: true });

const BEANIE = { id: "14", slug: "beanie", price: 1800 };

let woo: WooServer;
let server: RunningShop;
let shopper: BrowserContext;

test.beforeAll(async () => {
  woo = await openWooServer();
  server = await startUnrenderedShop({ GRAPHQL_ENDPOINT: woo.endpoint });
});
test.afterEach(async () => {
  await shopper.close();
  woo.recover();
  woo.forget();
  woo.reprice(BEANIE.slug, BEANIE.price);
});
test.afterAll(async () => {
  await server.stop();
  await woo.close();
});

/** Opens the filled-in checkout of a new shopper. */
async function comeToCheckout(browser: Browser, tabs = 1): Promise<Page[]> {
  shopper = await newShopper(browser, server.url, { reducedMotion: "reduce" });
  return openFilledCheckout(shopper, { productId: BEANIE.id, tabs });
}

const placeButton = (page: Page) => page.getByRole("button", { name: "Place order" });
const orderIn = async (page: Page) => {
  const heading = page.getByText(/^Order \d+, placed on/);
  return /\d+/.exec((await heading.textContent()) ?? "")?.[0];
};

/** Returns the page's form as it would be posted. */
const formOf = (page: Page) =>
  page
    .locator("#checkout")
    .evaluate((form) =>
      new URLSearchParams([...new FormData(form as HTMLFormElement)] as [
        string,
        string,
      ][]).toString(),
    );

/** Posts a form many times at once; returns the type and status of each response. */
const post = (page: Page, form: string, times: number) =>
  page.evaluate(
    async ([text, count]) => {
      const body = new URLSearchParams(text);
      const sent = Array.from({ length: count }, () =>
        fetch("/checkout", { method: "POST", body, redirect: "manual" }),
      );
      return (await Promise.all(sent)).map(({ type, status }) => `${type} ${status}`);
    },
    [form, times] as const,
  );

/** Forms that each of two tabs sends. */
const FORMS = isLongForm ? 24 : 4;

test(`${2 * FORMS + 2} orders sent at once from two tabs, by click, by Enter and as forms, place one order, whose cart cannot be restored`, async ({
  browser,
}) => {
  const [one, other] = await comeToCheckout(browser, 2);
  if (!one || !other) throw new Error("There are two tabs.");
  // Fields are disabled while they are being sent, and would be missing from the form data.
  const [ofOne, ofOther] = [await formOf(one), await formOf(other)];
  const [responses] = await Promise.all([
    Promise.all([post(one, ofOne, FORMS), post(other, ofOther, FORMS)]),
    placeButton(one).dblclick(),
    other.getByLabel("Email").press("Enter"),
  ]);
  expect(new Set(responses.flat())).toEqual(new Set(["opaqueredirect 0"]));
  await Promise.all([one.waitForURL("**/success"), other.waitForURL("**/success")]);
  expect(woo.orders()).toHaveLength(1);
  expect(await orderIn(one)).toBe(await orderIn(other));
  await goBack(one);
  await one.getByText("Your cart is empty.").waitFor();
  await other.goto("/cart");
  await hydrated(other);
  await settled(other);
  await other.getByRole("heading", { name: "Your cart is empty" }).waitFor();
  expect(await other.getByText("You had these in your cart before").count()).toBe(0);
});

test(
  "an ordered cart is not offered again after a form without script, whose receipt was left before it ran",
  { tag: "@long" },
  async ({ browser }) => {
    const [page] = await comeToCheckout(browser);
    if (!page) throw new Error("There is a tab.");
    await settled(page);
    await shopper.route("**/*.js", () => {});
    await page.locator("#checkout").evaluate((form) => (form as HTMLFormElement).submit());
    expect(await orderIn(page)).toMatch(/^\d+$/);
    await shopper.unroute("**/*.js");
    await page.goto("/cart");
    await hydrated(page);
    await settled(page);
    await page.getByRole("heading", { name: "Your cart is empty" }).waitFor();
    expect(await page.getByText("You had these in your cart before").count()).toBe(0);
  },
);

test("an order whose response was lost is shown with its number, and an uncertain one as being checked", async ({
  browser,
}) => {
  const [page] = await comeToCheckout(browser);
  if (!page) throw new Error("There is a tab.");
  woo.failOrders("response lost");
  await placeButton(page).click();
  await page.waitForURL("**/success");
  expect(await orderIn(page)).toMatch(/^\d+$/);
  expect(woo.orders()).toHaveLength(1);
  await shopper.close();

  const [next] = await comeToCheckout(browser);
  if (!next) throw new Error("There is a tab.");
  woo.forget();
  woo.failOrders("never arrives");
  await placeButton(next).click();
  await next.getByRole("heading", { name: "We’re checking your order" }).waitFor();
  expect(await violationsIn(next, "main")).toEqual([]);
  woo.recover();
  await next.goto("/checkout");
  await payBy(next, "cod");
  await placeButton(next).click();
  await next.getByRole("heading", { name: "We’re checking your order" }).waitFor();
  expect(woo.orders()).toHaveLength(1);
});

/** Makes the backend fail to return orders. */
const hideOrders = () =>
  woo.change((response) => (response.includes('"orders"') ? "<h1>Error</h1>" : response));

const savedCart = (page: Page) => page.evaluate(() => localStorage.getItem("vitrine.cart"));

test(
  "a page that checks an order shows it as soon as the backend returns it",
  { tag: "@long" },
  async ({ browser }) => {
    const [page] = await comeToCheckout(browser);
    if (!page) throw new Error("There is a tab.");
    woo.failOrders("response lost");
    hideOrders();
    await placeButton(page).click();
    await page.getByText("This page looks again by itself").waitFor();
    await page.getByRole("link", { name: "Look again" }).click();
    await page.getByText("This page looks again by itself").waitFor();
    woo.recover();
    await page.getByRole("heading", { name: "Your order is in" }).waitFor();
    expect(woo.orders()).toHaveLength(1);
    expect(await savedCart(page)).toBeNull();
  },
);

test(
  "an order that the page's form placed before hydration leaves no saved cart",
  { tag: "@long" },
  async ({ browser }) => {
    const [page] = await comeToCheckout(browser);
    if (!page) throw new Error("There is a tab.");
    expect(await savedCart(page)).toContain("Beanie");
    await page.locator("#checkout").evaluate((form) => (form as HTMLFormElement).submit());
    await page.getByRole("heading", { name: "Your order is in" }).waitFor();
    await expect.poll(() => savedCart(page)).toBeNull();
  },
);

test("a changed total has to be confirmed each time, and the receipt shows one that changed during the order request", async ({
  browser,
}) => {
  const [page] = await comeToCheckout(browser);
  if (!page) throw new Error("There is a tab.");
  const notice = page.getByRole("alert");
  woo.reprice(BEANIE.slug, 2000);
  await placeButton(page).click();
  await notice.getByText(/The total is now \$48\.71; it was \$44\.38\./).waitFor();
  woo.reprice(BEANIE.slug, 2200);
  await page.getByRole("button", { name: "Order with these changes" }).click();
  await notice.getByText(/The total is now \$53\.04; it was \$48\.71\./).waitFor();
  expect(woo.orders()).toHaveLength(0);

  // The backend accepts no expected total that it could check.
  woo.meanwhile(() => woo.reprice(BEANIE.slug, 2500));
  await page.getByRole("button", { name: "Order with these changes" }).click();
  await page.waitForURL("**/success");
  await notice.getByText("The total is now $59.54; you saw $53.04.").waitFor();
  expect(await violationsIn(page, "main")).toEqual([]);
});
