import { demoShop } from "./demo/demoShop.ts";
import { openPictureFiles } from "./pictureFiles.ts";
import { pictureNames } from "./pictures/album.ts";
import { webpUploads } from "./uploads.ts";

/**
 * Renders pictures into the cache folder before they are requested, then ends; a process of its
 * own, started by `startPrerenderPictures`: `node prerenderPictures.ts <cache folder>`.
 */

/** A slow machine is left alone after this time; what is missing is drawn on request. */
const TIMEOUT_MS = 15 * 60_000;

/** The widths in which a card shows a picture, the most frequent first. */
const CARD_WIDTHS = [480, 320, 640];
const TILE_WIDTH = 160;
const MAIN_WIDTH = 960;
/** One for each of the two processors a small machine has; they come after all other work. */
const AT_ONCE = 2;

/**
 * Each product's first picture: the shop window's first, then the newest, as the front page does.
 */
function firstPictures(): string[] {
  const inWindow = demoShop.products.filter(({ featured }) => featured);
  const byAge = demoShop.products.toSorted((one, other) =>
    (other.published ?? "").localeCompare(one.published ?? ""),
  );
  const files = [...inWindow, ...byAge].flatMap(({ pictures }) => pictures[0]?.file ?? []);
  return [...new Set(files)];
}

/** Lists the files in the order in which the shop's pages show them. */
function filesInOrder(): string[] {
  const { sizes, fileName } = webpUploads("");
  const first = firstPictures();
  const rest = pictureNames().filter((name) => !first.includes(name));
  const cut = (names: readonly string[], width: number) =>
    names.flatMap((name) =>
      sizes.filter((size) => size.width === width).map((size) => fileName(name, size)),
    );
  return [
    ...CARD_WIDTHS.flatMap((width) => cut(first, width)),
    ...rest.flatMap((name) => [TILE_WIDTH, ...CARD_WIDTHS].flatMap((width) => cut([name], width))),
    ...cut(first, TILE_WIDTH),
    ...cut(first, MAIN_WIDTH),
  ];
}

// The parent holds the other end: when it is gone, however it went, nobody needs the pictures.
process.once("disconnect", () => process.exit());
if (!process.connected) process.exit();
setTimeout(() => process.exit(), TIMEOUT_MS).unref();

const [, , cacheFolder] = process.argv;
if (cacheFolder === undefined)
  throw new Error("Pass the folder of the rendered pictures as the argument.");
const pictures = openPictureFiles(cacheFolder);
const waiting = filesInOrder();
async function draw(): Promise<void> {
  for (let file = waiting.shift(); file; file = waiting.shift()) await pictures.read(file);
}
await Promise.all(Array.from({ length: AT_ONCE }, draw));
process.exit();
