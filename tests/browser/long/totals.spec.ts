import type { BrowserContext, Locator, Page } from "@playwright/test";
import { completeOrder } from "#tests/worlds/fixtures/orderingFixture.ts";
import { payBy } from "#tests/worlds/browser/checkoutPage.ts";
import { hydrated, fillCart } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

const LONG_WORD = "Donaudampfschifffahrtsgesellschaftskapitaenshut";
let shopper: BrowserContext;
let page: Page;

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(({ page: opened, context }) => {
  shopper = context;
  page = opened;
});

const ADDRESS = {
  ...completeOrder,
  phone: "01373 462153",
  shipping_address1: "3 Willow Vale",
  shipping_city: "Frome",
  shipping_state: "",
  shipping_postcode: "BA11 1BZ",
  shipping_country: "GB",
};

/** Fills in the checkout as a form of a shopper in England, with a coupon. */
async function prepareOrder(): Promise<void> {
  const form = { ...ADDRESS, shippingMethod: "flat_rate:1" };
  await shopper.request.post("/checkout", { form: { ...form, code: "WELCOME10", step: "code" } });
  await shopper.request.post("/checkout", { form: { ...form, step: "update" } });
}

const penceOf = (text: string) => Number(text.replace(/\D/g, "")) * (text.startsWith("−") ? -1 : 1);

/** Reads the totals on display: the rows by name, in pence, and the total. */
async function totalsOn(shown: Page): Promise<{ rows: Record<string, number>; total: number }> {
  const totals = shown.getByRole("region", { name: "Totals" });
  const names = await totals.getByRole("term").allTextContents();
  const amounts = await totals.getByRole("definition").allTextContents();
  const all = Object.fromEntries(names.map((name, at) => [name, penceOf(amounts[at] ?? "")]));
  const { Total: total = 0, ...rows } = all;
  return { rows, total };
}

const sumOf = (amounts: Record<string, number>) =>
  Object.values(amounts).reduce((sum, amount) => sum + amount, 0);

/** Returns the top of an element on the screen, in pixels. */
const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;

/** Returns the document's width while the mug has a long word for its name. */
const widthWithLongName = () =>
  page
    .getByText("Cabin mug", { exact: true })
    .first()
    .evaluate((name, word) => {
      const text = name.firstChild as Text;
      const { data } = text;
      text.data = word;
      const { scrollWidth } = document.documentElement;
      text.data = data;
      return scrollWidth;
    }, LONG_WORD);

/** Returns width / height of each product's picture on the receipt. */
const pictureShapes = () =>
  page
    .getByRole("region", { name: "Ordered products" })
    .getByRole("presentation")
    .evaluateAll((pictures) =>
      pictures.map(({ clientWidth, clientHeight }) =>
        Number((clientWidth / clientHeight).toFixed(1)),
      ),
    );

test("cart, checkout and receipt show the same rows with tax, which add up to the total, and no long word widens them on a phone", async () => {
  await fillCart(shopper, ["sea-salt", "ember-candle"]);
  await fillCart(shopper, ["cabin-mug?glaze=oat"], 2);
  await prepareOrder();
  await page.goto("/cart");
  await hydrated(page);
  const cart = await totalsOn(page);
  expect(Object.keys(cart.rows)).toEqual(["Subtotal", "Discount (WELCOME10)", "Delivery"]);
  expect(cart.rows["Subtotal"]).toBe(620 + 2400 + 2 * 1900);
  expect(cart.rows["Discount (WELCOME10)"]).toBeLessThan(0);
  expect(sumOf(cart.rows)).toBe(cart.total);
  await page.getByText(/^Includes £\d+\.\d\d VAT$/).waitFor();
  expect(await page.getByRole("listitem").filter({ hasText: "Cabin mug" }).textContent()).toMatch(
    /^Cabin mugGlaze: Oat£19\.00 each.*£38\.00$/,
  );
  expect(await page.locator("main").textContent()).not.toMatch(/plus £|tax/);
  expect(await widthWithLongName()).toBe(390);

  await page.goto("/checkout");
  await hydrated(page);
  // The summary is collapsed, above the form.
  expect(await page.getByRole("region", { name: "Totals" }).isVisible()).toBe(false);
  const summary = page.getByText("Order summary");
  expect(await topOf(summary)).toBeLessThan(await topOf(page.getByLabel("Email")));
  await summary.click();
  expect(await totalsOn(page)).toEqual(cart);
  expect(await widthWithLongName()).toBe(390);
  // In a wide window it stays beside the form.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "Place order" }).scrollIntoViewIfNeeded();
  expect(await topOf(page.getByRole("heading", { name: "Your order" }))).toBeGreaterThan(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await payBy(page, "cod");
  await page.getByRole("checkbox", { name: /agree/ }).check();
  await page.getByRole("button", { name: "Place order" }).click();
  await page.waitForURL("**/success");
  await page.getByRole("heading", { level: 1, name: "Your order is in" }).waitFor();
  expect(await totalsOn(page)).toEqual(cart);
  await page.getByText(/^Includes £\d+\.\d\d VAT$/).waitFor();
  expect(await page.locator("main").textContent()).toContain("Cabin mugGlaze: OatQuantity 2£38.00");
  // The pictures' own shape, so that none is cut off.
  expect(await pictureShapes()).toEqual([0.8, 0.8, 0.8]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await pictureShapes()).toEqual([0.8, 0.8, 0.8]);
  await page.emulateMedia({ media: "print" });
  expect((await page.getByRole("heading", { level: 1 }).boundingBox())?.y).toBeLessThan(200);
  expect(await page.getByRole("region", { name: "Totals" }).isVisible()).toBe(true);
});
