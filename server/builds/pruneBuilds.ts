import { readdir, rm, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { wholeName } from "#server/state/writeAtomic.ts";
import { filesIn, readRecords, recordsIn } from "./buildRecords.ts";
import type { OnError } from "./buildRecords.ts";

const DAY_MS = 24 * 3_600_000;

/** The names of all files below a folder, as paths from it; none where there is no such folder. */
export async function namesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/**
 * Removes the builds that were last served before so many days, and the files that no other build
 * needs. While there is a record that cannot be read, no file goes: it may be that record's.
 * Rejects where something cannot be removed.
 */
export async function pruneBuilds(folder: string, days: number, onError: OnError): Promise<void> {
  // Listed before the records are read: another process writes a build's record before its files,
  // so whatever is met here without being in a record has none.
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
