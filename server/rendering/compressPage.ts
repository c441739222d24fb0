import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import { pageTags } from "#server/catalogue/pageTags.ts";
import { entityTag } from "./entityTag.ts";
import { storedPage } from "./pageFormat.ts";
import type { CachedBody, PageContent, PageKey, StoredPage } from "./pageFormat.ts";

// Compression of cached pages, once for all their responses.

/** Rendered page that is to be cached. */
export type CachedPage = Pick<PageContent, "styleSource" | "renderedAt"> & {
  html: string;
  payload?: string;
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Brotli quality 5 for a page just rendered, as its visitor waits; 11 once it is requested again,
 * about a tenth smaller.
 */
const [BROTLI_FAST, BROTLI_BEST] = [5, 11];

/** The window is as large as a large page: the default one takes 9 MB of memory each time. */
const inBrotli = (plain: Buffer, quality: number) =>
  compressBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });

/** Compresses a text; returns `known` if the text is unchanged. */
async function bodyOf(text: string, known?: CachedBody): Promise<CachedBody> {
  const plain = Buffer.from(text);
  const etag = entityTag(plain);
  if (known?.etag === etag) return known;
  const [br, zipped] = await Promise.all([inBrotli(plain, BROTLI_FAST), compressGzip(plain)]);
  return { etag, quality: BROTLI_FAST, br, gzip: zipped };
}

/** Compresses a rendered page; what is unchanged since `known` is not compressed again. */
export async function compressPage(
  key: PageKey,
  { html, payload, ...facts }: CachedPage,
  known?: StoredPage,
): Promise<StoredPage> {
  return storedPage(key, {
    ...facts,
    tags: pageTags(payload),
    html: await bodyOf(html, known?.html),
    ...(payload === undefined ? {} : { payload: await bodyOf(payload, known?.payload) }),
  });
}

const isBest = ({ quality }: CachedBody) => quality === BROTLI_BEST;

/** True if the page is compressed as well as possible. */
export const isCompressedWell = ({ html, payload }: StoredPage): boolean =>
  isBest(html) && (!payload || isBest(payload));

async function bestOf(body: CachedBody): Promise<CachedBody> {
  if (isBest(body)) return body;
  const br = await inBrotli(gunzipSync(body.gzip), BROTLI_BEST);
  return { ...body, quality: BROTLI_BEST, br };
}

/** Compresses a stored page with brotli quality 11. */
export async function compressWell(key: PageKey, page: StoredPage): Promise<StoredPage> {
  const { html, payload } = page;
  return storedPage(key, {
    ...page,
    html: await bestOf(html),
    ...(payload && { payload: await bestOf(payload) }),
  });
}

/** Encodings in which a body may be sent. */
export type Encoding = "br" | "gzip" | "plain";

/**
 * Returns the best encoding that an `Accept-Encoding` header accepts; `q=0` refuses one by name.
 */
export function acceptedEncoding(header = ""): Encoding {
  const accepted = header
    .toLowerCase()
    .split(",")
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.replace(/;.*/, "").trim());
  return (["br", "gzip"] as const).find((encoding) => accepted.includes(encoding)) ?? "plain";
}
