import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { launchBrowser } from "#tests/worlds/browser/browser.ts";
import { seedShop } from "#tests/worlds/backends/embeddedShop.ts";
import { removeFolder, startShop } from "#tests/worlds/servers/shop.ts";
import { medianOf, printPromise } from "./rounds.ts";
import { inFreshProfile } from "./visit.ts";

// Search-as-you-type benchmark: time from a keystroke to the painted results.

/** Budget for the median from a key press to the painted list. */
const BUDGET_MS = 130;

const WORDS = [
  ..."bowl mug lamp candle towel linen oak tray teapot vase".split(" "),
  ..."soap blanket stoneware basket jug print cloth tea glass brush".split(" "),
];

const field = (page: Page) => page.getByRole("searchbox", { name: "Search products" });

/**
 * Returns the milliseconds from the next keystroke to the paint of a changed list, if it changes.
 */
const paintAfterKey = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number | undefined>((resolve) => {
        // Another letter may leave the list unchanged.
        window.setTimeout(() => resolve(undefined), 2000);
        const main = document.querySelector("#main");
        if (!main) throw new Error("The page has no main part.");
        let pressed: number | undefined;
        main.addEventListener("input", ({ timeStamp }) => (pressed = timeStamp), { once: true });
        const changes = new MutationObserver((records) => {
          const isList = ({ target }: MutationRecord) =>
            (target instanceof Element ? target : target.parentElement)?.closest(
              "#main ul:has(> li > article)",
            );
          if (pressed === undefined || !records.some(isList)) return;
          changes.disconnect();
          const since = pressed;
          // Runs after the frame's paint, but before updates that React has deferred until then.
          requestAnimationFrame(
            () =>
              void scheduler.postTask(() => resolve(performance.now() - since), {
                priority: "user-blocking",
              }),
          );
        });
        changes.observe(main, { subtree: true, childList: true, characterData: true });
      }),
  );

/** Returns the times of each word's last key; `begin` runs once the page has started searching. */
async function timesIn(page: Page, begin?: () => Promise<unknown>): Promise<number[]> {
  const taken = page.waitForResponse(/\/1\/indexes\//);
  await page.goto("/search?q=mug");
  await page.mouse.move(1, 1);
  await taken;
  await begin?.();
  const times: number[] = [];
  for (const word of WORDS) {
    await field(page).fill(word.slice(0, -1));
    // Lets the response to the word without its last letter pass, which is not measured.
    await page.waitForTimeout(700);
    const painted = paintAfterKey(page);
    await field(page).press(word.at(-1) ?? "");
    const time = await painted;
    if (time !== undefined) times.push(time);
  }
  return times;
}

/** Waits until the index has the products, which are indexed after the first responses. */
async function indexed(url: string, products: number): Promise<void> {
  const queryUrl = `${url}/1/indexes/products/query?x-algolia-api-key=search&x-algolia-application-id=embedded`;
  for (let found = 0; found < products / 2;) {
    const response = await fetch(queryUrl, { method: "POST", body: "{}" });
    ({ nbHits: found = 0 } = (await response.json()) as { nbHits?: number });
    await setTimeout(500);
  }
}

/**
 * Prints the times in a shop with this many products, at a quarter of the processor's speed, and if
 * the median is within the promised one.
 */
export async function printTyping(products: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-typing-"));
  await seedShop(folder, products);
  const shop = await startShop({ DATA_DIR: folder });
  const browser = await launchBrowser();
  try {
    await indexed(shop.url, products);
    // A first run without measurement: it generates the pictures of the results.
    await inFreshProfile(browser, shop.url, ({ page }) => timesIn(page));
    const times = await inFreshProfile(browser, shop.url, ({ page, session }) =>
      timesIn(page, () => session.send("Emulation.setCPUThrottlingRate", { rate: 4 })),
    );
    const sorted = times.toSorted((one, other) => one - other);
    const late = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
    const median = medianOf(times);
    console.log(
      `  ${products.toLocaleString("en")} products, list painted after a key at 4× throttle: median ${median.toFixed(0)} ms, p95 ${late.toFixed(0)} ms of ${times.length}`,
    );
    printPromise(times.length > 0 && median <= BUDGET_MS, `a median of ${BUDGET_MS} ms at most`);
  } finally {
    await browser.close();
    await shop.stop();
    await removeFolder(folder);
  }
}
