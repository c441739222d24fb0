import sharp from "sharp";
import { CANVAS } from "./stage.ts";

// Rasterizer of the SVG pictures: WebP at the requested width, with sharp.

// One thread per picture, and no cache of libvips: both only take memory beside a server.
sharp.concurrency(1);
sharp.cache(false);

/** Density at which librsvg renders an SVG at its own size. */
const NATURAL_DENSITY = 72;

/**
 * Renders an SVG as WebP, `width` pixels wide, directly at that size: four times faster than
 * rendering it in full and scaling it down.
 */
export async function rasterise(svg: string, width: number): Promise<Buffer> {
  const density = (NATURAL_DENSITY * width) / CANVAS.width;
  return sharp(Buffer.from(svg), { density }).resize(width).webp({ quality: 76 }).toBuffer();
}
