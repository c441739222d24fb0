import type { BrowserContext, Page, Request } from "@playwright/test";
import { expect } from "@playwright/test";

// Page settling in browser tests: waits for requests, idle callbacks and timers.

/** Requests of a page: the number sent so far, and the pending ones. */
type Traffic = { sent: number; pending: Set<Request> };

const trafficOf = new WeakMap<Page, Traffic>();

/** Counts the requests of every page of a context, for `settled`. */
export function trackRequests(context: BrowserContext): void {
  context.on("page", (page) => {
    const traffic: Traffic = { sent: 0, pending: new Set() };
    trafficOf.set(page, traffic);
    page.on("request", (request) => {
      // A new document ends the requests of the one before, and the browser does not report each.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
        traffic.pending.clear();
      }
      traffic.sent += 1;
      traffic.pending.add(request);
    });
    page.on("requestfinished", (request) => traffic.pending.delete(request));
    page.on("requestfailed", (request) => traffic.pending.delete(request));
  });
}

/**
 * Waits until the browser has run the page's idle callbacks and painted, three times over; fails
 * after the context's timeout if the page is never painted. On a busy machine the browser may not
 * become idle for a long time: after five seconds it counts as idle.
 */
export async function rested(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }));
    for (let times = 0; times < 3; times += 1) {
      await frame();
      await idle();
    }
    return true;
  });
}

/**
 * Waits until a page has finished all it started: no request is pending, and none follows the
 * responses once the page was idle. Timers are not included; see `afterTimers`.
 */
export async function settled(page: Page): Promise<void> {
  const traffic = trafficOf.get(page);
  if (!traffic) throw new Error("Only pages of a shopper (`newShopper`) count their requests.");
  let sent: number;
  do {
    await expect.poll(() => [...traffic.pending].map((request) => request.url())).toEqual([]);
    sent = traffic.sent;
    await rested(page);
  } while (traffic.sent > sent || traffic.pending.size > 0);
}

/**
 * Waits until every timer of the page due within `ms` has run and its effects have settled. The
 * wait itself is a page timer after those, so a slow machine changes nothing.
 */
export async function afterTimers(page: Page, ms: number): Promise<void> {
  await page.evaluate((delay) => new Promise((resolve) => setTimeout(resolve, delay)), ms);
  await settled(page);
}
