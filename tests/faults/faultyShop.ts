import { mkdtemp, rm } from "node:fs/promises";
import type { Server as HttpServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { pagesFolder, readBuild } from "#server/rendering/currentBuild.ts";
import { readConfig } from "#server/kernel/config.ts";
import type { Config } from "#server/kernel/config.ts";
import type { ShopSettings } from "#tests/worlds/servers/shop.ts";
import type { ShopUnderTest } from "#packages/faults/shopUnderTest.ts";
import { openCheckout } from "./checkout.ts";
import { openFaultyBackend } from "./faultyBackend.ts";
import type { FaultyBackend } from "./faultyBackend.ts";
import { openApp } from "#tests/worlds/world.ts";

/** The real server over a faulty backend. */
export type FaultyShop = ShopUnderTest &
  FaultyBackend & {
    /** The running server; the requests of a killed one fail. */
    app: Pick<FastifyInstance, "inject">;
  };

/** A faulty shop whose server runs in this process. */
export type LocalShop = FaultyShop & {
  /** The server's data folder. */
  folder: string;
  /** Returns the folder of the running server's cached pages. */
  pagesFolder: () => Promise<string>;
  /** Lets the running server listen, if it does not yet. */
  listen: () => Promise<HttpServer>;
  /** Ends the running server as SIGTERM does. */
  end: () => Promise<unknown>;
};

type Server = {
  name: string;
  config: Config;
  app: FastifyInstance;
  killed: PromiseWithResolvers<never>;
};

/** Opens a server over a faulty backend in this process; tests call it through `inject`. */
export async function openFaultyShop({
  settings = {},
  overrides = {},
  prepare = () => {},
}: {
  settings?: ShopSettings;
  /** Parsed settings that a merchant could not combine with the others. */
  overrides?: Partial<Config>;
  /** Called with each server before its first request. */
  prepare?: (app: FastifyInstance) => void;
} = {}): Promise<LocalShop> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-bench-"));
  const backend = await openFaultyBackend();
  const closing: Promise<unknown>[] = [];
  let passed = 0;
  let servers = 0;
  let see = (_response: LightMyRequestResponse) => {};

  async function start(): Promise<Server> {
    servers += 1;
    const name = String(servers);
    const read = readConfig({
      DATA_DIR: folder,
      GRAPHQL_ENDPOINT: backend.proxy.endpointFor(name),
      BACKEND_TIMEOUT_MS: "4000",
      // The folder of pages depends on the name, which a start would read from the backend.
      SITE_NAME: "Reference shop",
      ...settings,
    });
    const config = { ...read, ...overrides };
    const app = await openApp(config, { now: () => Date.now() + passed });
    prepare(app);
    const killed = Promise.withResolvers<never>();
    killed.promise.catch(() => undefined);
    return { name, config, app, killed };
  }

  let server = await start();

  async function inject(options: InjectOptions | string) {
    const { app, killed } = server;
    const response = await Promise.race([app.inject(options), killed.promise]);
    see(response);
    return response;
  }

  const app = { inject } as unknown as Pick<FastifyInstance, "inject">;
  return {
    ...backend,
    app,
    folder,
    checkoutOf: (cookies) => openCheckout(app, cookies),
    pagesFolder: async () => pagesFolder(server.config, (await readBuild()).id),
    listen: async () => {
      const { app: running } = server;
      if (!running.server.listening) await running.listen({ port: 0, host: "127.0.0.1" });
      return running.server;
    },
    end: async () => server.app.close(),
    kill: async () => {
      backend.proxy.cut(server.name);
      server.killed.reject(new Error("The server is killed."));
      closing.push(server.app.close());
      server = await start();
    },
    pass: (seconds) => void (passed += seconds * 1000),
    observe: (next) => void (see = next),
    close: async () => {
      await Promise.all([...closing, server.app.close()]);
      await backend.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
