import { expect, onTestFinished, test } from "vitest";
import { runAttacks } from "#packages/faults/engines/runAttacks.ts";
import { reportFigures } from "#packages/faults/figures/figures.ts";
import { attacks } from "#tests/faults/attacks.ts";
import { benchOptions } from "#tests/faults/benchOptions.ts";
import { openFaultyShop } from "#tests/faults/faultyShop.ts";
import { addMistakenPage } from "#tests/faults/headerAttacks.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";

const options = benchOptions(Object.keys(attacks).length);

/** A shop behind a proxy, with what the attacks aim at. */
const settings = {
  SITE_URL: "https://shop.example",
  TRUST_PROXY: "on",
  FORWARDED_CLIENT_SECRET: "a secret that both servers know, of 32 characters and more",
};

// An operation of another machine then reaches this backend, and not an embedded shop.
const overrides = { GRAPHQL_FREE_FORM: true };

test(
  "An attack on the shop or one of its shoppers fails",
  { timeout: scaled(3_600_000) },
  async () => {
    const shop = await openFaultyShop({ settings, overrides, prepare: addMistakenPage });
    onTestFinished(async () => {
      await shop.proxy.listen(false);
      await shop.close();
    });
    const figures = await runAttacks(options, shop, attacks);
    expect(await reportFigures("attacks", options, figures)).toEqual([]);
  },
);
