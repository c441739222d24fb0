import type { Browser, Locator, Page } from "@playwright/test";
import { browserShopper, hydrated, seesInCart, sentAll } from "#tests/worlds/browser/shopper.ts";
import { timesFromClick, timesFromStepBack } from "./paintTimes.ts";
import type { PaintTarget } from "./paintTimes.ts";
import { medianOf, printPromise, printTimes } from "./rounds.ts";
import { printTraffic } from "./traffic.ts";
import { conditions, inFreshProfile } from "./visit.ts";
import type { Condition, BrowserVisit } from "./visit.ts";

// Taps on a phone: time until the next page's title is rendered, and until the page is complete.

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Longer than an idle page prefetches. */
const IDLE_MS = 2500;

/** Milliseconds until the title, by condition. */
const PROMISED_MS: Readonly<Record<string, number>> = { unthrottled: 66, throttled: 115 };

/** Largest sum of layout shifts that rounds to none. */
const NO_SHIFT = 0.001;

/** A part of the page that only its payload has. */
type Completion = PaintTarget;

const details: Completion = { selector: "main summary", text: "" };
const cards: Completion = { selector: "main article", text: "" };

/** A tap from a page to another. */
type Journey = {
  from: string;
  link: string;
  complete: Completion;
  /** Taps as soon as the link has been scrolled to, before anything of it is prefetched. */
  isAtOnce?: boolean;
  hasCart?: boolean;
};

const journeys: Readonly<Record<string, Journey>> = {
  "listing to product in view": {
    from: "/products",
    link: "main article a",
    complete: details,
  },
  "listing to product scrolled to": {
    from: "/products",
    link: "main li:last-child article a",
    complete: details,
    isAtOnce: true,
  },
  "home to category": { from: "/", link: "main a[href^='/category/']", complete: cards },
  "search to product": { from: "/search?q=mug", link: "main article a", complete: details },
  "product to cart": {
    from: "/product/fen-tumbler",
    link: "header a[href='/cart']",
    complete: { selector: "main", text: "Ember candle" },
    hasCart: true,
  },
};

/** Sums up the layout shifts of a page from now on that follow no recent input. */
async function countShift({ page }: BrowserVisit): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!shift.hadRecentInput) counted.shift += shift.value;
      }
    }).observe({ type: "layout-shift" });
  });
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift);
}

/** Returns the heading of the page that a link leads to. */
async function titleBehind(link: Locator, { hasCart }: Journey): Promise<PaintTarget> {
  return { selector: "main h1", text: hasCart ? "Cart" : (await link.innerText()).trim() };
}

/** Puts a product into the cart in another tab, whose traffic is not that of the page. */
async function addInOtherTab(page: Page): Promise<void> {
  const tab = await page.context().newPage();
  await browserShopper(tab).add({ slug: "ember-candle" });
  await seesInCart(tab, 1);
  await sentAll(tab);
  await tab.close();
}

/** Returns the times of a tap and of the step back, and adds the layout shift to `shifts`. */
function timeTap(
  browser: Browser,
  url: string,
  journey: Journey,
  condition: Condition,
  shifts: number[],
) {
  const work = async (visit: BrowserVisit) => {
    const { page, session, traffic } = visit;
    if (journey.hasCart) await addInOtherTab(page);
    await condition.impose(session);
    await page.goto(journey.from);
    await hydrated(page);
    const link = page.locator(journey.link).first();
    await traffic.settled(IDLE_MS);
    const before = { selector: "main h1", text: await page.locator("main h1").innerText() };
    const targets = { title: await titleBehind(link, journey), complete: journey.complete };
    const shift = await countShift(visit);
    await link.scrollIntoViewIfNeeded();
    if (!journey.isAtOnce) await traffic.settled(IDLE_MS);
    const there = await timesFromClick(page, targets, () => link.tap());
    await traffic.settled(IDLE_MS);
    const back = await timesFromStepBack(page, { "back, title": before });
    await traffic.settled();
    shifts.push(await shift());
    return { ...there, ...back };
  };
  return inFreshProfile(browser, url, work, PHONE);
}

/** Prints the requests and bytes that an idle listing prefetches on a phone. */
async function printPrefetches(browser: Browser, url: string): Promise<void> {
  const work = async ({ page, traffic }: BrowserVisit) => {
    await page.goto("/products");
    await hydrated(page);
    await traffic.settled(0);
    traffic.forget();
    await traffic.settled(IDLE_MS);
    return traffic.exchanges();
  };
  printTraffic(
    "Prefetched by an idle listing on a phone, with build manifest and refreshed prices",
    {
      "/products": await inFreshProfile(browser, url, work, PHONE),
    },
  );
}

/** Prints the times of taps on a phone, and whether they are as promised. */
export async function printTaps(browser: Browser, url: string): Promise<void> {
  await printPrefetches(browser, url);
  console.log("\nTap on a phone until title and complete page are rendered, and back again");
  for (const condition of conditions) {
    const promisedMs = PROMISED_MS[condition.name] ?? 0;
    for (const [name, journey] of Object.entries(journeys)) {
      const shifts: number[] = [];
      const times = await printTimes(`${condition.name}, ${name}`, () =>
        timeTap(browser, url, journey, condition, shifts),
      );
      for (const what of ["title", "back, title"]) {
        const isInTime = medianOf(times[what] ?? [Infinity]) <= promisedMs;
        printPromise(isInTime, `${what} within ${promisedMs} ms`);
      }
      const most = Math.max(...shifts);
      printPromise(most < NO_SHIFT, `no layout shift (at most ${most.toFixed(4)})`);
    }
  }
}
