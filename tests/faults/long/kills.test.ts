import { expect, test } from "vitest";
import { runKills } from "#packages/faults/engines/runKills.ts";
import { reportFigures } from "#packages/faults/figures/figures.ts";
import { benchOptions } from "#tests/faults/benchOptions.ts";
import { openKillableServer } from "#tests/faults/killableServer.ts";
import { openLedgerShop } from "#tests/faults/ledgerShop.ts";
import { unitShopOf } from "#tests/faults/unitShop.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";

const options = benchOptions(2);

test(
  "A server that is killed loses no confirmed add, and places at most one order per intent",
  { timeout: scaled(3_600_000) },
  async () => {
    const shop = await openLedgerShop();
    const server = await openKillableServer({ GRAPHQL_ENDPOINT: shop.woo.endpoint });
    const figures = await runKills(options, { ...unitShopOf(server, shop), kill: server.kill });
    await server.stop();
    await shop.woo.close();
    expect(await reportFigures("kills", options, figures)).toEqual([]);
    expect(figures.counts["confirmed"]).toBeGreaterThan(0);
  },
);
