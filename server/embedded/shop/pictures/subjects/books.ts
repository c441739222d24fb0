import { DEEP_SHADOW, glazes, HIGHLIGHT, lighter } from "#server/embedded/shop/pictures/colour.ts";
import { box, polygon } from "#server/embedded/shop/pictures/outline.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { fill, rectangle } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawings of cloth-bound books: a pile of three, and one closed notebook.

type Volume = { colour: string; width: number; height: number; shift: number };

const THREE_VOLUMES: Volume[] = [
  { colour: glazes.ink, width: 360, height: 56, shift: 0 },
  { colour: "#d8c8ab", width: 330, height: 46, shift: 14 },
  { colour: "#a5532f", width: 300, height: 40, shift: -10 },
];

/** Draws a pile of cloth-bound books, listed from the bottom up. */
function bookPile(volumes: readonly Volume[]): Drawing {
  return (sheet) => {
    const parts = [sheet.softEllipse(40, 4, 210, 18, DEEP_SHADOW, 10, { opacity: 0.6 })];
    let y = 0;
    for (const { colour, width, height, shift } of volumes) {
      y -= height;
      const x = -width / 2 + shift;
      const spine = box(x, y, width, height);
      const cover = polygon([
        [x, y],
        [x + 30, y - 16],
        [x + width + 16, y - 16],
        [x + width, y],
      ]);
      const roundedLight = sheet.down([
        [0, HIGHLIGHT, 0.3],
        [0.2, HIGHLIGHT, 0],
        [1, DEEP_SHADOW, 0.4],
      ]);
      parts.push(
        fill(cover, lighter(colour, 0.25)),
        fill(spine, colour),
        texture(sheet, spine, "linen", 0.5),
        fill(spine, roundedLight),
        fill(
          spine,
          sheet.across([
            [0, HIGHLIGHT, 0.15],
            [1, DEEP_SHADOW, 0.35],
          ]),
        ),
        rectangle(x + 40, y + height * 0.3, 3, height * 0.4, "#f1e8d6", { opacity: 0.6 }),
        rectangle(x + width * 0.42, y + height * 0.45, width * 0.2, 3, "#f1e8d6", { opacity: 0.6 }),
      );
    }
    return parts.join("");
  };
}

/** Three books in a pile, 142 high. */
export const books = bookPile(THREE_VOLUMES);

/** Draws one closed notebook lying flat, 44 high. */
export function closedNotebook(colour: string): Drawing {
  return bookPile([{ colour, width: 330, height: 44, shift: 0 }]);
}
