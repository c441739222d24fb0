import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { count, noFigures } from "./figures.ts";
import type { Figures } from "./figures.ts";
import type { Provenance } from "./provenance.ts";

// Stored figures of the fault bench, by range of seeds, in a folder with one for each part.

/** Figures of the finished ranges of one part, by their first and last seed. */
export type Finished = Record<string, Figures & Provenance & { seconds: number }>;

/**
 * Reads the finished ranges of a part; none if it never ran. Those that an earlier version of the
 * bench stored have no commit, and do not count.
 */
export async function readFinished(store: string, part: string): Promise<Finished> {
  const files = await readdir(join(store, part)).catch(() => []);
  const finished: Finished = {};
  for (const file of files.filter((name) => name.endsWith(".json"))) {
    const text = await readFile(join(store, part, file), "utf8");
    const figures = JSON.parse(text) as Figures | Finished[string];
    if ("commit" in figures) finished[file.slice(0, -".json".length)] = figures;
  }
  return finished;
}

const seedsOf = (range: string): [first: number, last: number] => {
  const [first = 0, last = 0] = range.split("-").map(Number);
  return [first, last];
};

/** True if the figures of a range are stored, alone or with those of a range around it. */
export const isStored = (
  finished: Finished,
  [from, to]: readonly [from: number, to: number],
): boolean =>
  Object.keys(finished).some((range) => {
    const [first, last] = seedsOf(range);
    return first <= from && last >= to;
  });

/**
 * Stores the figures of a range; they replace those of ranges within it. Each range has a file of
 * its own, as several runs of a part may store theirs at the same time.
 */
export async function storeRange(
  store: string,
  part: string,
  [from, to]: readonly [from: number, to: number],
  figures: Finished[string],
): Promise<void> {
  for (const range of Object.keys(await readFinished(store, part))) {
    const [first, last] = seedsOf(range);
    if (first >= from && last <= to) await rm(join(store, part, `${range}.json`), { force: true });
  }
  const file = join(store, part, `${from}-${to}.json`);
  // No other run reads a part of a file.
  const temporary = `${file}.${process.pid}`;
  await mkdir(join(store, part), { recursive: true });
  await writeFile(temporary, JSON.stringify(figures, null, 1));
  await rename(temporary, file);
}

/** Deletes the stored figures of a part. */
export async function deleteFinished(store: string, part: string): Promise<void> {
  await rm(join(store, part), { recursive: true, force: true });
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
