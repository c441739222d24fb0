import {
  darker,
  KRAFT,
  LETTER_INK,
  lighter,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { lettering } from "#server/embedded/shop/pictures/lettering.ts";
import { box, polygon } from "#server/embedded/shop/pictures/outline.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { fill, formatLength as f, rectangle, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { leafMark } from "#server/embedded/shop/pictures/subjects/leafMark.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawing of the closed kraft shipping carton with its label.

export type CartonOptions = {
  /** Label text in two lines: the name, and a line of small capitals. */
  name: string;
  line: string;
  width?: number;
  height?: number;
  /** Depth of the lid, to the right and up. */
  depth?: number;
  rise?: number;
};

function label(name: string, line: string, width: number, height: number): string {
  const left = -width * 0.3;
  const top = -height * 0.84;
  return [
    rectangle(left, top, width * 0.6, height * 0.56, "#f3ebdb"),
    rectangle(left + 8, top + 8, width * 0.6 - 16, height * 0.56 - 16, "none", {
      stroke: LETTER_INK,
      "stroke-width": 1.4,
      opacity: 0.5,
    }),
    leafMark(0, -height * 0.7, 0.8),
    lettering(name, {
      size: Math.min(width * 0.1, (width * 1.1) / name.length),
      y: -height * 0.49,
    }),
    lettering(line, {
      face: "capitals",
      size: Math.min(width * 0.03, (width * 0.66) / line.length),
      y: -height * 0.41,
      tracking: 0.2,
    }),
    lettering("OSIER", {
      face: "capitals",
      size: width * 0.036,
      y: -height * 0.335,
      tracking: 0.4,
    }),
  ].join("");
}

/** Draws the carton, seen from the left; the bottom of its front is centered on the origin. */
export function carton(options: CartonOptions): Drawing {
  const { name, line, width = 420, height = 420, depth = 150, rise = 70 } = options;
  return (sheet) => {
    const left = -width / 2;
    const right = width / 2;
    const lid = polygon([
      [left, -height],
      [left + depth, -height - rise],
      [right + depth, -height - rise],
      [right, -height],
    ]);
    const side = polygon([
      [right, -height],
      [right + depth, -height - rise],
      [right + depth, -rise],
      [right, 0],
    ]);
    const board = (face: string, light: string) =>
      fill(face, KRAFT) + texture(sheet, face, "paper", 0.7) + fill(face, light);
    return [
      cartonShadow(sheet, left, right, depth, rise),
      board(
        lid,
        sheet.across([
          [0, lighter(KRAFT, 0.6), 0.7],
          [1, lighter(KRAFT, 0.4), 0.5],
        ]),
      ),
      board(
        box(left, -height, width, height),
        sheet.slanting([
          [0, lighter(KRAFT, 0.4), 0.4],
          [1, darker(KRAFT, 0.3), 0.12],
        ]),
      ),
      board(
        side,
        sheet.across([
          [0, darker(KRAFT, 0.6), 0.45],
          [1, darker(KRAFT, 0.6), 0.65],
        ]),
      ),
      stroke(
        `M${f(left + depth / 2)} ${f(-height - rise / 2)}H${f(right + depth / 2)}`,
        darker(KRAFT, 0.35),
        2.5,
        { opacity: 0.7 },
      ),
      stroke(`M${f(right)} ${f(-height)}V0`, lighter(KRAFT, 0.5), 2, { opacity: 0.5 }),
      stroke(`M${f(left)} ${f(-height)}H${f(right)}`, lighter(KRAFT, 0.7), 2.5, { opacity: 0.7 }),
      label(name, line, width, height),
    ].join("");
  };
}

function cartonShadow(
  sheet: Sheet,
  left: number,
  right: number,
  depth: number,
  rise: number,
): string {
  const far = polygon([
    [left, 0],
    [right, 0],
    [right + depth, -rise],
    [right + depth + 170, -rise + 10],
    [right + 70, 44],
    [left + 30, 20],
  ]);
  const near = polygon([
    [left + 4, 0],
    [right, 0],
    [right + depth, -rise],
    [right + depth, -rise + 14],
    [right, 12],
    [left + 4, 12],
  ]);
  return (
    sheet.softFill(far, SHADOW, 18, { opacity: 0.4 }) +
    sheet.softFill(near, SHADOW, 5, { opacity: 0.7 })
  );
}
