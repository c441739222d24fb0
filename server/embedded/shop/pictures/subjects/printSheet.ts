import { lettering } from "#server/embedded/shop/pictures/lettering.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { artwork, type Artwork } from "#server/embedded/shop/pictures/subjects/artwork.ts";
import { printedPaper } from "#server/embedded/shop/pictures/subjects/printedPaper.ts";

/** Draws an unframed print lying flat, 600 by 780, centered on the origin. */
export function printSheet(art: Artwork, turn = -2): Drawing {
  const caption = { face: "italic", size: 20, y: 336, colour: "#7a6c5b" } as const;
  const printed =
    artwork(art, { x: -210, y: -300, width: 420, height: 590 }) +
    lettering("No. 7", { ...caption, x: -206, align: "start" }) +
    lettering("Osier", { ...caption, x: 206, align: "end" });
  return (sheet) =>
    printedPaper(sheet, { turn, width: 600, height: 780, colour: "#f6f1e7", printed });
}
