import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { prerender } from "#server/commands/prerender.ts";
import { readConfig } from "#server/kernel/config.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { openFaultProxy } from "#packages/faults/proxy/faultProxy.ts";
import { protectedProduct } from "#tests/worlds/backends/pluginProducts.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";

/** Opens a small shop behind a proxy, and the function that prerenders it. */
async function openShop() {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-prerender-"));
  const woo = await openWooServer({
    isSmall: true,
    more: [protectedProduct],
    settings: { listsProtected: true },
  });
  const proxy = await openFaultProxy(woo.endpoint);
  onTestFinished(async () => {
    await proxy.close();
    await woo.close();
    await removeFolder(folder);
  });
  const config = readConfig({ DATA_DIR: folder, GRAPHQL_ENDPOINT: proxy.endpoint });
  return { woo, proxy, run: () => prerender(config, 1) };
}

test(
  "Prerendering waits for the end of Retry-After, and then renders every page",
  { timeout: scaled(60_000) },
  async () => {
    const { proxy, run } = await openShop();
    proxy.inject({ fault: "status429", matching: "ProductPageQuery", from: 2, times: 1 });
    const { pages, failed } = await run();
    expect(failed).toEqual([]);
    expect(pages).toBeGreaterThan(10);
    expect(proxy.struck()).toBe(1);
  },
);

test(
  "Prerendered pages share requests to WordPress, also beside a product that it fails on",
  { timeout: scaled(60_000) },
  async () => {
    const { woo, proxy, run } = await openShop();
    const { pages, failed } = await run();
    expect(failed).toEqual([]);
    expect(pages).toBeGreaterThan(30);
    const operations = woo.calls().length;
    expect(operations).toBeGreaterThan(60);
    expect(proxy.calls().length).toBeLessThan(operations / 3);
  },
);
