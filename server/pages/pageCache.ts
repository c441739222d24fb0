import { createHash } from "node:crypto";
import { access, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { pageTags } from "#server/changes/pageTags.ts";
import { writeAtomic } from "#server/state/writeAtomic.ts";
import { entityTag } from "./entityTag.ts";
import type { RenderedPage } from "./render.ts";

// Page cache, in memory and on disk.

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Cached page: the source of HTML and payload responses. */
export type CachedPage = {
  html: string;
  /** Source of the style in the HTML, for the page's content security policy. */
  styleSource?: string;
  payload?: string;
  /** Time at which its rendering began, in epoch milliseconds: its data may be as old. */
  renderedAt: number;
};

/** Returns the part of a page just rendered that is cached. */
export const cachedFrom = (
  { html, styleSource, payload }: RenderedPage,
  renderedAt = Date.now(),
): CachedPage => ({
  html,
  ...(styleSource === undefined ? {} : { styleSource }),
  ...(payload === undefined ? {} : { payload }),
  renderedAt,
});

/** HTML or payload in all encodings. */
export type CachedBody = { etag: string; plain: Buffer; br: Buffer; gzip: Buffer };

/** Page in the memory cache. */
export type StoredPage = Pick<CachedPage, "styleSource" | "renderedAt"> & {
  html: CachedBody;
  payload?: CachedBody;
  /** Records that its data contain (`pageTags`). */
  tags: readonly string[];
};

/** Cache of shared pages: recent ones in memory, all on disk. */
export type PageCache = {
  get: (path: string) => Promise<StoredPage | undefined>;
  /** True if a page is cached, in memory or on disk. */
  has: (path: string) => Promise<boolean>;
  put: (path: string, page: CachedPage) => Promise<StoredPage>;
  /** Removes a page, if cached. */
  remove: (path: string) => Promise<void>;
};

/**
 * Brotli quality 5 for a page just rendered, as its visitor waits; 11 once it is requested again.
 */
const [BROTLI_FAST, BROTLI_BEST] = [5, 11];
const MAX_MEMORY_BYTES = 128 * 1024 * 1024;

const inBrotli = (plain: Buffer, quality: number) =>
  compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Compresses a text with brotli quality 5 and gzip; returns `known` if the text is unchanged. */
async function bodyOf(text: string, known?: CachedBody): Promise<CachedBody> {
  const plain = Buffer.from(text);
  const etag = entityTag(plain);
  if (known?.etag === etag) return known;
  const [br, zipped] = await Promise.all([inBrotli(plain, BROTLI_FAST), compressGzip(plain)]);
  return { etag, plain, br, gzip: zipped };
}

const bytesOf = ({ html, payload }: StoredPage) =>
  [html, payload].reduce(
    (sum, body) => sum + (body ? body.plain.length + body.br.length + body.gzip.length : 0),
    0,
  );

async function storedFrom(page: CachedPage, known?: StoredPage): Promise<StoredPage> {
  const { html, payload, ...facts } = page;
  return {
    html: await bodyOf(html, known?.html),
    ...(payload === undefined ? {} : { payload: await bodyOf(payload, known?.payload) }),
    tags: pageTags(payload),
    ...facts,
  };
}

/**
 * Returns the file of a path: hashed, as a path may contain characters that a file name may not.
 */
const fileOf = (folder: string, path: string) => {
  const name = createHash("sha256").update(path).digest("base64url");
  return join(folder, name.slice(0, 2), `${name}.json`);
};

/** Writes a page to the disk cache of a folder, without adding it to memory. */
export function writePage(folder: string, path: string, page: CachedPage): Promise<void> {
  return writeAtomic(fileOf(folder, path), JSON.stringify(page));
}

/**
 * Opens the page cache in a folder, which must belong to one build and one backend. An unreadable
 * file counts as missing: the page is rendered again. If the folder is not writable, pages are
 * cached in memory only and `onError` is called.
 */
export function openPageCache(
  folder: string,
  onError: (error: unknown, path: string) => void,
): PageCache {
  const memory = new LRUCache<string, StoredPage>({
    maxSize: MAX_MEMORY_BYTES,
    sizeCalculation: bytesOf,
  });
  const recompressed = new WeakSet<CachedBody>();
  let isCompressing = false;

  /** Recompresses a cached page with brotli quality 11, about a tenth smaller; one at a time. */
  async function compressWell(path: string, { html }: StoredPage): Promise<void> {
    if (isCompressing || recompressed.has(html)) return;
    isCompressing = true;
    const smaller = { ...html, br: await inBrotli(html.plain, BROTLI_BEST) };
    isCompressing = false;
    recompressed.add(smaller);
    const known = memory.get(path);
    if (known?.html === html) memory.set(path, { ...known, html: smaller });
  }

  return {
    get: async (path) => {
      const known = memory.get(path);
      if (known) {
        void compressWell(path, known);
        return known;
      }
      try {
        const text = await readFile(fileOf(folder, path), "utf8");
        const stored = await storedFrom(JSON.parse(text) as CachedPage);
        memory.set(path, stored);
        return stored;
      } catch {
        return undefined;
      }
    },
    has: async (path) =>
      memory.has(path) ||
      access(fileOf(folder, path)).then(
        () => true,
        () => false,
      ),
    put: async (path, page) => {
      const stored = await storedFrom(page, memory.get(path));
      memory.set(path, stored);
      await writePage(folder, path, page).catch((error: unknown) => onError(error, path));
      return stored;
    },
    remove: async (path) => {
      memory.delete(path);
      const removing = rm(fileOf(folder, path), { force: true });
      await removing.catch((error: unknown) => onError(error, path));
    },
  };
}
