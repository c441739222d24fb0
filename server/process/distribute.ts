import type { ChildProcess } from "node:child_process";

/** What a prerendering came to. */
export type PrerenderResult = { pages: number; failed: string[] };

/**
 * Sends batches of paths to worker processes until there are none, and ends them. A worker asks for
 * its next batch by naming the paths of the last that failed. One that dies fails the batch it
 * held, and the others go on; rejects where the last one left dies.
 */
export async function distribute(
  batches: AsyncGenerator<string[]>,
  workers: readonly ChildProcess[],
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

      worker.on("message", ({ failed }: { failed: string[] }) => {
        result.pages += held.length - failed.length;
        result.failed.push(...failed);
        held = [];
        handNext().catch(reject);
      });
      // A batch may be on its way to a worker that is gone: its exit tells of it.
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
