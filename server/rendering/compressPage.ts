import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
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

/** Brotli quality: 11 makes a page a tenth smaller, and takes sixty times as long. */
const BROTLI_QUALITY = 5;

/** The window is as large as a large page: the default one takes 9 MB of memory each time. */
const inBrotli = (plain: Buffer) =>
  compressBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });

/** Compresses a text; returns `known` if the text is unchanged. */
async function bodyOf(text: string, known?: CachedBody): Promise<CachedBody> {
  const plain = Buffer.from(text);
  const etag = entityTag(plain);
  if (known?.etag === etag) return known;
  const [br, zipped] = await Promise.all([inBrotli(plain), compressGzip(plain)]);
  return { etag, br, gzip: zipped };
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

/** Memory for the texts that were read last, in bytes. */
const MAX_PLAIN_BYTES = 16 * 1024 * 1024;

/**
 * Uncompressed bodies: four fifths of a page's bytes, which few clients request, so they are not
 * stored.
 */
const plainBodies = new LRUCache<CachedBody, Buffer>({
  maxSize: MAX_PLAIN_BYTES,
  // The key keeps the compressed body in memory.
  sizeCalculation: (plain, body) => plain.length + body.br.length + body.gzip.length,
  memoMethod: (body) => gunzipSync(body.gzip),
});

/** Returns the text of a body. */
export const plainBody = (body: CachedBody): Buffer => plainBodies.memo(body);

/** Encodings in which a body may be sent. */
export type Encoding = "br" | "gzip" | "plain";

/** Returns the bytes of a body in an encoding. */
export const encodedBody = (body: CachedBody, encoding: Encoding): Buffer =>
  encoding === "plain" ? plainBody(body) : body[encoding];

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
