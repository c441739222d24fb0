import type { Page } from "playwright";
import { expect, test } from "vitest";
import { goBack } from "#tests/support/browserHistory.ts";
import { awake } from "#tests/support/shopper.ts";
import { shareStorefront } from "#tests/support/storefront.ts";

const storefront = shareStorefront();
const PAGE = "/product/cabin-mug";
const modals = [
  { what: "the large pictures", opener: /^Larger view/, hash: "#pictures" },
  { what: "the header's search", opener: "Search", hash: "#search" },
];

const openerOf = (page: Page, name: string | RegExp) => page.getByRole("link", { name }).first();
const open = (page: Page) => page.locator("dialog[open]");
const address = (page: Page) => page.evaluate(() => location.pathname + location.hash);

async function openPage(path: string): Promise<Page> {
  const page = await (await storefront.shopper()).newPage();
  await page.goto(path);
  await awake(page);
  // Slows history steps down, as on a busy machine.
  await page.evaluate(() => {
    const back = history.back.bind(history);
    let stepsBack = 0;
    history.back = () => {
      Object.assign(globalThis, { stepsBack: ++stepsBack });
      setTimeout(back, 100);
    };
  });
  return page;
}

test.each(modals)("$what stay open when closed and reopened at once", async (modal) => {
  const page = await openPage(PAGE);
  const opener = openerOf(page, modal.opener);
  await opener.click();
  await open(page).waitFor();
  await opener.evaluate((link: HTMLElement) => {
    const again = new MutationObserver(() => {
      again.disconnect();
      setTimeout(() => {
        link.click();
        // By then a pending step back has been taken.
        setTimeout(() => document.documentElement.classList.add("settled"), 500);
      });
    });
    const dialog = document.querySelector("dialog");
    if (dialog) again.observe(dialog, { attributeFilter: ["open"] });
  });
  await page.keyboard.press("Escape");
  await page.locator("html.settled").waitFor();
  await open(page).waitFor();
  expect(await address(page)).toBe(PAGE + modal.hash);

  await goBack(page);
  await open(page).waitFor({ state: "detached" });
  expect(await address(page)).toBe(PAGE);
  expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true);
});

test.each(modals)("$what stay in the shop when they are closed twice", async (modal) => {
  const page = await openPage(PAGE);
  await openerOf(page, modal.opener).click();
  await open(page).waitFor();
  await Promise.all([page.keyboard.press("Escape"), page.keyboard.press("Escape")]);
  await expect.poll(() => address(page)).toBe(PAGE);
  expect(await open(page).count()).toBe(0);
  expect(await page.evaluate("stepsBack")).toBe(1);
});

test.each(modals)("$what opened from their own URL close into the page", async (modal) => {
  const page = await openPage(PAGE + modal.hash);
  await openerOf(page, modal.opener).click();
  await open(page).waitFor();
  await page.keyboard.press("Escape");
  await open(page).waitFor({ state: "detached" });
  expect(await address(page)).toBe(PAGE);
});
