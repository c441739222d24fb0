import { readdir, rm, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { wholeName } from "#server/store/writeAtomic.ts";
import { filesIn, readRecords, recordsIn } from "./buildRecords.ts";
import type { OnError } from "./buildRecords.ts";

// Garbage collection of retained builds and their files.

const DAY_MS = 24 * 3_600_000;

/** Returns all file names below a folder, as relative paths; empty if there is no such folder. */
export async function namesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/**
 * Removes builds last served more than `days` ago, and the files that no other build needs. While
 * any record is unreadable it removes no file, as the file may be that record's. Rejects if
 * something cannot be removed.
 */
export async function pruneBuilds(folder: string, days: number, onError: OnError): Promise<void> {
  // Listed before the records are read: another process writes a build's record before its files,
  // so a file found here without a record belongs to none.
  const names = await namesBelow(filesIn(folder));
  const oldest = Date.now() - days * DAY_MS;
  for (const name of await readdir(recordsIn(folder))) {
    const file = join(recordsIn(folder), name);
    // Another process may have removed it in the meantime.
    const servedAt = (await stat(file).catch(() => undefined))?.mtimeMs ?? Infinity;
    if (servedAt < oldest) await rm(file, { force: true });
  }
  const { records, isWhole } = readRecords(folder, onError);
  if (!isWhole) return;
  const needed = new Set(records.flatMap(({ files }) => files));
  const unneeded = names.filter((name) => !needed.has(wholeName(name)));
  await Promise.all(unneeded.map((name) => rm(join(filesIn(folder), name), { force: true })));
}
