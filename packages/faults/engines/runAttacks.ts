import { runInTurn } from "#faults/figures/figures.ts";
import type { BenchOptions, Figures } from "#faults/figures/figures.ts";
import type { ShopUnderTest } from "#faults/shopUnderTest.ts";

// Attack part of the fault bench: each seed is one attack, which must fail.

/** Attacks a shop, from addresses that end in a number; returns a violation for each success. */
export type Attack<Shop> = (shop: Shop, number: number) => Promise<string[]>;

/** Runs one attack for each seed; returns the figures. */
export const runAttacks = <Shop extends Pick<ShopUnderTest, "proxy" | "ledger" | "kill">>(
  options: BenchOptions,
  shop: Shop,
  attacks: Readonly<Record<string, Attack<Shop>>>,
): Promise<Figures> =>
  runInTurn(options, attacks, async (attack, seed, { count }) => {
    shop.proxy.forget();
    const violations = await attack(shop, seed);
    // Calls that the attack left hanging would delay, or limit, the next one.
    if (shop.proxy.struck() > 0) await shop.kill();
    shop.proxy.recover();
    await shop.proxy.release();
    count({ attacks: 1 });
    shop.ledger.forget();
    return violations;
  });
