import type { Page } from "@playwright/test";
import { goBack } from "#tests/worlds/browser/browserHistory.ts";
import { openFilter, openMenu } from "#tests/worlds/browser/pageActions.ts";
import { hydrated } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

const WINDOW = { viewport: { width: 1200, height: 800 } };

const resultCount = (page: Page) => page.locator("#main h2[aria-live]");
const names = (page: Page) => page.locator("#main article h3").allTextContents();
const search = (page: Page) => decodeURIComponent(new URL(page.url()).search);

test("a facet choice takes effect at once, appears in the URL and can be removed", async ({
  openShopper,
}) => {
  const page = await (await openShopper(WINDOW)).newPage();
  await page.goto("/category/table");
  await hydrated(page);
  const all = await resultCount(page).textContent();
  const celadon = page.getByRole("checkbox", { name: /^Celadon/ });
  await celadon.check();
  await page.waitForURL("**/category/table?colour=celadon");
  await page.getByRole("link", { name: "Remove Celadon" }).waitFor();
  expect(await celadon.evaluate((box) => box === document.activeElement)).toBe(true);

  await page.getByRole("checkbox", { name: /^Ink/ }).check();
  await page.getByRole("link", { name: "Remove Ink" }).waitFor();
  await expect.poll(() => search(page)).toBe("?colour=celadon,ink");
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("price");
  await expect.poll(() => search(page)).toBe("?colour=celadon,ink&sort=price");
  const highest = page.getByRole("textbox", { name: "Highest price" });
  await highest.fill("30");
  await highest.press("Enter");
  await page.getByRole("link", { name: "Remove Up to £30" }).waitFor();
  await expect.poll(() => search(page)).toBe("?colour=celadon,ink&price=-30&sort=price");

  await goBack(page);
  await expect.poll(() => search(page)).toBe("?colour=celadon,ink&sort=price");
  await expect(highest).toHaveValue("");
  await page.getByRole("link", { name: "Clear all" }).click();
  await expect.poll(() => resultCount(page).textContent()).toBe(all);
  expect(search(page)).toBe("?sort=price");
  await expect(celadon).not.toBeChecked();
});

test("facet choices add up while a response is pending, and a value being typed stays", async ({
  openShopper,
}) => {
  const page = await (await openShopper(WINDOW)).newPage();
  await page.goto("/category/table");
  await hydrated(page);
  const gate = Promise.withResolvers<void>();
  await page.route("**/_payload.json*", async (route) => {
    await gate.promise;
    await route.continue().catch(() => {});
  });
  const order = page.getByRole("combobox", { name: "Sort by" });
  await order.focus();
  await order.selectOption("price");
  await page.getByRole("checkbox", { name: /^Celadon/ }).check();
  await page.getByRole("checkbox", { name: /^Ink/ }).check();
  await page.getByRole("link", { name: "Remove Celadon" }).waitFor();
  const highest = page.getByRole("textbox", { name: "Highest price" });
  await highest.focus();
  await page.keyboard.type("3");
  gate.resolve();
  await page.waitForURL("**/category/table?colour=celadon,ink&sort=price");
  await expect.poll(() => resultCount(page).textContent()).toMatch(/^\d+ things$/);
  await page.keyboard.type("0");
  expect(await highest.inputValue()).toBe("30");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/category/table?colour=celadon,ink&price=-30&sort=price");
  await expect.poll(() => resultCount(page).textContent()).toMatch(/^\d+ things?$/);
  expect(await highest.inputValue()).toBe("30");

  await order.focus();
  await order.selectOption("name");
  await page.waitForURL("**/category/table?colour=celadon,ink&price=-30&sort=name");
  await expect.poll(() => resultCount(page).textContent()).toMatch(/^\d+ things?$/);
  expect(await order.evaluate((field) => field === document.activeElement)).toBe(true);
  await goBack(page);
  await expect(order).toHaveValue("price");
});

test('products loaded by "Show 12 more" and the scroll position are restored after visiting a product', async ({
  openShopper,
}) => {
  const page = await (await openShopper(WINDOW)).newPage();
  await page.goto("/products");
  await hydrated(page);
  const first = await names(page);
  for (const shown of [24, 36]) {
    await page.getByRole("link", { name: "Show 12 more" }).click();
    await expect.poll(async () => (await names(page)).length).toBe(shown);
  }
  const all = await names(page);
  expect(all.slice(0, 12)).toEqual(first);
  expect(new Set(all).size).toBe(36);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe(all[24]);
  await page.getByText(/^1 to 36 of/).waitFor();
  expect(search(page)).toMatch(/^\?after=/);

  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect
    .poll(() => page.evaluate(() => history.state?.vike?.scrollPosition?.y as number))
    .toBe(1500);
  await page.evaluate((name) => {
    const links = [...document.querySelectorAll<HTMLElement>("#main article a")];
    links.find(({ textContent }) => textContent === name)?.click();
  }, all[15]);
  await page.waitForURL("**/product/*");
  await goBack(page);
  await expect.poll(() => names(page)).toEqual(all);
  await expect.poll(place).toBe(1500);

  await page.reload();
  await expect.poll(() => names(page)).toEqual(all.slice(24));
});

test(
  "without JavaScript the menu opens a category and the filter form narrows its list",
  { tag: "@long" },
  async ({ openShopper }) => {
    const shopper = await openShopper({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    });
    const page = await shopper.newPage();
    await page.goto("/about");
    await openMenu(page);
    const menu = page.getByRole("navigation", { name: "Menu" });
    await menu.getByRole("link", { name: "Table", exact: true }).click();
    await page.waitForURL("**/category/table");
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await page.getByRole("checkbox", { name: /^Celadon/ }).check();
    await page.getByRole("checkbox", { name: /^Ink/ }).check();
    await page.getByRole("textbox", { name: "Lowest price" }).fill("10");
    await page.getByRole("button", { name: /^Show \d+ things$/ }).click();
    await page.getByRole("link", { name: "Remove £10 and more" }).waitFor();
    expect(search(page)).toBe("?colour=celadon,ink&price=10-");
    await page.getByRole("link", { name: "Remove Ink" }).click();
    await page.waitForURL("**/category/table?colour=celadon&price=10-");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  },
);

test(
  "the filter drawer's button has a filled background on a phone, and is hidden beside a live list",
  { tag: "@long" },
  async ({ openShopper }) => {
    const page = await (await openShopper({ viewport: { width: 390, height: 844 } })).newPage();
    await page.goto("/category/table");
    await hydrated(page);
    await openFilter(page);
    const button = page.getByRole("button", { name: /^Show \d+ things/ });
    const color = await button.evaluate((it) => getComputedStyle(it).backgroundColor);
    expect(color).not.toBe("rgba(0, 0, 0, 0)");
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(button).toBeHidden();
  },
);
