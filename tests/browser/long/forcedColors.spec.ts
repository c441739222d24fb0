import type { BrowserContext, Page } from "@playwright/test";
import { completeOrder } from "#tests/worlds/fixtures/orderingFixture.ts";
import { colorViolationsIn } from "#tests/worlds/browser/axe.ts";
import { openFilledCheckout } from "#tests/worlds/browser/checkoutPage.ts";
import { contrastOf, edgelessControls, shapeOf } from "#tests/worlds/browser/forcedColors.ts";
import { placeEmptyOrder } from "#tests/worlds/browser/pageActions.ts";
import { fillCart, hydrated } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";
import type { OpenShopper } from "#tests/worlds/browser/storefront.ts";

let shopper: BrowserContext;
let page: Page;
let found: string[];

/** Opens a shopper whose forced colors are those of a light or a dark contrast theme. */
async function open(openShopper: OpenShopper, colorScheme: "light" | "dark"): Promise<void> {
  shopper = await openShopper({
    viewport: { width: 1280, height: 900 },
    forcedColors: "active",
    colorScheme,
    reducedMotion: "reduce",
  });
  page = await shopper.newPage();
}

test.beforeEach(() => {
  found = [];
});

/** Collects a page's controls without an edge and its texts without contrast. */
async function audit(at = page): Promise<void> {
  const { pathname } = new URL(at.url());
  for (const control of await edgelessControls(at)) found.push(`${pathname}: ${control}`);
  for (const violation of await colorViolationsIn(at)) found.push(`${pathname}: ${violation}`);
}

test("in forced colors each filled control has an edge, and each text contrast, and lines mark the current page, badges and labels", async ({
  openShopper,
}) => {
  await open(openShopper, "dark");
  await fillCart(shopper, ["ember-candle"]);
  for (const path of ["/", "/cart", "/account", "/no/such/page"]) {
    await page.goto(path);
    await audit();
  }
  await page.goto("/search?q=candle");
  const match = page.locator("main mark").first();
  expect(await contrastOf(match, "background-color")).toBeGreaterThan(10);
  await audit();

  await page.goto("/products?price-max=30");
  const banner = page.getByRole("banner");
  const link = (name: string) => banner.getByRole("link", { name, exact: true });
  expect(await shapeOf(link("Shop"))).toMatchObject({ underline: "2px" });
  expect(await shapeOf(link("Departments"))).toMatchObject({ underline: "none" });
  expect(await shapeOf(banner.locator("[data-cart-count]"))).toMatchObject({ border: 1 });
  expect(await shapeOf(page.getByText(/^Save £/).first())).toMatchObject({ border: 1 });
  const limit = (pounds: number) =>
    page.getByRole("link", { name: `Up to £${pounds}`, exact: true });
  expect(await shapeOf(limit(30))).toMatchObject({ outline: 3 });
  expect(await shapeOf(limit(60))).toMatchObject({ border: 1, outline: 0 });
  await page.goto("/category/mugs");
  expect(await shapeOf(link("Table"))).toMatchObject({ border: 3 });
  expect(await shapeOf(link("Light"))).toMatchObject({ border: 1 });
  await audit();
  expect(found).toEqual([]);
});

test("in forced colors chosen options, the focus, disabled buttons and ratings are told apart in either theme", async ({
  openShopper,
}) => {
  await open(openShopper, "dark");
  await page.goto("/product/vesper-lamp?glaze=oat&size=floor");
  await hydrated(page);
  for (const [chosen, other] of [
    ["Oat", "Ink"],
    ["Floor", "Table"],
  ] as const) {
    const radio = (name: string) => page.getByRole("radio", { name: new RegExp(`^${name}`) });
    const option = (name: string) => radio(name).locator("+ *");
    expect(await shapeOf(option(chosen)), chosen).toMatchObject({ border: 1, outline: 3 });
    expect(await shapeOf(option(other)), other).toMatchObject({ border: 1, outline: 0 });
    await page.keyboard.press("Tab");
    await radio(chosen).focus();
    expect(await shapeOf(option(chosen)), chosen).toMatchObject({ outline: 8 });
  }
  const add = page.getByRole("button", { name: "Add to cart", exact: true }).first();
  await add.focus();
  expect(await shapeOf(add)).toMatchObject({ border: 1, outline: 3 });
  const colorOf = (name: string) =>
    page
      .getByRole("button", { name, exact: true })
      .first()
      .evaluate((button) => getComputedStyle(button).color);
  expect(await colorOf("One fewer")).not.toBe(await colorOf("One more"));
  await audit();
  expect(found).toEqual([]);

  // The theme's switch has the browser's own radio buttons; its colors are not the forced ones.
  const theme = page.getByRole("group", { name: "Colours" }).getByLabel("Light");
  await theme.check();
  expect(await theme.evaluate((radio) => getComputedStyle(radio).appearance)).toBe("auto");
  const squares = page.locator("p:has(a[href='#reviews']) > svg");
  expect(await contrastOf(squares, "fill")).toBeGreaterThan(10);
  expect(await contrastOf(squares, "background-color")).toBeLessThan(3);
  expect(await contrastOf(page.locator("table svg").first(), "fill")).toBeGreaterThan(10);
});

test("in forced colors chosen deliveries, invalid fields and ordered products have edges", async ({
  openShopper,
}) => {
  await open(openShopper, "light");
  const [checkout = page] = await openFilledCheckout(shopper, { productId: "28" });
  const choice = (name: RegExp) => checkout.locator("label").filter({ hasText: name });
  expect(await shapeOf(choice(/^The same address/))).toMatchObject({ border: 1, outline: 3 });
  expect(await shapeOf(choice(/^Another address/))).toMatchObject({ border: 1, outline: 0 });
  const email = checkout.getByLabel("Email");
  expect(await shapeOf(email)).toMatchObject({ border: 1 });
  await email.fill("");
  await placeEmptyOrder(checkout);
  expect(await shapeOf(email)).toMatchObject({ border: 2 });
  await audit(checkout);

  await email.fill(completeOrder["email"] ?? "");
  await checkout.getByRole("checkbox", { name: /agree/ }).check();
  await checkout.getByRole("button", { name: "Place order" }).click();
  await checkout.waitForURL("**/success");
  expect(await shapeOf(checkout.getByText("Fen tumbler").first())).toMatchObject({ border: 1 });
  await audit(checkout);
  expect(found).toEqual([]);
});
