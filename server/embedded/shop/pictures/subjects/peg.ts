import { darker, lighter, SHADOW } from "#server/embedded/shop/pictures/colour.ts";
import type { Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { ellipse } from "#server/embedded/shop/pictures/svg.ts";

/** Draws a turned wooden peg in the wall, seen from the front, at (0, y). */
export function peg(sheet: Sheet, y: number, colour = "#c49a6c"): string {
  const side = sheet.slanting([
    [0, lighter(colour, 0.35)],
    [0.5, colour],
    [1, darker(colour, 0.4)],
  ]);
  const face = sheet.slanting([
    [0, lighter(colour, 0.5)],
    [1, darker(colour, 0.1)],
  ]);
  return (
    sheet.softEllipse(22, y + 22, 34, 30, SHADOW, 10, { opacity: 0.4 }) +
    ellipse(0, y, 34, 34, side) +
    ellipse(-4, y - 4, 25, 25, face)
  );
}
