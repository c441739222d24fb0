import { once } from "node:events";
import { Agent, createServer, get } from "node:http";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, inject, test } from "vitest";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { startShop } from "#tests/worlds/servers/shop.ts";
import type { RunningShop } from "#tests/worlds/servers/shop.ts";
import { hasFailed, startSteadyClients } from "#tests/worlds/shoppers/steadyClients.ts";
import { startUnrenderedShop } from "#tests/worlds/servers/unrenderedShop.ts";

let shop: RunningShop | undefined;
afterEach(() => shop?.stop());

const ROUNDS = inject("isLong") ? 20 : 2;

const exitOf = async ({ process }: RunningShop) => (await once(process, "exit"))[0] as number;

function isListening({ hostname, port }: URL): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const probe = connect(Number(port), hostname, () => resolve(true));
  probe.once("error", () => resolve(false));
  return promise.finally(() => probe.destroy());
}

test("a shutdown waits neither for a connection that has sent no request, nor for a half-sent request, nor for one that arrives byte by byte", async () => {
  shop = await startUnrenderedShop({});
  const { hostname, port } = new URL(shop.url);
  const waiting = connect(Number(port), hostname);
  const post = "POST /cart/items HTTP/1.1\r\nhost: shop\r\ncontent-length: 500\r\n\r\nproductId=";
  const unfinished = [post, post, "GET / HTTP/1.1\r\nhost: shop\r\nx-slow: "].map((sent) => {
    const socket = connect(Number(port), hostname).on("error", () => {});
    socket.write(sent);
    return socket;
  });
  await Promise.all([waiting, ...unfinished].map((socket) => once(socket, "connect")));
  // All but the first go on, byte by byte.
  const dripping = setInterval(() => {
    for (const socket of unfinished.slice(1)) socket.write("1");
  }, 100);
  // This response comes after the server has accepted the earlier connections.
  await fetch(`${shop.url}/livez`);
  const exit = exitOf(shop);
  const signalledAt = performance.now();
  shop.process.kill("SIGTERM");
  // The server closes it: this end would keep it open forever.
  await once(waiting, "close");
  expect(await exit).toBe(0);
  expect(performance.now() - signalledAt).toBeLessThan(10_000);
  clearInterval(dripping);
});

/** Sends a request on a connection that stays open, and reads the response. */
async function getOnKeepAlive(url: string, agent: Agent): Promise<IncomingMessage> {
  const [response] = (await once(get(url, { agent }), "response")) as [IncomingMessage];
  await text(response);
  return response;
}

test("a shutdown lets a request in progress finish at a second signal too, and tells connections to close", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const requested = Promise.withResolvers<void>();
  const backend = createServer((request, response) => {
    // The shop requests data of its own at its start as well.
    void text(request).then((body) => body.includes("unknown-product") && requested.resolve());
    void held.then(() => response.end('{"data":{"product":null}}'));
  });
  backend.listen(0, "127.0.0.1");
  await once(backend, "listening");
  const { port } = backend.address() as AddressInfo;
  shop = await startUnrenderedShop({ GRAPHQL_ENDPOINT: `http://127.0.0.1:${port}/graphql` });
  const agent = new Agent({ keepAlive: true });
  await getOnKeepAlive(`${shop.url}/livez`, agent);
  const result = fetch(`${shop.url}/product/unknown-product`);
  await requested.promise;
  const exit = exitOf(shop);
  shop.process.kill("SIGTERM");
  // The server accepts no new connections: the shutdown has begun.
  await expect.poll(() => isListening(new URL(shop?.url ?? ""))).toBe(false);
  shop.process.kill("SIGTERM");
  shop.process.kill("SIGINT");
  const ready = await getOnKeepAlive(`${shop.url}/readyz`, agent);
  expect(ready.statusCode).toBe(503);
  expect(ready.headers.connection).toBe("close");
  release();
  const { status, headers } = await result;
  expect(status).toBe(404);
  expect(headers.get("connection")).toBe("close");
  expect(await exit).toBe(0);
  backend.close();
});

test("npm start passes SIGTERM on to the server, and ends after it", async () => {
  shop = await startUnrenderedShop({}, undefined, ["npm", "start"]);
  const exit = exitOf(shop);
  shop.process.kill("SIGTERM");
  expect(await exit).toBe(0);
  expect(await isListening(new URL(shop.url))).toBe(false);
});

test("npm run shop ends at SIGTERM, in spite of a connection that stays open", async () => {
  shop = await startShop({}, undefined, ["npm", "run", "shop"]);
  const address = new URL(shop.url);
  const unfinished = connect(Number(address.port), address.hostname).on("error", () => {});
  unfinished.write("GET / HTTP/1.1\r\n");
  const exit = exitOf(shop);
  shop.process.kill("SIGTERM");
  await exit;
  expect(await isListening(address)).toBe(false);
});

test("a shutdown serves the connections that wait in the kernel's queue", async () => {
  shop = await startUnrenderedShop({});
  const { url, process: server } = shop;
  server.kill("SIGSTOP");
  const sent = Array.from({ length: 50 }, async () => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    await once(socket, "connect");
    socket.write("GET /livez HTTP/1.1\r\nhost: shop\r\n\r\n");
    return socket;
  });
  const sockets = await Promise.all(sent);
  const responses = sockets.map((socket) => text(socket).catch(String));
  const exit = exitOf(shop);
  server.kill("SIGTERM");
  server.kill("SIGCONT");
  for (const response of await Promise.all(responses)) {
    expect(response).toMatch(/^HTTP\/1.1 200 .*\r\nconnection: close\r\n/is);
  }
  expect(await exit).toBe(0);
});

test(
  "every request sent before a shutdown gets the response it would get without one, whatever the load",
  { timeout: scaled(60_000) * ROUNDS },
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      shop = await startUnrenderedShop({});
      const clients = await startSteadyClients(shop.url, 24);
      await expect
        .poll(clients.completed, { timeout: scaled(30_000) })
        .toBeGreaterThan(100 + round);
      const exit = exitOf(shop);
      const signalledAt = performance.now();
      shop.process.kill("SIGTERM");
      const ended = await clients.stop();
      expect(ended.filter(hasFailed)).toEqual([]);
      expect(await exit).toBe(0);
      expect(performance.now() - signalledAt).toBeLessThan(10_000);
      await shop.stop();
    }
  },
);
