import type { ChildProcess } from "node:child_process";

// Work distribution of prerendering over worker processes.

/** Result of a prerender run. */
export type PrerenderResult = { pages: number; failed: string[] };

/** Reply of a worker to a batch: the paths that failed, and whatever else its caller reads. */
export type BatchReply = { failed: string[] };

/**
 * Distributes batches of paths to worker processes until none are left, then ends them. A worker
 * requests its next batch by naming the failed paths of the last one. If a worker dies, its batch
 * fails and the others continue; rejects if the last one dies.
 * @param onProgress is called with the number of rendered pages after each batch, and its reply;
 *   rejects with what it throws
 */
export async function distribute<Reply extends BatchReply>(
  batches: AsyncGenerator<string[]>,
  workers: readonly ChildProcess[],
  onProgress: (pages: number, reply: Reply) => void = () => {},
): Promise<PrerenderResult> {
  const result: PrerenderResult = { pages: 0, failed: [] };
  let working = workers.length;
  const drive = (worker: ChildProcess) =>
    new Promise<void>((resolve, reject) => {
      let held: string[] = [];
      let isDone = false;

      async function handNext(): Promise<void> {
        const { value, done } = await batches.next();
        if (done) {
          isDone = true;
          if (worker.connected) worker.disconnect();
          resolve();
        } else if (worker.connected) {
          held = value;
          worker.send(held);
        } else {
          result.failed.push(...value);
        }
      }

      async function take(reply: Reply): Promise<void> {
        result.pages += held.length - reply.failed.length;
        result.failed.push(...reply.failed);
        if (held.length > 0) onProgress(result.pages, reply);
        held = [];
        await handNext();
      }

      worker.on("message", (reply: Reply) => void take(reply).catch(reject));
      // A batch may be on its way to a dead worker: its exit event reports it.
      worker.on("error", () => {});
      worker.once("exit", (code, signal) => {
        if (isDone) return;
        working -= 1;
        result.failed.push(...held);
        if (working > 0) resolve();
        else reject(new Error(`The last prerendering worker ended with ${signal ?? code}.`));
      });
    });
  try {
    await Promise.all(workers.map(drive));
  } finally {
    workers.forEach((worker) => worker.kill());
  }
  return result;
}
