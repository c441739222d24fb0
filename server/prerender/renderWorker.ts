import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import type { Config } from "#server/kernel/config.ts";
import { ignoreBrokenPipe } from "#server/kernel/ignoreBrokenPipe.ts";
import { openBatchRendering, emptyBatch } from "./batchRendering.ts";
import type { RenderSettings } from "./batchRendering.ts";

// Worker processes of prerendering, each of which renders the paths that it receives.

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
 * Limits of the heap of each process that prerenders, in megabytes. V8 lets a heap grow that has
 * room: with these limits a worker takes about 340 MB instead of 530, for a tenth more processor
 * time, and its parent 340 instead of 640 while it lists 100,000 products.
 */
export const PRERENDERING_HEAP = ["--max-old-space-size=1024", "--max-semi-space-size=16"];

/** Starts worker processes; each sends a reply once it is ready for its first batch. */
export const startRenderWorkers = (count: number, settings: RenderSettings): ChildProcess[] =>
  Array.from({ length: count }, () => {
    const worker = fork(import.meta.filename, {
      execArgv: [...process.execArgv, ...PRERENDERING_HEAP],
    });
    worker.send(settings);
    return worker;
  });

/** Renders each batch of paths that the process receives. */
async function work(settings: RenderSettings): Promise<void> {
  const { renderBatch } = await openBatchRendering(settings);
  process.on("message", (paths: string[]) => {
    void (async () => process.send?.(await renderBatch(paths)))();
  });
  process.send?.(emptyBatch());
}

if (import.meta.main) {
  ignoreBrokenPipe();
  // The parent process may have been killed.
  process.once("disconnect", () => process.exit());
  process.once("message", (settings: RenderSettings) => void work(settings));
}
