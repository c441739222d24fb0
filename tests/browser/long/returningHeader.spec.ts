import type { Page } from "@playwright/test";
import { violationsIn } from "#tests/worlds/browser/axe.ts";
import { hydrated } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";
import type { OpenShopper } from "#tests/worlds/browser/storefront.ts";

const PATH = "/product/cabin-mug";

async function openPhone(openShopper: OpenShopper): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const page = await (await openShopper({ viewport, reducedMotion: "reduce" })).newPage();
  await page.goto(PATH);
  await hydrated(page);
  return page;
}

/** Scrolls, and waits for the frame that reports it: two scrolls in one frame are one event. */
const scrollPage = (page: Page, y: number) =>
  page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: "instant" });
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  }, y);

/** Returns the header's top edge in the window, and the title's in the document. */
const places = (page: Page) =>
  page.evaluate(() => {
    const topOf = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
    return { header: topOf("header"), title: topOf("h1") + scrollY };
  });
const headerTop = async (page: Page) => (await places(page)).header;

test("the header returns on scrolling up and leaves on scrolling down, without a shift, and covers no focus", async ({
  openShopper,
}) => {
  const page = await openPhone(openShopper);
  const { title } = await places(page);
  await scrollPage(page, 1500);
  expect(await headerTop(page)).toBe(-1500);
  await scrollPage(page, 1400);
  await expect.poll(() => headerTop(page)).toBe(0);
  expect((await places(page)).title).toBe(title);
  expect(await violationsIn(page)).toEqual([]);
  await scrollPage(page, 1600);
  await expect.poll(() => headerTop(page)).toBeLessThan(0);
  await scrollPage(page, 1550);
  await page.getByRole("banner").getByRole("link", { name: /^Cart/ }).waitFor();
  await scrollPage(page, 0);
  await expect(page.locator("header[data-returned]")).toHaveCount(0);
  expect(await places(page)).toEqual({ header: 0, title });

  await scrollPage(page, 2500);
  await page.getByText("Write a review").focus();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press("Shift+Tab");
    const isCovered = await page.evaluate(() => {
      const focused = document.activeElement?.getBoundingClientRect();
      const header = document.querySelector("header[data-returned]")?.getBoundingClientRect();
      return Boolean(focused && header && focused.top < header.bottom);
    });
    expect(isCovered, `after ${step + 1} steps`).toBe(false);
  }

  // So it does in a wide window.
  await scrollPage(page, 0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await scrollPage(page, 900);
  await scrollPage(page, 800);
  await expect.poll(() => headerTop(page)).toBe(0);
});

test("the categories' pictures open below the header for a resting mouse or a tap, and are not loaded before", async ({
  openShopper,
}) => {
  const viewport = { width: 1200, height: 800 };
  const page = await (await openShopper({ viewport })).newPage();
  const pictures: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") pictures.push(request.url());
  });
  await page.goto("/cart");
  await hydrated(page);
  const link = page.getByRole("banner").getByRole("link", { name: "Departments" }).first();
  const light = page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Light" });
  const before = pictures.length;
  await link.hover();
  await light.waitFor();
  await expect.poll(() => pictures.length).toBeGreaterThan(before);
  expect(await violationsIn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await light.waitFor({ state: "hidden" });
  await page.mouse.move(600, 700);
  await link.hover();
  await light.click();
  await page.waitForURL("**/category/light");
  await light.waitFor({ state: "hidden" });

  const tablet = await openShopper({ viewport, hasTouch: true, isMobile: true });
  const touched = await tablet.newPage();
  await touched.goto("/about");
  await hydrated(touched);
  await touched.getByRole("banner").getByRole("link", { name: "Departments" }).first().tap();
  const menu = touched.getByRole("navigation", { name: "Menu" });
  await menu.getByRole("link", { name: "Departments" }).tap();
  await touched.waitForURL("**/categories");
});

test("without JavaScript the header stays in its place", async ({ openShopper }) => {
  const viewport = { width: 390, height: 844 };
  const shopper = await openShopper({ viewport, javaScriptEnabled: false });
  const plain = await shopper.newPage();
  await plain.goto(PATH);
  await plain.locator("footer").last().scrollIntoViewIfNeeded();
  await plain.mouse.wheel(0, -300);
  expect((await plain.locator("header").first().boundingBox())?.y).toBeLessThan(-100);
});

test("the header stays away where a part above what is read becomes shorter", async ({
  openShopper,
}) => {
  const page = await openPhone(openShopper);
  await page.evaluate(() => {
    const part = document.createElement("div");
    part.id = "part";
    part.style.height = "300px";
    document.querySelector("main")?.prepend(part);
  });
  await scrollPage(page, 1500);
  await page.evaluate(() => document.querySelector("#part")?.remove());
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
  await scrollPage(page, 1200);
  expect(await headerTop(page)).toBeLessThan(0);
  await scrollPage(page, 1100);
  await expect.poll(() => headerTop(page)).toBe(0);
});
