import type { Page } from "@playwright/test";

// Client navigation of browser tests to a page that is not linked.

/** The live region that announces the title of a page once a navigation to it has ended. */
const ANNOUNCEMENT = "body > [role=status]";
/** The placeholder of a page whose payload has not arrived yet. */
const PLACEHOLDER = "#main [class*=placeholder]";

/**
 * Navigates a hydrated page to another one by client navigation, over an inserted link, as the page
 * need not link to it. Resolves when the other page has been painted and announced, and is complete.
 */
export async function navigateTo(page: Page, href: string): Promise<void> {
  await page.evaluate(
    ([address, region]) => {
      const announcement = document.querySelector(region);
      if (!announcement) throw new Error("The page is not hydrated.");
      announcement.textContent = "";
      const link = document.createElement("a");
      link.href = address;
      document.body.append(link);
      link.click();
      link.remove();
    },
    [href, ANNOUNCEMENT] as const,
  );
  await page.locator(ANNOUNCEMENT).filter({ hasText: /\S/ }).waitFor({ state: "attached" });
  await page.locator(PLACEHOLDER).waitFor({ state: "detached" });
}
