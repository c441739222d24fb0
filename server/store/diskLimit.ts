import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { singleFlight } from "#server/kernel/fetchOnce.ts";

// Size limit of a folder of cached files, with LRU eviction.

/** Share of the limit down to which a full folder is emptied, so that eviction is rare. */
const EMPTIED_TO = 0.9;

/** Interval in which the folder is measured, in milliseconds: other processes write into it too. */
const MEASURE_MS = 60 * 60_000;

/** Limit of a folder. */
export type DiskLimit = {
  /** Counts bytes that were written; the folder is measured once a tenth of the limit was. */
  count: (bytes: number) => void;
  /** Measures the folder and removes the least recently used files until it is within the limit. */
  tidy: () => Promise<void>;
};

type FoundFile = { file: string; size: number; usedAt: number };

/** Finds all files below a folder, one after another, as it is not urgent. */
async function* filesBelow(
  folder: string,
  isCounted: (name: string) => boolean,
): AsyncGenerator<FoundFile> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const file = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(file, isCounted);
    else if (isCounted(entry.name)) {
      const known = await stat(file).catch(() => undefined);
      if (known) {
        const usedAt = Math.floor(Math.max(known.atimeMs, known.mtimeMs));
        yield { file, size: known.size, usedAt };
      }
    }
  }
}

/** Returns the time since which the files that fit into a number of bytes have been used. */
function oldestWithin(bytes: number, bytesByTime: ReadonlyMap<number, number>): number {
  let left = bytes;
  let oldest = Infinity;
  for (const [usedAt, size] of [...bytesByTime].toSorted(([one], [other]) => other - one)) {
    left -= size;
    if (left < 0) break;
    oldest = usedAt;
  }
  return oldest;
}

/**
 * Creates the limit of a folder. It is measured seldom: a walk over 100,000 files takes seconds.
 * @param isCounted returns false for the name of a file that is never removed
 */
export function createDiskLimit(
  folder: string,
  maxBytes: number,
  isCounted: (name: string) => boolean = () => true,
): DiskLimit {
  let written = 0;

  const tidy = singleFlight(async (): Promise<void> => {
    written = 0;
    // Sizes by time instead of a list of all files, which may be a million.
    const bytesByTime = new Map<number, number>();
    let total = 0;
    for await (const { size, usedAt } of filesBelow(folder, isCounted)) {
      total += size;
      bytesByTime.set(usedAt, (bytesByTime.get(usedAt) ?? 0) + size);
    }
    if (total <= maxBytes) return;
    const oldest = oldestWithin(maxBytes * EMPTIED_TO, bytesByTime);
    for await (const { file, usedAt } of filesBelow(folder, isCounted)) {
      if (usedAt < oldest) await rm(file, { force: true }).catch(() => {});
    }
  });

  return {
    count: (bytes) => {
      written += bytes;
      if (written > maxBytes * (1 - EMPTIED_TO)) void tidy();
    },
    tidy,
  };
}

type Lifetime = {
  addHook: (event: "onClose" | "onListen", hook: () => Promise<void>) => unknown;
};

/** Measures the folder when the server has started, and every hour. */
export function tidyHourly(app: Lifetime, { tidy }: Pick<DiskLimit, "tidy">): void {
  app.addHook("onListen", async () => void tidy());
  const tidying = setInterval(() => void tidy(), MEASURE_MS);
  tidying.unref();
  app.addHook("onClose", async () => clearInterval(tidying));
}
