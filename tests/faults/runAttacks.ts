import { attackNames, attacks } from "./attacks.ts";
import type { BenchOptions } from "./benchOptions.ts";
import { openFaultyShop } from "./faultyShop.ts";
import { count, noFigures } from "./figures.ts";
import type { Figures } from "./figures.ts";
import { addMistakenPage } from "./headerAttacks.ts";
import { silenceLogs } from "./silenceLogs.ts";

// Attack part of the fault bench: each seed is one attack, which must fail.

/** A shop behind a proxy, with what the attacks aim at. */
const settings = {
  SITE_URL: "https://shop.example",
  TRUST_PROXY: "on",
  FORWARDED_CLIENT_SECRET: "a secret that both servers know, of 32 characters and more",
};

// An operation of another machine then reaches this backend, and not an embedded shop.
const overrides = { GRAPHQL_FREE_FORM: true };

/** Runs one attack for each seed; returns the figures. */
export async function runAttacks({ from, to }: BenchOptions): Promise<Figures> {
  const figures = noFigures();
  const silence = silenceLogs();
  const shop = await openFaultyShop({ settings, overrides, prepare: addMistakenPage });
  try {
    for (let seed = from; seed <= to; seed += 1) {
      const name = attackNames[(seed - 1) % attackNames.length] ?? "rateLimits";
      shop.proxy.forget();
      const violations = await attacks[name](shop, seed);
      // Calls that the attack left hanging would delay, or limit, the next one.
      if (shop.proxy.struck() > 0) await shop.kill();
      shop.proxy.recover();
      await shop.proxy.release();
      count(figures, { attacks: 1 });
      if (violations.length > 0) figures.failures.push({ seed, violations, detail: name });
      shop.ledger.forget();
    }
  } finally {
    await shop.proxy.listen(false);
    await shop.close();
    silence.end();
  }
  return figures;
}
