import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { startShop } from "#tests/support/shop.ts";
import type { RunningShop } from "#tests/support/shop.ts";

let shop: RunningShop | undefined;
afterEach(() => shop?.stop());

const exitOf = async ({ process }: RunningShop) => (await once(process, "exit"))[0] as number;

function isListening({ hostname, port }: URL): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const probe = connect(Number(port), hostname, () => resolve(true));
  probe.once("error", () => resolve(false));
  return promise.finally(() => probe.destroy());
}

test("a shutdown does not wait for a connection that has sent no request", async () => {
  shop = await startShop();
  const { hostname, port } = new URL(shop.url);
  const waiting = connect(Number(port), hostname);
  await once(waiting, "connect");
  // This response comes after the server has accepted the earlier connection.
  await fetch(`${shop.url}/readyz`);
  const exit = exitOf(shop);
  shop.process.kill("SIGTERM");
  // The server closes it: this end would keep it open forever.
  await once(waiting, "close");
  expect(await exit).toBe(0);
});

test("a shutdown lets a request in progress finish", async () => {
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
  shop = await startShop({ GRAPHQL_ENDPOINT: `http://127.0.0.1:${port}/graphql` });
  const result = fetch(`${shop.url}/product/unknown-product`);
  await requested.promise;
  const exit = exitOf(shop);
  shop.process.kill("SIGTERM");
  // The server accepts no new connections: the shutdown has begun.
  await expect.poll(() => isListening(new URL(shop?.url ?? ""))).toBe(false);
  release();
  expect((await result).status).toBe(404);
  expect(await exit).toBe(0);
  backend.close();
});
