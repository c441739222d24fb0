import type { CDPSession, Locator, Page } from "@playwright/test";
import { violationsIn } from "#tests/worlds/browser/axe.ts";
import { openLightbox } from "#tests/worlds/browser/pageActions.ts";
import { afterTimers } from "#tests/worlds/browser/settled.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

const PHONE = { width: 390, height: 844 };
/** Width of the demo shop's sources in pixels. */
const SOURCE = 1200;
let page: Page;
let touch: CDPSession;
let shown: Locator;

test.use({ hasTouch: true, viewport: PHONE });

test.beforeEach(async ({ page: opened, context: shopper }) => {
  page = opened;
  touch = await shopper.newCDPSession(page);
  await page.goto("/product/cabin-mug");
  await openLightbox(page);
  shown = page.getByRole("dialog").locator("li:not([inert])");
});

type Finger = { x: number; y: number };
const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Finger[]) =>
  touch.send("Input.dispatchTouchEvent", { type, touchPoints });

async function tap(at: Finger): Promise<void> {
  await send("touchStart", [at]);
  await send("touchEnd", []);
}

/** Moves two fingers around the middle of the screen, from one distance to another. */
async function pinch(from: number, to: number): Promise<void> {
  const fingers = (distance: number) => [
    { x: 195 - distance / 2, y: 422 },
    { x: 195 + distance / 2, y: 422 },
  ];
  await send("touchStart", fingers(from));
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await send("touchMove", fingers(from + part * (to - from)));
  }
  await send("touchEnd", []);
}

const widthOf = () => shown.locator("img").evaluate((image) => image.clientWidth);

test("a double tap, a pinch or Enter enlarges the picture to its source and shows it whole again", async () => {
  const dialog = await page.getByRole("dialog").boundingBox();
  expect(dialog).toEqual({ x: 0, y: 0, ...PHONE });
  expect(await widthOf()).toBe(PHONE.width);
  const place = { x: 300, y: 300 };
  await tap(place);
  await tap(place);
  await shown.getByRole("button", { name: /^Whole picture/ }).waitFor();
  expect(await widthOf()).toBe(SOURCE);
  const source = () => shown.locator("img").evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(source).toContain("/img/1600/");
  // The tapped point stays below the finger.
  const left = await shown.evaluate((slide) => slide.scrollLeft);
  expect(Math.abs(left - ((place.x / PHONE.width) * SOURCE - place.x))).toBeLessThan(3);
  expect(await violationsIn(page, "dialog")).toEqual([]);
  // A third tap at once would belong to the double tap.
  await afterTimers(page, 400);
  await tap(place);
  await tap(place);
  await expect.poll(widthOf).toBe(PHONE.width);

  // A pinch enlarges the picture and not the page.
  await afterTimers(page, 400);
  await pinch(100, 200);
  await expect.poll(widthOf).toBeGreaterThan(PHONE.width * 1.8);
  expect(await widthOf()).toBeLessThan(PHONE.width * 2.2);
  await pinch(50, 380);
  await expect.poll(widthOf).toBe(SOURCE);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  await pinch(300, 40);
  await expect.poll(widthOf).toBe(PHONE.width);
  await shown.getByRole("button", { name: /^Enlarge/ }).waitFor();

  // The arrow keys move the picture that Enter has enlarged.
  await shown.getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect.poll(widthOf).toBe(SOURCE);
  const top = () => shown.evaluate((slide) => slide.scrollTop);
  const before = await top();
  await page.keyboard.press("ArrowDown");
  await expect.poll(top).toBeGreaterThan(before);
  await page.keyboard.press("Enter");
  await expect.poll(widthOf).toBe(PHONE.width);

  // In a wide window the picture has the window's height.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => shown.locator("img").evaluate((image) => image.clientHeight)).toBe(900);
});

test("the keys + and - enlarge the picture to its source and show it whole again, wherever the focus is in the lightbox", async () => {
  await page.getByRole("button", { name: "Close", exact: true }).focus();
  await page.keyboard.press("Control++");
  expect(await widthOf()).toBe(PHONE.width);
  await page.keyboard.press("-");
  expect(await widthOf()).toBe(PHONE.width);
  await page.keyboard.press("+");
  await expect.poll(widthOf).toBe(SOURCE);
  // The picture has the focus, so that the arrow keys move it.
  const top = () => shown.evaluate((slide) => slide.scrollTop);
  const before = await top();
  await page.keyboard.press("ArrowDown");
  await expect.poll(top).toBeGreaterThan(before);
  await page.keyboard.press("+");
  expect(await widthOf()).toBe(SOURCE);
  await page.keyboard.press("-");
  await expect.poll(widthOf).toBe(PHONE.width);
  await page.keyboard.press("ArrowRight");
  await page.getByRole("dialog").getByText(/^2 of/).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  const opener = page.getByRole("link", { name: /^Larger view/ });
  expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true);
});
