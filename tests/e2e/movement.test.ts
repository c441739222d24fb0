import type { Page } from "playwright";
import { expect, test } from "vitest";
import { goBack } from "#tests/support/browserHistory.ts";
import { withConnection } from "#tests/support/requests.ts";
import { awake } from "#tests/support/shopper.ts";
import { shareStorefront } from "#tests/support/storefront.ts";

const storefront = shareStorefront();
const RULES = "script[type=speculationrules]";

/** Counts the view transitions of a page in which a picture moves. */
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

async function goThere(page: Page): Promise<void> {
  await page.locator("#main article a").first().click();
  await page.waitForURL("**/product/*");
  await page.getByRole("button", { name: "Add to cart" }).waitFor();
}

test("a thing's picture moves to its page and back to its place in the case", async () => {
  const page = await (await storefront.shopper()).newPage();
  await page.goto("/products");
  await awake(page);
  const moves = await countMoves(page);
  // Pointing at a link begins to load it; a page that was there by the click would not move.
  const { promise: isClicked, resolve: click } = Promise.withResolvers<void>();
  await page.route("**/_payload.json*", async (route) => {
    await isClicked;
    await route.continue();
  });
  await page.locator("#main article a").first().click();
  click();
  await page.getByRole("button", { name: "Add to cart" }).waitFor();
  await expect.poll(moves).toBe(1);
  await goBack(page);
  await expect.poll(moves).toBe(2);
});

test("a page that is there already does not wait for its picture to move", async () => {
  const page = await (await storefront.shopper()).newPage();
  await page.goto("/products");
  await awake(page);
  const moves = await countMoves(page);
  const payload = page.waitForResponse("**/_payload.json*");
  await page.locator("#main article a").first().hover();
  await (await payload).finished();
  // A task later the page has read it.
  await page.evaluate(() => new Promise((isRead) => setTimeout(isRead, 100)));
  await goThere(page);
  expect(await moves()).toBe(0);
});

test("nothing moves for a shopper who wants no movement", async () => {
  const page = await (await storefront.shopper({ reducedMotion: "reduce" })).newPage();
  await page.goto("/products");
  await awake(page);
  const moves = await countMoves(page);
  await goThere(page);
  expect(await moves()).toBe(0);
});

test("until the page is awake the browser itself may load ahead what links lead to", async () => {
  const page = await (await storefront.shopper()).newPage();
  await page.route("**/assets/**/*.js", () => {});
  await page.goto("/products");
  const rules = JSON.parse((await page.locator(RULES).textContent()) ?? "") as unknown;
  expect(rules).toEqual({
    prefetch: [
      {
        where: {
          href_matches: ["/", "/categories", "/products", "/category/*", "/product/*"],
        },
        eagerness: "moderate",
      },
    ],
  });
  await page.unrouteAll();
  await page.goto("/products");
  await awake(page);
  expect(await page.locator(RULES).count()).toBe(0);
});

test.each([
  { saveData: true, effectiveType: "4g" },
  { saveData: false, effectiveType: "slow-2g" },
])("on a connection with %o it may not", async (connection) => {
  const page = await (await storefront.shopper()).newPage();
  await withConnection(page, connection);
  await page.route("**/assets/**/*.js", () => {});
  await page.goto("/products");
  expect(await page.locator(RULES).count()).toBe(0);
});
