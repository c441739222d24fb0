import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { requireFreePort } from "#server/kernel/requireFreePort.ts";
import { projectFolder } from "#server/kernel/tool.ts";
import { startNginx } from "./nginx.ts";
import type { Nginx } from "./nginx.ts";

// nginx with the configuration in deploy/nginx, in front of two servers on this machine.

const DEPLOYED = join(projectFolder, "deploy/nginx");

/** Ports of the two servers in the configuration. */
const GIVEN = ["3001", "3002"];

/** nginx in front of two servers. */
export type DeployedNginx = Pick<Nginx, "url" | "stop"> & {
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
export async function startDeployedNginx(servers: readonly number[]): Promise<DeployedNginx> {
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
