import {
  darker,
  DEEP_SHADOW,
  HIGHLIGHT,
  lighter,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { roundedBox } from "#server/embedded/shop/pictures/outline.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { ellipse, fill, turned } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";
import { tube } from "#server/embedded/shop/pictures/tube.ts";

// SVG drawing of the peg rail, a wall board with four pegs that other products hang on.

const WOOD = "#c49a6c";

/** Positions of the pegs along the rail; objects hang at (peg, 20). */
const railPegs = [-300, -100, 100, 300] as const;

function railPeg(sheet: Sheet, x: number): string {
  const knob = sheet.slanting([
    [0, lighter(WOOD, 0.5)],
    [0.5, lighter(WOOD, 0.05)],
    [1, darker(WOOD, 0.42)],
  ]);
  const face = sheet.slanting([
    [0, lighter(WOOD, 0.55)],
    [1, darker(WOOD, 0.05)],
  ]);
  return [
    sheet.softEllipse(x + 44, 46, 46, 30, SHADOW, 13, {
      opacity: 0.5,
      transform: turned(30, x + 44, 46),
    }),
    ellipse(x, 4, 30, 30, darker(WOOD, 0.4)),
    tube(sheet, `M${x} 2L${x + 6} 12`, 52, WOOD),
    ellipse(x + 6, 12, 46, 46, knob),
    ellipse(x + 2, 8, 36, 36, face),
  ].join("");
}

/** The rail with its four pegs, 840 wide, centered on the origin. */
export const pegRail: Drawing = (sheet) => {
  const board = roundedBox(-420, -60, 840, 120, 16);
  const light = sheet.down([
    [0, HIGHLIGHT, 0.4],
    [0.12, HIGHLIGHT, 0.12],
    [0.85, DEEP_SHADOW, 0.08],
    [1, DEEP_SHADOW, 0.4],
  ]);
  return [
    sheet.softFill(board, SHADOW, 18, { opacity: 0.42, transform: "translate(26 32)" }),
    sheet.softFill(board, SHADOW, 5, { opacity: 0.4, transform: "translate(6 8)" }),
    fill(board, WOOD),
    sheet.inside(board, texture(sheet, board, "wood", 0.85) + fill(board, light)),
    ...railPegs.map((x) => railPeg(sheet, x)),
  ].join("");
};
