import {
  darker,
  DEEP_SHADOW,
  HIGHLIGHT,
  KRAFT,
  lighter,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { box, leaf, polygon, type Point } from "#server/embedded/shop/pictures/outline.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { fill, group, moved, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawing of a closed kraft carton, tied with jute over a willow sprig.

const WIDTH = 620;
const HEIGHT = 340;
const DEPTH = 210;
const RISE = 130;
const JUTE = "#a8834f";
const LEFT = -WIDTH / 2;
const RIGHT = WIDTH / 2;
/** Crossing of the strings, in the middle of the lid. */
const KNOT: Point = [DEPTH / 2 - 10, -HEIGHT - RISE / 2];

/** The string: over the lid both ways, down the front and down the side. */
const STRINGS =
  `M${KNOT[0] - DEPTH / 2} -${HEIGHT}L${KNOT[0] + DEPTH / 2} ${-HEIGHT - RISE}` +
  `M${LEFT + DEPTH / 2} ${KNOT[1]}L${RIGHT + DEPTH / 2} ${KNOT[1]}`;
const FRONT_STRING = `M${KNOT[0] - DEPTH / 2} -${HEIGHT}V0`;
const SIDE_STRING = `M${RIGHT + DEPTH / 2} ${KNOT[1]}V${-RISE / 2}`;
const BOW =
  "M0 0C-60 -70 -150 -80 -150 -34C-150 6 -60 14 0 0C60 -74 150 -90 156 -44C160 -4 70 12 0 0" +
  "C-30 30 -60 60 -110 66M0 0C30 26 70 50 124 48";

/** Draws jute: a twisted string, darker where the strands cross. */
function jute(sheet: Sheet, path: string): string {
  return [
    sheet.softStroke(path, DEEP_SHADOW, 12, 5, { opacity: 0.5, transform: moved(5, 6) }),
    stroke(path, darker(JUTE, 0.5), 12),
    stroke(path, JUTE, 9),
    stroke(path, darker(JUTE, 0.35), 9, {
      "stroke-dasharray": "3 8",
      "stroke-linecap": "butt",
      opacity: 0.7,
    }),
    stroke(path, lighter(JUTE, 0.5), 2.5, { opacity: 0.6, transform: moved(-1, -2) }),
  ].join("");
}

/** Draws a dried willow sprig lying under the knot. */
function sprig(sheet: Sheet): string {
  const stem = "M-170 46C-90 20 20 -14 190 -74";
  let leaves = "";
  let veins = "";
  for (let index = 0; index < 9; index += 1) {
    const share = index / 8;
    const from: Point = [-130 + share * 310, 32 - share * 102];
    for (const side of [-1, 1] as const) {
      const reach = 74 - share * 22;
      const tip: Point = [from[0] + reach * 0.86, from[1] - reach * 0.28 + side * reach * 0.56];
      leaves += leaf(from, tip, 11);
      veins += `M${from[0]} ${from[1]}L${tip[0]} ${tip[1]}`;
    }
  }
  return [
    sheet.softFill(leaves, DEEP_SHADOW, 7, { opacity: 0.45, transform: moved(8, 12) }),
    stroke(stem, "#5f4a2c", 6),
    fill(leaves, "#7d8459"),
    stroke(veins, "#b3b88c", 2, { opacity: 0.7 }),
  ].join("");
}

function faces(sheet: Sheet): string {
  const lid = polygon([
    [LEFT, -HEIGHT],
    [LEFT + DEPTH, -HEIGHT - RISE],
    [RIGHT + DEPTH, -HEIGHT - RISE],
    [RIGHT, -HEIGHT],
  ]);
  const side = polygon([
    [RIGHT, -HEIGHT],
    [RIGHT + DEPTH, -HEIGHT - RISE],
    [RIGHT + DEPTH, -RISE],
    [RIGHT, 0],
  ]);
  const board = (outline: string, light: string) =>
    fill(outline, KRAFT) + texture(sheet, outline, "paper", 0.7) + fill(outline, light);
  const meeting = `M${LEFT + DEPTH / 2} ${-HEIGHT - RISE / 2}H${RIGHT + DEPTH / 2}`;
  return [
    board(
      lid,
      sheet.across([
        [0, HIGHLIGHT, 0.44],
        [1, HIGHLIGHT, 0.24],
      ]),
    ),
    stroke(meeting, darker(KRAFT, 0.35), 2.5, { opacity: 0.7, transform: moved(0, -12) }),
    board(
      box(LEFT, -HEIGHT, WIDTH, HEIGHT),
      sheet.slanting([
        [0, HIGHLIGHT, 0.28],
        [1, DEEP_SHADOW, 0.14],
      ]),
    ),
    board(
      side,
      sheet.across([
        [0, darker(KRAFT, 0.6), 0.45],
        [1, darker(KRAFT, 0.6), 0.65],
      ]),
    ),
    stroke(`M${LEFT} -${HEIGHT}H${RIGHT}`, lighter(KRAFT, 0.7), 2.5, { opacity: 0.7 }),
    stroke(`M${RIGHT} -${HEIGHT}V0`, lighter(KRAFT, 0.5), 2, { opacity: 0.5 }),
  ].join("");
}

/** The carton, 470 high and 830 across, its bow in the middle of the lid. */
export const tiedCarton: Drawing = (sheet) => {
  const shadow = polygon([
    [LEFT + 10, 4],
    [RIGHT, 8],
    [RIGHT + DEPTH, -RISE + 6],
    [RIGHT + DEPTH + 190, -RISE],
    [RIGHT + 90, 46],
    [LEFT + 40, 22],
  ]);
  const foot = box(LEFT + 4, 0, WIDTH - 4, 12);
  const knot =
    fill("M-20 -10C-12 -24 16 -24 22 -8C26 8 12 18 0 18C-14 18 -26 6 -20 -10Z", JUTE) +
    stroke("M-16 -8C-4 4 8 6 18 -6M-12 8C0 14 10 10 16 4", darker(JUTE, 0.45), 3);
  return [
    sheet.softFill(shadow, SHADOW, 18, { opacity: 0.4 }),
    sheet.softFill(foot, SHADOW, 5, { opacity: 0.7 }),
    faces(sheet),
    jute(sheet, STRINGS),
    jute(sheet, FRONT_STRING),
    jute(sheet, SIDE_STRING),
    group([sprig(sheet), jute(sheet, BOW), knot], { transform: moved(KNOT[0], KNOT[1]) }),
  ].join("");
};
