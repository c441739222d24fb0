import { expect, test } from "vitest";
import { violationsIn } from "#tests/support/axe.ts";
import { addUnchosen, openLightbox, openMenu, sendEmptyReview } from "#tests/support/pageStates.ts";
import { awake, fillCart, seesInCart } from "#tests/support/shopper.ts";
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
  "a search that found nothing": "/search?q=hippopotamus",
  checkout: "/checkout",
  "a page that is not there": "/no/such/page",
};

const LAMP = "/product/vesper-lamp?glaze=rust&size=";
const REDUCED = { reducedMotion: "reduce", colorScheme: "light" } as const;

/** What axe finds wrong on a page as a phone shows it, and then as a wide window does. */
async function violationsOn(path: string, lines: readonly string[] = []): Promise<string[]> {
  const shopper = await storefront.shopper({ viewport: { width: 390, height: 900 }, ...REDUCED });
  await fillCart(shopper, lines);
  const page = await shopper.newPage();
  await page.goto(path);
  await awake(page);
  const onPhone = await violationsIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const inWindow = await violationsIn(page);
  return [...onPhone.map((fault) => `phone: ${fault}`), ...inWindow];
}

test.each(Object.entries(pages))("%s has no fault that axe finds", async (_, path) => {
  expect(await violationsOn(path)).toEqual([]);
});

test("a filled cart has no fault that axe finds", async () => {
  expect(await violationsOn("/cart", ["ember-candle", "sea-salt"])).toEqual([]);
});

test("a product has no fault that axe finds: chosen, asked for a choice, its pictures large, a review refused", async () => {
  const shopper = await storefront.shopper({ viewport: { width: 390, height: 900 }, ...REDUCED });
  const page = await shopper.newPage();
  await page.goto(`${LAMP}table`);
  await openLightbox(page);
  expect(await violationsIn(page, "dialog")).toEqual([]);
  await page.keyboard.press("Escape");
  await sendEmptyReview(page);
  expect(await violationsIn(page, "#reviews")).toEqual([]);
  await page.goto(`${LAMP}floor`);
  await addUnchosen(page);
  expect(await violationsIn(page)).toEqual([]);
});

test("the open menu has no fault that axe finds", async () => {
  const shopper = await storefront.shopper({ viewport: { width: 390, height: 900 }, ...REDUCED });
  const page = await shopper.newPage();
  await page.goto("/");
  await openMenu(page);
  expect(await violationsIn(page, "#menu")).toEqual([]);
});

test("the keyboard alone leads from the front page over a choice to the checkout", async () => {
  const shopper = await storefront.shopper(REDUCED);
  const page = await shopper.newPage();
  const focused = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      return (at?.getAttribute("aria-label") ?? at?.textContent ?? "").trim();
    });
  /** Goes on by Tab until something of this name has the focus. */
  const tabTo = async (name: RegExp, most = 60) => {
    for (let steps = 0; steps < most; steps += 1) {
      await page.keyboard.press("Tab");
      if (name.test(await focused())) return;
    }
    throw new Error(`Tab never came to ${name}`);
  };

  await page.goto("/");
  await tabTo(/^Skip to content$/);
  await page.keyboard.press("Enter");
  await tabTo(/^Vesper lamp/);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Vesper lamp" }).waitFor();
  await page.locator("html[data-awake]").waitFor({ state: "attached" });

  const checked = page.locator("input[type=radio]:checked").first();
  await tabTo(/^Larger view/);
  for (let steps = 0; steps < 20; steps += 1) {
    await page.keyboard.press("Tab");
    if (await checked.evaluate((field) => field === document.activeElement)) break;
  }
  const before = await checked.getAttribute("value");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => checked.getAttribute("value")).not.toBe(before);

  await tabTo(/^Add to cart$/);
  await page.keyboard.press("Enter");
  await seesInCart(page, 1);
  await page.keyboard.press("Home");
  for (let steps = 0; steps < 60 && !/^Cart, 1 item$/.test(await focused()); steps += 1) {
    await page.keyboard.press("Shift+Tab");
  }
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Cart" }).waitFor();
  await tabTo(/^One more of Vesper lamp/);
  await page.keyboard.press("Enter");
  await seesInCart(page, 2);
  await tabTo(/^Go to checkout$/);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/checkout");
});
