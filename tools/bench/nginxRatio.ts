import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { installedProgram } from "#tests/worlds/servers/installedProgram.ts";
import { startNginx } from "#tests/worlds/servers/nginx.ts";
import type { Nginx } from "#tests/worlds/servers/nginx.ts";
import { medianOf, printPromise } from "./rounds.ts";

// Requests per second of a server, beside those of nginx with the same bytes as files; with wrk.

const ROUNDS = 3;
const SECONDS = 2;
const CONNECTIONS = 32;

const wrk = installedProgram("wrk");

/** True if wrk is installed; else prints that this part is not measured. */
export function hasWrk(): boolean {
  if (wrk === undefined) console.log("  not measured: wrk is not installed");
  return wrk !== undefined;
}

/** Server and the paths that are requested from it in turn. */
export type Target = { url: string; paths: readonly string[] };

/** Requests per second, and the 99th percentile of the durations. */
type Load = { perSecond: number; p99: string };

/** Returns wrk's arguments for a target; several paths take a script of wrk. */
function addressed({ url, paths }: Target, folder: string): string[] {
  if (paths.length === 1) return [`${url}${paths[0]}`];
  const script = join(folder, "paths.lua");
  const names = paths.map((path) => JSON.stringify(path)).join(", ");
  writeFileSync(
    script,
    `local paths, at = { ${names} }, 0
request = function() at = at % #paths + 1; return wrk.format("GET", paths[at]) end`,
  );
  return ["-s", script, url];
}

/** Sends requests for some seconds; throws if one of them fails. */
export function load(target: Target, encoding: string): Load {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-wrk-"));
  try {
    const args = ["-t1", `-c${CONNECTIONS}`, `-d${SECONDS}s`, "--latency"];
    const header = ["-H", `accept-encoding: ${encoding}`, "-H", "accept: text/html"];
    const output = execFileSync(wrk ?? "", [
      ...args,
      ...header,
      ...addressed(target, folder),
    ]).toString();
    if (/Non-2xx/.test(output)) throw new Error(`${target.url} failed:\n${output}`);
    return {
      perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
      p99: /99%\s+(\S+)/.exec(output)?.[1] ?? "unknown",
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Response as it was sent. */
type SentResponse = { bytes: Buffer; headers: IncomingHttpHeaders };

/** Requests an address, and returns the response as it was sent. */
export const sentBy = (url: string, encoding: string): Promise<SentResponse> =>
  new Promise((resolve, reject) => {
    const headers = { "accept-encoding": encoding, accept: "text/html" };
    get(url, { headers }, (response) => {
      buffer(response).then((bytes) => resolve({ bytes, headers: response.headers }), reject);
    }).on("error", reject);
  });

/** Headers of a connection or a file, which nginx sets itself. */
const OWN = /^(?:connection|keep-alive|date|content-(?:length|type)|etag|last-modified)$/;

/** Starts nginx over the files of a folder, all of which get these headers of a response. */
export function startFileServer(folder: string, headers: IncomingHttpHeaders = {}): Promise<Nginx> {
  const added = Object.entries(headers)
    .filter(([name]) => !OWN.test(name))
    .map(([name, value]) => `add_header ${name} "${String(value)}";`);
  return startNginx(
    ({ port }) => `
      open_file_cache max=2000;
      default_type text/html;
      ${added.join("\n")}
      server { listen 127.0.0.1:${port}; root ${folder}; }`,
  );
}

/** Measures a server and nginx in turn; prints rates and their ratio, beside the promised one. */
export function printRatio(
  name: string,
  targets: { own: Target; nginx: Target },
  { encoding, promised }: { encoding: string; promised?: number },
): void {
  const rounds = Array.from({ length: ROUNDS }, () => ({
    own: load(targets.own, encoding),
    nginx: load(targets.nginx, encoding),
  }));
  const own = medianOf(rounds.map((round) => round.own.perSecond));
  const nginx = medianOf(rounds.map((round) => round.nginx.perSecond));
  console.log(
    `  ${name.padEnd(52)}${own.toFixed(0).padStart(8)} of ${nginx.toFixed(0)} requests/s, p99 ${rounds[0]?.own.p99}, ${rounds[0]?.nginx.p99}`,
  );
  const ratio = (own / nginx).toFixed(2);
  if (promised === undefined) console.log(`  ${ratio} of nginx's rate`);
  else printPromise(own / nginx >= promised, `${ratio} of nginx's rate, at least ${promised}`);
}
