import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violationsIn } from "#tests/support/axe.ts";
import { awake } from "#tests/support/shopper.ts";
import { openStorefront } from "#tests/support/storefront.ts";

const storefront = openStorefront();
const WINDOW = { viewport: { width: 1200, height: 800 } };

const field = (page: Page) => page.getByRole("searchbox", { name: "Search products" });
const names = (page: Page) => page.locator("#main article h3").allTextContents();
const things = (page: Page) => page.locator("#main h2[aria-live]").textContent();
const order = (page: Page) => page.getByRole("combobox", { name: "Sort by" });
const search = (page: Page) => decodeURIComponent(new URL(page.url()).search);
/** The index's answers come in an order of their own, which the shop's search has not. */
const isLive = (page: Page) => order(page).getByRole("option", { name: "Best match" });
const simple = (page: Page) => page.getByText("These are simple results.");

async function open(address: string): Promise<Page> {
  const page = await (await storefront.shopper(WINDOW)).newPage();
  await page.goto(address);
  await awake(page);
  return page;
}

test("answers while one types, and its address leads back, forth and there again", async () => {
  const page = await open("/search");
  await field(page).pressSequentially("bowl");
  await expect.poll(() => names(page)).toContain("Tarn bowl");
  await page.waitForURL("**/search?q=bowl");
  expect(await page.locator("#main article mark").allTextContents()).toContain("bowl");
  const all = await things(page);

  const celadon = page.getByRole("checkbox", { name: /^Celadon/ });
  await page.locator("summary", { hasText: "Glaze" }).click();
  await celadon.check();
  await page.waitForURL("**/search?q=bowl&glaze=celadon");
  await page.getByRole("link", { name: "Remove Celadon" }).waitFor();
  const highest = page.getByRole("spinbutton", { name: "Highest price" });
  await highest.fill("90");
  await highest.press("Enter");
  await page.getByRole("link", { name: "Remove Up to £90" }).waitFor();
  await order(page).selectOption("price");
  await expect.poll(() => search(page)).toBe("?q=bowl&glaze=celadon&price=-90&sort=price");
  expect(await violationsIn(page)).toEqual([]);

  await page.goBack();
  await expect.poll(() => search(page)).toBe("?q=bowl&glaze=celadon&price=-90");
  await expect.poll(() => order(page).inputValue()).toBe("");
  await page.getByRole("link", { name: "Clear all" }).click();
  await expect.poll(() => things(page)).toBe(all);
  expect(search(page)).toBe("?q=bowl");
  expect(await page.locator("input[value=celadon]").isChecked()).toBe(false);
  const best = await names(page);
  await page.getByRole("link", { name: "Tarn bowl" }).click();
  await page.waitForURL("**/product/tarn-bowl");
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(best);
  await page.reload();
  await awake(page);
  await expect.poll(() => names(page)).toEqual(best);

  await field(page).fill("");
  await page.getByRole("link", { name: "bowl", exact: true }).waitFor();
  await page.getByRole("button", { name: "Forget bowl" }).click();
  await expect.poll(() => page.getByText("Recent searches").count()).toBe(0);
});

test("where nothing has all of the words, it shows what has some, or the way to the shelves", async () => {
  const page = await open("/search?q=mug");
  await isLive(page).waitFor({ state: "attached" });
  const mugs = await names(page);
  await field(page).fill("wobbly mug");
  await page.getByText("Nothing has all of “wobbly mug”. These have some of it.").waitFor();
  await expect.poll(() => names(page)).toEqual(mugs);
  await field(page).fill("zzqqxx");
  await page.getByText("Nothing called “zzqqxx”.").waitFor();
  await page.getByRole("heading", { name: "Everything we keep" }).waitFor();
});

test("while the index cannot be asked the shop's own search answers, and says so", async () => {
  const page = await (await storefront.shopper(WINDOW)).newPage();
  const index = "**/1/indexes/**";
  await page.route(index, (route) => route.abort());
  await page.goto("/search?q=bowl&stock=in");
  await awake(page);
  await simple(page).waitFor();
  expect(await names(page)).not.toEqual([]);
  await field(page).fill("jug");
  await expect.poll(() => search(page)).toBe("?q=jug&stock=in");
  await expect.poll(async () => (await names(page)).join()).toMatch(/jug/);
  expect(await field(page).inputValue()).toBe("jug");
  await page.getByRole("link", { name: "Remove In stock" }).waitFor();

  await page.unroute(index);
  await page.route(index, (route) =>
    route.fulfill({ status: 403, json: { message: "Invalid key", status: 403 } }),
  );
  await field(page).fill("lamp");
  await expect.poll(() => search(page)).toBe("?q=lamp&stock=in");
  expect(await simple(page).count()).toBe(1);

  await page.unroute(index);
  // Nobody does anything for it.
  await isLive(page).waitFor({ state: "attached" });
  expect(await simple(page).count()).toBe(0);
  expect(search(page)).toBe("?q=lamp&stock=in");
});
