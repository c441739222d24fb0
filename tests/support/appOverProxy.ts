import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll } from "vitest";
import { readConfig } from "#server/kernel/config.ts";
import type { Guard } from "#server/limits/guards.ts";
import { openFaultProxy } from "./faultProxy.ts";
import type { FaultProxy } from "./faultProxy.ts";
import { openApp } from "./openApp.ts";
import type { ShopSettings } from "./shop.ts";
import { openWooServer } from "./wooServer.ts";
import type { WooServer } from "./wooServer.ts";

/** Real servers over a remote shop, behind a proxy that can inject faults. */
export type AppOverProxy = {
  /** The server with the guard on. */
  app: FastifyInstance;
  /** The server with one guard off, over the same shop. */
  unguarded: FastifyInstance;
  woo: WooServer;
  proxy: FaultProxy;
  /** Injects no more faults, and ends the calls that a fault holds. */
  release: () => Promise<void>;
};

/**
 * Gives a test file such servers, to be requested through `inject`; recovers after each test.
 * @param others guards that are off in both servers, since they would act before this one
 */
export function appOverProxy(
  guard: Guard,
  settings: ShopSettings = {},
  others: readonly Guard[] = [],
): () => AppOverProxy {
  let opened: AppOverProxy | undefined;
  let folder = "";

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "vitrine-over-proxy-"));
    const woo = await openWooServer();
    const proxy = await openFaultProxy(woo.endpoint);
    const appIn = (name: string, switchedOff: readonly Guard[]) =>
      openApp(
        readConfig({
          DATA_DIR: join(folder, name),
          GRAPHQL_ENDPOINT: proxy.endpoint,
          SITE_NAME: "Osier",
          ...settings,
        }),
        { switchedOff },
      );
    const app = await appIn("guarded", others);
    const unguarded = await appIn("unguarded", [guard, ...others]);
    const release = async () => {
      proxy.recover();
      await proxy.listen(false);
      await proxy.listen(true);
    };
    opened = { app, unguarded, woo, proxy, release };
  });
  afterEach(async () => {
    await opened?.release();
    opened?.proxy.forget();
    opened?.woo.forget();
  });
  afterAll(async () => {
    await opened?.app.close();
    await opened?.unguarded.close();
    await opened?.proxy.close();
    await opened?.woo.close();
    await rm(folder, { recursive: true, force: true });
  });

  return () => {
    if (!opened) throw new Error("The apps are made before the first test.");
    return opened;
  };
}
