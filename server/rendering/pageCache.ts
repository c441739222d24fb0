import { createHash } from "node:crypto";
import { access, readFile, rm, readdir, stat } from "node:fs/promises";
import { basename, join, dirname } from "node:path";
import { LRUCache } from "lru-cache";
import { singleFlight } from "#server/kernel/fetchOnce.ts";
import { wholeName, writeAtomic } from "#server/store/writeAtomic.ts";
import { compressPage, readPage } from "./cachedPage.ts";
import type { PageKey, CachedPage, UncompressedPage } from "./cachedPage.ts";
import type { Config } from "#server/kernel/config.ts";
import { createDiskLimit } from "#server/store/diskLimit.ts";
import type { DiskLimit } from "#server/store/diskLimit.ts";

// Page cache, in memory and on disk, where the pages of several builds share a limit.

/** Cache of shared pages: recent ones in memory, all on disk, and those that other servers share. */
export type PageCache = {
  get: (path: string) => Promise<CachedPage | undefined>;
  /** True if a page is cached. */
  has: (path: string) => Promise<boolean>;
  /** Caches a page that was rendered here or, compressed, by another server. */
  put: (path: string, page: UncompressedPage | CachedPage) => Promise<CachedPage>;
  /** Removes a page, if cached here. */
  remove: (path: string) => Promise<void>;
};

const SUFFIX = ".page";

/** True for the name of a page's file, also a temporary one. */
export const isPageFile = (name: string): boolean => wholeName(name).endsWith(SUFFIX);

/** Returns the key of the page at a path; a folder has the name of its build and facts. */
const keyOf = (folder: string, path: string): PageKey => ({ build: basename(folder), path });

/**
 * Returns the file of a path: hashed, as a path may contain characters that a file name may not.
 */
const fileOf = (folder: string, path: string) => {
  const name = createHash("sha256").update(path).digest("base64url");
  return join(folder, name.slice(0, 2), `${name}${SUFFIX}`);
};

/** Writes a page to the disk cache of a folder, without adding it to memory. */
export async function writePage(
  folder: string,
  path: string,
  page: UncompressedPage,
): Promise<void> {
  const { bytes } = await compressPage(keyOf(folder, path), page);
  await writeAtomic(fileOf(folder, path), bytes);
}

/**
 * Opens the page cache in a folder, which must belong to one build and one backend. A damaged file
 * counts as missing: the page is rendered again. If the folder is not writable, pages are cached in
 * memory only and `onError` is called.
 */
export function openPageCache(
  folder: string,
  options: {
    maxMemoryBytes: number;
    /** Called with the number of bytes that a write has added. */
    onWrite?: (bytes: number) => void;
    onError: (error: unknown, path: string) => void;
    /** Returns a page that another server has rendered. */
    elsewhere?: ((path: string) => Promise<CachedPage | undefined>) | undefined;
  },
): PageCache {
  const { maxMemoryBytes, onWrite = () => {}, onError } = options;
  const { elsewhere = async () => undefined } = options;
  const memory = new LRUCache<string, CachedPage>({
    maxSize: maxMemoryBytes,
    sizeCalculation: ({ bytes }) => bytes.length,
  });

  async function write(path: string, page: CachedPage): Promise<CachedPage> {
    const known = memory.peek(path);
    memory.set(path, page);
    try {
      await writeAtomic(fileOf(folder, path), page.bytes);
      onWrite(page.bytes.length - (known?.bytes.length ?? 0));
    } catch (error) {
      onError(error, path);
    }
    return page;
  }

  async function readFromDisk(path: string): Promise<CachedPage | undefined> {
    const bytes = await readFile(fileOf(folder, path)).catch(() => undefined);
    const stored = bytes && readPage(keyOf(folder, path), bytes);
    // A newer page may have been put while the file was read.
    const newer = memory.peek(path);
    if (stored && !newer) memory.set(path, stored);
    return newer ?? stored;
  }

  async function readElsewhere(path: string): Promise<CachedPage | undefined> {
    const page = await elsewhere(path);
    return page && write(path, page);
  }

  /** Reads a page that is not in memory, once for concurrent requests. */
  const read = singleFlight(
    async (path: string) => (await readFromDisk(path)) ?? readElsewhere(path),
  );

  return {
    get: async (path) => memory.get(path) ?? read(path),
    has: async (path) =>
      memory.has(path) ||
      access(fileOf(folder, path)).then(
        () => true,
        async () => (await read(path)) !== undefined,
      ),
    put: async (path, page) =>
      write(
        path,
        "bytes" in page ? page : await compressPage(keyOf(folder, path), page, memory.peek(path)),
      ),
    remove: async (path) => {
      memory.delete(path);
      const removing = rm(fileOf(folder, path), { force: true });
      await removing.catch((error: unknown) => onError(error, path));
    },
  };
}

/** Creates the limit of all cached pages on disk, whose least recently rendered are removed first. */
export const pagesLimit = (config: Pick<Config, "DATA_DIR" | "PAGE_CACHE_DISK_MB">): DiskLimit =>
  createDiskLimit(
    join(config.DATA_DIR, "pages"),
    config.PAGE_CACHE_DISK_MB * 1024 * 1024,
    isPageFile,
  );

/** Counts the pages in a folder of one build. */
const countPages = async (folder: string): Promise<number> =>
  (await readdir(folder, { recursive: true }).catch(() => [])).filter(isPageFile).length;

/**
 * Says how many of the stored pages fit the current build and settings, on whose folder they depend;
 * undefined if none are stored.
 */
export async function storedPagesNotice(current: string): Promise<string | undefined> {
  const own = await countPages(current);
  let most = own;
  for (const name of await readdir(dirname(current)).catch(() => [])) {
    most = Math.max(most, await countPages(join(dirname(current), name)));
  }
  if (most === 0) return undefined;
  const count = `${own} of ${most} stored pages fit this build and these settings.`;
  return own < most
    ? `${count} The others are rendered again as they are requested, or by npm run prerender with the same settings.`
    : count;
}

const OLD_MS = 7 * 24 * 3_600_000;

const buildOf = (folder: string) => basename(folder).replace(/-[^-]*$/, "");

/**
 * Deletes page caches of other builds next to a folder once they are a week old; until then an
 * earlier build may be restored or still be running. Rejects if they cannot be deleted.
 */
export async function removeOldPages(current: string): Promise<void> {
  const beside = dirname(current);
  const names = await readdir(beside).catch(() => []);
  for (const name of names.filter((other) => buildOf(other) !== buildOf(current))) {
    const folder = join(beside, name);
    // One after another, as the freed space is not urgent.
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > OLD_MS) await rm(folder, { recursive: true, force: true });
  }
}
