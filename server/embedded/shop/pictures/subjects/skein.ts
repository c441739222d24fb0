import {
  darker,
  DEEP_SHADOW,
  glazes,
  HIGHLIGHT,
  LABEL_PAPER,
  lighter,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { lettering } from "#server/embedded/shop/pictures/lettering.ts";
import { smoothThrough, type Point } from "#server/embedded/shop/pictures/outline.ts";
import { randomFrom } from "#server/embedded/shop/pictures/random.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { leafMark } from "#server/embedded/shop/pictures/subjects/leafMark.ts";
import { fill, group, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawing of a skein of darning wool in its paper band.

const STRANDS = 17;
const HALF_LENGTH = 230;
/** Half the height: in the middle, where the band draws the wool in, and at its fullest. */
const WAIST = 62;
const BELLY = 84;
const BAND =
  "M-62 -136C-66 -104 -66 -24 -60 6C-20 14 24 14 66 6C72 -24 72 -104 66 -136C24 -144 -20 -144 -62 -136Z";

/** The whole skein's edge: two rounded ends and a slight waist. */
const OUTLINE =
  "M-60 -130C-120 -158 -200 -152 -226 -110C-246 -84 -246 -44 -226 -20C-200 20 -120 22 -60 0" +
  "C-20 8 24 8 66 0C126 22 206 18 230 -22C248 -46 248 -86 230 -110C204 -152 126 -158 66 -130" +
  "C24 -138 -20 -138 -60 -130Z";

function strand(index: number, random: () => number): string {
  const share = (index / (STRANDS - 1)) * 2 - 1;
  const middle = -66;
  const wobble = () => (random() - 0.5) * 7;
  const points: Point[] = [
    [-HALF_LENGTH - 8, middle + share * BELLY * 0.3],
    [-HALF_LENGTH * 0.82, middle + share * BELLY * 0.86 + wobble()],
    [-HALF_LENGTH * 0.5, middle + share * BELLY + wobble()],
    [0, middle + share * WAIST],
    [HALF_LENGTH * 0.5, middle + share * BELLY + wobble()],
    [HALF_LENGTH * 0.84, middle + share * BELLY * 0.86 + wobble()],
    [HALF_LENGTH + 12, middle + share * BELLY * 0.3],
  ];
  return smoothThrough(points);
}

function band(sheet: Sheet): string {
  const round = sheet.down([
    [0, HIGHLIGHT, 0.4],
    [0.3, HIGHLIGHT, 0.1],
    [0.7, DEEP_SHADOW, 0.12],
    [1, DEEP_SHADOW, 0.5],
  ]);
  return [
    sheet.softFill(BAND, DEEP_SHADOW, 7, { opacity: 0.45, transform: "translate(6 2)" }),
    fill(BAND, LABEL_PAPER),
    texture(sheet, BAND, "paper", 0.5),
    leafMark(3, -92, 0.6),
    lettering("Darning wool", { face: "italic", size: 20, x: 3, y: -44 }),
    lettering("OSIER", { face: "capitals", size: 11, x: 3, y: -22, tracking: 0.4 }),
    fill(BAND, round),
  ].join("");
}

/** Draws the skein lying down, 480 wide and 150 high. */
export function skein({ colour = glazes.rust }: { colour?: string } = {}): Drawing {
  return (sheet) => {
    const random = randomFrom(14);
    const strands = Array.from({ length: STRANDS }, (_, index) => strand(index, random)).join("");
    const round = sheet.linear(
      [
        [0, HIGHLIGHT, 0.34],
        [0.3, HIGHLIGHT, 0.1],
        [0.6, DEEP_SHADOW, 0.14],
        [1, DEEP_SHADOW, 0.66],
      ],
      [0.1, 0],
      [0.2, 1],
    );
    return [
      sheet.softEllipse(50, -6, 250, 36, SHADOW, 18, { opacity: 0.34 }),
      sheet.softEllipse(6, 2, 216, 20, SHADOW, 6, { opacity: 0.55 }),
      fill(OUTLINE, darker(colour, 0.45)),
      sheet.inside(OUTLINE, [
        stroke(strands, darker(colour, 0.5), 13),
        stroke(strands, colour, 8),
        group(stroke(strands, lighter(colour, 0.4), 2.6, { opacity: 0.6 }), {
          transform: "translate(-1 -2)",
        }),
        fill(OUTLINE, round),
      ]),
      band(sheet),
    ].join("");
  };
}
