import type { Locator, Page } from "playwright";

/** What a page asks for from here on, but for pictures: the address' path of each request. */
export function recordRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, protocol } = new URL(request.url());
    const isPicture = request.resourceType() === "image" || /favicon|\/wp-content\//.test(pathname);
    if (protocol.startsWith("http") && !isPicture) asked.push(pathname);
  });
  return asked;
}

/** Makes the browser say how good its connection is: `navigator.connection` cannot be set otherwise. */
export const withConnection = (page: Page, connection: object): Promise<unknown> =>
  page.addInitScript((said) => {
    Object.defineProperty(navigator, "connection", { value: said });
  }, connection);

/** The listed product's link that the tests go through. */
export const productLink = (page: Page) => page.locator("#main a[href^='/product/']").first();

/** Clicks a link without pointing at it first, so that nothing is loaded ahead. */
export const clickUnforeseen = (link: Locator): Promise<void> =>
  link.evaluate((element) => (element as HTMLElement).click());
