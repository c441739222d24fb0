import { expect } from "@playwright/test";
import type { BrowserContext, Page } from "@playwright/test";
import { scaled } from "#tests/worlds/servers/environment.ts";

// Steps back and forward in a browser's history.

/**
 * Waits until the current entry is hydrated. A page restored from the back/forward cache fires no
 * load event, so Playwright's own wait for one would never end.
 */
const hydrated = (page: Page): Promise<void> =>
  page.locator("html[data-hydrated]").waitFor({ state: "attached" });

/**
 * Waits until Chromium knows the current entry: it learns of one that script has just added
 * slightly later than the page, and would go back from the one before it.
 */
async function entryKnown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const current = async () => {
    const { currentIndex, entries } = await session.send("Page.getNavigationHistory");
    return entries[currentIndex]?.url;
  };
  // Repeated if the document is replaced meanwhile.
  await expect(async () => {
    expect(await current()).toBe(await page.evaluate(() => location.href));
  }).toPass({ timeout: scaled(30_000) });
  await session.detach();
}

/** Goes back as the browser's button does, until the page is hydrated. */
export async function goBack(page: Page): Promise<void> {
  if (page.context().browser()?.browserType().name() === "chromium") await entryKnown(page);
  await page.goBack({ waitUntil: "commit" });
  await hydrated(page);
}

/** Goes forward as the browser's button does, until the page is hydrated. */
export async function goForward(page: Page): Promise<void> {
  await page.goForward({ waitUntil: "commit" });
  await hydrated(page);
}

/** Tests with a page of its own if the browser restores pages from a back/forward cache. */
export async function hasBackForwardCache(context: BrowserContext): Promise<boolean> {
  const page = await context.newPage();
  await page.route("http://probe.test/*", (route) =>
    route.fulfill({ contentType: "text/html", body: "<p>Probe" }),
  );
  await page.goto("http://probe.test/left");
  await page.evaluate(() => void (document.documentElement.dataset["left"] = ""));
  await page.goto("http://probe.test/other");
  await page.goBack({ waitUntil: "commit" });
  const isRestored = await page.evaluate(() => "left" in document.documentElement.dataset);
  await page.close();
  return isRestored;
}
