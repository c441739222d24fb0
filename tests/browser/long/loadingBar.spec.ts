import type { Page } from "@playwright/test";
import { clickWithoutPrefetch, productLink } from "#tests/worlds/browser/requests.ts";
import { hydrated } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

let page: Page;
let response: () => void;

/** Returns the scale of the loading bar and its visibility. */
const bar = () =>
  page.evaluate(() => {
    const element = document.querySelector<HTMLElement>("body > [aria-hidden=true]");
    const scale = /scaleX\(([\d.]+)\)/.exec(element?.style.transform ?? "")?.[1];
    return { scale: Number(scale ?? 0), isVisible: element?.style.opacity === "1" };
  });

/** Starts a navigation whose payload is held back until `response` is called. */
async function beginNavigation(): Promise<void> {
  const held = new Promise<void>((resolve) => (response = resolve));
  await page.route("**/_payload.json*", async (route) => {
    await held;
    await route.continue();
  });
  const request = page.waitForRequest("**/_payload.json*");
  await clickWithoutPrefetch(productLink(page));
  await request;
}

const arrive = async () => {
  response();
  await page.waitForURL("**/product/*");
  await expect.poll(async () => (await bar()).scale).toBe(1);
};

/** Returns the computed height and movement of the loading bar. */
const look = () =>
  page.locator("body > [aria-hidden=true]").evaluate((node) => {
    const { height, transform, transitionDuration } = getComputedStyle(node);
    return { height, transform, transitionDuration };
  });

test("the loading bar is hidden on the first view, appears after 400 ms, moves unless the shopper prefers reduced motion, fills up on arrival and hides 500 ms later", async ({
  openShopper,
}) => {
  page = await (await openShopper()).newPage();
  await page.clock.install();
  await page.goto("/products");
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  expect(await bar()).toEqual({ scale: 0, isVisible: false });
  expect(await look()).toMatchObject({ height: "5px" });
  await beginNavigation();
  await page.clock.runFor(399);
  expect((await bar()).isVisible).toBe(false);
  await page.clock.runFor(1);
  expect((await bar()).isVisible).toBe(true);
  await page.clock.runFor(1_516);
  expect((await bar()).scale).toBeCloseTo(0.5, 1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await look(), "with reduced motion").toMatchObject({
    transform: "none",
    transitionDuration: "0s",
  });
  await page.emulateMedia({ reducedMotion: "no-preference" });
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
