import { darker, HIGHLIGHT, lighter, SHADOW } from "#server/embedded/shop/pictures/colour.ts";
import { polygon, type Point } from "#server/embedded/shop/pictures/outline.ts";
import { wallShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { fill, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

export type PaperSheetOptions = { width: number; height: number; colour?: string };

/** Draws a sheet of wrapping tissue lying flat, once folded in four, centered on the origin. */
export function paperSheet({ width, height, colour = "#eee4d2" }: PaperSheetOptions): Drawing {
  return (sheet) => {
    const [x, y] = [width / 2, height / 2];
    const corners: Point[] = [
      [-x, -y + 6],
      [x - 4, -y],
      [x, y - 8],
      [-x + 8, y],
    ];
    const outline = polygon(corners);
    const creases = `M${-x} 4L${x} -6M-4 ${-y}L5 ${y}`;
    const light = sheet.slanting([
      [0, HIGHLIGHT, 0.4],
      [0.5, HIGHLIGHT, 0],
      [1, SHADOW, 0.12],
    ]);
    return [
      wallShadow(sheet, outline, { reach: 0.5 }),
      fill(outline, colour),
      texture(sheet, outline, "paper", 0.5),
      fill(outline, light),
      sheet.inside(outline, [
        sheet.softStroke(creases, SHADOW, 10, 6, { opacity: 0.18, transform: "translate(7 7)" }),
        stroke(creases, lighter(colour, 0.7), 3, { opacity: 0.8 }),
      ]),
      stroke(outline, darker(colour, 0.15), 1.5, { opacity: 0.5 }),
    ].join("");
  };
}
