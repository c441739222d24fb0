import { availableParallelism } from "node:os";
import type { PictureFormat } from "./convert.ts";
import { createBackgroundQueue } from "./backgroundQueue.ts";
import { cacheName } from "./pictureCache.ts";
import type { PictureCache } from "./pictureCache.ts";
import type { PictureSource } from "./pictureRules.ts";
import type { ReadSource } from "./pictureSources.ts";
import { createLimiter } from "./limiter.ts";

/** A picture as it is sent; `isFinal` where there will be no better one of it. */
export type MadePicture = { bytes: Buffer; format: PictureFormat; isFinal: boolean };

/** The formats of a picture that a browser says it shows. */
export type Shown = { avif: boolean; webp: boolean };

export type Pictures = {
  /** A picture of a width at most; rejects with a `PictureError`. */
  get: (source: PictureSource, width: number, shown: Shown) => Promise<MadePicture>;
  close: () => void;
};

/** Sources that are read or made together, and how many may wait for that. */
const AT_ONCE = 16;
const MAY_WAIT = 256;
/** How long after the last picture that somebody waited for the better ones are made. */
const QUIET_MS = 1_000;
const MAX_UNCACHED = 5_000;

/** An AVIF that is hardly smaller is not worth another download: an empty file says so. */
const WORTH = 0.95;
const NOT_WORTH_IT = Buffer.alloc(0);

type Asked = { source: PictureSource; width: number; format: PictureFormat };

/**
 * Makes pictures when they are asked for, each once. AVIF takes several times as long as WebP and
 * is never waited for: it is made afterwards, one at a time, and answers whoever asks then.
 * @param cache where pictures are kept; without it there is no AVIF, which could not be kept
 */
export function createPictures(read: ReadSource, cache: PictureCache | undefined): Pictures {
  const underWay = new Map<string, Promise<Buffer>>();
  const turns = createLimiter(AT_ONCE, MAY_WAIT);
  const processors = createLimiter(availableParallelism());
  /** Those whose AVIF could not be made or kept: it is not tried again until a restart. */
  const uncached = new Set<string>();
  let lastAsked = 0;
  const later = createBackgroundQueue(() => !turns.isBusy() && Date.now() - lastAsked > QUIET_MS);

  async function make({ source, width, format }: Asked, name: string): Promise<Buffer> {
    const { convert } = await import("./convert.ts");
    const bytes = await turns.take(async () => {
      const whole = await read(source, width);
      return processors.take(() => convert(whole, width, format));
    });
    lastAsked = Date.now();
    if (!bytes) throw new Error("every picture can be WebP and JPEG");
    await cache?.keep(name, bytes);
    return bytes;
  }

  /** A picture that is kept, or is being made, or is made now. */
  async function getNow(asked: Asked): Promise<Buffer> {
    const name = cacheName(asked.source.address, asked.width, asked.format);
    const running = underWay.get(name);
    if (running) return running;
    const getting = (async () => (await cache?.read(name)) ?? (await make(asked, name)))().finally(
      () => underWay.delete(name),
    );
    underWay.set(name, getting);
    return getting;
  }

  async function makeBetter(source: PictureSource, width: number, name: string): Promise<void> {
    try {
      const { convert } = await import("./convert.ts");
      const whole = await read(source, width);
      const webp = await getNow({ source, width, format: "webp" });
      // Beside the turns of what shoppers wait for, of which this takes none.
      const avif = await convert(whole, width, "avif");
      const isWorth = avif && avif.byteLength < webp.byteLength * WORTH;
      if (await cache?.keep(name, isWorth ? avif : NOT_WORTH_IT)) return;
    } catch {
      // The picture is there as WebP; the next start tries again.
    }
    if (uncached.size < MAX_UNCACHED) uncached.add(name);
  }

  async function get(source: PictureSource, width: number, shown: Shown): Promise<MadePicture> {
    const name = cacheName(source.address, width, "avif");
    const avif = shown.avif ? await cache?.read(name) : undefined;
    if (avif && avif.byteLength > 0) return { bytes: avif, format: "avif", isFinal: true };
    const format = shown.webp ? "webp" : "jpeg";
    const bytes = await getNow({ source, width, format });
    const isFinal = !shown.avif || avif !== undefined || !cache || uncached.has(name);
    if (!isFinal) later.add(name, () => makeBetter(source, width, name));
    return { bytes, format, isFinal };
  }

  return { get, close: later.close };
}
