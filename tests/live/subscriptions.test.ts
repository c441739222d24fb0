import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Environment } from "relay-runtime";
import { watchStock } from "./stockChanged.ts";
import { startStockServer } from "./stockServer.ts";
import type { StockServer } from "./stockServer.ts";

const wasLoaded = vi.fn();
// Only records that the module is loaded; the module is the real one.
vi.mock("graphql-ws/client", async (importOriginal) => {
  wasLoaded();
  return importOriginal();
});

let server: StockServer;

/** Opens a page with only those parts of the server's data that matter here. */
async function openPage(shop: { liveEndpoint?: string }) {
  const handOver = { textContent: JSON.stringify({ shop }) };
  vi.stubGlobal("document", {
    cookie: "woo-session=a.b.c",
    documentElement: { dataset: {} },
    getElementById: () => handOver,
  });
  vi.resetModules();
  const { subscribeLive, restartLiveConnection, terminateLiveConnection } =
    await import("#relay/subscriptions.ts");
  const { createEnvironment } = await import("#relay/environment.ts");
  const environment: Environment = createEnvironment(
    { url: "/graphql", send: fetch, subscribe: subscribeLive },
    { isServer: false },
  );
  return { environment, restartLiveConnection, terminateLiveConnection };
}

const listening = async () => {
  await expect.poll(() => server.listeners()).toBe(1);
};

beforeEach(async () => {
  server = await startStockServer();
  wasLoaded.mockClear();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await server.stop();
});

describe("without a live endpoint", () => {
  test("a subscription fails with the reason, loads no code and opens no socket", async () => {
    const socket = vi.fn();
    vi.stubGlobal("WebSocket", socket);
    const { environment } = await openPage({});
    const watched = watchStock(environment);
    await expect.poll(() => watched.errors).toHaveLength(1);
    expect(watched.errors[0]).toMatchObject({
      name: "OperationError",
      message: "stockChangedSubscription: there is no live endpoint",
    });
    expect(wasLoaded).not.toHaveBeenCalled();
    expect(socket).not.toHaveBeenCalled();
  });

  test("restarting and terminating the connection do nothing", async () => {
    const { restartLiveConnection, terminateLiveConnection } = await openPage({});
    restartLiveConnection();
    terminateLiveConnection();
    expect(wasLoaded).not.toHaveBeenCalled();
  });
});

describe("with a live endpoint", () => {
  test("nothing is loaded or opened before the first subscription", async () => {
    const { restartLiveConnection } = await openPage({ liveEndpoint: server.endpoint });
    restartLiveConnection();
    expect(wasLoaded).not.toHaveBeenCalled();
    expect(server.sockets).toEqual([]);
  });

  test("subscriptions are sent with the page's session", async () => {
    const { environment } = await openPage({ liveEndpoint: server.endpoint });
    const [watched, other] = [watchStock(environment), watchStock(environment)];
    await expect.poll(() => server.listeners()).toBe(2);
    server.publish(9);
    await expect.poll(() => [watched.quantities, other.quantities]).toEqual([[9], [9]]);
    expect(wasLoaded).toHaveBeenCalledOnce();
    expect(server.sockets).toMatchObject([
      { params: { headers: { "woocommerce-session": "Session a.b.c" } } },
    ]);
    watched.dispose();
    other.dispose();
  });

  test("a subscription disposed before the code has loaded opens nothing", async () => {
    const { environment } = await openPage({ liveEndpoint: server.endpoint });
    watchStock(environment).dispose();
    const { dispose } = watchStock(environment);
    await listening();
    expect(server.sockets).toMatchObject([{ operations: [{}] }]);
    dispose();
  });

  test.each([
    ["restartLiveConnection", { code: 4205, reason: "Client Restart" }],
    ["terminateLiveConnection", { code: 4499, reason: "Terminated" }],
  ] as const)("%s closes the page's socket", async (act, closed) => {
    const page = await openPage({ liveEndpoint: server.endpoint });
    const { dispose } = watchStock(page.environment);
    await listening();
    page[act]();
    await expect.poll(() => server.sockets[0]?.closed).toEqual(closed);
    dispose();
  });
});
