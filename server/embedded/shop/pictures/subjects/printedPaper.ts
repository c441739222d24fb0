import { DEEP_SHADOW, HIGHLIGHT, SHADOW } from "#server/embedded/shop/pictures/colour.ts";
import { box } from "#server/embedded/shop/pictures/outline.ts";
import type { Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { fill, group, moved, turned } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawing of a printed sheet of paper: cards, art prints, the calendar and patterns.

export type PrintedPaperOptions = {
  x?: number;
  y?: number;
  /** Rotation in degrees. */
  turn?: number;
  width: number;
  height: number;
  colour?: string;
  /** Printed content, drawn about the paper's own middle. */
  printed?: string;
};

/** Draws the sheet lying flat with its middle at (x, y), with its light and shadow. */
export function printedPaper(sheet: Sheet, options: PrintedPaperOptions): string {
  const { x = 0, y = 0, turn = 0, width, height, colour = "#f4eee2", printed = "" } = options;
  const outline = box(-width / 2, -height / 2, width, height);
  const light = sheet.slanting([
    [0, HIGHLIGHT, 0.25],
    [1, DEEP_SHADOW, 0.1],
  ]);
  const parts = [
    sheet.softFill(outline, SHADOW, 20, { opacity: 0.35, transform: "translate(26 30)" }),
    sheet.softFill(outline, SHADOW, 5, { opacity: 0.4, transform: "translate(5 7)" }),
    fill(outline, colour),
    sheet.inside(outline, [printed, texture(sheet, outline, "paper", 0.5), fill(outline, light)]),
  ];
  return group(parts, { transform: `${moved(x, y)} ${turned(turn)}` });
}
