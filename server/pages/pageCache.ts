import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { writeAtomic } from "#server/state/writeAtomic.ts";
import { entityTag } from "./entityTag.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A page as it is kept: what a request for its HTML or its payload is answered from. */
export type CachedPage = {
  html: string;
  payload?: string;
  /** Epoch milliseconds of the rendering. */
  renderedAt: number;
};

/** One form of a page, ready to be sent in any encoding. */
export type CachedBody = { etag: string; plain: Buffer; br: Buffer; gzip: Buffer };

/** A page in memory. */
export type StoredPage = { html: CachedBody; payload?: CachedBody; renderedAt: number };

/** Pages that are the same for everyone: in memory the recent ones, on disk all. */
export type PageCache = {
  get: (path: string) => Promise<StoredPage | undefined>;
  put: (path: string, page: CachedPage) => Promise<StoredPage>;
  /** Forgets a page; does nothing where there is none. */
  remove: (path: string) => Promise<void>;
};

/** Brotli's qualities: a page that was just made is waited for, one that is asked for again is not. */
const [QUICK, DENSE] = [5, 11];
const MAX_MEMORY_BYTES = 128 * 1024 * 1024;

const inBrotli = (plain: Buffer, quality: number) =>
  compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** @param known what is kept of the page already: the same bytes need not be compressed again */
async function bodyOf(text: string, known?: CachedBody): Promise<CachedBody> {
  const plain = Buffer.from(text);
  const etag = entityTag(plain);
  if (known?.etag === etag) return known;
  const [br, zipped] = await Promise.all([inBrotli(plain, QUICK), compressGzip(plain)]);
  return { etag, plain, br, gzip: zipped };
}

const bytesOf = ({ html, payload }: StoredPage) =>
  [html, payload].reduce(
    (sum, body) => sum + (body ? body.plain.length + body.br.length + body.gzip.length : 0),
    0,
  );

async function storedFrom(page: CachedPage, known?: StoredPage): Promise<StoredPage> {
  const { html, payload, renderedAt } = page;
  return {
    html: await bodyOf(html, known?.html),
    ...(payload === undefined ? {} : { payload: await bodyOf(payload, known?.payload) }),
    renderedAt,
  };
}

/** The file of a path: hashed, because a path may hold anything a file name may not. */
const fileOf = (folder: string, path: string) => {
  const name = createHash("sha256").update(path).digest("base64url");
  return join(folder, name.slice(0, 2), `${name}.json`);
};

/** Writes a page where a store of that folder will find it, without keeping it in memory. */
export function writePage(folder: string, path: string, page: CachedPage): Promise<void> {
  return writeAtomic(fileOf(folder, path), JSON.stringify(page));
}

/**
 * Opens the page store in a folder, which must belong to one build and one backend. An unreadable
 * file is as good as none: the page is rendered again. Where the folder cannot be written, pages
 * are kept in memory alone and `onError` is told.
 */
export function openPageCache(
  folder: string,
  onError: (error: unknown, path: string) => void,
): PageCache {
  const memory = new LRUCache<string, StoredPage>({
    maxSize: MAX_MEMORY_BYTES,
    sizeCalculation: bytesOf,
  });
  const dense = new WeakSet<CachedBody>();
  let isCompressing = false;

  /** Makes a page in memory a tenth smaller to send; one at a time, as it takes a while. */
  async function compressWell(path: string, { html }: StoredPage): Promise<void> {
    if (isCompressing || dense.has(html)) return;
    isCompressing = true;
    const smaller = { ...html, br: await inBrotli(html.plain, DENSE) };
    isCompressing = false;
    dense.add(smaller);
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
