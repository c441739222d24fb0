import {
  darker,
  DEEP_SHADOW,
  HIGHLIGHT,
  lighter,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { box } from "#server/embedded/shop/pictures/outline.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { fill, rectangle } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

const EDGE = 58;
const DEPTH = 70;

/**
 * Draws a wooden shelf across the canvas, its front edge at y; objects stand some 30 above that.
 */
export function shelf(y: number, colour = "#b08358"): Drawing {
  return (sheet) => {
    const board = box(-40, y - DEPTH, 1280, DEPTH);
    const front = box(-40, y, 1280, EDGE);
    return [
      rectangle(
        -40,
        y + EDGE,
        1280,
        240,
        sheet.down([
          [0, SHADOW, 0.5],
          [0.15, SHADOW, 0.34],
          [0.5, SHADOW, 0.1],
          [1, SHADOW, 0],
        ]),
      ),
      fill(board, lighter(colour, 0.2)),
      texture(sheet, board, "wood", 0.7),
      fill(
        board,
        sheet.down([
          [0, DEEP_SHADOW, 0.32],
          [0.4, DEEP_SHADOW, 0.06],
          [1, HIGHLIGHT, 0.24],
        ]),
      ),
      fill(
        board,
        sheet.across([
          [0, HIGHLIGHT, 0.15],
          [1, DEEP_SHADOW, 0.25],
        ]),
      ),
      fill(front, colour),
      texture(sheet, front, "wood", 0.9),
      fill(
        front,
        sheet.down([
          [0, HIGHLIGHT, 0.4],
          [0.1, HIGHLIGHT, 0.05],
          [1, DEEP_SHADOW, 0.42],
        ]),
      ),
      rectangle(-40, y + EDGE - 2, 1280, 2, darker(colour, 0.6), { opacity: 0.5 }),
    ].join("");
  };
}
