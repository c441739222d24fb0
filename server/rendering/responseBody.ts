import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { createHash } from "node:crypto";

// Bodies of public responses: entity tags, encodings, and the compressed bodies of cached pages.

/** HTML or payload in the encodings that are stored. */
export type CachedBody = {
  etag: string;
  br: Buffer;
  gzip: Buffer;
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
export async function compressBody(text: string, known?: CachedBody): Promise<CachedBody> {
  const plain = Buffer.from(text);
  const etag = entityTag(plain);
  if (known?.etag === etag) return known;
  const [br, zipped] = await Promise.all([inBrotli(plain), compressGzip(plain)]);
  return { etag, br, gzip: zipped };
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

/** Returns a body's entity tag, a hash: equal bytes have equal tags in every process. */
export const entityTag = (body: string | Buffer): string =>
  `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;

/**
 * True if an `If-None-Match` header names an entity tag. Uses the weak comparison of RFC 9110,
 * because proxies that change the encoding mark the tag as weak.
 */
export function isKnownTag(header: string | undefined, tag: string): boolean {
  const opaque = (one: string) => one.trim().replace(/^W\//, "");
  return (header ?? "")
    .split(",")
    .map(opaque)
    .some((known) => known === opaque(tag) || known === "*");
}
