import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { runSeeds } from "#faults/figures/figures.ts";
import type { BenchOptions, Figures } from "#faults/figures/figures.ts";
import { ordersOf } from "#faults/shopUnderTest.ts";
import { sumOfUnits, unitViolations } from "./addedUnits.ts";
import type { AddedUnits, UnitShop } from "./addedUnits.ts";

// Kill part of the fault bench: a server process killed during cart changes and an order.

const SHOPPERS = 4;
/** Longest time from the first confirmed add to the kill. */
const LONGEST_MS = 400;
/** Time within which a killed server must respond again on a quiet machine. */
const BACK_MS = 2000;

/** A shop whose server is a process. */
export type KillableShop = UnitShop & {
  /** Kills the process with SIGKILL, and starts another; returns the time until it responds. */
  kill: () => Promise<number>;
};

/** Adds units, one request after another, until one gets no response. */
async function addUntilKilled(
  { addUnit }: UnitShop,
  token: string,
  onConfirmed: () => void,
): Promise<AddedUnits> {
  const added = { confirmed: 0, unknown: 0 };
  for (;;) {
    const result = await addUnit(token, randomUUID());
    if (result === "confirmed") {
      added.confirmed += 1;
      onConfirmed();
    } else if (result !== "refused") added.unknown += 1;
    if (result === "lost") return added;
  }
}

/**
 * Kills a server process with SIGKILL, once for each seed, while shoppers add and one places an
 * order; starts it again over the same data, and places the order again.
 */
export const runKills = (options: BenchOptions, shop: KillableShop): Promise<Figures> =>
  runSeeds(options, async (seed, { count, fail }) => {
    const random = shop.random(seed);
    const checkout = shop.checkoutOf(await shop.startSession());
    await checkout.fill();
    const tokens = await Promise.all(Array.from({ length: SHOPPERS }, shop.startSession));
    const begun = Promise.withResolvers<void>();
    const adding = tokens.map((token) => addUntilKilled(shop, token, begun.resolve));
    await begun.promise;
    const delay = random.below(LONGEST_MS);
    await pause(random.below(delay + 1));
    const placing = checkout.place();
    await pause(delay);
    const backAfter = await shop.kill();
    const adders = await Promise.all(adding);
    const outcomes = [await placing, await checkout.place(), await checkout.place()];
    const orders = ordersOf(shop.ledger, checkout);
    const violations = adders.flatMap((adder, index) =>
      unitViolations(shop, tokens[index] ?? "", adder),
    );
    if (orders > 1) violations.push(`orders: ${orders} of one intent (${outcomes.join(", ")})`);
    if (orders === 0 && outcomes.includes("placed"))
      violations.push("orders: a placed one is lost");
    count({
      kills: 1,
      orders,
      ...sumOfUnits(adders),
      slowStarts: Number(backAfter > BACK_MS),
      startMs: Math.round(backAfter),
      slowestMs: Math.round(backAfter),
    });
    fail(violations, outcomes.join(", "));
    shop.forget();
  });
