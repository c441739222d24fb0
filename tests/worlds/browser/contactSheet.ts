import { join } from "node:path";
import sharp from "sharp";

// Contact sheet of screenshots: tiles side by side in one PNG.

const TILE = { width: 300, height: 560 };
const CAPTION = 26;
const GAP = 12;
const COLUMNS = 6;

/** A picture's file and its caption on the sheet. */
export type SheetPicture = { file: string; caption: string };

const captionImage = (caption: string) => {
  const text = caption.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE.width}" height="${CAPTION}"><text y="17" font-family="sans-serif" font-size="14" fill="#222">${text}</text></svg>`,
  );
};

/** Returns the upper part of a screenshot at the width of a tile, or all of a short one. */
async function tileOf(file: string): Promise<Buffer> {
  const picture = await sharp(file).resize(TILE.width).toBuffer({ resolveWithObject: true });
  const height = Math.min(TILE.height, picture.info.height);
  return sharp(picture.data).extract({ left: 0, top: 0, width: TILE.width, height }).toBuffer();
}

/** Writes a sheet with the upper part of each picture into a folder; returns its path. */
export async function layOutSheet(
  folder: string,
  name: string,
  pictures: readonly SheetPicture[],
): Promise<string> {
  const stepX = TILE.width + GAP;
  const stepY = TILE.height + CAPTION + GAP;
  const tiles = await Promise.all(
    pictures.map(async ({ file, caption }, index) => {
      const left = GAP + (index % COLUMNS) * stepX;
      const top = GAP + Math.floor(index / COLUMNS) * stepY;
      return [
        { input: await tileOf(file), left, top },
        { input: captionImage(caption), left, top: top + TILE.height },
      ];
    }),
  );
  const sheet = join(folder, `sheet-${name}.png`);
  const width = GAP + Math.min(COLUMNS, pictures.length) * stepX;
  const height = GAP + Math.ceil(pictures.length / COLUMNS) * stepY;
  await sharp({ create: { width, height, channels: 3, background: "#ddd" } })
    .composite(tiles.flat())
    .png()
    .toFile(sheet);
  return sheet;
}
