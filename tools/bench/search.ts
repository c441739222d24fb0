import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeFolder } from "#tests/worlds/servers/shop.ts";

// Search benchmark: time per keystroke and memory of the embedded search, in its own process.

/** Measurements of the search process. */
export type SearchTimes = {
  indexSeconds: number;
  openSeconds: number;
  /** Milliseconds of each query, in wall-clock time and in processor time. */
  wall: number[];
  processor: number[];
  memoryBefore: number;
  memoryAfter: number;
};

const at = (sorted: readonly number[], part: number) =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);

function percentiles(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  return `p50 ${at(sorted, 0.5)} ms, p95 ${at(sorted, 0.95)} ms`;
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

/** Prints the results for an index of this many products. */
export async function printSearch(products: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-search-"));
  try {
    const child = fork(join(import.meta.dirname, "searchProcess.ts"), [String(products), folder], {
      execArgv: ["--expose-gc"],
    });
    const [message] = (await once(child, "message")) as [SearchTimes];
    const { wall, processor, memoryBefore, memoryAfter } = message;
    const count = products.toLocaleString("en");
    console.log(`  ${count} products, ${wall.length} queries`);
    console.log(`    by the clock: ${percentiles(wall)}`);
    console.log(`    of processor time: ${percentiles(processor)}`);
    console.log(
      `    indexed in ${message.indexSeconds.toFixed(1)} s, opened again in ${message.openSeconds.toFixed(1)} s`,
    );
    console.log(`    memory held: ${megabytes(memoryAfter - memoryBefore)}`);
  } finally {
    await removeFolder(folder);
  }
}
