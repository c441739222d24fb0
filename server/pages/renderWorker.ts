import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { pagesFolder, readBuild } from "#server/builds/currentBuild.ts";
import type { Config } from "#server/config.ts";
import { openCommandGateway } from "#server/gateway/commandGateway.ts";
import { MOST_IN_BATCH } from "#server/gateway/batchedRequests.ts";
import { GATEWAY_URL } from "#server/gateway/gatewayUrl.ts";
import { ignoreBrokenPipe } from "#server/process/ignoreBrokenPipe.ts";
import type { BatchReply } from "#server/process/distribute.ts";
import { MISSING_PAGE } from "#server/staticTree/treeFiles.ts";
import {
  forAnyAddress,
  missingPath,
  removeTreePage,
  writeTreePage,
} from "#server/staticTree/treePages.ts";
import type { WrittenPage } from "#server/staticTree/treePages.ts";
import { createPictureWriter, isPicture } from "#server/staticTree/treePictures.ts";
import { openBuiltRoutes } from "./builtPages.ts";
import { cachedFrom, writePage } from "./pageCache.ts";
import { createPatientRendering } from "./patientRendering.ts";
import { openProductionRenderer } from "./render.ts";
import type { RenderedPage } from "./render.ts";
import { createShopAttributes } from "./shopAttributes.ts";
import { pageFacts } from "./shopFacts.ts";

// Worker processes of prerendering, each of which renders the paths that it receives.

/**
 * Returns the number of pages that a worker renders at once: for a remote backend enough for batches
 * of all operations that a page has, else few, since what is in progress costs garbage collection.
 */
export const renderedAtOnce = ({ GRAPHQL_ENDPOINT }: Pick<Config, "GRAPHQL_ENDPOINT">): number =>
  GRAPHQL_ENDPOINT === undefined ? 8 : 3 * MOST_IN_BATCH;

/** Divides paths into batches of this size for the workers. */
export async function* inBatches(
  paths: AsyncIterable<string> | Iterable<string>,
  size: number,
): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const path of paths) {
    batch.push(path);
    if (batch.length === size) {
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

/** Settings of a worker; with `tree`, it writes into a static tree instead of the page cache. */
export type WorkerSettings = { config: Config; tree?: string };

/** Reply to a batch of paths: those that failed and, in a static tree, those written and gone. */
export type RenderedBatch = BatchReply & { written: WrittenPage[]; gone: string[] };

const emptyBatch = (): RenderedBatch => ({ failed: [], written: [], gone: [] });

/**
 * Limits of a worker's heap, in megabytes. V8 lets a heap grow that has room: with these limits a
 * worker takes about 340 MB instead of 530, for a tenth more processor time.
 */
const HEAP = ["--max-old-space-size=1024", "--max-semi-space-size=16"];

/** Starts worker processes; each sends a reply once it is ready for its first batch. */
export const startRenderWorkers = (count: number, settings: WorkerSettings): ChildProcess[] =>
  Array.from({ length: count }, () => {
    const worker = fork(import.meta.filename, { execArgv: [...process.execArgv, ...HEAP] });
    worker.send(settings);
    return worker;
  });

type Write = (path: string, rendered: RenderedPage, batch: RenderedBatch) => Promise<boolean>;

/** Writes a page into the page cache; false if it is not shared. */
const cacheWriter =
  (folder: string): Write =>
  async (path, rendered) => {
    if (!rendered.isShared) return false;
    await writePage(folder, path, cachedFrom(rendered));
    return true;
  };

/** Writes a page into a static tree, or removes it if it no longer exists; false if it failed. */
const treeWriter =
  (tree: string): Write =>
  async (path, rendered, { written, gone }) => {
    const isMissingPage = path === MISSING_PAGE && rendered.status === 404 && rendered.isComplete;
    if (rendered.isShared || isMissingPage) {
      written.push(await writeTreePage(tree, path, rendered));
      return true;
    }
    const isGone = path !== MISSING_PAGE && (rendered.status === 404 || rendered.location);
    if (!isGone) return false;
    await removeTreePage(tree, path);
    gone.push(path);
    return true;
  };

/** Renders each path that the process receives. */
async function work({ config, tree }: WorkerSettings): Promise<void> {
  const { backend, gateway, delayMs } = await openCommandGateway(config, { isBatched: true });
  const { shared } = gateway;
  const attributes = createShopAttributes(gateway, config.COLOR_ATTRIBUTES, { waitsForAll: true });
  const { id } = await readBuild();
  const render = await openProductionRenderer(pageFacts(config, id, backend));
  const page = { url: GATEWAY_URL, shared, personal: shared, attributes };
  const write = tree === undefined ? cacheWriter(pagesFolder(config, id)) : treeWriter(tree);
  const writePicture = createPictureWriter(tree ?? "", backend, config);
  const missing = missingPath(await openBuiltRoutes());
  let batch = emptyBatch();

  const renderPatiently = createPatientRendering(
    async (path) => {
      if (isPicture(path)) return writePicture(path);
      if (path !== MISSING_PAGE) {
        return write(path, await render({ url: path, backend: page, hasSession: false }), batch);
      }
      const request = { url: missing, backend: page, hasSession: false, isMissing: true };
      return write(path, forAnyAddress(await render(request), missing), batch);
    },
    { delayMs },
  );

  async function renderBatch(paths: readonly string[]): Promise<RenderedBatch> {
    batch = emptyBatch();
    const areRendered = await Promise.all(paths.map(renderPatiently));
    return { ...batch, failed: paths.filter((_, index) => !areRendered[index]) };
  }

  process.on("message", (paths: string[]) => {
    void (async () => process.send?.(await renderBatch(paths)))();
  });
  process.send?.(emptyBatch());
}

if (import.meta.main) {
  ignoreBrokenPipe();
  // The parent process may have been killed.
  process.once("disconnect", () => process.exit());
  process.once("message", (settings: WorkerSettings) => void work(settings));
}
