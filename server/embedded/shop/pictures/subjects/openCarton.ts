import {
  darker,
  DEEP_SHADOW,
  HIGHLIGHT,
  KRAFT,
  lighter,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { lettering } from "#server/embedded/shop/pictures/lettering.ts";
import { box, polygon, type Point } from "#server/embedded/shop/pictures/outline.ts";
import { randomFrom } from "#server/embedded/shop/pictures/random.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { leafMark } from "#server/embedded/shop/pictures/subjects/leafMark.ts";
import { fill, formatLength as f, rectangle, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawing of an open kraft carton: flaps, shredded paper and packed contents.

export type OpenCartonOptions = {
  /** Name on the label; without one the front is bare. */
  name?: string;
  width?: number;
  height?: number;
  /** Depth of the mouth, to the right and up. */
  depth?: number;
  rise?: number;
  /** Content of the carton: drawn with its base on the origin, which lies in the carton's mouth. */
  contents?: Drawing;
};

/** Draws shredded paper: curling strips in front of and between the packed products. */
function shreds(left: number, right: number, y: number, rise: number, seed: number): string {
  const random = randomFrom(seed);
  const papers = ["#efe4cf", "#dccbab", "#f8f1e2", "#cdb98f"];
  let drawing = "";
  for (let index = 0; index < 190; index += 1) {
    const back = 1 - index / 190;
    const x = left + random() * (right - left);
    const from = y - back * rise + (random() - 0.35) * 16;
    const [dx, bend] = [(random() - 0.5) * 90, -14 - random() * 34];
    const path = `M${f(x)} ${f(from)}q${f(dx * 0.3)} ${f(bend)} ${f(dx * 0.6)} ${f(bend * 0.2)}t${f(dx * 0.4)} ${f(-bend * 0.4)}`;
    const paper = papers[index % papers.length] ?? KRAFT;
    drawing +=
      stroke(path, darker(paper, 0.5), 8.5, { opacity: 0.55 }) +
      stroke(path, darker(paper, back * 0.16), 6);
  }
  return drawing;
}

function face(sheet: Sheet, outline: string, light: string): string {
  return fill(outline, KRAFT) + texture(sheet, outline, "paper", 0.7) + fill(outline, light);
}

function label(name: string, width: number, height: number): string {
  return [
    rectangle(-width * 0.3, -height * 0.8, width * 0.6, height * 0.62, "#f3ebdb"),
    leafMark(0, -height * 0.62, height / 520),
    lettering(name, { size: Math.min(width * 0.1, height * 0.2), y: -height * 0.36 }),
    lettering("OSIER", { face: "capitals", size: height * 0.06, y: -height * 0.25, tracking: 0.4 }),
  ].join("");
}

/** Draws the carton with its flaps open; the bottom of its front is the origin. */
export function openCarton(options: OpenCartonOptions = {}): Drawing {
  const { name, width = 560, height = 300, depth = 150, rise = 90, contents } = options;
  return (sheet) => {
    const [left, right] = [-width / 2, width / 2];
    const frontLeft: Point = [left, -height];
    const frontRight: Point = [right, -height];
    const backLeft: Point = [left + depth, -height - rise];
    const backRight: Point = [right + depth, -height - rise];
    const mouth = polygon([frontLeft, backLeft, backRight, frontRight]);
    // The content shows above the front edge and is cut off by it.
    const above = polygon([
      [left - 60, -2000],
      [right + depth + 60, -2000],
      [right + depth + 60, -height - rise],
      frontRight,
      frontLeft,
      [left - 60, -height - rise],
    ]);
    const side = polygon([frontRight, backRight, [right + depth, -rise], [right, 0]]);
    const backFlap = polygon([
      backLeft,
      backRight,
      [right + depth + 26, -height - rise - 116],
      [left + depth + 8, -height - rise - 120],
    ]);
    const leftFlap = polygon([
      frontLeft,
      backLeft,
      [left + depth - 130, -height - rise - 12],
      [left - 132, -height + 58],
    ]);
    const rightFlap = polygon([
      frontRight,
      backRight,
      [right + depth + 118, -height - rise + 40],
      [right + 126, -height + 84],
    ]);
    const frontFlap = polygon([
      frontLeft,
      frontRight,
      [right - 8, -height + 112],
      [left + 2, -height + 118],
    ]);
    const shadow = polygon([
      [left + 10, 6],
      [right, 10],
      [right + depth, -rise + 8],
      [right + depth + 200, -rise + 6],
      [right + 90, 44],
      [left + 40, 22],
    ]);
    const inner = sheet.down([
      [0, darker(KRAFT, 0.3)],
      [1, darker(KRAFT, 0.66)],
    ]);
    const lit = (from: number, to: number) =>
      sheet.slanting([
        [0, HIGHLIGHT, from],
        [1, DEEP_SHADOW, to],
      ]);
    const dark = (from: number, to: number) =>
      sheet.across([
        [0, darker(KRAFT, 0.6), from],
        [1, darker(KRAFT, 0.6), to],
      ]);
    return [
      sheet.softFill(shadow, SHADOW, 18, { opacity: 0.42 }),
      sheet.softFill(
        polygon([
          [left, 0],
          [right, 0],
          [right, 14],
          [left, 12],
        ]),
        SHADOW,
        5,
        {
          opacity: 0.7,
        },
      ),
      face(sheet, backFlap, lit(0.34, 0.02)),
      fill(mouth, inner),
      face(sheet, leftFlap, lit(0.5, 0.06)),
      sheet.inside(above, [
        shreds(left + 60, right + depth - 60, -height - rise * 0.3, rise * 0.6, 3),
        contents ? contents(sheet) : "",
        shreds(left + 26, right + 40, -height + 6, 34, 8),
      ]),
      face(sheet, side, dark(0.45, 0.66)),
      face(sheet, box(left, -height, width, height), lit(0.3, 0.12)),
      name === undefined ? "" : label(name, width, height),
      sheet.softFill(frontFlap, DEEP_SHADOW, 9, { opacity: name === undefined ? 0.4 : 0 }),
      name === undefined ? face(sheet, frontFlap, lit(0.42, 0)) : "",
      sheet.softFill(rightFlap, DEEP_SHADOW, 8, { opacity: 0.35, transform: "translate(4 14)" }),
      face(sheet, rightFlap, dark(0.12, 0.3)),
      stroke(`M${f(left)} ${f(-height)}H${f(right)}`, lighter(KRAFT, 0.7), 3, { opacity: 0.75 }),
      stroke(`M${f(right)} ${f(-height)}V0`, lighter(KRAFT, 0.5), 2, { opacity: 0.5 }),
    ].join("");
  };
}
