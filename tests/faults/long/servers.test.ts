import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance, InjectOptions } from "fastify";
import { expect, test } from "vitest";
import { runServers } from "#packages/faults/engines/runServers.ts";
import { reportFigures } from "#packages/faults/figures/figures.ts";
import { benchOptions } from "#tests/faults/benchOptions.ts";
import { openKillableServer } from "#tests/faults/killableServer.ts";
import type { KillableServer } from "#tests/faults/killableServer.ts";
import { openLedgerShop } from "#tests/faults/ledgerShop.ts";
import { unitShopOf } from "#tests/faults/unitShop.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { startValkey, withValkey } from "#tests/worlds/servers/valkey.ts";

const options = benchOptions(3);
const SERVERS = 4;
/** Time for which the Valkey is stopped, in milliseconds. */
const STOPPED_MS = 300;

/** Sends each request to the next server, as a load balancer does. */
function balanced(servers: readonly KillableServer[]): Pick<FastifyInstance, "inject"> {
  let next = 0;
  const inject = (given: InjectOptions | string) => {
    next = (next + 1) % servers.length;
    return servers[next]?.inject(given);
  };
  return { inject: inject as FastifyInstance["inject"] };
}

test(
  "Servers that share a Valkey lose and double nothing while one of them or the Valkey fails",
  { ...withValkey, timeout: scaled(3_600_000) },
  async () => {
    const shop = await openLedgerShop();
    const valkey = await startValkey();
    const settings = { GRAPHQL_ENDPOINT: shop.woo.endpoint, CACHE_URL: valkey.url };
    const servers = await Promise.all(
      Array.from({ length: SERVERS }, () => openKillableServer(settings)),
    );
    const figures = await runServers(options, {
      servers,
      shopOf: (some) => unitShopOf(balanced(some), shop),
      failures: {
        killServer: (server) => server.kill(),
        killValkey: async () => {
          await valkey.kill();
          await pause(STOPPED_MS);
          await valkey.start();
        },
        freezeValkey: async () => {
          valkey.freeze();
          await pause(STOPPED_MS);
          valkey.thaw();
        },
      },
      changesAtOnce: shop.woo.mutationsAtOnce,
    });
    await Promise.all(servers.map((server) => server.stop()));
    await valkey.remove();
    await shop.woo.close();
    expect(await reportFigures("servers", options, figures)).toEqual([]);
    expect(figures.counts["confirmed"]).toBeGreaterThan(0);
  },
);
