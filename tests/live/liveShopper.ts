import { afterEach, beforeEach, expect, vi } from "vitest";
import { createEnvironment } from "#relay/environment.ts";
import { openLiveConnection } from "#relay/liveConnection.ts";
import type { LiveConnection } from "#relay/liveConnection.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { watchStock } from "./stockChanged.ts";
import type { StockWatch } from "./stockChanged.ts";
import { startStockServer } from "./stockServer.ts";
import type { StockServer } from "./stockServer.ts";

// Test fixture of a shopper's live connection to a shop with stock events.

/**
 * Short delay before a retry in tests, where only the order matters; in production it is seconds.
 */
export const shortDelay = (_retries = 0) => new Promise<void>((resolve) => setTimeout(resolve, 5));

/** Gives each test of a file a shop, and a shopper's live connection to it. */
export function liveShopper() {
  const wait = vi.fn(shortDelay);
  let server: StockServer;
  let connection: LiveConnection;
  let token: string | undefined;
  let watches: StockWatch[] = [];

  beforeEach(async () => {
    server = await startStockServer();
    token = "t1";
    wait.mockReset();
    const tokens = { read: () => token, write: () => {}, clear: () => {} };
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
    /** Mock of the delay before each retry, called with the number of earlier retries. */
    wait,
    /** Sockets that the shop has accepted. */
    sockets: () => server.sockets,
    server: () => server,
    connection: () => connection,
    /** Changes the shopper's session token, or removes it. */
    become: (next: string | undefined) => (token = next),
    /** Subscribes to a product's stock, until the end of the test at the latest. */
    watch: (productId?: string, environment = newEnvironment()): StockWatch => {
      const started = watchStock(environment, productId);
      watches.push(started);
      return started;
    },
    /** Waits until the shop has this many active subscriptions. */
    listening: (count = 1) =>
      vi.waitFor(() => expect(server.listeners()).toBe(count), {
        interval: 5,
        timeout: scaled(15_000),
      }),
    /** Restarts the shop on the same port after it was stopped. */
    reopenShop: async () => {
      server = await startStockServer(Number(new URL(server.endpoint).port));
    },
  };
}
