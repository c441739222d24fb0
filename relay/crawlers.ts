import type { PageContextClient } from "vike/types";
import { loadFullPage } from "./chunkReload.ts";

// Crawlers: their user agents, and errors that they are not shown.

const BOT = /bot\b|google\b|chrome-lighthouse|facebookexternalhit/i;

/** True if the user agent is a crawler's: page HTML is worth more to it than an error page. */
export const isBot = (userAgent: string): boolean => BOT.test(userAgent);

/** Logs the error for which a crawler was shown no error page. */
export function logSparedCrawler(error: unknown): void {
  console.error(`Not rendering error page for bot with user agent ${navigator.userAgent}`, error);
}

/**
 * Suppresses the error page in a crawler's browser when navigation or hydration fails: the promise
 * never resolves, so the current page stays. A page that is missing (404), or whose URL is already
 * in the address bar, is loaded from the server instead.
 */
export async function spareCrawler(pageContext: PageContextClient): Promise<void> {
  if (!isBot(navigator.userAgent)) return;
  const { errorWhileRendering, is404, previousPageContext, urlOriginal } = pageContext;
  logSparedCrawler(errorWhileRendering);
  const hasLeft = previousPageContext?.urlOriginal === urlOriginal;
  if (is404 || (hasLeft && !previousPageContext.isHydration)) loadFullPage(urlOriginal);
  await new Promise(() => {});
}
