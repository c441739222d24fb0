import type { Page } from "playwright";
import { beforeEach, expect, test } from "vitest";
import { clickUnforeseen, productLink } from "#tests/support/requests.ts";
import { awake } from "#tests/support/shopper.ts";
import { shareStorefront } from "#tests/support/storefront.ts";

const storefront = shareStorefront();
let page: Page;
let response: () => void;

/** Returns the scale of the loading bar and its visibility. */
const bar = () =>
  page.evaluate(() => {
    const element = document.querySelector<HTMLElement>("body > [aria-hidden=true]");
    const scale = /scaleX\(([\d.]+)\)/.exec(element?.style.transform ?? "")?.[1];
    return { scale: Number(scale ?? 0), isVisible: element?.style.opacity === "1" };
  });

/** Starts a navigation whose payload is held back until `answer` is called. */
async function beginNavigation(): Promise<void> {
  const held = new Promise<void>((resolve) => (response = resolve));
  await page.route("**/_payload.json*", async (route) => {
    await held;
    await route.continue();
  });
  const request = page.waitForRequest("**/_payload.json*");
  await clickUnforeseen(productLink(page));
  await request;
}

const arrive = async () => {
  response();
  await page.waitForURL("**/product/*");
  await expect.poll(async () => (await bar()).scale).toBe(1);
};

beforeEach(async () => {
  page = await (await storefront.shopper()).newPage();
  await page.clock.install();
  await page.goto("/products");
  await awake(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
});

test("the loading bar is not shown on the first view", async () => {
  expect(await bar()).toEqual({ scale: 0, isVisible: false });
  const element = page.locator("body > [aria-hidden=true]");
  expect(await element.evaluate((node) => getComputedStyle(node).height)).toBe("5px");
});

test("the loading bar appears after 400 ms, slows down, fills up on arrival and hides 500 ms later", async () => {
  await beginNavigation();
  await page.clock.runFor(399);
  expect((await bar()).isVisible).toBe(false);
  await page.clock.runFor(1);
  expect((await bar()).isVisible).toBe(true);
  await page.clock.runFor(1_516);
  expect((await bar()).scale).toBeCloseTo(0.5, 1);
  await page.clock.runFor(20_000);
  expect((await bar()).scale).toBeLessThan(1);
  await arrive();
  await page.clock.runFor(499);
  expect((await bar()).isVisible).toBe(true);
  await page.clock.runFor(1);
  expect(await bar()).toEqual({ scale: 1, isVisible: false });
  await page.clock.runFor(400);
  expect(await bar()).toEqual({ scale: 0, isVisible: false });
});

test("a page that loads quickly shows no loading bar", async () => {
  await beginNavigation();
  await page.clock.runFor(300);
  await arrive();
  await page.clock.runFor(1_000);
  expect(await bar()).toEqual({ scale: 0, isVisible: false });
});

test("the loading bar is full and does not move when the shopper prefers reduced motion", async () => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const style = await page
    .locator("body > [aria-hidden=true]")
    .evaluate((node) => [
      getComputedStyle(node).transform,
      getComputedStyle(node).transitionDuration,
    ]);
  expect(style[0]).toBe("none");
  expect(style[1]).toBe("0s");
});
