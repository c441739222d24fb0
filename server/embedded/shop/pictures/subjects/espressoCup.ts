import {
  darker,
  DEEP_SHADOW,
  glazes,
  GLOSS,
  lighter,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { brokenRim, glazedBody } from "#server/embedded/shop/pictures/glaze.ts";
import { lathe } from "#server/embedded/shop/pictures/lathe.ts";
import { opening } from "#server/embedded/shop/pictures/opening.ts";
import { turnedBody } from "#server/embedded/shop/pictures/shading.ts";
import { standingShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { ellipse, moved, placed } from "#server/embedded/shop/pictures/svg.ts";
import { tube } from "#server/embedded/shop/pictures/tube.ts";

const TILT = 0.27;
const CHALK = glazes.chalk;
const HANDLE = "M170 -292C236 -330 296 -292 290 -232C284 -176 222 -150 150 -168";

function saucer(sheet: Sheet): string {
  const underside = lathe(TILT, [
    [-46, 370],
    [-45, 370],
    [-36, 360],
    [-18, 270],
    [-6, 180],
    [0, 174],
    [0, 174],
  ]);
  const rim = sheet.across([
    [0, lighter(CHALK, 0.2)],
    [0.4, lighter(CHALK, 0.7)],
    [1, darker(CHALK, 0.12)],
  ]);
  const slope = sheet.across([
    [0, darker(CHALK, 0.2)],
    [0.35, darker(CHALK, 0.06)],
    [1, lighter(CHALK, 0.6)],
  ]);
  const well = sheet.across([
    [0, darker(CHALK, 0.1)],
    [0.6, lighter(CHALK, 0.4)],
    [1, darker(CHALK, 0.03)],
  ]);
  const glint = "M-318 -66A350 92 0 0 1 -70 -130";
  return [
    turnedBody(sheet, underside, darker(CHALK, 0.05), { slope: 0.9 }),
    ellipse(0, -46, 370, 370 * TILT, rim),
    ellipse(0, -41, 354, 354 * TILT - 3, slope),
    sheet.softEllipse(0, -30, 236, 236 * TILT, darker(CHALK, 0.3), 7, { opacity: 0.5 }),
    ellipse(0, -26, 230, 230 * TILT, well),
    sheet.softStroke(glint, GLOSS, 8, 5, { opacity: 0.6 }),
  ].join("");
}

function cup(sheet: Sheet, drink: string | undefined): string {
  const body = lathe(TILT, [
    [-350, 196],
    [-348, 196],
    [-270, 193],
    [-180, 180],
    [-100, 146],
    [-50, 108],
    [-24, 94],
    [-20, 92],
    [0, 90],
    [0, 90],
  ]);
  const mouth = drink === undefined ? {} : { liquid: drink };
  return [
    tube(sheet, HANDLE, 34, CHALK, { gloss: 0.2 }),
    glazedBody(sheet, body, CHALK, {
      foot: 16,
      clay: "#cdb596",
      gloss: 0.4,
      specks: 34,
      seed: 22,
      shading: { glossFrom: 0.16, glossTo: 0.52, slope: 0.9 },
    }),
    opening(sheet, body, CHALK, CHALK, { wall: 9, level: 0.42, ...mouth }),
    brokenRim(body, CHALK),
  ].join("");
}

/**
 * Draws the Harrow espresso cup on its saucer, 376 high and 740 across; `drink` is its content's
 * color.
 */
export function espressoCup({ drink }: { drink?: string } = {}): Drawing {
  return (sheet) =>
    [
      standingShadow(sheet, 200, { tilt: TILT }),
      sheet.softEllipse(70, 8, 370, 84, SHADOW, 26, { opacity: 0.3 }),
      saucer(sheet),
      sheet.softEllipse(96, -22, 170, 44, DEEP_SHADOW, 20, { opacity: 0.34 }),
      sheet.softEllipse(8, -22, 96, 26, DEEP_SHADOW, 6, { opacity: 0.5 }),
      sheet.softStroke("M150 -38C210 -26 262 -38 282 -48", SHADOW, 26, 10, {
        opacity: 0.22,
        transform: moved(20, 4),
      }),
      placed(0, -26, 1, cup(sheet, drink)),
    ].join("");
}
