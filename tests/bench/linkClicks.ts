import type { Browser, Locator } from "playwright";
import { awake } from "#tests/support/shopper.ts";
import { printTimes } from "./rounds.ts";
import { timesFromClick, timesFromStepBack } from "./sightings.ts";
import type { Sight } from "./sightings.ts";
import type { Exchange } from "./traffic.ts";
import { printTraffic } from "./traffic.ts";
import { conditions, inFreshProfile } from "./visit.ts";
import type { Condition, Visit } from "./visit.ts";

const LISTING = "/products";
/** The product that is clicked to. */
export const PRODUCT = "/product/fen-tumbler";

/** Longer than a page takes to ask for what it fetches once it is idle, so that none falls into a count. */
const IDLE_MS = 2500;

const headed = (words: string): Sight => ({ selector: "main h1", words });

/**
 * The two ways to click: without a sign of intent before it, as only a script can, so that nothing
 * was fetched ahead; and with the mouse, resting on the link until all that it made the page fetch
 * is there, if anything.
 */
const ways = {
  cold: {
    aim: async () => {},
    click: (link: Locator) => link.evaluate((a: HTMLElement) => a.click()),
  },
  prefetched: {
    aim: async ({ traffic }: Visit, link: Locator) => {
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

/** Opens a page, lets script take it over, and finds a link in it. */
async function openAt(visit: Visit, path: string, selector: string, idleMs?: number) {
  const { page, traffic } = visit;
  await page.goto(path);
  await awake(page);
  const link = page.locator(selector).first();
  await link.scrollIntoViewIfNeeded();
  await traffic.settled(idleMs);
  return link;
}

/** What the listing says of the product that its page will say too. */
async function productSights(link: Locator): Promise<Record<"title" | "price", Sight>> {
  const page = link.page();
  const card = page.getByRole("article").filter({ has: page.locator(`a[href='${PRODUCT}']`) });
  const price = /[£$€][\d.,]*\d/.exec(await card.innerText())?.[0];
  if (!price) throw new Error(`${LISTING} shows no price of ${PRODUCT}`);
  return {
    title: headed(await link.innerText()),
    price: { selector: "main h1 ~ *", words: price },
  };
}

function timeProductClick(browser: Browser, url: string, way: Way, condition: Condition) {
  return inFreshProfile(browser, url, async (visit) => {
    const { page, session, traffic } = visit;
    const link = await openAt(visit, LISTING, `main a[href='${PRODUCT}']`);
    const sights = await productSights(link);
    const listing = { "back, title": headed(await page.locator("main h1").innerText()) };
    await condition.impose(session);
    await ways[way].aim(visit, link);
    const there = await timesFromClick(page, sights, () => ways[way].click(link));
    await traffic.settled();
    return { ...there, ...(await timesFromStepBack(page, listing)) };
  });
}

/** Prints how long a click from the listing to a product takes until its title and price are seen. */
export async function printProductClicks(browser: Browser, url: string): Promise<void> {
  console.log(`\nClick from ${LISTING} to ${PRODUCT} until it is seen, and the step back`);
  for (const condition of conditions) {
    for (const way of everyWay) {
      await printTimes(`${condition.name}, ${way}`, () =>
        timeProductClick(browser, url, way, condition),
      );
    }
  }
}

/** What a link makes the page fetch ahead, when clicked, and by the step back after it. */
type Steps = Record<"ahead" | "click" | "back", readonly Exchange[]>;

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
    const ahead = await step(() => ways[way].aim(visit, link));
    const click = await step(async () => {
      await ways[way].click(link);
      await page.waitForURL(address);
    });
    const back = await step(() => page.goBack({ waitUntil: "commit" }));
    return { ahead, click, back };
  });
}

/** Prints what clicks from the listing to a product and to the cart fetch. */
export async function printLinkTraffic(browser: Browser, url: string): Promise<void> {
  const links = { [PRODUCT]: `main a[href='${PRODUCT}']`, "/cart": "header a[href='/cart']" };
  const rows: Record<string, readonly Exchange[]> = {};
  for (const [path, selector] of Object.entries(links)) {
    for (const way of everyWay) {
      const { ahead, click, back } = await countSteps(browser, url, way, selector);
      if (way === "prefetched") rows[`${path}, prefetched: resting on the link`] = ahead;
      rows[`${path}, ${way}: the click`] = click;
      rows[`${path}, ${way}: the step back`] = back;
    }
  }
  printTraffic(`Going from ${LISTING}: requests and kB on the wire until idle`, rows);
}
