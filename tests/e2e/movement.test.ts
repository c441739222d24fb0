import { readdirSync } from "node:fs";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { goBack } from "#tests/support/browserHistory.ts";
import { holdScripts } from "#tests/support/heldScripts.ts";
import { withConnection } from "#tests/support/requests.ts";
import { hydrated } from "#tests/support/shopper.ts";
import { shareStorefront } from "#tests/support/storefront.ts";

const storefront = shareStorefront();
const RULES = "script[type=speculationrules]";

/** Counts the view transitions of a page that animate a picture. */
async function countMoves(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    const counted = Object.assign(window, { moves: 0 });
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const moving = document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        counted.moves += moving.includes("::view-transition-group(picture)") ? 1 : 0;
      });
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { moves: number }).moves);
}

/** Counts the payloads that a page has read from now on. */
async function countReadPayloads(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const read = Response.prototype.json;
    const counted = Object.assign(window, { readPayloads: 0 });
    Response.prototype.json = async function json(this: Response) {
      const body = (await read.call(this)) as unknown;
      if (this.url.includes("/_payload.json")) counted.readPayloads += 1;
      return body;
    };
  });
  return () => page.evaluate(() => (window as unknown as { readPayloads: number }).readPayloads);
}

async function goThere(page: Page, place: number): Promise<void> {
  await page.locator("#main article a").nth(place).click();
  await page.waitForURL("**/product/*");
  await page.getByRole("button", { name: "Add to cart" }).waitFor();
}

test("a product's picture moves to the product page and back, unless the product page was prefetched", async () => {
  const page = await (await storefront.shopper()).newPage();
  await page.goto("/products");
  await hydrated(page);
  const moves = await countMoves(page);
  // A pointer on the link would prefetch its page, which is shown without a transition then.
  await page.locator("#main article a").first().dispatchEvent("click");
  await page.getByRole("button", { name: "Add to cart" }).waitFor();
  await expect.poll(moves).toBe(1);
  await goBack(page);
  await expect.poll(moves).toBe(2);

  // A prefetched page is shown without a transition.
  await page.locator("#main article a").nth(1).waitFor();
  const readPayloads = await countReadPayloads(page);
  await page.locator("#main article a").nth(1).hover();
  await expect.poll(readPayloads).toBe(1);
  await goThere(page, 1);
  expect(await moves()).toBe(2);
});

test("no picture moves for a shopper who prefers reduced motion", async () => {
  const page = await (await storefront.shopper({ reducedMotion: "reduce" })).newPage();
  await page.goto("/products");
  await hydrated(page);
  const moves = await countMoves(page);
  await goThere(page, 0);
  expect(await moves()).toBe(0);
});

/** Paths of pages that a shop has added: their folders are all that they need. */
function furtherPages(): string[] {
  const ours =
    /^(?:_error|@page|account|cart|categories|category|checkout|index|product|products|search|success|\+.*)$/;
  return readdirSync("pages")
    .filter((name) => !ours.test(name))
    .map((name) => `/${name}`);
}

test("speculation rules let the browser prefetch linked pages until the page has hydrated", async () => {
  const page = await (await storefront.shopper()).newPage();
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

test("speculation rules are absent on a metered or slow connection", async () => {
  const shopper = await storefront.shopper();
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
