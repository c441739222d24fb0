import {
  BRASS,
  darker,
  DEEP_SHADOW,
  GLOSS,
  HIGHLIGHT,
  lighter,
} from "#server/embedded/shop/pictures/colour.ts";
import { lettering } from "#server/embedded/shop/pictures/lettering.ts";
import { box, polygon, roundedBox, type Point } from "#server/embedded/shop/pictures/outline.ts";
import { wallShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import {
  ellipse,
  fill,
  formatLength as f,
  group,
  stroke,
  turned,
} from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

const BOXWOOD = "#d8b67c";
const WAX = "#2b231c";
const HALF = 500;
const BREADTH = 104;
const INCH = (2 * HALF) / (31.5 / 2.54);
const CENTIMETRE = INCH / 2.54;
const FIRST_INCH = -6 * INCH;
const FIRST_CENTIMETRE = -15 * CENTIMETRE;
const BRASS_EDGE = 15;

function ticks(
  start: number,
  step: number,
  count: number,
  edge: number,
  lengthOf: (index: number) => number,
) {
  let outline = "";
  for (let index = 0; index <= count; index += 1) {
    outline += `M${f(start + index * step)} ${f(edge)}V${f(edge + lengthOf(index))}`;
  }
  return stroke(outline, WAX, 1.4, { "stroke-linecap": "butt" });
}

function inchTick(index: number): number {
  if (index % 16 === 0) return 34;
  if (index % 8 === 0) return 27;
  if (index % 4 === 0) return 21;
  return index % 2 === 0 ? 15 : 10;
}

function millimetreTick(index: number): number {
  if (index % 10 === 0) return -26;
  return index % 5 === 0 ? -19 : -11;
}

function figures(): string {
  const inches = Array.from({ length: 13 }, (_, inch) =>
    lettering(String(inch), {
      size: 23,
      x: FIRST_INCH + inch * INCH + (inch === 0 ? -8 : -3),
      y: -BREADTH / 2 + BRASS_EDGE + 36,
      align: "end",
      colour: WAX,
    }),
  );
  const centimetres = Array.from({ length: 30 }, (_, index) =>
    lettering(String(index + 1), {
      face: "sans",
      size: 13,
      x: FIRST_CENTIMETRE + (index + 1) * CENTIMETRE - 2,
      y: BREADTH / 2 - 17,
      align: "end",
      colour: WAX,
    }),
  );
  return inches.join("") + centimetres.join("");
}

/** Draws the maker's rule lying flat, 1000 by 104 about the origin, turned by `angle` degrees. */
export function rule({ angle = 0 }: { angle?: number } = {}): Drawing {
  return (sheet) => {
    const turn = (angle * Math.PI) / 180;
    const corner = (x: number, y: number): Point => [
      x * Math.cos(turn) - y * Math.sin(turn),
      x * Math.sin(turn) + y * Math.cos(turn),
    ];
    const half = BREADTH / 2;
    const footprint = polygon([
      corner(-HALF, -half),
      corner(HALF, -half),
      corner(HALF, half),
      corner(-HALF, half),
    ]);
    const body = roundedBox(-HALF, -half, 2 * HALF, BREADTH, 5);
    const strip = box(-HALF, -half, 2 * HALF, BRASS_EDGE);
    const light = sheet.down([
      [0, HIGHLIGHT, 0.1],
      [0.2, HIGHLIGHT, 0.3],
      [0.7, HIGHLIGHT, 0.05],
      [0.93, DEEP_SHADOW, 0.12],
      [1, DEEP_SHADOW, 0.42],
    ]);
    const polish = sheet.across([
      [0, darker(BRASS, 0.1)],
      [0.2, lighter(BRASS, 0.45)],
      [0.28, GLOSS],
      [0.36, lighter(BRASS, 0.35)],
      [0.6, BRASS],
      [0.8, lighter(BRASS, 0.3)],
      [1, darker(BRASS, 0.25)],
    ]);
    const stamp = lettering("J. HOBDAY & SONS  ·  SHEFFIELD  ·  OSIER", {
      face: "capitals",
      size: 11.5,
      tracking: 0.32,
      y: 15,
      colour: "#6b4f2f",
    });
    const drawn = [
      fill(body, BOXWOOD),
      sheet.inside(body, [
        texture(sheet, body, "wood", 0.5),
        fill(body, light),
        fill(strip, polish),
        stroke(`M${-HALF} ${-half + BRASS_EDGE}H${HALF}`, darker(BRASS, 0.6), 2, { opacity: 0.7 }),
        stroke(`M${-HALF} ${-half + 2}H${HALF}`, GLOSS, 2, { opacity: 0.6 }),
      ]),
      ticks(FIRST_INCH, INCH / 16, 192, -half + BRASS_EDGE + 1, inchTick),
      ticks(FIRST_CENTIMETRE, CENTIMETRE / 10, 300, half - 1, millimetreTick),
      figures(),
      stamp,
      ellipse(HALF - 9, 0, 4.6, 4.6, darker(BRASS, 0.1)),
      ellipse(HALF - 9, 0, 2.6, 2.6, DEEP_SHADOW, { opacity: 0.75 }),
    ];
    return (
      wallShadow(sheet, footprint, { near: 0.5, far: 0.3, reach: 0.4 }) +
      group(drawn, { transform: turned(angle) })
    );
  };
}
