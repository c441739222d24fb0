import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll } from "vitest";
import { readConfig } from "#server/kernel/config.ts";
import { openFaultProxy } from "#packages/faults/proxy/faultProxy.ts";
import type { FaultProxy } from "#packages/faults/proxy/faultProxy.ts";
import { openApp } from "./openApp.ts";
import type { ShopSettings } from "./shop.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";

/** The real server over a remote shop, behind a proxy that can inject faults. */
export type AppOverProxy = {
  app: FastifyInstance;
  /** Returns another server over the same shop, which shares nothing with the first one. */
  otherServer: () => Promise<FastifyInstance>;
  woo: WooServer;
  proxy: FaultProxy;
  /** Injects no more faults, and ends the calls that a fault holds. */
  release: () => Promise<void>;
};

/** Gives a test file such a server, to be requested through `inject`; recovers after each test. */
export function appOverProxy(settings: ShopSettings = {}): () => AppOverProxy {
  let opened: AppOverProxy | undefined;
  let other: Promise<FastifyInstance> | undefined;
  let folder = "";

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "vitrine-over-proxy-"));
    const woo = await openWooServer();
    const proxy = await openFaultProxy(woo.endpoint);
    const appIn = (name: string) =>
      openApp(
        readConfig({
          DATA_DIR: join(folder, name),
          GRAPHQL_ENDPOINT: proxy.endpoint,
          SITE_NAME: "Osier",
          ...settings,
        }),
      );
    const app = await appIn("one");
    const otherServer = () => (other ??= appIn("other"));
    const release = async () => {
      proxy.recover();
      await proxy.listen(false);
      await proxy.listen(true);
    };
    opened = { app, otherServer, woo, proxy, release };
  });
  afterEach(async () => {
    await opened?.release();
    opened?.proxy.forget();
    opened?.woo.forget();
  });
  afterAll(async () => {
    await opened?.app.close();
    await (await other)?.close();
    await opened?.proxy.close();
    await opened?.woo.close();
    await rm(folder, { recursive: true, force: true });
  });

  return () => {
    if (!opened) throw new Error("The apps are made before the first test.");
    return opened;
  };
}
