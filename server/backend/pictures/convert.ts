import sharp from "sharp";
import type { Metadata, Sharp } from "sharp";
import { PictureError } from "./pictureError.ts";

// Image conversion with sharp: resizes, rotates and encodes as AVIF, WebP or JPEG.

/** Output formats, best first. */
export type PictureFormat = "avif" | "webp" | "jpeg";

const MAX_PIXELS = 50_000_000;
const MAX_SVG_BYTES = 1024 * 1024;
const TIMEOUT_SECONDS = 10;
/** SVG density at nominal width, and the maximum density. */
const SVG_DENSITY = 72;
const MAX_SVG_DENSITY = 1200;

/** Accepted source formats; other formats that the decoder knows are not product pictures. */
const READABLE = new Set(["jpeg", "png", "webp", "gif", "heif", "svg", "tiff"]);

// One thread per picture: the queue controls concurrency. No cache, as nothing is decoded twice.
sharp.concurrency(1);
sharp.cache(false);

const limits = { limitInputPixels: MAX_PIXELS, failOn: "truncated" } as const;

/** True if a source needs no conversion: a WebP of at most the wanted width, without metadata. */
const isMade = ({ format, width, exif, xmp, icc, pages = 1 }: Metadata, wanted: number) =>
  format === "webp" && width <= wanted && !exif && !xmp && !icc && pages === 1;

const moves = ({ format, pages = 1 }: Metadata) =>
  pages > 1 && (format === "gif" || format === "webp");

/** True if all frames of an animation together are within the pixel limit. */
const fits = ({ width, pageHeight, height, pages = 1 }: Metadata) =>
  width * (pageHeight ?? height) * pages <= MAX_PIXELS;

/** Opens a source: an animation with all frames if within the limit, an SVG at its target size. */
function openingOf(source: Buffer, known: Metadata, width: number, format: PictureFormat): Sharp {
  const isMoving = format === "webp" && moves(known) && fits(known);
  const density = Math.min(MAX_SVG_DENSITY, (SVG_DENSITY * width) / Math.max(1, known.width));
  return sharp(source, {
    ...limits,
    ...(isMoving && { animated: true }),
    ...(known.format === "svg" && { density: Math.max(1, density) }),
  });
}

function encoded(picture: Sharp, format: PictureFormat): Sharp {
  if (format === "avif") return picture.avif({ quality: 56, effort: 1 });
  if (format === "webp") return picture.webp({ quality: 76 });
  return picture.flatten({ background: "#fff" }).jpeg({ quality: 78, progressive: true });
}

/**
 * Converts a source to a picture of at most a width: rotated upright, without metadata, never
 * enlarged; an SVG is rasterized. Returns undefined if no such picture can be made, as for an
 * animated AVIF.
 */
export async function convert(
  source: Buffer,
  width: number,
  format: PictureFormat,
): Promise<Buffer | undefined> {
  try {
    const known = await sharp(source, limits).metadata();
    if (!READABLE.has(known.format)) throw new Error(`${known.format} is no picture`);
    if (known.format === "svg" && source.byteLength > MAX_SVG_BYTES) {
      throw new Error("the drawing is too large");
    }
    if (format === "avif" && moves(known)) return undefined;
    if (format === "webp" && isMade(known, width)) return source;
    const sized = openingOf(source, known, width, format)
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .timeout({ seconds: TIMEOUT_SECONDS });
    return await encoded(sized, format).toBuffer();
  } catch (cause) {
    throw new PictureError(502, "the source cannot be read as a picture", { cause });
  }
}
