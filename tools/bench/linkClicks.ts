import type { Browser, Locator } from "@playwright/test";
import { hydrated } from "#tests/worlds/browser/shopper.ts";
import { printTimes } from "./rounds.ts";
import { timesFromClick, timesFromStepBack } from "./paintTimes.ts";
import type { PaintTarget } from "./paintTimes.ts";
import type { Exchange } from "./traffic.ts";
import { printTraffic } from "./traffic.ts";
import { conditions, inFreshProfile } from "./visit.ts";
import type { Condition, BrowserVisit } from "./visit.ts";

// Client navigation benchmark: time and traffic of clicks on links in the listing.

const LISTING = "/products";
/** The product whose link is clicked. */
export const PRODUCT = "/product/fen-tumbler";

/** Longer than an idle page waits before it fetches anything, so that no such fetch is counted. */
const IDLE_MS = 2500;

const headed = (text: string): PaintTarget => ({ selector: "main h1", text });

/**
 * The two kinds of clicks: cold, by script and so without an interaction that would prefetch; and
 * prefetched, by mouse, which rests on the link until the page has fetched what it prefetches.
 */
const ways = {
  cold: {
    aim: async () => {},
    click: (link: Locator) => link.evaluate((a: HTMLElement) => a.click()),
  },
  prefetched: {
    aim: async ({ traffic }: BrowserVisit, link: Locator) => {
      await link.hover();
      await traffic.settled();
    },
    click: async (link: Locator) => {
      const { mouse } = link.page();
      await mouse.down();
      await mouse.up();
    },
  },
};

type Way = keyof typeof ways;

const everyWay = Object.keys(ways) as Way[];

/** Opens a page, waits for hydration and finds a link in it. */
async function openAt(visit: BrowserVisit, path: string, selector: string, idleMs?: number) {
  const { page, traffic } = visit;
  await page.goto(path);
  await hydrated(page);
  const link = page.locator(selector).first();
  await link.scrollIntoViewIfNeeded();
  await traffic.settled(idleMs);
  return link;
}

/** Returns the title and price on the listing, which the product's page shows too. */
async function productTargets(link: Locator): Promise<Record<"title" | "price", PaintTarget>> {
  const page = link.page();
  const card = page.getByRole("article").filter({ has: page.locator(`a[href='${PRODUCT}']`) });
  const price = /[£$€][\d.,]*\d/.exec(await card.innerText())?.[0];
  if (!price) throw new Error(`${LISTING} shows no price of ${PRODUCT}`);
  return {
    title: headed(await link.innerText()),
    price: { selector: "main h1 ~ *", text: price },
  };
}

function timeProductClick(browser: Browser, url: string, way: Way, condition: Condition) {
  return inFreshProfile(browser, url, async (visit) => {
    const { page, session, traffic } = visit;
    const link = await openAt(visit, LISTING, `main a[href='${PRODUCT}']`);
    const targets = await productTargets(link);
    const listing = { "back, title": headed(await page.locator("main h1").innerText()) };
    await condition.impose(session);
    await ways[way].aim(visit, link);
    const there = await timesFromClick(page, targets, () => ways[way].click(link));
    await traffic.settled();
    return { ...there, ...(await timesFromStepBack(page, listing)) };
  });
}

/** Prints the time from a click in the listing until the product's title and price are rendered. */
export async function printProductClicks(browser: Browser, url: string): Promise<void> {
  console.log(`\nClick from ${LISTING} to ${PRODUCT} until it is rendered, and back again`);
  for (const condition of conditions) {
    for (const way of everyWay) {
      await printTimes(`${condition.name}, ${way}`, () =>
        timeProductClick(browser, url, way, condition),
      );
    }
  }
}

/** Exchanges that a link prefetches, that its click causes, and that the step back causes. */
type Steps = Record<"prefetched" | "click" | "back", readonly Exchange[]>;

function countSteps(browser: Browser, url: string, way: Way, selector: string): Promise<Steps> {
  return inFreshProfile(browser, url, async (visit) => {
    const { page, traffic } = visit;
    const link = await openAt(visit, LISTING, selector, IDLE_MS);
    const address = new URL((await link.getAttribute("href")) ?? "", url).href;
    const step = async (take: () => Promise<unknown>) => {
      traffic.forget();
      await take();
      await traffic.settled(IDLE_MS);
      return traffic.exchanges();
    };
    const aimed = await step(() => ways[way].aim(visit, link));
    const click = await step(async () => {
      await ways[way].click(link);
      await page.waitForURL(address);
    });
    const back = await step(() => page.goBack({ waitUntil: "commit" }));
    return { prefetched: aimed, click, back };
  });
}

/** Prints the traffic of clicks from the listing to a product and to the cart. */
export async function printLinkTraffic(browser: Browser, url: string): Promise<void> {
  const links = { [PRODUCT]: `main a[href='${PRODUCT}']`, "/cart": "header a[href='/cart']" };
  const rows: Record<string, readonly Exchange[]> = {};
  for (const [path, selector] of Object.entries(links)) {
    for (const way of everyWay) {
      const { prefetched: aimed, click, back } = await countSteps(browser, url, way, selector);
      if (way === "prefetched") rows[`${path}, prefetched: resting on the link`] = aimed;
      rows[`${path}, ${way}: the click`] = click;
      rows[`${path}, ${way}: the step back`] = back;
    }
  }
  printTraffic(`Going from ${LISTING}: requests and kB on the wire until idle`, rows);
}
