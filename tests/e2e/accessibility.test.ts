import { AxeBuilder } from "@axe-core/playwright";
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

describe.each(["light", "dark"] as const)("in %s colours", (colorScheme) => {
  describe.each([390, 1440])("%i px wide", (width) => {
    const options = { colorScheme, viewport: { width, height: 900 } };

    /** What axe finds wrong on a page, as rule and place. */
    async function violationsOn(path: string, lines: readonly string[] = []): Promise<string[]> {
      const shopper = await storefront.shopper({ ...options, reducedMotion: "reduce" });
      await fillCart(shopper, lines);
      const page = await shopper.newPage();
      await page.goto(path);
      await awake(page);
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
    }

    test.each(Object.entries(pages))("%s has no fault that axe finds", async (_, path) => {
      expect(await violationsOn(path)).toEqual([]);
    });

    test("a filled cart has no fault that axe finds", async () => {
      expect(await violationsOn("/cart", ["ember-candle", "sea-salt"])).toEqual([]);
    });
  });
});
