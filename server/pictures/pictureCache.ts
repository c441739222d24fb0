import { createHash } from "node:crypto";
import { readFile, readdir, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { writeAtomic } from "#server/state/writeAtomic.ts";

// Disk cache of converted pictures, with LRU eviction.

const DAY_MS = 24 * 60 * 60_000;
/** Time after which a source is checked for changes. */
const MAX_AGE_MS = 30 * DAY_MS;
const MAX_BYTES = 512 * 1024 * 1024;
const MAX_MEMORY_BYTES = 32 * 1024 * 1024;
/** Share of the limit down to which a full folder is emptied, so that eviction is rare. */
const EMPTIED_TO = 0.9;

/**
 * Cache with all pictures on disk, and recent ones in memory. An unreadable or read-only folder
 * costs time only.
 */
export type PictureCache = {
  read: (name: string) => Promise<Buffer | undefined>;
  /** Stores a picture; returns false if it could not. */
  store: (name: string, bytes: Buffer) => Promise<boolean>;
  /** Evicts the least recently used pictures until the rest is within the limit. */
  tidy: () => Promise<void>;
};

/** Returns a picture's file name: a hash, so that no requested text becomes part of a path. */
export const cacheName = (address: string, width: number, format: string): string =>
  `${createHash("sha256").update(address).digest("hex").slice(0, 40)}-${width}.${format}`;

/** Opens the picture cache in a folder, created with the first picture. */
export function openPictureCache(
  folder: string,
  { maxBytes = MAX_BYTES, onError }: { maxBytes?: number; onError?: (error: unknown) => void } = {},
): PictureCache {
  const memory = new LRUCache<string, Buffer>({
    maxSize: MAX_MEMORY_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength + 1,
  });
  let untidied = 0;
  let tidying: Promise<void> | undefined;

  async function read(name: string): Promise<Buffer | undefined> {
    const known = memory.get(name);
    if (known) return known;
    const file = join(folder, name);
    try {
      const { mtime, atimeMs } = await stat(file);
      const left = mtime.getTime() + MAX_AGE_MS - Date.now();
      if (left <= 0) return undefined;
      const bytes = await readFile(file);
      // After a day the file is read again, if only to update its access time.
      memory.set(name, bytes, { ttl: Math.min(left, DAY_MS) });
      // Most systems do not record each access; once a day suffices to know which files are in use.
      if (Date.now() - atimeMs > DAY_MS) await utimes(file, new Date(), mtime).catch(() => {});
      return bytes;
    } catch {
      return undefined;
    }
  }

  async function store(name: string, bytes: Buffer): Promise<boolean> {
    try {
      await writeAtomic(join(folder, name), bytes);
    } catch (error) {
      onError?.(error);
      return false;
    }
    memory.delete(name);
    untidied += bytes.byteLength;
    if (untidied > maxBytes * (1 - EMPTIED_TO)) void tidy();
    return true;
  }

  async function removeOldest(): Promise<void> {
    const names = await readdir(folder).catch((): string[] => []);
    const files: { file: string; size: number; used: number }[] = [];
    for (const name of names) {
      const file = join(folder, name);
      const known = await stat(file).catch(() => undefined);
      if (known)
        files.push({ file, size: known.size, used: Math.max(known.atimeMs, known.mtimeMs) });
    }
    let total = files.reduce((sum, { size }) => sum + size, 0);
    if (total <= maxBytes) return;
    for (const { file, size } of files.toSorted((one, other) => one.used - other.used)) {
      if (total <= maxBytes * EMPTIED_TO) break;
      await rm(file, { force: true }).catch(() => {});
      total -= size;
    }
  }

  function tidy(): Promise<void> {
    untidied = 0;
    tidying ??= removeOldest().finally(() => void (tidying = undefined));
    return tidying;
  }

  return { read, store, tidy };
}
