import type { PageContextClient } from "vike/types";
import { loadWhole } from "./reload.ts";

const BOT = /bot\b|google\b|chrome-lighthouse|facebookexternalhit/i;

/** Whether a user agent is a crawler's, to which a page's HTML is worth more than an error page. */
export const isBot = (userAgent: string): boolean => BOT.test(userAgent);

/** Logs for whom an error page was left out, and why. */
export function logSparedCrawler(error: unknown): void {
  console.error(`Not rendering error page for bot with user agent ${navigator.userAgent}`, error);
}

/**
 * Keeps the error page from a crawler's browser, whatever of a navigation or of hydration failed:
 * it never resolves, so that the page that is there stays. A page that is missing, or whose address
 * is in the address bar already, is loaded from the server, whose HTML says what is there.
 */
export async function spareCrawler(pageContext: PageContextClient): Promise<void> {
  if (!isBot(navigator.userAgent)) return;
  const { errorWhileRendering, is404, previousPageContext, urlOriginal } = pageContext;
  logSparedCrawler(errorWhileRendering);
  const hasLeft = previousPageContext?.urlOriginal === urlOriginal;
  if (is404 || (hasLeft && !previousPageContext.isHydration)) loadWhole(urlOriginal);
  await new Promise(() => {});
}
