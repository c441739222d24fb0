import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedShop } from "#tests/worlds/backends/embeddedShop.ts";
import { removeFolder, startShop } from "#tests/worlds/servers/shop.ts";
import { startUnrenderedShop } from "#tests/worlds/servers/unrenderedShop.ts";
import { startValkey } from "#tests/worlds/servers/valkey.ts";
import { exchange } from "./benchShopper.ts";
import { sentBy, hasWrk, printRatio, startFileServer } from "./nginxRatio.ts";
import { giveOwnProcessor } from "./processorPin.ts";
import { processorMs } from "./requestRate.ts";

// Cached pages from the disk and from Valkey, beside nginx with the same bytes as files.

/** So few that the last measurement ends before the pages are a minute old and rendered again. */
const PRODUCTS = 300;
const AT_ONCE = 16;
const HEADERS = { accept: "text/html", "accept-encoding": "br" };
const SITE_URL = "https://shop.example";

/** Returns the paths of all products. */
async function productPaths(url: string): Promise<string[]> {
  const { body } = await exchange(`${url}/sitemap-1.xml`, {});
  return [...body.matchAll(/<loc>[^<]*?(\/product\/[^<]+)<\/loc>/g)].map(([, path = ""]) => path);
}

/** Requests each path once; returns pages per second, and the 99th percentile in milliseconds. */
async function requestOnce(url: string, paths: readonly string[]) {
  const durations: number[] = [];
  const remaining = [...paths];
  const startedAt = performance.now();
  async function request(): Promise<void> {
    for (let path = remaining.pop(); path !== undefined; path = remaining.pop()) {
      const sentAt = performance.now();
      const { status } = await exchange(url + path, HEADERS);
      if (status !== 200) throw new Error(`${url + path} got ${status}.`);
      durations.push(performance.now() - sentAt);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, request));
  const perSecond = paths.length / ((performance.now() - startedAt) / 1000);
  durations.sort((one, other) => one - other);
  return { perSecond, p99: durations[Math.floor(durations.length * 0.99)] ?? 0 };
}

/** Writes each page's bytes into a folder of nginx, under its path. */
async function writeBytes(folder: string, url: string, paths: readonly string[]): Promise<void> {
  await mkdir(join(folder, "product"), { recursive: true });
  for (const path of paths) {
    await writeFile(join(folder, path), (await sentBy(url + path, "br")).bytes);
  }
}

/** Prints how fast a server without pages responds with those that another one has stored. */
async function printFromStore(url: string, paths: readonly string[]): Promise<void> {
  const before = await processorMs(url);
  const { perSecond, p99 } = await requestOnce(url, paths);
  const each = ((await processorMs(url)) - before) / paths.length;
  console.log(
    `  ${"from Valkey, each page once".padEnd(52)}${perSecond.toFixed(0).padStart(8)} pages/s, p99 ${p99.toFixed(1)} ms, processor ${each.toFixed(2)} ms each`,
  );
}

/** Prints the rates of pages that are not in the server's memory; needs nginx, wrk and Valkey. */
export async function printStoredPages(): Promise<void> {
  const count = PRODUCTS.toLocaleString("en");
  console.log(
    `\n${count} cached pages from the disk and from Valkey, and nginx with the same bytes`,
  );
  if (!hasWrk()) return;
  const folder = await mkdtemp(join(tmpdir(), "vitrine-stored-"));
  const [products, rendered, files] = ["shop", "rendered", "files"].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  await seedShop(products, PRODUCTS);
  const command = [process.execPath, "server/commands/shop.ts"];
  const valkey = await startValkey();
  const running: { stop: () => Promise<void> }[] = [];
  async function start<Server extends { stop: () => Promise<void> }>(starting: Promise<Server>) {
    const server = await starting;
    running.push(server);
    return server;
  }
  try {
    const backend = await start(startShop({ DATA_DIR: products }, undefined, command));
    const settings = { GRAPHQL_ENDPOINT: `${backend.url}/graphql`, SITE_URL };
    const sharing = { ...settings, CACHE_URL: valkey.url };
    const first = await startUnrenderedShop({ ...sharing, DATA_DIR: rendered });
    const paths = await productPaths(first.url);
    const second = await start(startUnrenderedShop(sharing));
    await requestOnce(first.url, paths);
    await printFromStore(second.url, paths);

    await writeBytes(files, first.url, paths);
    await first.stop();
    const nginx = await start(startFileServer(files));
    const onDisk = { ...settings, DATA_DIR: rendered, PAGE_CACHE_MEMORY_MB: "1" };
    const third = await start(startUnrenderedShop(onDisk));
    giveOwnProcessor(third.process.pid, []);
    giveOwnProcessor(nginx.pid, []);
    const targets = { own: { url: third.url, paths }, nginx: { url: nginx.url, paths } };
    printRatio("from the disk, in turn", targets, { encoding: "br" });
  } finally {
    for (const server of running.toReversed()) await server.stop();
    await valkey.remove();
    await removeFolder(folder);
  }
}
