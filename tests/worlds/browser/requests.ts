import type { Locator, Page } from "@playwright/test";

// Requests and links of a page under test.

/** Records the URL path of each request of a page from now on, without pictures. */
export function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname, protocol } = new URL(request.url());
    const isPicture = request.resourceType() === "image" || /favicon|\/wp-content\//.test(pathname);
    if (protocol.startsWith("http") && !isPicture) requests.push(pathname);
  });
  return requests;
}

/** Overrides `navigator.connection`, which cannot be set otherwise. */
export const withConnection = (page: Page, connection: object): Promise<unknown> =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, "connection", { value });
  }, connection);

/** Ends prefetching on an open page, as if the shopper had just turned data saver on. */
export const withoutPrefetch = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });

/** Returns the link of the first listed product. */
export const productLink = (page: Page) => page.locator("#main a[href^='/product/']").first();

/** Clicks a link without a pointer event, so that nothing is prefetched. */
export const clickWithoutPrefetch = (link: Locator): Promise<void> =>
  link.evaluate((element) => (element as HTMLElement).click());
