import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism, setPriority } from "node:os";
import { join } from "node:path";
import { pagesFolder, readBuild } from "#server/rendering/currentBuild.ts";
import { readConfig } from "#server/kernel/config.ts";
import type { Config } from "#server/kernel/config.ts";
import { inEachLanguage } from "#server/kernel/language.ts";
import { cataloguePaths } from "#server/rendering/cataloguePaths.ts";
import { openBuiltRoutes } from "#server/rendering/builtPages.ts";
import { pagesLimit } from "#server/rendering/pageCache.ts";
import { nameShop } from "#server/rendering/shopName.ts";
import { renderPaths } from "#server/prerender/renderPaths.ts";
import { PRERENDERING_HEAP, sharedOut } from "#server/prerender/renderWorker.ts";
import { filterAttributes, readAttributes } from "#server/rendering/shopAttributes.ts";
import { ignoreBrokenPipe } from "#server/kernel/ignoreBrokenPipe.ts";
import { openCommandGateway } from "#server/backend/sessions/commandGateway.ts";
import { leftOutSentences } from "#server/backend/line/leftOutReport.ts";
import type { PrerenderResult } from "#server/kernel/distribute.ts";
import { readCommandLine } from "#server/kernel/commandLine.ts";
import { listedAhead } from "#server/kernel/listedAhead.ts";
import { rateSince, showRendering } from "#server/kernel/progressLine.ts";
import { fillTree, treeFlags, treeOptions } from "#server/prerender/treeCommand.ts";

// Prerender command: fills the page cache or a static tree, also in the background of a server.

/**
 * Process niceness beside a server that responds to shoppers; 0 is normal, 19 the lowest priority.
 */
const BACKGROUND_PRIORITY = 10;

const markerIn = (folder: string) => join(folder, "prerendered.json");

/** True if the pages of this build and backend have been prerendered before. */
export const hasPrerendered = (folder: string): boolean => existsSync(markerIn(folder));

/**
 * Prerenders every page of the catalogue into the page cache. Many pages are rendered by one worker
 * process per core, but no more than the backend may have connections. Pages are written as they are
 * rendered, so memory does not grow with the catalogue.
 * @param onProgress is called with the number of pages rendered so far, and of all once it is known
 * @returns the result, with sentences about the products that lists leave out
 */
export async function prerender(
  settings: Config,
  cores = availableParallelism(),
  onProgress?: (pages: number, total: number | undefined) => void,
): Promise<PrerenderResult & { leftOut: string[] }> {
  const { workers, config } = sharedOut(settings, cores);
  const { backend, gateway, close } = await openCommandGateway(config);
  try {
    await nameShop(config, gateway.shared);
    const routes = await openBuiltRoutes();
    const paths = inEachLanguage(config, () => cataloguePaths(gateway, routes));
    const { items, total } = listedAhead(paths);
    const attributes = filterAttributes(await readAttributes(gateway), config.COLOR_ATTRIBUTES);
    const result = await renderPaths(
      items,
      { settings: { config, attributes }, workers },
      (pages) => onProgress?.(pages, total()),
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
    execArgv: [...process.execArgv, ...PRERENDERING_HEAP],
  });
}

/** Prints the paths that failed, if any, and sets the exit code. */
function reportFailures(failed: readonly string[]): void {
  if (failed.length === 0) return;
  process.stderr.write(`Not rendered: ${failed.join(" ")}\n`);
  process.exitCode = 1;
}

/** Fills the page cache with low priority beside a server. */
async function runInBackground(config: Config): Promise<void> {
  setPriority(BACKGROUND_PRIORITY);
  process.once("disconnect", () => process.exit());
  try {
    reportFailures((await prerender(config, 1)).failed);
  } catch (error) {
    process.stderr.write(`Pages could not be prerendered: ${String(error)}\n`);
    process.exitCode = 1;
  }
  process.disconnect();
}

/** Fills the page cache, and prints its progress and result. */
async function fillCache(config: Config): Promise<void> {
  const started = performance.now();
  const { onProgress, end } = showRendering(started);
  const { pages, failed, leftOut } = await prerender(config, undefined, onProgress).finally(end);
  const seconds = (performance.now() - started) / 1000;
  const rate = rateSince(started, pages);
  process.stdout.write(`Prerendered ${pages} pages in ${seconds.toFixed(1)} s, ${rate}.\n`);
  for (const sentence of leftOut) process.stdout.write(`${sentence}\n`);
  reportFailures(failed);
}

/** Runs the command, or the background process that a flag selects. */
async function main(): Promise<void> {
  const { flags } = readCommandLine({
    background: { type: "boolean", default: false },
    ...treeFlags,
  });
  const { background, ...tree } = flags;
  ignoreBrokenPipe();
  const options = treeOptions(tree);
  const config = readConfig();
  if (background) await runInBackground(config);
  else if (options) reportFailures(await fillTree(config, options));
  else await fillCache(config);
}

if (import.meta.main) await main();
