import {
  darker,
  DEEP_SHADOW,
  glazes,
  HIGHLIGHT,
  lighter,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { cloth, type Weave } from "#server/embedded/shop/pictures/cloths.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { fill, rectangle, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawing of the Field cushion, in three textile patterns.

export type CushionOptions = { weave: Weave; ground: string; thread: string };

/** Patterns of the field cushion. */
export const cushionPatterns = {
  waves: { weave: "seigaiha", ground: "#ece3d0", thread: glazes.indigo },
  sashiko: { weave: "sashiko", ground: glazes.indigo, thread: "#ece3d0" },
  leaf: { weave: "leaf", ground: "#e2d3b8", thread: glazes.moss },
} satisfies Record<string, CushionOptions>;

const OUTLINE =
  "M-366 -712C-190 -676 190 -680 366 -716C336 -468 340 -230.4 376 -16" +
  "C190 -30 -190 -24 -376 -12C-340 -244.8 -334 -460.8 -366 -712Z";
const CORNER_CREASES =
  "M-370 -714C-266 -620 -235.6 -570 -209 -490M368 -714C281 -630 250.8 -580 228 -520" +
  "M374 -16C304 -80 266 -140 235.6 -210M-372 -14C-304 -80 -281 -130 -250.8 -180";
const CORNER_LIGHTS =
  "M-340 -684C-235.6 -610 -190 -570 -159.6 -490M190 -530C228 -590 258.4 -620 340 -690";
const TOP_DENT = "M-76 -690C-19 -570 45.6 -550 114 -684Z";

function plumpness(sheet: Sheet): string {
  const roundness = sheet.radialInUnits(
    [
      [0, HIGHLIGHT, 0.4],
      [0.35, HIGHLIGHT, 0.12],
      [0.6, DEEP_SHADOW, 0.04],
      [0.85, DEEP_SHADOW, 0.26],
      [1, DEEP_SHADOW, 0.5],
    ],
    -122,
    -482,
    593,
  );
  return [
    fill(OUTLINE, roundness),
    sheet.softStroke(CORNER_CREASES, DEEP_SHADOW, 20, 15, { opacity: 0.3 }),
    sheet.softStroke(CORNER_LIGHTS, HIGHLIGHT, 14, 12, { opacity: 0.35 }),
    sheet.softFill(TOP_DENT, DEEP_SHADOW, 30, { opacity: 0.2 }),
    sheet.softStroke(OUTLINE, DEEP_SHADOW, 26, 10, { opacity: 0.3 }),
  ].join("");
}

/** Draws the square cushion standing on its edge, 760 wide and 720 high. */
export function cushion({ weave, ground, thread }: CushionOptions): Drawing {
  return (sheet) => {
    // The print is rotated a little, so that it looks sewn instead of displayed on a screen.
    const print = rectangle(-380, -720, 760, 720, cloth(sheet, weave, ground, thread), {
      transform: "rotate(-1.2) translate(6 10)",
    });
    return [
      sheet.softEllipse(90, -6, 426, 58, SHADOW, 34, { opacity: 0.34 }),
      sheet.softEllipse(24, -8, 380, 26, SHADOW, 12, { opacity: 0.5 }),
      sheet.softFill(OUTLINE, SHADOW, 30, {
        opacity: 0.22,
        transform: "translate(70 10) skewX(-6)",
      }),
      fill(OUTLINE, ground),
      sheet.inside(OUTLINE, [print, texture(sheet, OUTLINE, "linen", 0.32), plumpness(sheet)]),
      stroke(OUTLINE, darker(ground, 0.16), 7),
      stroke(OUTLINE, lighter(ground, 0.4), 2.5, {
        transform: "translate(-1.5 -2)",
        opacity: 0.8,
      }),
    ].join("");
  };
}
