import {
  darker,
  DEEP_SHADOW,
  glazes,
  HIGHLIGHT,
  lighter,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { hangingFolds, type Fold } from "#server/embedded/shop/pictures/folds.ts";
import { roundedBox } from "#server/embedded/shop/pictures/outline.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { peg } from "#server/embedded/shop/pictures/subjects/peg.ts";
import { ellipse, fill, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

const OUTLINE =
  "M-120 130L120 130C130 240 170 300 262 330L276 900C100 922 -100 922 -276 900L-262 330C-170 300 -130 240 -120 130Z";
const STRAP = "M-104 140C-90 40 -30 -6 0 -10C30 -6 90 40 104 140";
const RIGHT_TIE = "M262 340C330 420 300 560 350 700";
const LEFT_TIE = "M-262 340C-320 430 -300 520 -330 640";
const STITCHED = { "stroke-dasharray": "11 8", opacity: 0.8 };

const FOLDS: Fold[] = [
  { from: -85, to: -172, dark: true, strength: 0.5 },
  { from: -40, to: -82, dark: false, strength: 0.4 },
  { from: 15, to: 28, dark: true, strength: 0.4 },
  { from: 60, to: 118, dark: false, strength: 0.3 },
  { from: 100, to: 198, dark: true, strength: 0.6 },
];

function pocket(sheet: Sheet, colour: string): string {
  const outline = roundedBox(-150, 470, 300, 210, 14);
  const light = sheet.slanting([
    [0, HIGHLIGHT, 0.16],
    [1, DEEP_SHADOW, 0.12],
  ]);
  const thread = lighter(colour, 0.5);
  return [
    sheet.softFill(outline, DEEP_SHADOW, 6, { opacity: 0.4, transform: "translate(5 7)" }),
    fill(outline, lighter(colour, 0.05)),
    sheet.inside(outline, texture(sheet, outline, "linen", 0.5) + fill(outline, light)),
    stroke(roundedBox(-140, 480, 280, 190, 10), thread, 3, STITCHED),
    stroke("M0 482V668", thread, 3, STITCHED),
    stroke("M-150 500H150", "#000", 2, { opacity: 0.12 }),
    rivet(-136, 484),
    rivet(136, 484),
  ].join("");
}

function rivet(x: number, y: number): string {
  return ellipse(x, y, 9, 9, "#c9a15a") + ellipse(x - 2, y - 2, 4, 4, "#f4dfaf");
}

/** Draws the workshop apron hanging from a peg at the origin, 910 long. */
export function apron({ colour = glazes.moss }: { colour?: string } = {}): Drawing {
  return (sheet) => {
    const breadth = sheet.across([
      [0, HIGHLIGHT, 0.14],
      [1, DEEP_SHADOW, 0.22],
    ]);
    return [
      stroke(STRAP, darker(colour, 0.2), 20),
      stroke(STRAP, colour, 14, { transform: "translate(-2 -3)" }),
      sheet.softFill(OUTLINE, SHADOW, 24, { opacity: 0.34, transform: "translate(46 32)" }),
      stroke(RIGHT_TIE, darker(colour, 0.25), 16),
      stroke(LEFT_TIE, darker(colour, 0.1), 16),
      fill(OUTLINE, colour),
      sheet.inside(OUTLINE, [
        texture(sheet, OUTLINE, "linen", 0.55),
        hangingFolds(sheet, FOLDS, { top: 150, bottom: 940, sigma: 20, opacity: 0.5 }),
        fill(OUTLINE, breadth),
      ]),
      pocket(sheet, colour),
      stroke("M-114 146H114", lighter(colour, 0.5), 3, STITCHED),
      rivet(-100, 156),
      rivet(100, 156),
      peg(sheet, -22),
    ].join("");
  };
}
