import { demoShop } from "./demo/demoShop.ts";
import { openPictureFiles } from "./pictureFiles.ts";
import { pictureNames } from "./pictures/album.ts";
import { webpUploads } from "./uploads.ts";

/**
 * Renders pictures into the cache folder before they are requested, then ends; a process of its
 * own, started by `startPrerenderPictures`: `node prerenderPictures.ts <cache folder>`.
 */

/** Time limit on a slow machine; the remaining pictures are drawn on request. */
const TIMEOUT_MS = 15 * 60_000;

/** Picture widths of a card, the most frequent first. */
const CARD_WIDTHS = [480, 320, 640];
const TILE_WIDTH = 160;
const MAIN_WIDTH = 960;
/** One per processor of a small machine, at the lowest priority. */
const MAX_CONCURRENT = 2;

/** First picture of each product: those of the hero first, then the newest, as on the home page. */
function firstPictures(): string[] {
  const inHero = demoShop.products.filter(({ featured }) => featured);
  const byAge = demoShop.products.toSorted((one, other) =>
    (other.published ?? "").localeCompare(one.published ?? ""),
  );
  const files = [...inHero, ...byAge].flatMap(({ pictures }) => pictures[0]?.file ?? []);
  return [...new Set(files)];
}

/** Lists the files in the order in which the shop's pages display them. */
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

// The channel closes when the parent process ends, for whatever reason: nobody needs the pictures
// then.
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
await Promise.all(Array.from({ length: MAX_CONCURRENT }, draw));
process.exit();
