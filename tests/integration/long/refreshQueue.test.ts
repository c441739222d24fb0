import type { FastifyInstance } from "fastify";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { pagesFolder, readBuild } from "#server/rendering/currentBuild.ts";
import { readConfig } from "#server/kernel/config.ts";
import { writePage } from "#server/rendering/pageCache.ts";
import { openFaultProxy } from "#packages/faults/proxy/faultProxy.ts";
import type { FaultProxy } from "#packages/faults/proxy/faultProxy.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";
import { openWorld } from "#tests/worlds/world.ts";

const PAGES = 60;
const paths = Array.from({ length: PAGES }, (_, index) => `/product/stale-${index}`);

let folder = "";
let woo: WooServer;
let proxy: FaultProxy;
const apps: FastifyInstance[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-refresh-"));
  woo = await openWooServer();
  proxy = await openFaultProxy(woo.endpoint);
});
afterEach(async () => {
  proxy.recover();
  await proxy.listen(false);
  await proxy.listen(true);
  for (const app of apps.splice(0)) await app.close();
  proxy.forget();
});
afterAll(async () => {
  await proxy.close();
  await woo.close();
  await rm(folder, { recursive: true, force: true });
});

/** Opens a server whose page cache holds pages that were rendered an hour ago. */
async function appWithStalePages(name: string) {
  const settings = {
    DATA_DIR: join(folder, name),
    GRAPHQL_ENDPOINT: proxy.endpoint,
    BACKEND_TIMEOUT_MS: "30000",
    // The title of the reference shop, which a start would read first.
    SITE_NAME: "Reference shop",
  };
  const pages = pagesFolder(readConfig(settings), (await readBuild()).id);
  const renderedAt = Date.now() - 3_600_000;
  for (const path of paths) await writePage(pages, path, { html: "<p>stale</p>", renderedAt });
  const { app } = await openWorld({ settings });
  apps.push(app);
  return app;
}

async function readAll(app: FastifyInstance): Promise<void> {
  for (const url of paths) expect((await app.inject({ url })).body).toContain("stale");
}

const rendered = () => proxy.calls().filter((body) => body.includes("ProductPageQuery")).length;

test("When a crawler reads sixty stale pages, two at a time are re-rendered", async () => {
  const app = await appWithStalePages("hanging");
  proxy.inject({ fault: "hangBefore", matching: "ProductPageQuery" });
  await readAll(app);
  await expect.poll(rendered).toBe(2);
  await readAll(app);
  expect(rendered()).toBe(2);
});

test("An unavailable backend gets a few calls while stale pages are read, not one for each page", async () => {
  const app = await appWithStalePages("unavailable");
  proxy.inject({ fault: "html500" });
  await readAll(app);
  await expect.poll(rendered).toBeGreaterThanOrEqual(3);
  for (let round = 0; round < 3; round += 1) await readAll(app);
  expect(rendered()).toBeLessThan(8);
});
