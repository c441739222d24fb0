import type { Page } from "@playwright/test";
import { violationsIn } from "#tests/worlds/browser/axe.ts";
import { hydrated } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

const LAMP = "/product/vesper-lamp";
let page: Page;

test.beforeEach(async ({ openShopper }) => {
  page = await (await openShopper({ viewport: { width: 390, height: 844 } })).newPage();
});

const group = (name: string) => page.getByRole("radiogroup", { name });
const thumbs = () => page.locator("#pictures li img");
const sourceOf = (image: string) => page.locator(image).first().getAttribute("src");
const currentThumb = () => sourceOf("#pictures a[aria-current] img");
const largePicture = () => sourceOf("#pictures img");
/** What the large picture says that it shows; a phone's thumbnails say nothing. */
const note = () => page.locator("#pictures [aria-live]").getByText("Shown in Rust");

test("each glaze shows its variation's picture, and choosing one makes that the large picture and the current thumbnail", async () => {
  await page.goto(LAMP);
  await hydrated(page);
  const chips = group("Glaze").locator("img");
  const radios = await group("Glaze").getByRole("radio").count();
  const sources = await chips.evaluateAll((all) => all.map((it) => it.getAttribute("src")));
  expect(new Set(sources).size).toBe(radios);
  expect(await group("Size").locator("img").count()).toBe(0);
  const count = await thumbs().count();
  const before = await largePicture();
  expect(await currentThumb()).toBe(before);

  await page.getByRole("radio", { name: "Oat" }).check();
  await expect.poll(largePicture).not.toBe(before);
  expect(sources).toContain(await largePicture());
  expect(await currentThumb()).toBe(await largePicture());
  expect(await thumbs().count()).toBe(count);
  // The picture, and the chip below it, are on the same screen.
  const chip = await chips.first().boundingBox();
  expect((chip?.y ?? Infinity) + (chip?.height ?? 0)).toBeLessThan(844);

  expect(await note().count()).toBe(0);
  await page.getByRole("link", { name: "View 2 of" }).click();
  await note().waitFor();
  expect(await page.getByText("Shown in Rust").filter({ visible: true }).count()).toBe(1);
  expect(await violationsIn(page)).toEqual([]);
  await page.getByRole("radio", { name: "Rust" }).check();
  await expect(note()).toHaveCount(0);
});

test("without JavaScript a variation's page shows its picture as the large picture and the current thumbnail", async ({
  openShopper,
}) => {
  const shopper = await openShopper({ javaScriptEnabled: false });
  page = await shopper.newPage();
  await page.goto(`${LAMP}?glaze=ink&size=table`);
  expect(await largePicture()).toContain("ink");
  expect(await currentThumb()).toBe(await largePicture());
  await page.getByRole("link", { name: "View 2 of" }).click();
  await note().waitFor();
});
