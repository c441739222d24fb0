import {
  darker,
  DEEP_SHADOW,
  LABEL_PAPER,
  LETTER_INK,
  lighter,
} from "#server/embedded/shop/pictures/colour.ts";
import { lathe, type Lathe } from "#server/embedded/shop/pictures/lathe.ts";
import { lettering } from "#server/embedded/shop/pictures/lettering.ts";
import { polygon } from "#server/embedded/shop/pictures/outline.ts";
import { randomFrom } from "#server/embedded/shop/pictures/random.ts";
import { shade, turnedBody } from "#server/embedded/shop/pictures/shading.ts";
import { standingShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { ellipse, fill, hoop, stroke, turned } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawing of the match bottle: long matches in a corked glass bottle.

const TILT = 0.18;
const GLASS = "#46605c";
const POPLAR = "#e6cf9f";
const HEAD = "#a9482c";
const CORK = "#c39a6b";
/** Height (y) of the matches' lower ends, just above the bottle's thick base. */
const FLOOR = -16;

type Match = { foot: number; top: number; headY: number; depth: number };

function stick({ foot, top, headY, depth }: Match): string {
  const tint = darker(POPLAR, 0.1 + depth * 0.34);
  const from = (share: number, to: number) =>
    polygon([
      [foot + share, FLOOR],
      [foot + to, FLOOR],
      [top + to, headY],
      [top + share, headY],
    ]);
  return fill(from(-5, 5), tint) + fill(from(-5, -1.5), lighter(tint, 0.5), { opacity: 0.7 });
}

function matchHead({ foot, top, headY, depth }: Match): string {
  const red = darker(HEAD, depth * 0.4);
  const lean = Math.atan2(top - foot, FLOOR - headY);
  const turn = { transform: turned((lean * 180) / Math.PI, top, headY) };
  return [
    ellipse(top + 1, headY - 3, 10, 16, darker(red, 0.5), { ...turn, opacity: 0.5 }),
    ellipse(top, headY - 5, 9, 15, red, turn),
    ellipse(top - 3, headY - 10, 3, 5, lighter(red, 0.5), { ...turn, opacity: 0.7 }),
  ].join("");
}

/**
 * Draws four rows of matches, the farthest first; those to the right and at the back are darker.
 */
function matches(): string {
  const random = randomFrom(27);
  return [12, 13, 13, 12]
    .map((count, row) => {
      const back = 1 - row / 3;
      const standing = Array.from({ length: count }, (_, index): Match => {
        const across = (index + 0.5) / count - 0.5;
        return {
          foot: across * 214 + (random() - 0.5) * 10,
          top: across * 212 + (random() - 0.5) * 20,
          headY: -462 - back * 34 - random() * 30,
          depth: Math.min(1, back * 0.6 + Math.max(0, across) * 0.5 + random() * 0.15),
        };
      });
      return standing.map(stick).join("") + standing.map(matchHead).join("");
    })
    .join("");
}

function label(sheet: Sheet, glass: Lathe): string {
  const paper = glass.label(-52, 52, -236, -76);
  const around = { radius: 126, tilt: TILT };
  return [
    fill(paper, LABEL_PAPER),
    texture(sheet, paper, "paper", 0.4),
    stroke(glass.label(-48, 48, -228, -84), LETTER_INK, 1.2, { opacity: 0.4 }),
    lettering("OSIER", { face: "capitals", size: 15, y: -196, tracking: 0.4, around }),
    lettering("Long Matches", { size: 33, y: -152, around }),
    lettering("NINETY", { face: "capitals", size: 13, y: -118, tracking: 0.3, around }),
  ].join("");
}

function cork(sheet: Sheet): string {
  const plug = lathe(TILT, [
    [-694, 66],
    [-693, 67],
    [-640, 62],
    [-608, 58],
    [-608, 58],
  ]);
  const top = sheet.across([
    [0, lighter(CORK, 0.35)],
    [0.5, lighter(CORK, 0.2)],
    [1, darker(CORK, 0.1)],
  ]);
  return (
    turnedBody(sheet, plug, CORK, { under: texture(sheet, plug.silhouette, "clay", 0.7) }) +
    ellipse(0, -694, 66, 12, top)
  );
}

/** The bottle with its ninety matches, 694 high and 252 across. */
export const matchBottle: Drawing = (sheet) => {
  const glass = lathe(TILT, [
    [-618, 80],
    [-612, 84],
    [-598, 80],
    [-590, 70],
    [-570, 72],
    [-548, 96],
    [-516, 122],
    [-480, 126],
    [-200, 126],
    [-14, 126],
    [0, 118],
    [0, 118],
  ]);
  const wall = sheet.across([
    [0, GLASS, 0.62],
    [0.06, GLASS, 0.14],
    [0.2, "#fff", 0.22],
    [0.45, "#fff", 0.02],
    [0.8, GLASS, 0.08],
    [0.94, GLASS, 0.36],
    [1, GLASS, 0.62],
  ]);
  return [
    standingShadow(sheet, 122, {
      silhouette: glass.silhouette,
      lean: 0.7,
      tilt: TILT,
      opacity: 0.75,
    }),
    sheet.softEllipse(150, 12, 90, 18, "#fff", 18, { opacity: 0.16 }),
    fill(glass.silhouette, "#cfd8d0", { opacity: 0.3 }),
    sheet.inside(glass.silhouette, [
      sheet.softEllipse(0, -14, 112, 20, DEEP_SHADOW, 8, { opacity: 0.35 }),
      matches(),
      sheet.softFill(glass.strip(30, 95, -530, 0), DEEP_SHADOW, 18, { opacity: 0.3 }),
      fill(glass.silhouette, wall),
    ]),
    sheet.inside(glass.label(-52, 52, -236, -76), [
      label(sheet, glass),
      shade(sheet, glass, LABEL_PAPER, { strength: 0.6, foot: 0 }),
    ]),
    sheet.inside(glass.silhouette, [
      sheet.softFill(glass.strip(-60, -50, -510, -30), "#fffdf6", 4, { opacity: 0.6 }),
      sheet.softFill(glass.strip(60, 68, -480, -40), "#fffdf6", 4, { opacity: 0.32 }),
      sheet.softEllipse(0, 10, 118, 14, "#eef4f0", 6, { opacity: 0.4 }),
    ]),
    stroke(glass.silhouette, "#5b7571", 2.2, { opacity: 0.5 }),
    cork(sheet),
    hoop(0, -612, 82, 14.8, "#fff", 3.5, { opacity: 0.7 }),
    stroke("M-80 -600A80 14.4 0 0 0 80 -600", GLASS, 2.5, { opacity: 0.5 }),
  ].join("");
};
