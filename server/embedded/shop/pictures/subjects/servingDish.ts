import {
  darker,
  glazes,
  GLOSS,
  HIGHLIGHT,
  lighter,
  mix,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { glazedBody, speckColourOf } from "#server/embedded/shop/pictures/glaze.ts";
import { lathe, type Lathe } from "#server/embedded/shop/pictures/lathe.ts";
import { frontArc, oval } from "#server/embedded/shop/pictures/outline.ts";
import { standingShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { ellipse, fill, formatLength as f, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";
import { tube } from "#server/embedded/shop/pictures/tube.ts";

// SVG drawing of the Weir serving dish, an oval indigo dish with two lugs.

const TILT = 0.27;
const INDIGO = glazes.indigo;
/** Color of the indigo glaze where it runs thin. */
const THIN = "#93a7c6";
const RIM = -132;

/** Draws one of the loops for lifting the dish; `side` -1 is the left one. */
function lug(sheet: Sheet, side: 1 | -1): string {
  const path =
    `M${side * 396} ${f(RIM - 30)}C${side * 440} ${f(RIM - 50)} ${side * 470} ${f(RIM - 34)} ` +
    `${side * 470} ${f(RIM + 2)}C${side * 470} ${f(RIM + 36)} ${side * 436} ${f(RIM + 44)} ` +
    `${side * 394} ${f(RIM + 28)}`;
  return tube(sheet, path, 36, mix(INDIGO, THIN, 0.28), { gloss: 0.35 });
}

/** Draws the inside: dark under the near left wall, pale where the glaze ran thin at the ends. */
function hollow(sheet: Sheet, { top, topRadius }: Lathe): string {
  const mouth = oval(0, top + 3, topRadius - 17, topRadius * TILT - 10);
  const wall = sheet.across([
    [0, darker(INDIGO, 0.45)],
    [0.16, darker(INDIGO, 0.28)],
    [0.5, INDIGO],
    [0.84, mix(INDIGO, THIN, 0.5)],
    [1, mix(INDIGO, THIN, 0.85)],
  ]);
  const floor = sheet.across([
    [0, darker(INDIGO, 0.4)],
    [0.4, darker(INDIGO, 0.16)],
    [1, mix(INDIGO, THIN, 0.25)],
  ]);
  const lip = sheet.across([
    [0, lighter(THIN, 0.15)],
    [0.3, lighter(THIN, 0.5)],
    [0.7, mix(INDIGO, THIN, 0.7)],
    [1, mix(INDIGO, THIN, 0.4)],
  ]);
  return [
    ellipse(0, top, topRadius, topRadius * TILT, lip),
    fill(mouth, wall),
    sheet.inside(mouth, [
      sheet.softEllipse(10, -34, 350, 94, darker(INDIGO, 0.5), 12, { opacity: 0.7 }),
      ellipse(0, -24, 342, 90, floor),
      sheet.softEllipse(140, -58, 110, 12, HIGHLIGHT, 9, { opacity: 0.22 }),
      sheet.softStroke("M170 -214C260 -204 340 -184 370 -146", GLOSS, 12, 6, { opacity: 0.4 }),
      texture(sheet, mouth, "clay", 0.3),
      sheet.softStroke(mouth, darker(INDIGO, 0.6), 20, 9, { opacity: 0.35 }),
    ]),
    stroke(frontArc(0, top, topRadius, topRadius * TILT), mix(THIN, "#8a5a36", 0.4), 3, {
      opacity: 0.5,
    }),
  ].join("");
}

/** The dish on the ground, 132 high and 980 across with its lugs. */
export const servingDish: Drawing = (sheet) => {
  const body = lathe(TILT, [
    [RIM, 416],
    [RIM + 2, 418],
    [-100, 410],
    [-54, 388],
    [-20, 356],
    [0, 340],
    [0, 340],
  ]);
  const thinEnds = sheet.across([
    [0, THIN, 0.55],
    [0.2, THIN, 0.1],
    [0.75, THIN, 0],
    [1, THIN, 0.4],
  ]);
  return [
    standingShadow(sheet, 352, { tilt: TILT }),
    sheet.softEllipse(110, 12, 420, 106, SHADOW, 30, { opacity: 0.34 }),
    lug(sheet, -1),
    lug(sheet, 1),
    glazedBody(sheet, body, INDIGO, {
      foot: 20,
      seed: 31,
      specks: 90,
      speckColour: speckColourOf("indigo"),
      gloss: 0.22,
      shading: { glossFrom: 0.2, glossTo: 0.75, strength: 0.9 },
    }),
    sheet.inside(body.silhouette, [
      fill(body.silhouette, thinEnds),
      sheet.softStroke(body.ring(RIM + 4), THIN, 22, 8, { opacity: 0.6 }),
    ]),
    hollow(sheet, body),
  ].join("");
};
