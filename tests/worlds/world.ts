import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { createApp } from "#server/app.ts";
import type { AppOptions } from "#server/http/appOptions.ts";
import { readConfig } from "#server/kernel/config.ts";
import type { Config } from "#server/kernel/config.ts";
import { openFaultProxy } from "#packages/faults/proxy/faultProxy.ts";
import type { FaultProxy } from "#packages/faults/proxy/faultProxy.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import { sendOrigin } from "#tests/worlds/shoppers/browserOrigin.ts";

// World of a test: the real server in this process, over a shop, with its settings and faults.

/** Settings, products and fields of the WooGraphQL server, beside the recorded ones. */
export type WooOptions = NonNullable<Parameters<typeof openWooServer>[0]>;

/** Options of a world over the demonstration's embedded shop. */
export type WorldOptions = {
  /**
   * Settings of the server. Unless `DATA_DIR` is among them, it has a data folder of its own, which
   * is removed at the end.
   */
  settings?: NodeJS.Dict<string>;
  /** Options of the server that are no settings. */
  app?: AppOptions;
  /** Called with the data folder before the server is opened. */
  prepare?: (dataDir: string) => unknown;
};

/** The real server over the embedded shop, or over the one that its settings name. */
export type World = {
  /** The server, to be requested through `inject` as browsers do. */
  app: FastifyInstance;
  dataDir: string;
  /** Opens another server over the same shop and, unless settings name another, the same data. */
  openNext: (settings?: NodeJS.Dict<string>, app?: AppOptions) => Promise<FastifyInstance>;
  /** Returns another server over the same shop, with data of its own: the same one at each call. */
  otherServer: () => Promise<FastifyInstance>;
  /** Ends all faults and the calls that they hold, and forgets the recorded calls. */
  recover: () => Promise<void>;
  /** Closes the servers and the shop, and removes the data. */
  close: () => Promise<void>;
};

/** A world over a WooGraphQL server. */
export type WooWorld = World & { woo: WooServer };

/** A world over a WooGraphQL server, with a fault proxy in between. */
export type FaultyWorld = WooWorld & { proxy: FaultProxy };

/** Options of a world over a WooGraphQL server, and with a fault proxy in between. */
export type WooWorldOptions = WorldOptions & { woo: WooOptions };
export type FaultyWorldOptions = WooWorldOptions & { proxy: true };
type AnyOptions = WorldOptions & Partial<FaultyWorldOptions>;

/** Returns a clock for a server's option `now`, and the function that advances it. */
export function createClock(): { now: () => number; pass: (seconds: number) => void } {
  let passed = 0;
  return { now: () => Date.now() + passed, pass: (seconds) => void (passed += seconds * 1000) };
}

/**
 * Opens the real server without a log, for requests through `inject` as browsers send them. It does
 * not compare the products, since tests count the requests that reach a backend.
 */
export const openApp = async (config: Config, options: AppOptions = {}): Promise<FastifyInstance> =>
  sendOrigin(
    await createApp(
      { ...config, CHANGE_POLL_SECONDS: 0 },
      { logLevel: "silent", refusesLeaks: true, ...options },
    ),
  );

/** Opens a world. */
export async function openWorld(options: FaultyWorldOptions): Promise<FaultyWorld>;
export async function openWorld(options: WooWorldOptions): Promise<WooWorld>;
export async function openWorld(options?: WorldOptions): Promise<World>;
export async function openWorld({
  settings = {},
  app: appOptions,
  woo: wooOptions,
  proxy: hasProxy,
  prepare,
}: AnyOptions = {}): Promise<World> {
  const ends: (() => unknown)[] = [];
  const close = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };

  async function newFolder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), "vitrine-world-"));
    ends.push(() => removeFolder(folder));
    return folder;
  }

  const dataDir = settings["DATA_DIR"] ?? (await newFolder());
  await prepare?.(dataDir);
  const woo = wooOptions && (await openWooServer(wooOptions));
  if (woo) ends.push(woo.close);
  const proxy = woo && hasProxy && (await openFaultProxy(woo.endpoint));
  if (proxy) ends.push(proxy.close);
  const endpoint = (proxy ?? woo)?.endpoint;

  const openNext: World["openNext"] = async (more = {}, moreOptions = {}) => {
    const config = readConfig({
      // The title of the shop, which a start would read first.
      ...(endpoint !== undefined && { GRAPHQL_ENDPOINT: endpoint, SITE_NAME: "Osier" }),
      ...settings,
      DATA_DIR: dataDir,
      ...more,
    });
    const opened = await openApp(config, { ...appOptions, ...moreOptions });
    ends.push(() => opened.close());
    return opened;
  };

  const app = await openNext().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  let other: Promise<FastifyInstance> | undefined;
  return {
    app,
    dataDir,
    ...(woo && { woo }),
    ...(proxy && { proxy }),
    openNext,
    otherServer: () => (other ??= newFolder().then((folder) => openNext({ DATA_DIR: folder }))),
    recover: async () => {
      proxy?.recover();
      await proxy?.listen(false);
      await proxy?.listen(true);
      proxy?.forget();
      woo?.recover();
      woo?.forget();
    },
    close,
  };
}
