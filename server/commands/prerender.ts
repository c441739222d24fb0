import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism, setPriority } from "node:os";
import { join } from "node:path";
import { pagesFolder, readBuild } from "#server/builds/currentBuild.ts";
import { readConfig } from "#server/config.ts";
import type { Config } from "#server/config.ts";
import { cataloguePaths } from "#server/pages/cataloguePaths.ts";
import { openBuiltRoutes } from "#server/pages/builtPages.ts";
import { ignoreBrokenPipe } from "#server/process/ignoreBrokenPipe.ts";
import { createPatientRendering } from "#server/pages/patientRendering.ts";
import { cachedFrom, writePage } from "#server/pages/pageCache.ts";
import { pagesLimit } from "#server/pages/pagesLimit.ts";
import { openProductionRenderer } from "#server/pages/render.ts";
import { createShopAttributes } from "#server/pages/shopAttributes.ts";
import { pageFacts } from "#server/pages/shopFacts.ts";
import { GATEWAY_URL } from "#server/gateway/gatewayUrl.ts";
import { MOST_IN_BATCH } from "#server/gateway/batchedRequests.ts";
import { openCommandGateway } from "#server/gateway/commandGateway.ts";
import { leftOutSentences } from "#server/monitoring/leftOutReport.ts";
import { distribute } from "#server/process/distribute.ts";
import type { PrerenderResult } from "#server/process/distribute.ts";
import { readCommandLine } from "#server/process/commandLine.ts";
import { listedAhead } from "#server/process/listedAhead.ts";
import { openProgressLine, rateSince, remainingTime } from "#server/process/progressLine.ts";

// Prerender command, its worker processes, and its background mode beside a server.

/**
 * Pages that a worker renders at once: enough for two batches of requests to a remote backend, few
 * enough for an even share and progress.
 */
const BATCH = 2 * MOST_IN_BATCH;

/**
 * Process niceness beside a server that responds to shoppers; 0 is normal, 19 the lowest priority.
 */
const BACKGROUND_PRIORITY = 10;

const markerIn = (folder: string) => join(folder, "prerendered.json");

/** True if the pages of this build and backend have been prerendered before. */
export const isPrerendered = (folder: string): boolean => existsSync(markerIn(folder));

/** Worker: renders each path it receives and writes the page into the page cache. */
async function work(config: Config): Promise<void> {
  const { backend, gateway, delayMs } = await openCommandGateway(config, { isBatched: true });
  const { shared } = gateway;
  const attributes = createShopAttributes(gateway, config.COLOR_ATTRIBUTES, { waitsForAll: true });
  const { id } = await readBuild();
  const folder = pagesFolder(config, id);
  const render = await openProductionRenderer(pageFacts(config, id, backend));
  const page = { url: GATEWAY_URL, shared, personal: shared, attributes };

  async function renderOne(path: string): Promise<boolean> {
    const rendered = await render({ url: path, backend: page, hasSession: false });
    if (!rendered.isShared) return false;
    await writePage(folder, path, cachedFrom(rendered));
    return true;
  }

  const renderPatiently = createPatientRendering(renderOne, { delayMs });
  process.on("message", (paths: string[]) => {
    void (async () => {
      const rendered = await Promise.all(paths.map(renderPatiently));
      process.send?.({ failed: paths.filter((_, index) => !rendered[index]) });
    })();
  });
  process.send?.({ failed: [] });
}

async function* inBatches(paths: AsyncGenerator<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const path of paths) {
    batch.push(path);
    if (batch.length === BATCH) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

/**
 * Returns the number of worker processes, and the settings of each process: all of them together
 * have the connections to a remote backend that the settings allow.
 */
export function sharedOut(config: Config, cores: number): { workers: number; config: Config } {
  const { GRAPHQL_ENDPOINT, BACKEND_CONNECTIONS } = config;
  if (GRAPHQL_ENDPOINT === undefined) return { workers: cores, config };
  // One more process, the parent of the workers, lists the paths.
  const workers = Math.max(1, Math.min(cores, BACKEND_CONNECTIONS - 1));
  const each = Math.max(1, Math.floor(BACKEND_CONNECTIONS / (workers + 1)));
  return { workers, config: { ...config, BACKEND_CONNECTIONS: each } };
}

/**
 * Prerenders every page of the catalogue into the page cache, with one worker process per core, but
 * no more than the backend may have connections. Pages are written as they are rendered, so memory
 * does not grow with the catalogue.
 * @param onProgress is called with the number of pages rendered so far, and of all once it is known
 * @returns the result, with sentences about the products that lists leave out
 */
export async function prerender(
  settings: Config,
  cores = availableParallelism(),
  onProgress?: (pages: number, total: number | undefined) => void,
): Promise<PrerenderResult & { leftOut: string[] }> {
  const { workers: workerCount, config } = sharedOut(settings, cores);
  const { backend, gateway, close } = await openCommandGateway(config);
  try {
    const { items, total } = listedAhead(cataloguePaths(gateway, await openBuiltRoutes()));
    const workers = Array.from({ length: workerCount }, () => {
      const worker = fork(import.meta.filename, ["--worker"]);
      worker.send(config);
      return worker;
    });
    const result = await distribute(inBatches(items), workers, (pages) =>
      onProgress?.(pages, total()),
    );
    const folder = pagesFolder(config, (await readBuild()).id);
    await mkdir(folder, { recursive: true });
    await pagesLimit(settings).tidy();
    await writeFile(markerIn(folder), JSON.stringify({ pages: result.pages, at: Date.now() }));
    return { ...result, leftOut: leftOutSentences(gateway.lists.leftOut(), backend.origin) };
  } finally {
    close();
  }
}

/**
 * Starts prerendering in a child process beside a running server; it exits when done or when the
 * server exits. Errors go to the server's own error stream.
 */
export function prerenderInBackground(): ChildProcess {
  return fork(import.meta.filename, ["--background"], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}

/** Prints the paths that failed, if any, and sets the exit code. */
function reportFailures(failed: readonly string[]): void {
  if (failed.length === 0) return;
  process.stderr.write(`Not rendered: ${failed.join(" ")}\n`);
  process.exitCode = 1;
}

/** Runs the command, or the worker or background process that the flags select. */
async function main(): Promise<void> {
  const { flags } = readCommandLine({
    worker: { type: "boolean", default: false },
    background: { type: "boolean", default: false },
  });
  ignoreBrokenPipe();
  if (flags.worker) {
    // The parent process may have been killed.
    process.once("disconnect", () => process.exit());
    process.once("message", (config: Config) => void work(config));
    return;
  }
  const config = readConfig();
  if (flags.background) {
    setPriority(BACKGROUND_PRIORITY);
    process.once("disconnect", () => process.exit());
    try {
      reportFailures((await prerender(config, 1)).failed);
    } catch (error) {
      process.stderr.write(`Pages could not be prerendered: ${String(error)}\n`);
      process.exitCode = 1;
    }
    process.disconnect();
  } else {
    const started = performance.now();
    const line = openProgressLine(process.stdout);
    const { pages, failed, leftOut } = await prerender(config, undefined, (count, total) => {
      const rendered = total === undefined ? `${count} pages` : `${count} of ${total} pages`;
      const left = total === undefined ? "" : remainingTime(started, count, total);
      line.show([rendered, rateSince(started, count), left].filter(Boolean).join(", "));
    }).finally(line.end);
    const seconds = (performance.now() - started) / 1000;
    const rate = rateSince(started, pages);
    process.stdout.write(`Prerendered ${pages} pages in ${seconds.toFixed(1)} s, ${rate}.\n`);
    for (const sentence of leftOut) process.stdout.write(`${sentence}\n`);
    reportFailures(failed);
  }
}

if (import.meta.main) await main();
