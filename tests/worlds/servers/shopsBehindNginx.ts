import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { requireFreePort } from "#server/kernel/listening.ts";
import { removeFolder, startShop } from "./shop.ts";
import type { RunningShop } from "./shop.ts";
import { startUnrenderedShop } from "./unrenderedShop.ts";
import { startValkey } from "./valkey.ts";
import { projectFolder } from "#server/kernel/tool.ts";
import { startNginx } from "#tests/worlds/servers/nginx.ts";
import type { Nginx } from "#tests/worlds/servers/nginx.ts";

const DEPLOYED = join(projectFolder, "deploy/nginx");

/** Ports of the two servers in the configuration. */
const GIVEN = ["3001", "3002"];

/** nginx in front of two servers. */
type DeployedNginx = Pick<Nginx, "url" | "stop"> & {
  /** Takes the server on a port out, or puts it back, as the systemd unit does. */
  setDown: (port: number, isDown: boolean) => Promise<void>;
  /** Requests so far, each as its method, path, status, and use of the cache: `GET / 200 MISS`. */
  requests: () => Promise<string[]>;
};

/** Replaces the only occurrence of a part of a configuration; throws if there is another number. */
function replaceOnly(text: string, part: string | RegExp, replacement: string): string {
  const parts = text.split(part);
  if (parts.length !== 2) throw new Error(`${part} occurs ${parts.length - 1} times.`);
  return parts.join(replacement);
}

/** Returns the site of the deploy folder without HTTPS, on ports of this machine. */
async function siteOf(
  servers: readonly number[],
  { folder, port }: { folder: string; port: number },
): Promise<string> {
  const otherPort = await requireFreePort({ HOST: "127.0.0.1", PORT: 0 });
  const server = join(DEPLOYED, "vitrine-server.conf");
  const changes: [string | RegExp, string][] = [
    ["/var/cache/nginx/vitrine", "cache"],
    ["listen 80;", `listen 127.0.0.1:${otherPort};`],
    ["listen 443 ssl http2;", `listen 127.0.0.1:${port};`],
    [/ssl_certificate [^;]*;/, ""],
    [/ssl_certificate_key [^;]*;/, ""],
    ["include vitrine-server.conf;", `access_log requests.log requests; include ${server};`],
  ];
  const given = await readFile(join(DEPLOYED, "vitrine.conf"), "utf8");
  const site = changes.reduce((text, change) => replaceOnly(text, ...change), given);
  const format = `"$request_method $request_uri $status $upstream_cache_status"`;
  return GIVEN.reduce(
    (text, place, at) => text.replaceAll(place, String(servers[at])),
    `log_format requests ${format};\n${site.replaceAll("/run/vitrine/", `${folder}/`)}`,
  );
}

/** Starts nginx in front of the servers on two ports. */
async function startDeployedNginx(servers: readonly number[]): Promise<DeployedNginx> {
  const { url, folder, stop } = await startNginx((place) => siteOf(servers, place));
  return {
    url,
    stop,
    setDown: (server, isDown) => {
      const file = join(folder, `${server}.down`);
      return isDown ? writeFile(file, "") : rm(file);
    },
    requests: async () =>
      (await readFile(join(folder, "requests.log"), "utf8")).trimEnd().split("\n"),
  };
}

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
