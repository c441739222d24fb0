import sharp from "sharp";
import type { Metadata, Sharp } from "sharp";
import { PictureError } from "./pictureError.ts";

/** What pictures are made as, the best first. */
export type PictureFormat = "avif" | "webp" | "jpeg";

const MAX_PIXELS = 50_000_000;
const MAX_SVG_BYTES = 1024 * 1024;
const TIMEOUT_SECONDS = 10;
/** The density at which an SVG is as wide as it says, and the largest that is drawn. */
const SVG_DENSITY = 72;
const MAX_SVG_DENSITY = 1200;

/** What a shop may have uploaded; what else the decoder knows is no picture of a thing. */
const READABLE = new Set(["jpeg", "png", "webp", "gif", "heif", "svg", "tiff"]);

// Each picture takes one processor: several at once are for the queue to allow. Nothing is read
// twice, so what the decoder would keep is memory lost.
sharp.concurrency(1);
sharp.cache(false);

const limits = { limitInputPixels: MAX_PIXELS, failOn: "truncated" } as const;

/** Whether a source is what would be made of it: a WebP that is not too wide and tells nothing else. */
const isMade = ({ format, width, exif, xmp, icc, pages = 1 }: Metadata, wanted: number) =>
  format === "webp" && width <= wanted && !exif && !xmp && !icc && pages === 1;

const moves = ({ format, pages = 1 }: Metadata) =>
  pages > 1 && (format === "gif" || format === "webp");

/** Whether all of a moving picture's frames together are within what one picture may be. */
const fits = ({ width, pageHeight, height, pages = 1 }: Metadata) =>
  width * (pageHeight ?? height) * pages <= MAX_PIXELS;

/** How a source is opened: one that moves whole, if it is not too much; a drawing at its size. */
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
  if (format === "avif") return picture.avif({ quality: 56, effort: 2 });
  if (format === "webp") return picture.webp({ quality: 76 });
  return picture.flatten({ background: "#fff" }).jpeg({ quality: 78, progressive: true });
}

/**
 * Makes a source into a picture of a width at most: upright, without what its camera wrote into it,
 * and never larger than it was; an SVG is drawn, so that what is sent is pixels only. Undefined
 * where there is nothing to be made: no AVIF moves.
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
