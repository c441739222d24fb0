import { createHash } from "node:crypto";
import { readFile, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { createDiskLimit } from "#server/store/diskLimit.ts";
import { writeAtomic } from "#server/store/writeAtomic.ts";

// Disk cache of converted pictures, with LRU eviction.

const DAY_MS = 24 * 60 * 60_000;
/** Time after which a source is checked for changes. */
const MAX_AGE_MS = 30 * DAY_MS;
const MAX_BYTES = 512 * 1024 * 1024;
const MAX_MEMORY_BYTES = 32 * 1024 * 1024;

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
  const { count, tidy } = createDiskLimit(folder, maxBytes);

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
    count(bytes.byteLength);
    return true;
  }

  return { read, store, tidy };
}
