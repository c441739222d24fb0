import type { Config } from "#server/kernel/config.ts";
import { MOST_IN_BATCH } from "#server/backend/line/batchedRequests.ts";
import { distribute } from "#server/kernel/distribute.ts";
import type { PrerenderResult } from "#server/kernel/distribute.ts";
import { openBatchRendering } from "./batchRendering.ts";
import type { RenderedBatch, RenderSettings } from "./batchRendering.ts";
import { startRenderWorkers } from "./renderWorker.ts";

// Rendering of many pages: by worker processes, or in this process if they are few.

/** Pages at most that are rendered in this process, which takes less time than starting workers. */
const MOST_WITHOUT_WORKERS = 200;

/**
 * Returns the number of pages that a process renders at once: for a remote backend enough for batches
 * of all operations that a page has, else few, since what is in progress costs garbage collection.
 */
const renderedAtOnce = ({ GRAPHQL_ENDPOINT }: Pick<Config, "GRAPHQL_ENDPOINT">): number =>
  GRAPHQL_ENDPOINT === undefined ? 8 : 3 * MOST_IN_BATCH;

/** Divides paths into batches of this size. */
async function* inBatches(
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

/** Reads batches until they have more than this number of paths; `isAll` if there are no others. */
async function readAhead(batches: AsyncGenerator<string[]>, most: number) {
  const ahead: string[][] = [];
  for (let count = 0; count <= most; count += ahead.at(-1)?.length ?? 0) {
    const { value, done } = await batches.next();
    if (done) return { ahead, isAll: true };
    ahead.push(value);
  }
  return { ahead, isAll: false };
}

/** Renders batches one after another in this process. */
async function renderHere(
  batches: readonly string[][],
  settings: RenderSettings,
  onBatch: OnBatch,
): Promise<PrerenderResult> {
  const result: PrerenderResult = { pages: 0, failed: [] };
  if (batches.length === 0) return result;
  const { renderBatch, close } = await openBatchRendering(settings);
  try {
    for (const batch of batches) {
      const reply = await renderBatch(batch);
      result.pages += batch.length - reply.failed.length;
      result.failed.push(...reply.failed);
      onBatch(result.pages, reply);
    }
  } finally {
    close();
  }
  return result;
}

/** Called with the number of pages rendered so far, and the reply to the last batch. */
type OnBatch = (pages: number, reply: RenderedBatch) => void;

/** Renders paths, and writes their pages; `workers` is the number of processes for many of them. */
export async function renderPaths(
  paths: AsyncIterable<string> | Iterable<string>,
  { settings, workers }: { settings: RenderSettings; workers: number },
  onBatch: OnBatch,
): Promise<PrerenderResult> {
  const batches = inBatches(paths, renderedAtOnce(settings.config));
  const { ahead, isAll } = await readAhead(batches, MOST_WITHOUT_WORKERS);
  if (isAll) return renderHere(ahead, settings, onBatch);
  async function* all(): AsyncGenerator<string[]> {
    yield* ahead;
    yield* batches;
  }
  return distribute(all(), startRenderWorkers(workers, settings), onBatch);
}
