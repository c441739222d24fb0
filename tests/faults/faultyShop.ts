import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { customerOf } from "#relay/session/session.ts";
import { readConfig } from "#server/config.ts";
import type { Guard } from "#server/limits/guards.ts";
import { createLedger } from "#tests/support/embeddedShop.ts";
import type { Ledger } from "#tests/support/embeddedShop.ts";
import { openFaultProxy } from "#tests/support/faultProxy.ts";
import type { FaultProxy } from "#tests/support/faultProxy.ts";
import { openApp } from "#tests/support/openApp.ts";
import { nameSession, requestWoo } from "#tests/support/requestWoo.ts";
import type { ShopSettings } from "#tests/support/shop.ts";
import { openWooServer } from "#tests/support/wooServer.ts";
import type { WooServer } from "#tests/support/wooServer.ts";

/** Another shopper, whose session faults put into the responses of others. */
export type Stranger = { customer: string; token: string; canary: string };

/** The real server over a shop with a ledger, behind a fault proxy; it can be killed. */
export type FaultyShop = {
  /** The running server; the requests of a killed one fail. */
  app: Pick<FastifyInstance, "inject">;
  woo: WooServer;
  ledger: Ledger;
  proxy: FaultProxy;
  /** The server's data folder. */
  folder: string;
  /** Kills the server, and starts another one over the same data. */
  kill: () => Promise<void>;
  /** Advances the clock of the server's order lookups. */
  pass: (seconds: number) => void;
  /** Calls an observer of each response to `app`. */
  observe: (see: (response: LightMyRequestResponse) => void) => void;
  /** Returns a stranger with a cart, and lets the proxy swap tokens for the stranger's. */
  meetStranger: () => Promise<Stranger>;
  close: () => Promise<void>;
};

type Server = { name: string; app: FastifyInstance; killed: PromiseWithResolvers<never> };

let strangers = 0;

/** Opens such a shop, to be requested through `inject`. */
export async function openFaultyShop({
  switchedOff = [],
  settings = {},
}: { switchedOff?: readonly Guard[]; settings?: ShopSettings } = {}): Promise<FaultyShop> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-bench-"));
  const ledger = createLedger();
  const woo = await openWooServer({ ledger });
  const proxy = await openFaultProxy(woo.endpoint);
  const closing: Promise<unknown>[] = [];
  let passed = 0;
  let servers = 0;
  let see = (_response: LightMyRequestResponse) => {};

  async function start(): Promise<Server> {
    servers += 1;
    const name = String(servers);
    const config = readConfig({
      DATA_DIR: folder,
      GRAPHQL_ENDPOINT: proxy.endpointFor(name),
      BACKEND_TIMEOUT_MS: "4000",
      ...settings,
    });
    const app = await openApp(config, { switchedOff, now: () => Date.now() + passed });
    const killed = Promise.withResolvers<never>();
    killed.promise.catch(() => undefined);
    return { name, app, killed };
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
    app,
    woo,
    ledger,
    proxy,
    folder,
    kill: async () => {
      proxy.cut(server.name);
      server.killed.reject(new Error("The server is killed."));
      closing.push(server.app.close());
      server = await start();
    },
    pass: (seconds) => void (passed += seconds * 1000),
    observe: (next) => void (see = next),
    meetStranger: async () => {
      strangers += 1;
      const canary = `canary${String(strangers).padStart(10, "0")}`;
      const { token } = await requestWoo(woo, { productId: 20, quantity: 4 });
      await nameSession(woo, token, canary);
      proxy.setStrangersToken(token);
      return { customer: customerOf(token) ?? "", token, canary };
    },
    close: async () => {
      await Promise.all([...closing, server.app.close()]);
      await proxy.close();
      await woo.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
