import type { Page } from "@playwright/test";

/** Holds back a page's scripts, so that it stays as served, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/**/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
