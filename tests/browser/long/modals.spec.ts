import type { BrowserContext, Page } from "@playwright/test";
import { goBack } from "#tests/worlds/browser/browserHistory.ts";
import { settled } from "#tests/worlds/browser/settled.ts";
import { hydrated } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

const PAGE = "/product/cabin-mug";
const modals = [
  { what: "the large pictures", opener: /^Larger view/, hash: "#pictures" },
  { what: "the header's search", opener: "Search", hash: "#search" },
];

const openerOf = (page: Page, name: string | RegExp) => page.getByRole("link", { name }).first();
const open = (page: Page) => page.locator("dialog[open]");
const address = (page: Page) => page.evaluate(() => location.pathname + location.hash);

/** Opens a page whose history steps are slow, as on a busy machine, and counted. */
async function openPage(shopper: BrowserContext, path: string): Promise<Page> {
  const page = await shopper.newPage();
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => {
    const back = history.back.bind(history);
    const counter = Object.assign(globalThis, { stepsBack: 0, stepsTaken: 0 });
    history.back = () => {
      counter.stepsBack += 1;
      setTimeout(() => {
        addEventListener("popstate", () => (counter.stepsTaken += 1), { once: true });
        back();
      }, 100);
    };
  });
  return page;
}

test("modals stay open if reopened right after closing, and closing twice goes only one step back", async ({
  openShopper,
}) => {
  const page = await openPage(await openShopper(), PAGE);
  const stepsBack = () => page.evaluate<number>("stepsBack");
  for (const modal of modals) {
    const opener = openerOf(page, modal.opener);
    await opener.click();
    await open(page).waitFor();
    await opener.evaluate((link: HTMLElement) => {
      document.documentElement.classList.remove("reopened");
      const again = new MutationObserver(() => {
        again.disconnect();
        setTimeout(() => {
          link.click();
          document.documentElement.classList.add("reopened");
        });
      });
      const dialog = document.querySelector("dialog");
      if (dialog) again.observe(dialog, { attributeFilter: ["open"] });
    });
    await page.keyboard.press("Escape");
    await page.locator("html.reopened").waitFor();
    // A step back that was still pending would close it again.
    await expect.poll(() => page.evaluate("stepsTaken === stepsBack")).toBe(true);
    await settled(page);
    await open(page).waitFor();
    expect(await address(page)).toBe(PAGE + modal.hash);
    await goBack(page);
    await open(page).waitFor({ state: "detached" });
    expect(await address(page), modal.what).toBe(PAGE);
    expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true);

    const before = await stepsBack();
    await opener.click();
    await open(page).waitFor();
    await Promise.all([page.keyboard.press("Escape"), page.keyboard.press("Escape")]);
    await expect.poll(() => address(page)).toBe(PAGE);
    expect(await open(page).count(), modal.what).toBe(0);
    expect(await stepsBack(), modal.what).toBe(before + 1);
  }
});

test("a modal on a page opened at the modal's URL closes to the page's own URL", async ({
  context: shopper,
}) => {
  for (const modal of modals) {
    const page = await openPage(shopper, PAGE + modal.hash);
    await openerOf(page, modal.opener).click();
    await open(page).waitFor();
    await page.keyboard.press("Escape");
    await open(page).waitFor({ state: "detached" });
    expect(await address(page), modal.what).toBe(PAGE);
  }
});

test("the filter's drawer closes once the window is wide enough for its column", async ({
  openShopper,
}) => {
  const shopper = await openShopper({ viewport: { width: 800, height: 1000 } });
  const page = await shopper.newPage();
  await page.goto("/products");
  await hydrated(page);
  await page.getByRole("button", { name: /^Filter/ }).click();
  await page.locator("[popover]:popover-open").waitFor();
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(page.locator("[popover]:popover-open")).toHaveCount(0);
});
