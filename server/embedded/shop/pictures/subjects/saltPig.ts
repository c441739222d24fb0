import {
  darker,
  DEEP_SHADOW,
  glazes,
  HIGHLIGHT,
  lighter,
  mix,
  OAK,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { glazedBody } from "#server/embedded/shop/pictures/glaze.ts";
import { lathe } from "#server/embedded/shop/pictures/lathe.ts";
import { dot, oval } from "#server/embedded/shop/pictures/outline.ts";
import { randomFrom } from "#server/embedded/shop/pictures/random.ts";
import { standingShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { ellipse, fill, group, moved, stroke, turned } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";
import { tube } from "#server/embedded/shop/pictures/tube.ts";

// SVG drawing of the salt pig, a domed pot with a round mouth, with salt and a spoon.

const OAT = glazes.oat;
const CLAY = "#b98f6d";
const TILT = 0.2;

/** The mouth faces forward and a little to the left, from the pot's shoulder. */
const MOUTH = { x: -64, y: -330, rx: 152, ry: 142, turn: -16 };
const WALL = 17;
const IN_PLACE = `${moved(MOUTH.x, MOUTH.y)} ${turned(MOUTH.turn)}`;

function flakes(): string {
  const random = randomFrom(16);
  let lit = "";
  let shaded = "";
  for (let index = 0; index < 210; index += 1) {
    const x = -140 + random() * 280;
    const y = 8 + random() * 130;
    const size = 1.8 + random() * 4.4;
    if (random() > 0.45) lit += dot(x, y, size, size * 0.55);
    else shaded += dot(x, y, size, size * 0.55);
  }
  return fill(shaded, "#c8bba6", { opacity: 0.6 }) + fill(lit, "#fffdf6", { opacity: 0.9 });
}

/** Draws the raw clay inside and the salt on its floor, about the mouth's middle. */
function inside(sheet: Sheet): string {
  const { rx, ry, turn } = MOUTH;
  const inner = oval(0, 0, rx - WALL, ry - WALL);
  const depth = sheet.linear(
    [
      [0, darker(CLAY, 0.86)],
      [0.55, darker(CLAY, 0.66)],
      [1, darker(CLAY, 0.4)],
    ],
    [0.2, 0],
    [0.75, 1],
  );
  const heap = "M-170 44C-110 14 -60 2 -6 12C50 22 100 16 170 34V160H-170Z";
  const light = sheet.linearInUnits(
    [
      [0, "#d9cdbb"],
      [0.45, "#fbf6ea"],
      [1, "#d2c5b0"],
    ],
    [-140, 90],
    [130, 30],
  );
  const level = { transform: turned(-turn) };
  return [
    fill(inner, depth),
    sheet.inside(inner, [
      texture(sheet, inner, "clay", 0.3),
      group(
        [
          sheet.softFill(heap, DEEP_SHADOW, 12, { opacity: 0.6, transform: moved(0, -14) }),
          fill(heap, light),
          sheet.inside(heap, flakes()),
        ],
        level,
      ),
      sheet.softStroke(inner, DEEP_SHADOW, 34, 12, { opacity: 0.55 }),
    ]),
  ].join("");
}

/** Draws the mouth's collar: it stands a little off the pot, and its lip is rounded. */
function mouth(sheet: Sheet): string {
  const { rx, ry } = MOUTH;
  const collar = sheet.linear(
    [
      [0, lighter(OAT, 0.45)],
      [0.5, OAT],
      [1, darker(OAT, 0.4)],
    ],
    [0.15, 0.1],
    [0.85, 0.9],
  );
  const lip = sheet.linear(
    [
      [0, lighter(OAT, 0.7)],
      [0.5, lighter(OAT, 0.4)],
      [1, darker(OAT, 0.06)],
    ],
    [0.2, 0],
    [0.8, 1],
  );
  const edge = mix(OAT, "#8a5a36", 0.6);
  return group(
    [
      sheet.softEllipse(40, 34, rx + 16, ry + 14, DEEP_SHADOW, 20, { opacity: 0.36 }),
      ellipse(18, 12, rx + 6, ry + 5, collar),
      texture(sheet, oval(18, 12, rx + 6, ry + 5), "clay", 0.12),
      ellipse(0, 0, rx, ry, lip),
      stroke(oval(0, 0, rx - 2, ry - 2), edge, 3, { opacity: 0.45 }),
      inside(sheet),
      stroke(oval(0, 0, rx - WALL, ry - WALL), edge, 2.5, { opacity: 0.5 }),
    ],
    { transform: IN_PLACE },
  );
}

/** Draws the ash spoon: its bowl in the salt, its handle over the lip to the upper left. */
function spoon(sheet: Sheet): string {
  const bowl = { transform: turned(40, -28, -262) };
  return [
    sheet.softStroke("M-30 -268L-196 -470", DEEP_SHADOW, 22, 8, {
      opacity: 0.4,
      transform: moved(18, 16),
    }),
    tube(sheet, "M-44 -284C-96 -348 -170 -446 -244 -556", 28, OAK, { highlight: 0.7 }),
    ellipse(-28, -256, 56, 34, darker(OAK, 0.34), bowl),
    ellipse(-28, -261, 54, 32, lighter(OAK, 0.2), bowl),
    ellipse(-25, -258, 41, 22, darker(OAK, 0.25), bowl),
    sheet.softEllipse(-20, -254, 24, 10, lighter(OAK, 0.3), 3, { ...bowl, opacity: 0.6 }),
    ellipse(-245, -558, 16, 13, lighter(OAK, 0.25), { transform: turned(54, -245, -558) }),
  ].join("");
}

/** The pot with the mouth in its shoulder, 580 high and 500 across. */
export const saltPig: Drawing = (sheet) => {
  const pot = lathe(TILT, [
    [-566, 0.5],
    [-562, 46],
    [-540, 110],
    [-480, 178],
    [-380, 226],
    [-250, 248],
    [-140, 240],
    [-60, 206],
    [-16, 176],
    [0, 172],
    [0, 172],
  ]);
  return [
    standingShadow(sheet, 172, { silhouette: pot.silhouette, lean: 0.6, tilt: TILT }),
    sheet.softEllipse(70, 14, 240, 44, SHADOW, 26, { opacity: 0.26 }),
    glazedBody(sheet, pot, OAT, {
      foot: 44,
      specks: 150,
      seed: 5,
      shading: { gloss: 0.4, glossFrom: 0.68, glossTo: 0.88 },
    }),
    sheet.inside(
      pot.silhouette,
      sheet.softStroke("M-150 -500C-90 -548 10 -560 90 -530", HIGHLIGHT, 22, 12, { opacity: 0.5 }),
    ),
    mouth(sheet),
    spoon(sheet),
  ].join("");
};
