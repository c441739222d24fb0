import type { BrowserContext, Page } from "@playwright/test";
import { goBack } from "#tests/worlds/browser/browserHistory.ts";
import { browserShopper, cartLink, hydrated } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

test.use({ isWhole: true });
const LAMP = "/product/vesper-lamp";
let shopper: BrowserContext;
let page: Page;

test.beforeEach(({ page: opened, context }) => {
  shopper = context;
  page = opened;
});

const search = () => new URL(page.url()).search;
const radio = (name: string | RegExp) => page.getByRole("radio", { name });
const price = () => page.locator("main h1 ~ [aria-live=polite]").first().innerText();
const add = () => page.getByRole("button", { name: "Add to cart", exact: true });

test("a variation chosen by keyboard updates price, picture, stock and URL", async () => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto("/products");
  await page.goto(LAMP);
  await hydrated(page);
  const stock = () =>
    page.locator("main p[aria-live=polite]", { hasText: /left|stock/ }).innerText();
  const before = {
    stock: await stock(),
    price: await price(),
    steps: await page.evaluate(() => history.length),
  };
  const picture = () => page.locator("main img").first().getAttribute("src");
  const pictureBefore = await picture();

  await radio("Rust").focus();
  await page.keyboard.press("ArrowRight");
  expect(await radio("Oat").isChecked()).toBe(true);
  expect(search()).toBe("?glaze=oat&size=table");
  await page.keyboard.press("Tab");
  expect(await radio(/^Table/).evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press("ArrowRight");
  expect(search()).toBe("?glaze=oat&size=floor");
  expect(await price()).not.toBe(before.price);
  expect([before.stock, await stock()]).toEqual(["4 left.", "In stock"]);
  expect(await picture()).not.toBe(pictureBefore);
  expect(await page.evaluate(() => history.length)).toBe(before.steps);

  // A size not made in another glaze is deselected with a message, and restored with a glaze it
  // fits.
  await radio("Rust").check();
  expect(search()).toBe("?glaze=rust");
  expect(await radio(/^Floor/).isDisabled()).toBe(true);
  await page.getByText("Floor isn’t made in Rust. It comes in Oat and Ink.").waitFor();
  await add().click();
  const size = page.getByRole("radiogroup", { name: "Size", description: "Please choose: Size" });
  expect(await size.getAttribute("aria-invalid")).toBe("true");
  expect(await radio(/^Shelf/).evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await browserShopper(shopper).cart()).toEqual({});
  await radio("Ink").check();
  expect(search()).toBe("?glaze=ink&size=floor");
  expect(await page.getByText("Please choose: Size").count()).toBe(0);

  await page.reload();
  expect(await radio("Ink").isChecked()).toBe(true);
  await goBack(page);
  expect(new URL(page.url()).pathname).toBe("/products");
  expect(errors).toEqual([]);
});

test(
  "a URL with a variation selects it, and the cart line links back to it",
  { tag: "@long" },
  async () => {
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await page.goto(`${LAMP}?size=floor&utm_source=letter&glaze=oat`);
    await hydrated(page);
    expect(await radio("Oat").isChecked()).toBe(true);
    await add().click();
    await expect.poll(() => browserShopper(shopper).cart()).toEqual({ "Vesper lamp": 1 });
    await cartLink(page).click();
    await page.getByRole("heading", { level: 1, name: "Cart" }).waitFor();
    await page.locator("main").getByRole("link", { name: "Vesper lamp", exact: true }).click();
    await page.waitForURL("**/product/vesper-lamp?glaze=oat&size=floor");
    await expect.poll(() => radio(/^Floor/).isChecked()).toBe(true);
    expect(await radio("Oat").isChecked()).toBe(true);
    expect(errors).toEqual([]);
  },
);
