import {
  BRASS,
  darker,
  DEEP_SHADOW,
  GLOSS,
  HIGHLIGHT,
} from "#server/embedded/shop/pictures/colour.ts";
import { box, oval } from "#server/embedded/shop/pictures/outline.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { ellipse, fill, hoop, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { tube } from "#server/embedded/shop/pictures/tube.ts";

const CERAMIC = "#eceeea";
const BOWL_X = 330;
const RX = 400;
const RY = 142;

/**
 * Draws a ceramic basin with a brass tap, its slab from y down to the canvas's bottom; objects
 * stand on its right.
 */
export function washbasin(y: number): Drawing {
  return (sheet) => {
    const slab = box(-20, y, 1240, 1520 - y);
    const bowlY = y + 230;
    const hollow = oval(BOWL_X, bowlY, RX, RY);
    const top = sheet.down([
      [0, darker(CERAMIC, 0.2)],
      [0.05, darker(CERAMIC, 0.08)],
      [0.3, CERAMIC],
      [1, darker(CERAMIC, 0.06)],
    ]);
    const breadth = sheet.across([
      [0, HIGHLIGHT, 0.5],
      [0.5, HIGHLIGHT, 0],
      [1, DEEP_SHADOW, 0.16],
    ]);
    const inside = sheet.across([
      [0, darker(CERAMIC, 0.46)],
      [0.3, darker(CERAMIC, 0.24)],
      [0.7, darker(CERAMIC, 0.08)],
      [1, HIGHLIGHT],
    ]);
    const tap = `M${BOWL_X} ${y + 56}V${y - 180}C${BOWL_X} ${y - 300} ${BOWL_X + 130} ${y - 300} ${BOWL_X + 134} ${y - 190}V${y - 150}`;
    return [
      fill(slab, top),
      fill(slab, breadth),
      fill(hollow, CERAMIC),
      sheet.inside(hollow, [
        fill(hollow, inside),
        sheet.softEllipse(BOWL_X + 30, bowlY + 70, RX * 0.6, RY * 0.5, HIGHLIGHT, 26, {
          opacity: 0.6,
        }),
        sheet.softStroke(hollow, DEEP_SHADOW, 34, 16, {
          opacity: 0.34,
          transform: "translate(8 14)",
        }),
        ellipse(BOWL_X + 20, bowlY + 52, 34, 12, darker(BRASS, 0.5)),
        hoop(BOWL_X + 20, bowlY + 50, 34, 12, BRASS, 6),
      ]),
      stroke(hollow, HIGHLIGHT, 7, { opacity: 0.9 }),
      sheet.softStroke(hollow, GLOSS, 4, 2, { opacity: 0.6 }),
      sheet.softEllipse(BOWL_X + 40, y + 62, 80, 14, DEEP_SHADOW, 9, { opacity: 0.4 }),
      ellipse(BOWL_X, y + 58, 46, 15, darker(BRASS, 0.3)),
      ellipse(BOWL_X, y + 52, 44, 14, BRASS),
      tube(sheet, tap, 38, BRASS, { highlight: 0.8, gloss: 0.7 }),
    ].join("");
  };
}
