import { LRUCache } from "lru-cache";
import type { Backend } from "#server/backend.ts";
import { PictureError } from "./pictureError.ts";
import type { PictureRules, PictureSource } from "./pictureRules.ts";
import { MAX_SOURCE_BYTES, readWebPicture } from "./webPicture.ts";

/** Reads a source for a picture of a width; rejects with a `PictureError`. */
export type ReadSource = (source: PictureSource, width: number) => Promise<Buffer>;

/** Delay before a failed source is requested again. */
const FAILED_MS = 30_000;
const MAX_FAILED = 1_000;
/** Sources are cached for the AVIF that is made of them a moment later. */
const MAX_CACHED_BYTES = 32 * 1024 * 1024;

/** Reads sources from a backend or the web; concurrent reads of a source are one. */
export function createSourceReader(
  { uploads }: Pick<Backend, "uploads">,
  rules: PictureRules,
): ReadSource {
  const failed = new LRUCache<string, PictureError>({ max: MAX_FAILED, ttl: FAILED_MS });
  const underWay = new Map<string, Promise<Buffer>>();
  const current = new LRUCache<string, Buffer>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength + 1,
  });

  async function readUpload(address: string, width: number): Promise<Buffer> {
    const request = new Request(`http://uploads.internal${address}?width=${width}`);
    const response = await uploads?.(request);
    if (!response?.ok) throw new PictureError(404, "there is no such upload");
    const bytes = Buffer.from(await response.arrayBuffer());
    if (bytes.byteLength > MAX_SOURCE_BYTES) throw new PictureError(502, "the source is too large");
    return bytes;
  }

  return async (source, width) => {
    // A web source serves all widths; the embedded backend may have one source per width.
    const key = source.from === "uploads" ? `${width} ${source.address}` : source.address;
    const failure = failed.get(key);
    if (failure) throw failure;
    const known = current.get(key) ?? underWay.get(key);
    if (known) return known;
    const reading =
      source.from === "uploads" ? readUpload(source.address, width) : readWebPicture(source, rules);
    underWay.set(key, reading);
    try {
      const bytes = await reading;
      current.set(key, bytes);
      return bytes;
    } catch (error) {
      if (error instanceof PictureError) failed.set(key, error);
      throw error;
    } finally {
      underWay.delete(key);
    }
  };
}
