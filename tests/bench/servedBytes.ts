import { execFileSync } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { installedProgram } from "#tests/support/installedProgram.ts";
import { startNginx } from "#tests/support/nginx.ts";
import { removeFolder } from "#tests/support/shop.ts";
import type { RunningShop } from "#tests/support/shop.ts";
import { giveOwnProcessor } from "./processorPin.ts";
import { medianOf, printPromise } from "./rounds.ts";

// Cached pages from memory, beside nginx with the same bytes as files.

const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 32;
/** Share of nginx's rate that is promised. */
const PROMISED = 0.7;

/** Pages from small to large, and the encodings in which they are requested. */
const PATHS = ["/products/_payload.json", "/product/ember-candle", "/products"];
const ENCODINGS = ["br", "gzip", "identity"];

const program = installedProgram("wrk");

/** Requests per second, and the 99th percentile of the durations. */
type Load = { perSecond: number; p99: string };

/** Sends requests with wrk, which takes less time for each than the servers do. */
function load(url: string, encoding: string): Load {
  const args = ["-t1", `-c${CONNECTIONS}`, `-d${SECONDS}s`, "--latency"];
  const header = ["-H", `accept-encoding: ${encoding}`, "-H", "accept: text/html"];
  const output = execFileSync(program ?? "", [...args, ...header, url]).toString();
  if (/Non-2xx/.test(output)) throw new Error(`${url} failed:\n${output}`);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p99: /99%\s+(\S+)/.exec(output)?.[1] ?? "unknown",
  };
}

/** Returns a response's body as it was sent. */
const bytesOf = (url: string, encoding: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const headers = { "accept-encoding": encoding, accept: "text/html" };
    get(url, { headers }, (response) => void buffer(response).then(resolve, reject)).on(
      "error",
      reject,
    );
  });

/** Measures two servers in turn, each alone on one processor; prints rates and their ratio. */
function compare(
  name: string,
  [own, other]: readonly [url: string, nginx: string],
  encoding: string,
): void {
  const rounds = Array.from({ length: ROUNDS }, () => ({
    own: load(own, encoding),
    other: load(other, encoding),
  }));
  const [ours, nginxs] = (["own", "other"] as const).map((of) =>
    medianOf(rounds.map((round) => round[of].perSecond)),
  );
  const ratio = (ours ?? 0) / (nginxs ?? Infinity);
  console.log(
    `  ${name.padEnd(52)}${(ours ?? 0).toFixed(0).padStart(8)} of ${(nginxs ?? 0).toFixed(0)} requests/s, p99 ${rounds[0]?.own.p99}, ${rounds[0]?.other.p99}`,
  );
  printPromise(ratio >= PROMISED, `${ratio.toFixed(2)} of nginx's rate, at least ${PROMISED}`);
}

/** Prints the rates of cached pages and of nginx, in one run; needs nginx and wrk. */
export async function printServedBytes({ url, process: server }: RunningShop): Promise<void> {
  console.log(`\nCached pages from memory, and nginx with the same bytes as files, one core each`);
  if (program === undefined) {
    console.log("  not measured: wrk is not installed");
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), "vitrine-bytes-"));
  const nginx = await startNginx(
    ({ port }) => `
      sendfile on; tcp_nopush on; keepalive_requests 1000000000; open_file_cache max=100;
      default_type text/html;
      server { listen 127.0.0.1:${port}; root ${folder}; }`,
  );
  try {
    giveOwnProcessor(server.pid, []);
    giveOwnProcessor(nginx.pid, []);
    for (const [index, path] of PATHS.entries()) {
      for (const encoding of ENCODINGS) {
        // Requested twice: the second response is compressed well.
        for (let time = 0; time < 2; time += 1) load(url + path, encoding);
        const bytes = await bytesOf(url + path, encoding);
        const file = `${index}-${encoding}`;
        await writeFile(join(folder, file), bytes);
        const name = `${path}, ${encoding}, ${(bytes.length / 1000).toFixed(1)} kB`;
        compare(name, [url + path, `${nginx.url}/${file}`], encoding);
      }
    }
  } finally {
    await nginx.stop();
    await removeFolder(folder);
  }
}
