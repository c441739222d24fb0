import type { Browser, Page } from "@playwright/test";
import { createShopHandler } from "#tests/worlds/backends/embeddedShop.ts";
import { openReferenceShop } from "#tests/worlds/backends/referenceShop.ts";
import { startShop } from "#tests/worlds/servers/shop.ts";
import { hydrated, seesInCart } from "#tests/worlds/browser/shopper.ts";
import { printTimes } from "./rounds.ts";
import { timesFromClick } from "./paintTimes.ts";
import { openSlowBackend } from "./slowBackend.ts";
import { conditions, inFreshProfile } from "./visit.ts";
import type { Condition } from "./visit.ts";

// Benchmark of "Add to cart": time until the header's count changes, here and in another tab.

const DELAY_MS = 150;

const COUNTED = {
  selector: "header a[href='/cart']",
  attribute: "aria-label",
  text: "Cart, 1 item",
};
const ADD = "form[action='/cart/items'] button[type=submit]";

function timeAdding(browser: Browser, product: string, condition: Condition) {
  return inFreshProfile(browser, new URL(product).origin, async ({ page, session, traffic }) => {
    await page.goto(product);
    await hydrated(page);
    await page.locator(ADD).hover();
    await traffic.settled();
    await condition.impose(session);
    return timesFromClick(page, { "changed count": COUNTED }, async () => {
      await page.mouse.down();
      await page.mouse.up();
    });
  });
}

/**
 * Resolves in the page to the time at which the header's count changes. A MutationObserver, because
 * background tabs get no animation frames.
 */
const watchCount = (page: Page) =>
  page.evaluateHandle(({ selector, attribute, text }) => {
    const link = document.querySelector(selector);
    const countedAt = new Promise<number>((resolve) => {
      const look = () => {
        if (link?.getAttribute(attribute) === text) resolve(Date.now());
      };
      if (link) new MutationObserver(look).observe(link, { attributeFilter: [attribute] });
    });
    return { countedAt };
  }, COUNTED);

function timeOtherTab(browser: Browser, product: string) {
  return inFreshProfile(browser, new URL(product).origin, async ({ page, traffic }) => {
    const other = await page.context().newPage();
    await other.goto("/categories");
    await hydrated(other);
    await page.goto(product);
    await hydrated(page);
    await traffic.settled();
    const watch = await watchCount(other);
    const clickedAt = await page.locator(ADD).evaluate((button: HTMLElement) => {
      const now = Date.now();
      button.click();
      return now;
    });
    await seesInCart(other, 1);
    const countedAt = await watch.evaluate((watched) => watched.countedAt);
    return { "count in the other tab": countedAt - clickedAt };
  });
}

/** Prints the times for the shop at `url`, and for a reference shop with a slow backend. */
export async function printCartChanges(browser: Browser, url: string): Promise<void> {
  console.log("\nAdd to cart until the header counts it");
  const product = `${url}/product/ember-candle`;
  for (const condition of conditions) {
    await printTimes(condition.name, () => timeAdding(browser, product, condition));
  }
  const reference = await openReferenceShop();
  const backend = await openSlowBackend(createShopHandler(reference), { delayMs: DELAY_MS });
  try {
    const shop = await startShop({ GRAPHQL_ENDPOINT: backend.endpoint });
    try {
      for (const condition of conditions) {
        await printTimes(`${condition.name}, backend takes ${DELAY_MS} ms`, () =>
          timeAdding(browser, `${shop.url}/product/album`, condition),
        );
      }
    } finally {
      await shop.stop();
    }
  } finally {
    await backend.close();
    reference.close();
  }
  await printTimes("unthrottled", () => timeOtherTab(browser, product));
}
