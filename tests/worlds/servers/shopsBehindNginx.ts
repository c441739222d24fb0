import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { requireFreePort } from "#server/kernel/requireFreePort.ts";
import { startDeployedNginx } from "./deployedNginx.ts";
import type { DeployedNginx } from "./deployedNginx.ts";
import { removeFolder, startShop } from "./shop.ts";
import type { RunningShop } from "./shop.ts";
import { startUnrenderedShop } from "./unrenderedShop.ts";
import { startValkey } from "./valkey.ts";

/** Two storefronts behind nginx, over one embedded shop. */
export type ShopsBehindNginx = {
  nginx: DeployedNginx;
  servers: RunningShop[];
  /** Ends a server as the systemd unit does, and starts it again on its port. */
  restart: (at: number) => Promise<void>;
  stop: () => Promise<void>;
};

/** Time between the proxy's last request to a server and its end, in milliseconds. */
const TAKEN_OUT_MS = 1_000;

/** Starts the shop alone, as a WordPress for the storefronts. */
const startBackend = (dataDir: string) =>
  startShop({ DATA_DIR: dataDir }, undefined, [process.execPath, "server/commands/shop.ts"]);

/**
 * Starts two storefronts, their shop and nginx. They share a data folder, as on one machine; with a
 * store, each has its own, as on two, and they share the store.
 */
export async function startShopsBehindNginx({
  hasStore = false,
}: { hasStore?: boolean } = {}): Promise<ShopsBehindNginx> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-behind-nginx-"));
  const backend = await startBackend(join(folder, "shop"));
  const valkey = hasStore ? await startValkey() : undefined;
  const start = (port: number) =>
    startUnrenderedShop({
      ...(valkey && { CACHE_URL: valkey.url }),
      DATA_DIR: join(folder, valkey ? `data-${port}` : "data"),
      GRAPHQL_ENDPOINT: `${backend.url}/graphql`,
      PORT: String(port),
      TRUST_PROXY: "127.0.0.1",
    });
  const ports: number[] = [];
  while (ports.length < 2) ports.push(await requireFreePort({ HOST: "127.0.0.1", PORT: 0 }));
  const started = await Promise.allSettled(ports.map(start));
  const servers = started.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
  const stopServers = async () => {
    for (const server of servers) await server.stop();
    await backend.stop();
    await valkey?.remove();
    await removeFolder(folder);
  };
  const failed = started.find((one) => one.status === "rejected");
  const opening = failed ? Promise.reject(failed.reason) : startDeployedNginx(ports);
  const nginx = await opening.catch(async (error: unknown) => {
    await stopServers();
    throw error;
  });

  async function restart(at: number): Promise<void> {
    const [server, port] = [servers[at], ports[at]];
    if (!server || port === undefined) throw new Error(`There is no server ${at}.`);
    await nginx.setDown(port, true);
    await pause(TAKEN_OUT_MS);
    await server.stop();
    if (server.process.exitCode !== 0) throw new Error(`A server failed:\n${server.output()}`);
    servers[at] = await start(port);
    await nginx.setDown(port, false);
  }

  return {
    nginx,
    servers,
    restart,
    stop: async () => {
      await nginx.stop();
      await stopServers();
    },
  };
}
