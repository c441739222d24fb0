import { seededRandom } from "#tests/worlds/backends/embeddedShop.ts";
import type { BenchOptions } from "./benchOptions.ts";
import { visitNames, visits } from "./crowds.ts";
import type { Crowd } from "./crowds.ts";
import { openFaultyShop } from "./faultyShop.ts";
import type { LocalShop } from "./faultyShop.ts";
import { count, noFigures } from "./figures.ts";
import type { Figures } from "./figures.ts";
import { holdsWithin } from "./holdsWithin.ts";
import { isServed } from "./servedShopper.ts";
import { silenceLogs } from "./silenceLogs.ts";

// Crowd part of the fault bench: each crowd tries to get more than its share of the shop.

/** Longest time from the backend's return until a shopper is served: the breaker's next probe. */
const RETURN_MS = 5_000;

/** Ends the faults, and the calls that they hold; returns a violation if the shop stays closed. */
async function recover(shop: LocalShop, { sent }: Crowd): Promise<string[]> {
  shop.proxy.recover();
  await shop.proxy.listen(false);
  await shop.proxy.listen(true);
  await Promise.all(sent);
  const isBack = await holdsWithin(RETURN_MS, () => isServed(shop));
  return isBack ? [] : ["unserved: the shop stays closed after the backend's return"];
}

/** Runs one visit for each seed, while a shopper adds a product; returns the figures. */
export async function runCrowds({ from, to }: BenchOptions): Promise<Figures> {
  const figures = noFigures();
  const silence = silenceLogs();
  const shop = await openFaultyShop();
  try {
    // Loads the code of the pages, which the crowds should not wait for.
    for (const url of ["/product/first", "/search?q=first"]) await shop.app.inject(url);
    for (let seed = from; seed <= to; seed += 1) {
      const name = visitNames[(seed - 1) % visitNames.length] ?? "backendQueue";
      const crowd: Crowd = { sent: [], violations: [] };
      shop.proxy.forget();
      await visits[name](shop, crowd, 5 + seededRandom(seed).below(20));
      crowd.violations.push(...(await recover(shop, crowd)));
      const { sent, violations } = crowd;
      count(figures, { crowds: 1, requests: sent.length });
      if (violations.length > 0) figures.failures.push({ seed, violations, detail: name });
      shop.ledger.forget();
    }
  } finally {
    await shop.close();
    silence.end();
  }
  return figures;
}
