import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectFolder } from "#server/process/tool.ts";
import { writeAtomic } from "#server/state/writeAtomic.ts";
import { count, noFigures } from "./figures.ts";
import type { Figures } from "./figures.ts";

/** Figures of the finished ranges of one part, by their first and last seed. */
export type Finished = Record<string, Figures & { seconds: number }>;

const folder = join(projectFolder, ".cache", "faults");
const fileOf = (part: string) => join(folder, `${part}.json`);

/** Reads the finished ranges of a part; none if it never ran. */
export async function readFinished(part: string): Promise<Finished> {
  try {
    return JSON.parse(await readFile(fileOf(part), "utf8")) as Finished;
  } catch {
    return {};
  }
}

/** Stores the finished ranges of a part. */
export async function storeFinished(part: string, finished: Finished): Promise<void> {
  // Several runs of a part may store theirs at the same time.
  await writeAtomic(fileOf(part), JSON.stringify(finished, null, 1));
}

/** Adds the figures of a range; they replace those of ranges within it. */
export function addRange(
  finished: Finished,
  [from, to]: readonly [from: number, to: number],
  figures: Finished[string],
): void {
  for (const range of Object.keys(finished)) {
    const [first = 0, last = 0] = range.split("-").map(Number);
    if (first >= from && last <= to) delete finished[range];
  }
  finished[`${from}-${to}`] = figures;
}

/** Sums up the figures of all finished ranges. */
export function sumOf(finished: Finished): Figures & { seconds: number } {
  const sum = { ...noFigures(), seconds: 0 };
  for (const { counts, failures, seconds } of Object.values(finished)) {
    count(sum, counts);
    sum.failures.push(...failures);
    sum.seconds += seconds;
  }
  return sum;
}
