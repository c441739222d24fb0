import {
  darker,
  glazes,
  HIGHLIGHT,
  lighter,
  mix,
  SHADOW,
  type Glaze,
} from "#server/embedded/shop/pictures/colour.ts";
import { glazedBody, insideColour, speckColourOf } from "#server/embedded/shop/pictures/glaze.ts";
import { lathe } from "#server/embedded/shop/pictures/lathe.ts";
import { standingShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { ellipse, fill, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";
import { tube } from "#server/embedded/shop/pictures/tube.ts";

// SVG drawing of the Sedge milk jug, empty or filled.

const HANDLE = "M138 -384C218 -420 296 -366 290 -272C284 -176 214 -120 158 -122";
const BEAK =
  "M-142 -316C-150 -356 -168 -392 -214 -440C-222 -452 -216 -460 -202 -460" +
  "C-150 -462 -90 -462 -40 -450L-46 -404C-92 -380 -120 -350 -142 -316Z";
/** The lip seen from above: an ellipse drawn out to the beak's tip on the left. */
const LIP =
  "M-214 -448C-214 -458 -196 -462 -176 -462C-120 -462 -70 -461 0 -461C96 -461 156 -447 156 -430" +
  "C156 -412 92 -398 6 -398C-70 -398 -104 -412 -142 -422C-178 -432 -212 -440 -214 -448Z";
const MOUTH =
  "M-196 -448C-180 -454 -120 -453 0 -452C88 -452 143 -443 143 -430C143 -416 84 -406 6 -406" +
  "C-64 -406 -100 -418 -136 -428C-162 -435 -188 -442 -196 -448Z";
const LIP_FRONT =
  "M-214 -448C-212 -440 -178 -432 -142 -422C-104 -412 -70 -398 6 -398C92 -398 156 -412 156 -430";

function beak(sheet: Sheet, colour: string): string {
  const light = sheet.linearInUnits(
    [
      [0, lighter(colour, 0.5), 0.7],
      [0.45, colour, 0],
      [1, darker(colour, 0.6), 0.35],
    ],
    [-200, -450],
    [-90, -330],
  );
  return (
    fill(BEAK, colour) +
    texture(sheet, BEAK, "clay", 0.16) +
    fill(BEAK, light) +
    sheet.inside(BEAK, [
      sheet.softStroke("M-206 -438C-168 -396 -156 -360 -148 -316", darker(colour, 0.6), 14, 6, {
        opacity: 0.3,
      }),
      sheet.softStroke("M-176 -420C-146 -396 -130 -370 -122 -346", HIGHLIGHT, 10, 5, {
        opacity: 0.5,
      }),
    ])
  );
}

function lip(sheet: Sheet, colour: string, inside: string, drink: string | undefined): string {
  const edge = sheet.across([
    [0, lighter(colour, 0.4)],
    [0.4, lighter(colour, 0.6)],
    [0.75, colour],
    [1, darker(colour, 0.22)],
  ]);
  const depth = sheet.across([
    [0, darker(inside, 0.4), 0.4],
    [0.3, darker(inside, 0.7), 0.6],
    [0.8, lighter(inside, 0.6), 0.12],
    [1, lighter(inside, 0.8), 0.5],
  ]);
  const milk = drink === undefined ? "" : ellipse(0, -414, 150, 28, drink);
  return [
    fill(LIP, edge),
    fill(MOUTH, inside),
    sheet.inside(MOUTH, [milk, fill(MOUTH, depth)]),
    stroke(LIP_FRONT, mix(colour, "#8a5a36", 0.6), 3.5, { opacity: 0.65 }),
  ].join("");
}

/** Draws the jug, 430 high: a pulled lip to the left, a handle to the right. */
export function jug({ glaze = "celadon", drink }: { glaze?: Glaze; drink?: string } = {}): Drawing {
  return (sheet) => {
    const colour = glazes[glaze];
    const body = lathe(0.2, [
      [-430, 156],
      [-428, 156],
      [-390, 148],
      [-340, 146],
      [-260, 168],
      [-160, 196],
      [-80, 186],
      [-26, 154],
      [0, 142],
      [0, 142],
    ]);
    return [
      standingShadow(sheet, 146, { silhouette: body.silhouette, lean: 0.75, tilt: 0.2 }),
      sheet.softEllipse(90, 10, 200, 32, SHADOW, 20, { opacity: 0.22 }),
      tube(sheet, HANDLE, 42, colour, { gloss: 0.4 }),
      glazedBody(sheet, body, colour, {
        foot: 44,
        seed: 17,
        specks: 100,
        speckColour: speckColourOf(glaze),
        shading: { glossFrom: 0.36, glossTo: 0.76 },
      }),
      beak(sheet, colour),
      lip(sheet, colour, insideColour(glaze), drink),
    ].join("");
  };
}
