import { availableParallelism } from "node:os";
import { LRUCache } from "lru-cache";
import { singleFlight } from "#server/kernel/fetchOnce.ts";
import { networkOf } from "#server/limits/clientNetwork.ts";
import { createLimiter } from "#server/limits/limiter.ts";
import type { PictureFormat } from "./convert.ts";
import { createBackgroundQueue } from "./backgroundQueue.ts";
import { createConverters } from "./converters.ts";
import type { Converters } from "./converters.ts";
import { cacheName } from "./pictureCache.ts";
import type { PictureCache } from "./pictureCache.ts";
import type { PictureSource } from "./pictureRules.ts";
import { PictureError } from "./pictureError.ts";
import type { ReadSource } from "./pictureSources.ts";

// Image conversion on demand, with a queue and a later upgrade to AVIF.

/** Picture to send; `isFinal` if no better format follows. */
export type MadePicture = { bytes: Buffer; format: PictureFormat; isFinal: boolean };

/** Picture formats that a browser accepts. */
export type AcceptedFormats = { avif: boolean; webp: boolean };

export type Pictures = {
  /**
   * Returns a picture of at most a width, for the client of an IP address; rejects with a
   * `PictureError`.
   */
  get: (
    wanted: { source: PictureSource; width: number },
    shown: AcceptedFormats,
    address?: string,
  ) => Promise<MadePicture>;
  close: () => void;
};

/** Maximum number of pictures in the making, of those of one network, and of queued ones. */
const MAX_CONCURRENT = 16;
const MAX_OF_NETWORK = 5;
const MAX_QUEUED = 256;
/** Bounds of drawings: one at a time, so that slow ones never take the processors of photographs. */
const DRAWINGS = { startsBelow: 1, mayWait: 64, maxWaitMs: 20_000 };
/** Sources that could not be converted, and the time before one is tried again, in milliseconds. */
const UNREADABLE = { max: 1_000, ttl: 600_000 };
/** Idle time after the last requested picture before AVIFs are made, in milliseconds. */
const QUIET_MS = 1_000;
const MAX_UNCACHED = 5_000;

/** An AVIF hardly smaller is not worth another download: an empty file marks it. */
const MAX_AVIF_SHARE = 0.95;
const AVIF_SKIPPED = Buffer.alloc(0);

type PictureRequest = { source: PictureSource; width: number; format: PictureFormat };

/** Beginnings of JPEG, PNG, GIF, WebP, AVIF and TIFF. Anything else may be a drawing, in SVG. */
const PIXELS = /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF[^]{4}WEBP|[^]{4}ftyp|II\*\0|MM\0\*)/;
const hasPixels = (source: Buffer) => PIXELS.test(source.toString("latin1", 0, 12));

/**
 * Converts pictures on request, each once. AVIF takes several times as long as WebP, so no request
 * waits for it: it is made afterwards, one at a time, for later requests. Without `cache` there is
 * no AVIF, as it could not be stored.
 */
export function createPictures(
  read: ReadSource,
  cache: PictureCache | undefined,
  converters: Converters = createConverters(),
): Pictures {
  const refusal = () => new PictureError(503, "too many pictures are waiting");
  const bounds = { startsBelow: MAX_CONCURRENT, mayWait: MAX_QUEUED };
  const turns = createLimiter({ pictures: bounds }, refusal, MAX_OF_NETWORK);
  const processors = createLimiter({ conversions: { startsBelow: availableParallelism() } });
  const drawings = createLimiter({ drawings: DRAWINGS }, refusal);
  const unreadable = new LRUCache<string, PictureError>(UNREADABLE);
  /** Pictures whose AVIF could not be made or stored: not retried until a restart. */
  const uncached = new Set<string>();
  let lastRequestedAt = 0;
  const upgrades = createBackgroundQueue(
    () => !turns.isBusy() && Date.now() - lastRequestedAt > QUIET_MS,
  );

  /** Converts a source; one that cannot be converted, or not in time, is refused for a while. */
  async function convert(
    { source: { address }, width, format }: PictureRequest,
    source: Buffer,
  ): Promise<Buffer | undefined> {
    try {
      return await converters.convert({ source, width, format });
    } catch (error) {
      if (error instanceof PictureError && error.status !== 503) unreadable.set(address, error);
      throw error;
    }
  }

  async function make(
    request: PictureRequest,
    name: string,
    address: string | undefined,
  ): Promise<Buffer> {
    const failure = unreadable.get(request.source.address);
    if (failure) throw failure;
    const network = networkOf(address ?? "");
    const bytes = await turns.take(
      "pictures",
      async (lend) => {
        const source = await read(request.source, address);
        const work = () => convert(request, source);
        if (hasPixels(source)) return processors.take("conversions", work, network);
        return lend(() => drawings.take("drawings", work, network));
      },
      network,
    );
    lastRequestedAt = Date.now();
    if (!bytes) throw new Error("every picture can be WebP and JPEG");
    await cache?.store(name, bytes);
    return bytes;
  }

  const readOrMake = singleFlight(
    async (name: string, request: PictureRequest, address?: string) =>
      (await cache?.read(name)) ?? make(request, name, address),
  );

  /** Returns a cached picture, or joins or starts its conversion. */
  const getNow = (request: PictureRequest, address?: string): Promise<Buffer> =>
    readOrMake(cacheName(request.source.address, request.width, request.format), request, address);

  async function makeBetter(source: PictureSource, width: number, name: string): Promise<void> {
    try {
      const whole = await read(source);
      const webp = await getNow({ source, width, format: "webp" });
      // Outside the limiter: background work takes no slot of requested pictures.
      const avif = await converters.convert({ source: whole, width, format: "avif" });
      const isSmaller = avif && avif.byteLength < webp.byteLength * MAX_AVIF_SHARE;
      if (await cache?.store(name, isSmaller ? avif : AVIF_SKIPPED)) return;
    } catch {
      // The WebP exists; the next start retries.
    }
    if (uncached.size < MAX_UNCACHED) uncached.add(name);
  }

  async function get(
    { source, width }: { source: PictureSource; width: number },
    shown: AcceptedFormats,
    address?: string,
  ): Promise<MadePicture> {
    const name = cacheName(source.address, width, "avif");
    const avif = shown.avif ? await cache?.read(name) : undefined;
    if (avif && avif.byteLength > 0) return { bytes: avif, format: "avif", isFinal: true };
    const format = shown.webp ? "webp" : "jpeg";
    const bytes = await getNow({ source, width, format }, address);
    const isFinal = !shown.avif || avif !== undefined || !cache || uncached.has(name);
    if (!isFinal) upgrades.add(name, () => makeBetter(source, width, name));
    return { bytes, format, isFinal };
  }

  return {
    get,
    close: () => {
      upgrades.close();
      converters.close();
    },
  };
}
