import type { Page } from "@playwright/test";
import { tokenValues } from "#tests/worlds/pages/designTokens.ts";
import { hydrated } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

const LIGHT_GROUND = "rgb(238, 242, 239)";
const DARK_GROUND = "rgb(22, 18, 20)";
const [LIGHT_FRAME, DARK_FRAME] = tokenValues("paint");

/** Returns the background, the color scheme and the browser frame's color of the current page. */
const colorsOf = (page: Page) =>
  page.evaluate(() => ({
    ground: getComputedStyle(document.body).backgroundColor,
    scheme: getComputedStyle(document.documentElement).colorScheme,
    frame: [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")]
      .filter(({ media }) => media === "" || matchMedia(media).matches)
      .map(({ content }) => content),
  }));

const dark = { ground: DARK_GROUND, scheme: "dark", frame: [DARK_FRAME] };

test("a chosen theme applies in all tabs at once, and before the first paint of later pages", async ({
  openShopper,
}) => {
  const shopper = await openShopper({ colorScheme: "light" });
  const [page, other] = [await shopper.newPage(), await shopper.newPage()];
  await other.goto("/about");
  await page.goto("/products");
  expect(await colorsOf(page)).toMatchObject({ ground: LIGHT_GROUND, frame: [LIGHT_FRAME] });
  const theme = (name: string) => page.getByRole("group", { name: "Colours" }).getByLabel(name);
  await theme("Automatic").focus();
  await page.keyboard.press("ArrowLeft");
  expect(await theme("Dark").isChecked()).toBe(true);
  expect(await colorsOf(page)).toEqual(dark);
  await expect.poll(() => colorsOf(other)).toEqual(dark);
  expect((await theme("Dark").locator("..").boundingBox())?.height).toBeGreaterThanOrEqual(44);

  // As soon as a page has a body, before its own script.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      document.documentElement.dataset["painted"] = getComputedStyle(document.body).backgroundColor;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/cart");
  await hydrated(page);
  const painted = await page.evaluate(() => document.documentElement.dataset["painted"]);
  // A page that is not cached waits for its stylesheet.
  expect([DARK_GROUND, "rgba(0, 0, 0, 0)"]).toContain(painted);
  expect(await theme("Dark").isChecked()).toBe(true);
  await page.goto("/");
  expect(await page.evaluate(() => document.documentElement.dataset["painted"])).toBe(DARK_GROUND);
  await theme("Automatic").check();
  expect(await colorsOf(page)).toMatchObject({ ground: LIGHT_GROUND, frame: [LIGHT_FRAME] });

  const plain = await (await openShopper({ javaScriptEnabled: false })).newPage();
  await plain.goto("/about");
  expect(await plain.getByRole("radio", { name: "Dark" }).isVisible()).toBe(false);
});
