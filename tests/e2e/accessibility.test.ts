import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { awake, fillCart } from "#tests/support/shopper.ts";
import { openStorefront } from "#tests/support/storefront.ts";

const storefront = openStorefront();

const pages: Record<string, string> = {
  home: "/",
  "the listing": "/products",
  "the departments": "/categories",
  "a department": "/category/mugs",
  "a variable product": "/product/cabin-mug",
  "a grouped product": "/product/breakfast-set",
  "a product that is sold out": "/product/rook-desk-lamp",
  "an empty cart": "/cart",
  search: "/search?q=candle",
  checkout: "/checkout",
  success: "/success",
  "a page that is not there": "/no/such/page",
};

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules that look at colours; every other one finds the same in the dark. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** Axe in the page itself: what else it can look into, frames of other origins, the shop has none of. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

describe.each([390, 1440])("%i px wide", (width) => {
  const options = { viewport: { width, height: 900 }, reducedMotion: "reduce" } as const;

  /** What axe finds wrong on a page in light and in dark colours, as rule and place. */
  async function violationsOn(path: string, lines: readonly string[] = []): Promise<string[]> {
    const shopper = await storefront.shopper({ ...options, colorScheme: "light" });
    await fillCart(shopper, lines);
    const page = await shopper.newPage();
    await page.goto(path);
    await awake(page);
    const inLight = await axe(page).withTags(TAGS).analyze();
    await page.emulateMedia({ colorScheme: "dark" });
    const inDark = await axe(page).withRules(OF_COLOURS).analyze();
    return [...inLight.violations, ...inDark.violations].flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html}`),
    );
  }

  test.each(Object.entries(pages))("%s has no fault that axe finds", async (_, path) => {
    expect(await violationsOn(path)).toEqual([]);
  });

  test("a filled cart has no fault that axe finds", async () => {
    expect(await violationsOn("/cart", ["ember-candle", "sea-salt"])).toEqual([]);
  });
});
