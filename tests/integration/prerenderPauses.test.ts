import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { prerender } from "#server/commands/prerender.ts";
import { readConfig } from "#server/config.ts";
import { scaled } from "#tests/support/environment.ts";
import { openFaultProxy } from "#tests/support/faultProxy.ts";
import { removeFolder } from "#tests/support/shop.ts";
import { openWooServer } from "#tests/support/wooServer.ts";

test(
  "Prerendering waits for the end of Retry-After, and then renders every page",
  { timeout: scaled(60_000) },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "vitrine-prerender-"));
    const woo = await openWooServer({ isSmall: true });
    const proxy = await openFaultProxy(woo.endpoint);
    onTestFinished(async () => {
      await proxy.close();
      await woo.close();
      await removeFolder(folder);
    });
    proxy.inject({ fault: "status429", matching: "ProductPageQuery", from: 2, times: 1 });
    const config = readConfig({ DATA_DIR: folder, GRAPHQL_ENDPOINT: proxy.endpoint });
    const { pages, failed } = await prerender(config, 1);
    expect(failed).toEqual([]);
    expect(pages).toBeGreaterThan(10);
    expect(proxy.struck()).toBe(1);
  },
);
