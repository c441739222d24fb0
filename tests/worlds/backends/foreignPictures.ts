import sharp from "sharp";
import { foreignShop } from "./foreignShop.ts";
import { openPictureServer } from "./pictureServer.ts";
import type { PictureServer } from "./pictureServer.ts";

// Pictures of the other merchant's shop, drawn as knitted stripes.

const SIDE = 900;
const SIZES = ["", "-300x300", "-150x150", "-768x768", "-600x600", "-100x100"];
const HUES = [205, 20, 145, 265, 40, 330, 185, 95];

/** Draws a knitted square in stripes of one hue. */
function drawKnit(hue: number): Promise<Buffer> {
  const stitches = Array.from({ length: 20 }, (_, row) => {
    const lightness = 42 + (row % 3) * 14;
    const y = row * 45;
    const zigzag = Array.from({ length: 21 }, (__, at) => `${at * 45},${y + (at % 2) * 28}`);
    return `<polyline points="${zigzag.join(" ")}" fill="none" stroke="hsl(${hue} 38% ${lightness}%)" stroke-width="30"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="100%" height="100%" fill="hsl(${hue} 30% 30%)"/>${stitches.join("")}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
}

/** Opens a server with the uploads of that shop's WordPress. */
export async function openForeignPictures(): Promise<PictureServer> {
  const server = await openPictureServer();
  const files = foreignShop.products.flatMap(({ pictures }) => pictures.map(({ file }) => file));
  for (const [at, file] of files.entries()) {
    const bytes = await drawKnit(HUES[at % HUES.length] ?? 0);
    for (const size of SIZES) {
      server.put(`/wp-content/uploads/2026/11/${file}${size}.jpg`, { bytes });
    }
  }
  return server;
}
