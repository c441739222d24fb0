import { camera } from "#server/embedded/shop/pictures/camera.ts";
import {
  darker,
  DEEP_SHADOW,
  HIGHLIGHT,
  lighter,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import {
  boundsOf,
  lineThrough,
  polygon,
  smoothThrough,
  type Point,
} from "#server/embedded/shop/pictures/outline.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { fill, group, moved, stroke } from "#server/embedded/shop/pictures/svg.ts";

// SVG drawing of the waffle towels, folded in a pile and seen from above its right corner.

const HALF_LENGTH = 306;
const DEPTH = 400;
/** Each towel is folded double, so that its front shows two rounded layers. */
const LAYER = 58;
/** Layers press into each other, so they rise by less than their thickness. */
const RISE = 50;
const CELL = 34;
const RIDGE = 0.22;
const ROWS_ON_A_FOLD = 2;
const SHIFTS = [0, 6, 1, 4];
/** Distance by which the pile's corner would stand off its middle. */
const OFF_CENTRE = -30;

const look = camera({ yaw: -9, pitch: 21, distance: 4000 });

/** Maps a position on a surface of the pile to the picture. */
type Place = (u: number, v: number) => Point;

function span(from: number, to: number, steps: number): number[] {
  return Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps);
}

/** Outlines the pockets of the weave between two rows, moved and shrunk towards a corner. */
function pockets(place: Place, columns: number, rows: number, from: number, to: number): string {
  let outline = "";
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      const corner = (u: number, v: number) => place((column + u) / columns, (row + v) / rows);
      outline += polygon([corner(from, from), corner(to, from), corner(to, to), corner(from, to)]);
    }
  }
  return outline;
}

/** Draws the weave: each pocket is dark under its upper left ridge and light at its lower right. */
function waffle(sheet: Sheet, place: Place, columns: number, rows: number, colour: string): string {
  const outline = pockets(place, columns, rows, RIDGE, 1);
  const weave = [
    fill(outline, darker(colour, 0.15)),
    fill(pockets(place, columns, rows, 0.5, 1), darker(colour, 0.02)),
  ];
  return sheet.softGroup(weave, 2.2, boundsOf(outline));
}

/** Returns how a layer's edge rises and falls along its length: cloth is never quite straight. */
function swayOf(base: number): (u: number) => number {
  return (u) => 4 * Math.sin(u * 5 + base * 0.05) - 7 * (2 * u - 1) ** 6;
}

/** Draws one layer's fold, from its upper to its lower edge, and the layer's end on the right. */
function layer(sheet: Sheet, shift: number, base: number, colour: string): string {
  const middle = base + LAYER / 2;
  const sway = swayOf(base);
  const fold: Place = (u, v) => {
    const angle = (0.5 - v) * Math.PI;
    const inset = 16 * (1 - Math.cos(angle)) + 5 * Math.sin(base);
    return look(
      shift + (HALF_LENGTH - inset) * (2 * u - 1),
      middle + (LAYER / 2) * Math.sin(angle) + sway(u),
      -(LAYER / 2) * Math.cos(angle),
    );
  };
  const front = polygon([
    ...span(0, 1, 12).map((u) => fold(u, 0)),
    ...span(0, 1, 6).map((v) => fold(1, v)),
    ...span(1, 0, 12).map((u) => fold(u, 1)),
    ...span(1, 0, 6).map((v) => fold(0, v)),
  ]);
  const right = shift + HALF_LENGTH;
  const along = (y: number) => [0, DEPTH * 0.5, DEPTH].map((z) => look(right - 17, y + sway(1), z));
  const end = polygon([
    ...span(-0.5, 0.5, 6).map((turn) => fold(1, 0.5 - turn)),
    ...along(base + LAYER - 3),
    ...along(base).toReversed(),
  ]);
  const gap = polygon([
    ...[-1, 1].map((side) => look(shift + side * (HALF_LENGTH - 20), base - 2, 0)),
    ...[1, -1].map((side) => look(shift + side * (HALF_LENGTH - 20), base + LAYER * 0.4, 0)),
  ]);
  const round = sheet.down([
    [0, HIGHLIGHT, 0.4],
    [0.25, HIGHLIGHT, 0.14],
    [0.6, DEEP_SHADOW, 0.04],
    [0.86, DEEP_SHADOW, 0.22],
    [1, DEEP_SHADOW, 0.5],
  ]);
  const columns = Math.round((2 * HALF_LENGTH) / CELL);
  return [
    fill(gap, darker(colour, 0.5)),
    fill(end, darker(colour, 0.34)),
    stroke(lineThrough(along(base + LAYER * 0.5)), darker(colour, 0.6), 4, { opacity: 0.7 }),
    fill(front, lighter(colour, 0.16)),
    sheet.inside(front, [waffle(sheet, fold, columns, ROWS_ON_A_FOLD, colour), fill(front, round)]),
  ].join("");
}

/** Draws the upper side of the topmost towel. */
function top(sheet: Sheet, shift: number, height: number, colour: string): string {
  const sway = swayOf(height - LAYER);
  const place: Place = (u, v) =>
    look(shift + (HALF_LENGTH - 14) * (2 * u - 1), height + sway(u), DEPTH * (1 - v));
  const outline = smoothThrough(
    [
      ...span(0.06, 0.94, 8).map((u) => place(u, 0)),
      place(0.99, 0.03),
      ...span(0.1, 0.9, 4).map((v) => place(1, v)),
      ...span(1, 0, 10).map((u) => place(u, 1)),
      ...span(0.9, 0.1, 4).map((v) => place(0, v)),
      place(0.01, 0.03),
    ],
    true,
  );
  const light = sheet.linear(
    [
      [0, HIGHLIGHT, 0.46],
      [0.6, HIGHLIGHT, 0.14],
      [1, DEEP_SHADOW, 0.08],
    ],
    [0, 0],
    [1, 0.6],
  );
  return [
    fill(outline, lighter(colour, 0.16)),
    sheet.inside(outline, [
      waffle(
        sheet,
        place,
        Math.round((2 * HALF_LENGTH) / CELL),
        Math.round(DEPTH / CELL / 1.1),
        colour,
      ),
      fill(outline, light),
      sheet.softStroke(lineThrough(span(0, 1, 12).map((u) => place(u, 1))), HIGHLIGHT, 12, 6, {
        opacity: 0.4,
      }),
    ]),
  ].join("");
}

const SET_OF_FOUR = ["#a9b49c", "#a9b49c", "#e4dac7", "#b9805f"];

function floorShadow(sheet: Sheet): string {
  const corner = (x: number, z: number) => look(x, 0, z);
  const footprint = (grow: number, reach: number) =>
    polygon([
      corner(-HALF_LENGTH - grow, -LAYER / 2 - grow),
      corner(HALF_LENGTH + reach, -LAYER / 2 - grow),
      corner(HALF_LENGTH + reach, DEPTH),
      corner(-HALF_LENGTH - grow, DEPTH),
    ]);
  return [
    sheet.softFill(footprint(6, 120), SHADOW, 30, { opacity: 0.34 }),
    sheet.softFill(footprint(4, 14), SHADOW, 8, { opacity: 0.6 }),
  ].join("");
}

/** Draws the pile, towels listed from the bottom up; 700 wide, 98 high each. */
export function towels(coloursFromBelow: readonly string[] = SET_OF_FOUR): Drawing {
  return (sheet) => {
    const shiftOf = (index: number) => SHIFTS[index % SHIFTS.length] ?? 0;
    const pile = coloursFromBelow.flatMap((colour, index) =>
      [0, 1].map((half) =>
        layer(sheet, shiftOf(index) + half * 3, (2 * index + half) * RISE, colour),
      ),
    );
    const last = coloursFromBelow.length - 1;
    const height = (2 * last + 1) * RISE + LAYER;
    return group(
      [
        floorShadow(sheet),
        ...pile,
        top(sheet, shiftOf(last) + 3, height, coloursFromBelow[last] ?? "#e4dac7"),
      ],
      { transform: moved(OFF_CENTRE, 0) },
    );
  };
}
