import { parseArgs } from "node:util";
import { writeFile } from "node:fs/promises";
import sharp, { type OverlayOptions } from "sharp";
import { demoShop } from "#server/embedded/shop/demo/demoShop.ts";
import { drawPicture, pictureNames } from "./album.ts";
import { lettering, type LetteringOptions } from "./lettering.ts";
import { CANVAS } from "./stage.ts";
import { element } from "./svg.ts";

/**
 * Contact sheet: composes all pictures, or those whose name contains the filter, into one PNG for
 * review, in rows by product: `node server/embedded/shop/pictures/contactSheet.ts [filter] out.png`
 */

const WIDTH = 160;
const HEIGHT = 200;
const CAPTION = 18;
const HEADING = 30;
const GAP = 6;
const COLUMNS = 8;
const SHEET_WIDTH = GAP + COLUMNS * (WIDTH + GAP);
const LINE = HEIGHT + CAPTION + GAP;

/** Group of pictures with its heading: a product's, for example. */
type PictureGroup = { name: string; files: string[] };

/** Groups the pictures: one group per product, one for the categories, one for unused pictures. */
function groupsOf(filter: string): PictureGroup[] {
  const groups: PictureGroup[] = demoShop.products.map(({ name, pictures, variations = [] }) => {
    const shown = [...pictures, ...variations.map(({ picture }) => picture)];
    return { name, files: shown.flatMap((picture) => picture?.file ?? []) };
  });
  const categories = demoShop.categories.flatMap(({ picture }) => picture?.file ?? []);
  groups.push({ name: "Categories", files: categories });
  const used = new Set(groups.flatMap(({ files }) => files));
  groups.push({ name: "Not shown", files: pictureNames().filter((name) => !used.has(name)) });
  return groups
    .map(({ name, files }) => {
      const wanted = files.filter((file) => file.includes(filter));
      return { name, files: [...new Set(wanted)] };
    })
    .filter(({ files }) => files.length > 0);
}

function words(text: string, width: number, height: number, options: LetteringOptions): Buffer {
  const line = lettering(text, { x: 2, y: height * 0.7, align: "start", ...options });
  const size = { xmlns: "http://www.w3.org/2000/svg", width, height };
  return Buffer.from(element("svg", size, line));
}

/** Renders a picture as a lossless PNG, directly at thumbnail size. */
async function thumbnail(name: string): Promise<Buffer> {
  const density = (72 * WIDTH) / CANVAS.width;
  return sharp(Buffer.from(drawPicture(name)), { density })
    .resize(WIDTH, HEIGHT)
    .png()
    .toBuffer();
}

/** Lays out a group from `top` downwards: its heading, then its pictures with their file names. */
async function layOut({ name, files }: PictureGroup, top: number): Promise<OverlayOptions[]> {
  const heading = words(name, SHEET_WIDTH - 2 * GAP, HEADING, { face: "serif", size: 22 });
  const tiles: OverlayOptions[] = [{ input: heading, left: GAP, top }];
  for (const [index, file] of files.entries()) {
    const left = GAP + (index % COLUMNS) * (WIDTH + GAP);
    const place = top + HEADING + Math.floor(index / COLUMNS) * LINE;
    const caption = words(file, WIDTH, CAPTION, { face: "sans", size: 11 });
    tiles.push({ input: await thumbnail(file), left, top: place });
    tiles.push({ input: caption, left, top: place + HEIGHT });
  }
  return tiles;
}

const { positionals: given } = parseArgs({ allowPositionals: true });
const target = given.at(-1);
if (target === undefined) throw new Error("Say where to write the sheet: contactSheet.ts out.png");
const groups = groupsOf(given.length > 1 ? (given[0] ?? "") : "");
if (groups.length === 0) throw new Error(`No picture's name contains "${given[0]}".`);

const tiles: OverlayOptions[] = [];
let height = GAP;
for (const group of groups) {
  tiles.push(...(await layOut(group, height)));
  height += HEADING + Math.ceil(group.files.length / COLUMNS) * LINE;
}
const sheet = { width: SHEET_WIDTH, height, channels: 3, background: "#f7f3ec" } as const;
await writeFile(target, await sharp({ create: sheet }).composite(tiles).png().toBuffer());
