import { readdirSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { goBack } from "#tests/worlds/browser/browserHistory.ts";
import { holdScripts } from "#tests/worlds/browser/heldScripts.ts";
import { withConnection } from "#tests/worlds/browser/requests.ts";
import { hydrated } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

const RULES = "script[type=speculationrules]";

/** Counts the pictures that move from one page to the next, from now on. */
async function countMoves(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    const counted = Object.assign(window, { moves: 0 });
    Element.prototype.animate = function count(...order: Parameters<typeof animate>) {
      if (this.querySelector("img")) counted.moves += 1;
      return animate.apply(this, order);
    };
  });
  return () => page.evaluate(() => (window as unknown as { moves: number }).moves);
}

const goThere = async (page: Page, link: Locator): Promise<void> => {
  await link.click();
  await page.waitForURL("**/product/*");
  await page.getByRole("button", { name: "Add to cart" }).waitFor();
};

test("a product's picture moves to the product page and back, and the page waits for neither", async ({
  page,
}) => {
  await page.goto("/products");
  await hydrated(page);
  const moves = await countMoves(page);
  const link = page.locator("#main article a").first();
  // A pointer on the link would prefetch its page.
  await link.dispatchEvent("click");
  await expect.poll(moves).toBe(1);
  await page.getByRole("button", { name: "Add to cart" }).waitFor();
  await goBack(page);
  await expect.poll(moves).toBe(2);
  // Its payload has arrived with the first visit, or is prefetched.
  await link.hover();
  await goThere(page, link);
  await expect.poll(moves).toBe(3);
});

test("a product's page shows its card's picture until the larger one has loaded", async ({
  page,
}) => {
  await page.goto("/products");
  await hydrated(page);
  await page.route("**/img/**", () => {});
  const card = page.locator("#main article", { hasText: "Fen tumbler" });
  const source = await card
    .locator("img")
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  await card.scrollIntoViewIfNeeded();
  await card.getByRole("link").dispatchEvent("click");
  const shown = () =>
    page
      .locator("#pictures img")
      .first()
      .evaluate((image) => image.style.backgroundImage);
  await expect.poll(shown).toBe(`url("${source}")`);
});

test("no picture moves for a shopper who prefers reduced motion", async ({ openShopper }) => {
  const page = await (await openShopper({ reducedMotion: "reduce" })).newPage();
  await page.goto("/products");
  await hydrated(page);
  const moves = await countMoves(page);
  await goThere(page, page.locator("#main article a").first());
  expect(await moves()).toBe(0);
});

/** Paths of pages that a shop has added: their folders are all that they need. */
function furtherPages(): string[] {
  const ours =
    /^(?:_error|@page|account|cart|categories|category|checkout|index|product|products|search|success|withdraw|\+.*)$/;
  return readdirSync("pages")
    .filter((name) => !ours.test(name))
    .map((name) => `/${name}`);
}

test("speculation rules let the browser prefetch linked pages until the page has hydrated", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/products");
  const rules = JSON.parse((await page.locator(RULES).textContent()) ?? "") as unknown;
  const fixed = ["/", "/categories", "/products", ...furtherPages()].toSorted();
  expect(rules).toEqual({
    prefetch: [
      {
        where: { href_matches: [...fixed, "/category/*", "/product/*"] },
        eagerness: "moderate",
      },
    ],
  });
  release();
  await hydrated(page);
  expect(await page.locator(RULES).count()).toBe(0);
});

test("speculation rules are absent on a metered or slow connection", async ({
  context: shopper,
}) => {
  for (const connection of [
    { saveData: true, effectiveType: "4g" },
    { saveData: false, effectiveType: "slow-2g" },
  ]) {
    const page = await shopper.newPage();
    await withConnection(page, connection);
    await page.route("**/assets/**/*.js", () => {});
    await page.goto("/products");
    expect(await page.locator(RULES).count(), connection.effectiveType).toBe(0);
  }
});
