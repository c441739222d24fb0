import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Readiness } from "#server/kernel/readiness.ts";

// Full disks: how their errors are recognized, and the watch over the data folder.

/** SQLite's result codes for a full disk: for any write, and for a WAL file's shared memory. */
const SQLITE_FULL = 13;
const SQLITE_IOERR_SHMSIZE = 4874;

/** True if an error, of the file system or of SQLite, means that no space is left on the disk. */
export function isDiskFull(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === "ENOSPC" || code === "EDQUOT") return true;
  return errcode === SQLITE_FULL || errcode === SQLITE_IOERR_SHMSIZE;
}

/** Interval between test writes to a full disk, in milliseconds. */
const TRY_AGAIN_MS = 10_000;
const PROBE = Buffer.alloc(64 * 1024, 1);

/** Watch over the free space on the disk of the data folder. */
export type DiskSpace = {
  /** Returns true for an error of a full disk, which is then logged once and watched. */
  notice: (error: unknown) => boolean;
  close: () => void;
};

/** Writes a small file into a folder and removes it; throws if it cannot be written. */
function probe(folder: string): void {
  const file = join(folder, `space.${process.pid}.tmp`);
  try {
    writeFileSync(file, PROBE);
  } finally {
    rmSync(file, { force: true });
  }
}

/**
 * Watches the free space of the data folder. Writers report their errors to `notice`, which detects
 * a full disk; test writes detect that there is space again. Meanwhile the shop serves its cached
 * pages and stored data, and `/readyz` names `disk`.
 */
export function watchDisk(
  folder: string,
  options: {
    readiness: Pick<Readiness, "degrade">;
    log: { error: (facts: object, what: string) => void; warn: (what: string) => void };
  },
): DiskSpace {
  const { readiness, log } = options;
  let trying: NodeJS.Timeout | undefined;

  function tryAgain(): void {
    try {
      probe(folder);
    } catch {
      return;
    }
    clearInterval(trying);
    trying = undefined;
    readiness.degrade("disk", false);
    log.warn("the disk of DATA_DIR has space again");
  }

  function notice(error: unknown): boolean {
    if (!isDiskFull(error)) return false;
    if (trying) return true;
    trying = setInterval(tryAgain, TRY_AGAIN_MS).unref();
    readiness.degrade("disk", true);
    const what = "the disk of DATA_DIR is full: pages are served, orders and changes are refused";
    log.error({ err: error, folder }, what);
    return true;
  }

  try {
    probe(folder);
  } catch (error) {
    notice(error);
  }
  return { notice, close: () => clearInterval(trying) };
}
