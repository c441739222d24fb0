import type { BrowserContext, Page } from "playwright";
import { expect } from "vitest";

// Steps back and forward in a browser's history.

/** The page's own report of its state, through a session that a restored page does not lose. */
async function stateOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const expression = `JSON.stringify({
    href: location.href, hidden: document.hidden, readyState: document.readyState,
    dataset: { ...document.documentElement.dataset },
    paint: performance.getEntriesByType("paint"), now: performance.now(),
    scripts: performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"))
  })`;
  const { result } = await session.send("Runtime.evaluate", { expression });
  return String(result.value);
}

/**
 * Waits until the current entry is hydrated. A page restored from the back/forward cache fires no
 * load event, so Playwright's own wait for one would never end.
 */
async function hydrated(page: Page): Promise<void> {
  try {
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  } catch (error) {
    throw new Error(`Not hydrated after going back or forward: ${await stateOf(page)}`, {
      cause: error,
    });
  }
}

/**
 * Goes back as the browser's button does, until the page is hydrated. The browser learns of an
 * entry that script has just added slightly later than the page, and would go back from the one
 * before it.
 */
export async function goBack(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const current = async () => {
    const { currentIndex, entries } = await session.send("Page.getNavigationHistory");
    return entries[currentIndex]?.url;
  };
  await expect.poll(current).toBe(await page.evaluate(() => location.href));
  await session.detach();
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
