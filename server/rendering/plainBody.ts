import { gunzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { Encoding } from "./compressPage.ts";
import type { CachedBody } from "./pageFormat.ts";

// Uncompressed bodies of cached pages: four fifths of a page's bytes, which few clients request, so
// they are not stored.

/** Memory for those that were read last, in bytes. */
const MAX_BYTES = 16 * 1024 * 1024;

const recent = new LRUCache<CachedBody, Buffer>({
  maxSize: MAX_BYTES,
  // The key keeps the compressed body in memory.
  sizeCalculation: (plain, { br, gzip }) => plain.length + br.length + gzip.length,
});

/** Returns the text of a body. */
export function plainBody(body: CachedBody): Buffer {
  const known = recent.get(body);
  if (known) return known;
  const plain = gunzipSync(body.gzip);
  recent.set(body, plain);
  return plain;
}

/** Returns the bytes of a body in an encoding. */
export const encodedBody = (body: CachedBody, encoding: Encoding): Buffer =>
  encoding === "plain" ? plainBody(body) : body[encoding];
