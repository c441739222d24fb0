import { runInTurn } from "#faults/figures/figures.ts";
import type { BenchOptions, Figures } from "#faults/figures/figures.ts";
import type { SeededRandom, ShopResponse, ShopUnderTest } from "#faults/shopUnderTest.ts";
import { holdsWithin } from "./holdsWithin.ts";

// Crowd part of the fault bench: each crowd tries to get more than its share of the shop.

/** Longest time from the backend's return until a shopper is served: the breaker's next probe. */
const RETURN_MS = 5_000;

/** Requests of a crowd, and the violations that they have shown so far. */
export type Crowd = { sent: Promise<ShopResponse>[]; violations: string[] };

/** A shop that crowds visit. */
export type CrowdedShop<Shop> = {
  shop: Shop;
  /** Crowds by the protection that they put to the test; each visits with a size. */
  visits: Readonly<Record<string, (shop: Shop, crowd: Crowd, size: number) => Promise<void>>>;
  /** Lets a new shopper add a product; true if the ledger has it in the shopper's cart. */
  isServed: (shop: Shop) => Promise<boolean>;
  random: SeededRandom;
};

/** Runs one visit for each seed, while a shopper adds a product; returns the figures. */
export const runCrowds = <Shop extends Pick<ShopUnderTest, "proxy" | "ledger">>(
  options: BenchOptions,
  { shop, visits, isServed, random }: CrowdedShop<Shop>,
): Promise<Figures> =>
  runInTurn(options, visits, async (visit, seed, { count }) => {
    const crowd: Crowd = { sent: [], violations: [] };
    shop.proxy.forget();
    await visit(shop, crowd, 5 + random(seed).below(20));
    // Ends the faults, and the calls that they hold.
    shop.proxy.recover();
    await shop.proxy.listen(false);
    await shop.proxy.listen(true);
    await Promise.all(crowd.sent);
    if (!(await holdsWithin(RETURN_MS, () => isServed(shop)))) {
      crowd.violations.push("unserved: the shop stays closed after the backend's return");
    }
    count({ crowds: 1, requests: crowd.sent.length });
    shop.ledger.forget();
    return crowd.violations;
  });
