import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openCdn } from "#server/rendering/cdn.ts";
import { createShopChanges } from "#server/catalogue/shopChanges.ts";
import type { ShopChanges } from "#server/catalogue/shopChanges.ts";
import { readConfig } from "#server/kernel/config.ts";
import { createReadiness } from "#server/kernel/readiness.ts";
import type { Readiness } from "#server/kernel/readiness.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { openPurgeServer } from "#tests/worlds/backends/purgeServer.ts";
import type { PurgeServer } from "#tests/worlds/backends/purgeServer.ts";

// Purges of a server behind a CDN, and the responses that it lets the CDN cache.

const now = 1_795_800_000_000;
let status = 200;
let purger: PurgeServer;
let readiness: Readiness;
let changes: ShopChanges;
let app: FastifyInstance;

beforeEach(async () => {
  status = 200;
  purger = await openPurgeServer(async () => ({ status }));
  readiness = createReadiness();
  changes = createShopChanges(() => now);
  app = Fastify();
  const config = readConfig({ CDN_SECONDS: "60", CDN_PURGE_URL: purger.url });
  openCdn(app, config, { changes, readiness });
  app.get("/page", (_request, reply) => {
    reply.publicResponse = { tags: ["post:1"], renderedAt: now };
    return reply.send("page");
  });
  app.get("/page-with-cookie", (_request, reply) => {
    reply.publicResponse = { tags: ["post:1"], renderedAt: now };
    return reply.header("set-cookie", "a=b").header("cache-control", "private, no-store").send("");
  });
  app.get("/other", (_request, reply) => reply.send("other"));
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(async () => {
  await app.close();
  await purger.close();
});

const purges = () =>
  purger.calls().map(({ body }) => (JSON.parse(body) as { tags: string[] }).tags);

test("What a server notes first, or has missed, is purged; what another one tells at once is not", async () => {
  await expect.poll(purges).toEqual([["v-all"]]);
  changes.receive(["post:1"], { at: now, isMissed: false });
  changes.note(["post:2"], now - 1_000);
  changes.receive(["post:3"], { at: now, isMissed: true });
  changes.note(["post:4"]);
  await expect.poll(purges).toEqual([["v-all"], ["v-p3", "v-many", "v-p4"]]);
});

test("The shop counts as degraded while the CDN does not purge, until a repetition succeeds", async () => {
  await expect.poll(purges).toHaveLength(1);
  status = 500;
  changes.note(["post:1"]);
  await expect.poll(() => readiness.state().degraded).toEqual(["cdn"]);
  status = 200;
  const afterRetry = { timeout: scaled(3_000) };
  await expect.poll(() => readiness.state().degraded, afterRetry).toEqual([]);
});

test("Only a response that is declared public, without a cookie and a change, may be cached", async () => {
  const { port } = app.server.address() as AddressInfo;
  const cachingOf = async (path: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`)).headers.get("cache-control");
  expect(await cachingOf("/page")).toMatch(/s-maxage=60/);
  expect(await cachingOf("/page-with-cookie")).toBe("private, no-store");
  expect(await cachingOf("/other")).toBeNull();
  changes.note(["post:1"]);
  expect(await cachingOf("/page")).toBeNull();
});
