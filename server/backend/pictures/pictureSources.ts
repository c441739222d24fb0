import { LRUCache } from "lru-cache";
import { BackendError } from "#relay/contract/errors.ts";
import type { Backend } from "#server/backend/line/backend.ts";
import type { BackendAccess } from "#server/backend/line/backendAccess.ts";
import { FETCHING } from "#server/kernel/fetchOnce.ts";
import { PictureError } from "./pictureError.ts";
import type { PictureRules, PictureSource } from "./pictureRules.ts";
import { MAX_SOURCE_BYTES, readWebPicture } from "./webPicture.ts";

// Reader of source pictures, with a short cache, shared reads and Retry-After.

/** Reads a source for the client of an IP address; rejects with a `PictureError`. */
export type ReadSource = (source: PictureSource, address?: string) => Promise<Buffer>;

/** Delay before a failed source is requested again. */
const FAILED_MS = 30_000;
const MAX_FAILED = 1_000;
/** `Retry-After` of a picture for which there was no connection, in seconds. */
const RETRY_SECONDS = 2;
const MAX_ORIGINS = 100;
/** Sources are cached for the AVIF that is made of them a moment later. */
const MAX_CACHED_BYTES = 32 * 1024 * 1024;

/**
 * Reads sources from a backend or the web; concurrent reads of a source are one. Requests to the
 * backend's origin take its connections, since PHP responds to those for a missing upload. While an
 * origin wants no requests (`Retry-After`), none is sent to it.
 */
export function createSourceReader(
  backend: Pick<Backend, "uploads" | "origin">,
  rules: PictureRules,
  access: Pick<BackendAccess, "picture">,
): ReadSource {
  const failed = new LRUCache<string, PictureError>({ max: MAX_FAILED, ttl: FAILED_MS });
  const pausedUntil = new LRUCache<string, number>({ max: MAX_ORIGINS });
  const current = new LRUCache<
    string,
    Buffer,
    { source: PictureSource; client: string | undefined }
  >({
    ...FETCHING,
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength + 1,
    fetchMethod: async (address, _known, { context: { source, client } }) => {
      try {
        return await (source.from === "uploads"
          ? readUpload(address)
          : readFromWeb(source, client));
      } catch (error) {
        // A pause concerns the whole origin, and has an end of its own.
        const isPause = error instanceof PictureError && error.retryAfterSeconds !== undefined;
        if (error instanceof PictureError && !isPause) failed.set(address, error);
        throw error;
      }
    },
  });

  async function readUpload(address: string): Promise<Buffer> {
    const request = new Request(`http://uploads.internal${address}`);
    const response = await backend.uploads?.(request);
    if (!response?.ok) throw new PictureError(404, "there is no such upload");
    const bytes = Buffer.from(await response.arrayBuffer());
    if (bytes.byteLength > MAX_SOURCE_BYTES) throw new PictureError(502, "the source is too large");
    return bytes;
  }

  /** Reads a source from the web, unless its origin wants no requests at the moment. */
  async function readFromWeb(
    source: Parameters<typeof readWebPicture>[0],
    client: string | undefined,
  ): Promise<Buffer> {
    const { origin } = new URL(source.address);
    const pauseMs = (pausedUntil.get(origin) ?? 0) - performance.now();
    if (pauseMs > 0) {
      const retryAfterSeconds = Math.ceil(pauseMs / 1000);
      throw new PictureError(503, "the source wants no request for now", { retryAfterSeconds });
    }
    try {
      return await readWebPicture(source, rules, (address, work) =>
        new URL(address).origin === backend.origin ? access.picture(client, work) : work(),
      );
    } catch (error) {
      if (error instanceof BackendError) {
        const { retryAfterSeconds = RETRY_SECONDS } = error;
        const reason = "the backend has no connection for the picture";
        throw new PictureError(503, reason, { cause: error, retryAfterSeconds });
      }
      const seconds = error instanceof PictureError ? error.retryAfterSeconds : undefined;
      if (seconds !== undefined) pausedUntil.set(origin, performance.now() + seconds * 1000);
      throw error;
    }
  }

  return async (source, client) => {
    const failure = failed.get(source.address);
    if (failure) throw failure;
    return current.forceFetch(source.address, { context: { source, client } });
  };
}
