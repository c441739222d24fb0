import { availableParallelism } from "node:os";
import { createLimiter } from "#server/limits/limiter.ts";
import type { PictureFormat } from "./convert.ts";
import { createBackgroundQueue } from "./backgroundQueue.ts";
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
  /** Returns a picture of at most a width; rejects with a `PictureError`. */
  get: (source: PictureSource, width: number, shown: AcceptedFormats) => Promise<MadePicture>;
  close: () => void;
};

/** Maximum number of concurrent conversions, and of queued ones. */
const MAX_CONCURRENT = 16;
const MAX_QUEUED = 256;
/** Idle time after the last requested picture before AVIFs are made, in milliseconds. */
const QUIET_MS = 1_000;
const MAX_UNCACHED = 5_000;

/** An AVIF hardly smaller is not worth another download: an empty file marks it. */
const MAX_AVIF_SHARE = 0.95;
const AVIF_SKIPPED = Buffer.alloc(0);

type PictureRequest = { source: PictureSource; width: number; format: PictureFormat };

/**
 * Converts pictures on request, each once. AVIF takes several times as long as WebP, so no request
 * waits for it: it is made afterwards, one at a time, for later requests. Without `cache` there is
 * no AVIF, as it could not be stored.
 */
export function createPictures(read: ReadSource, cache: PictureCache | undefined): Pictures {
  const inFlight = new Map<string, Promise<Buffer>>();
  const turns = createLimiter(
    { pictures: { startsBelow: MAX_CONCURRENT, mayWait: MAX_QUEUED } },
    () => new PictureError(503, "too many pictures are waiting"),
  );
  const processors = createLimiter({ conversions: { startsBelow: availableParallelism() } });
  /** Pictures whose AVIF could not be made or stored: not retried until a restart. */
  const uncached = new Set<string>();
  let lastRequestedAt = 0;
  const upgrades = createBackgroundQueue(
    () => !turns.isBusy() && Date.now() - lastRequestedAt > QUIET_MS,
  );

  async function make({ source, width, format }: PictureRequest, name: string): Promise<Buffer> {
    const { convert } = await import("./convert.ts");
    const bytes = await turns.take("pictures", async () => {
      const whole = await read(source, width);
      return processors.take("conversions", () => convert(whole, width, format));
    });
    lastRequestedAt = Date.now();
    if (!bytes) throw new Error("every picture can be WebP and JPEG");
    await cache?.store(name, bytes);
    return bytes;
  }

  /** Returns a cached picture, or joins or starts its conversion. */
  async function getNow(request: PictureRequest): Promise<Buffer> {
    const name = cacheName(request.source.address, request.width, request.format);
    const running = inFlight.get(name);
    if (running) return running;
    const getting = (async () =>
      (await cache?.read(name)) ?? (await make(request, name)))().finally(() =>
      inFlight.delete(name),
    );
    inFlight.set(name, getting);
    return getting;
  }

  async function makeBetter(source: PictureSource, width: number, name: string): Promise<void> {
    try {
      const { convert } = await import("./convert.ts");
      const whole = await read(source, width);
      const webp = await getNow({ source, width, format: "webp" });
      // Outside the limiter: background work takes no slot of requested pictures.
      const avif = await convert(whole, width, "avif");
      const isSmaller = avif && avif.byteLength < webp.byteLength * MAX_AVIF_SHARE;
      if (await cache?.store(name, isSmaller ? avif : AVIF_SKIPPED)) return;
    } catch {
      // The WebP exists; the next start retries.
    }
    if (uncached.size < MAX_UNCACHED) uncached.add(name);
  }

  async function get(
    source: PictureSource,
    width: number,
    shown: AcceptedFormats,
  ): Promise<MadePicture> {
    const name = cacheName(source.address, width, "avif");
    const avif = shown.avif ? await cache?.read(name) : undefined;
    if (avif && avif.byteLength > 0) return { bytes: avif, format: "avif", isFinal: true };
    const format = shown.webp ? "webp" : "jpeg";
    const bytes = await getNow({ source, width, format });
    const isFinal = !shown.avif || avif !== undefined || !cache || uncached.has(name);
    if (!isFinal) upgrades.add(name, () => makeBetter(source, width, name));
    return { bytes, format, isFinal };
  }

  return { get, close: upgrades.close };
}
