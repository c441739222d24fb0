import type { Page } from "@playwright/test";
import { goBack } from "#tests/worlds/browser/browserHistory.ts";
import { hydrated } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

// A loading font delays a page's load event and first paint differently in a headless shell.
test.use({ isWhole: true });

/** Holds back every font until `release` is called. */
async function holdFonts(page: Page): Promise<{ release: () => void }> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

test("a page hydrates without interaction while its font is still loading", async ({ page }) => {
  const held = await holdFonts(page);
  await page.goto("/products", { waitUntil: "commit" });
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  expect(await page.evaluate(() => document.readyState)).toBe("interactive");
  held.release();
});

/** Returns the text and the place of the page's headings, prices and product names. */
const placesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main :is(h1, h2, h3, p, data)")].map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return `${element.textContent}: ${Math.round(top + scrollY)}, ${Math.round(height)}`;
    }),
  );

test("fonts that load late change the painted page's headings in place, and the text of the next page", async ({
  page,
  context: shopper,
}) => {
  const held = await holdFonts(page);
  const session = await shopper.newCDPSession(page);
  const hasWebFont = async (selector: string) => {
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    const { root } = await session.send("DOM.getDocument");
    const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    return fonts.some(({ isCustomFont }) => isCustomFont);
  };
  await page.goto("/products", { waitUntil: "domcontentloaded" });
  await hydrated(page);
  expect(await page.getByRole("banner").getByRole("img", { name: "Osier" }).count()).toBe(1);
  const first = await placesOf(page);
  expect(await hasWebFont("h1")).toBe(false);
  held.release();
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => hasWebFont("h1")).toBe(true);
  expect(await hasWebFont("footer a")).toBe(false);
  expect(await placesOf(page)).toEqual(first);
  const categoriesHeading = page.getByRole("heading", { level: 1, name: "Departments" });
  // The browser may still be decoding the font when the first link is followed.
  const goOn = async () => {
    if (await categoriesHeading.isVisible()) await goBack(page);
    await categoriesHeading.waitFor({ state: "hidden" });
    await page.getByRole("banner").getByRole("link", { name: "Departments" }).first().click();
    await categoriesHeading.waitFor();
    return hasWebFont("footer a");
  };
  await expect.poll(goOn).toBe(true);
});
