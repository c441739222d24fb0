import { afterEach, beforeEach, expect, vi } from "vitest";
import { createEnvironment } from "#relay/environment.ts";
import { openLiveConnection } from "#relay/liveConnection.ts";
import type { LiveConnection } from "#relay/liveConnection.ts";
import { scaled } from "#tests/support/environment.ts";
import { watchStock } from "./stockChanged.ts";
import type { StockWatch } from "./stockChanged.ts";
import { startStockServer } from "./stockServer.ts";
import type { StockServer } from "./stockServer.ts";

/** What passes before a retry here, where only the order of things matters; else it is seconds. */
export const shortly = (_retries = 0) => new Promise<void>((resolve) => setTimeout(resolve, 5));

/** Gives each test of a file a shop that tells of its stock, and a shopper's live connection to it. */
export function liveShopper() {
  const wait = vi.fn(shortly);
  let server: StockServer;
  let connection: LiveConnection;
  let token: string | undefined;
  let watches: StockWatch[] = [];

  beforeEach(async () => {
    server = await startStockServer();
    token = "t1";
    wait.mockReset();
    const tokens = { read: () => token, write: () => {} };
    connection = openLiveConnection(server.endpoint, { tokens, wait });
  });
  afterEach(async () => {
    for (const { dispose } of watches) dispose();
    watches = [];
    await server.stop();
  });

  const newEnvironment = () =>
    createEnvironment(
      { url: "/graphql", send: fetch, subscribe: connection.subscribe },
      { isServer: false },
    );
  return {
    newEnvironment,
    /** What passes before each retry, asked with the number of those before it. */
    wait,
    /** The sockets that the shop has seen. */
    sockets: () => server.sockets,
    server: () => server,
    connection: () => connection,
    /** Makes the shopper another one, or nobody in particular. */
    become: (next: string | undefined) => (token = next),
    /** Subscribes to a product's stock, until the test's end at the latest. */
    watch: (productId?: string, environment = newEnvironment()): StockWatch => {
      const started = watchStock(environment, productId);
      watches.push(started);
      return started;
    },
    /** Awaits that the shop would tell this many subscriptions of a change. */
    listening: (count = 1) =>
      vi.waitFor(() => expect(server.listeners()).toBe(count), {
        interval: 5,
        timeout: scaled(15_000),
      }),
    /** Puts the shop at the same address again after it was stopped. */
    reopenShop: async () => {
      server = await startStockServer(Number(new URL(server.endpoint).port));
    },
  };
}
