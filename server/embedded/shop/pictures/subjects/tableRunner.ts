import {
  darker,
  DEEP_SHADOW,
  HIGHLIGHT,
  lighter,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import {
  lineThrough,
  oval,
  polygon,
  smoothThrough,
  type Point,
} from "#server/embedded/shop/pictures/outline.ts";
import { wallShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { ellipse, fill, moved, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawings of the Long Mead table runner: rolled up, laid out flat, and on a table.

const LINEN = "#dfd2b8";
const THREAD = "#efe5d0";

/**
 * Maps a position on a strip of linen to the picture: u across from the left, v along from the far
 * end.
 */
type Strip = (u: number, v: number) => Point;

function strip(
  [farLeft, farRight]: readonly [Point, Point],
  [nearLeft, nearRight]: readonly [Point, Point],
  wave = 0,
): Strip {
  return (u, v) => {
    const mixed = (axis: 0 | 1) => {
      const far = farLeft[axis] + (farRight[axis] - farLeft[axis]) * u;
      const near = nearLeft[axis] + (nearRight[axis] - nearLeft[axis]) * u;
      return far + (near - far) * v;
    };
    return [mixed(0), mixed(1) + wave * v * Math.sin(u * 9 + 0.6)];
  };
}

function across(place: Strip, v: number): Point[] {
  return Array.from({ length: 25 }, (_, index) => place(index / 24, v));
}

function patch(place: Strip, from: number, to: number): string {
  return polygon([...across(place, from), ...across(place, to).reverse()]);
}

/** Draws a band of drawn threads: the weft is pulled out and the warp tied into bundles. */
function openwork(place: Strip, from: number, to: number, bundles: number, width: number): string {
  let strands = "";
  let ties = "";
  const middle = (from + to) / 2;
  for (let index = 0; index < bundles; index += 1) {
    const centre = (index + 0.5) / bundles;
    for (const offset of [-0.34, -0.12, 0.12, 0.34]) {
      const edge = centre + offset / bundles;
      const waist = centre + (offset * 0.25) / bundles;
      strands += smoothThrough([place(edge, from), place(waist, middle), place(edge, to)]);
    }
    ties += lineThrough([
      place(centre - 0.12 / bundles, middle),
      place(centre + 0.12 / bundles, middle),
    ]);
  }
  return [
    fill(patch(place, from, to), darker(LINEN, 0.62)),
    stroke(strands, DEEP_SHADOW, width, { opacity: 0.4, transform: moved(1.5, 1.5) }),
    stroke(strands, THREAD, width),
    stroke(ties, "#f7efdd", width * 2),
    stroke(smoothThrough(across(place, from)), darker(LINEN, 0.25), width, { opacity: 0.7 }),
    stroke(smoothThrough(across(place, to)), THREAD, width * 1.2, { opacity: 0.8 }),
  ].join("");
}

function hemmedEnd(place: Strip, outward: 1 | -1, end: number, unit: number, weight: number) {
  const from = (steps: number) => end - outward * steps * unit;
  const band = (near: number, far: number, bundles: number) =>
    openwork(
      place,
      Math.min(from(near), from(far)),
      Math.max(from(near), from(far)),
      bundles,
      weight,
    );
  return (
    band(1.1, 1.42, 64) +
    band(1.9, 3, 34) +
    band(3.5, 3.82, 64) +
    stroke(smoothThrough(across(place, from(1))), darker(LINEN, 0.3), weight, { opacity: 0.5 })
  );
}

function linen(sheet: Sheet, outline: string, light: string): string {
  return fill(outline, LINEN) + texture(sheet, outline, "linen", 0.34) + fill(outline, light);
}

function spiral(cx: number, cy: number, rx: number, ry: number, turns: number): string {
  const points = Array.from({ length: turns * 16 + 1 }, (_, index): Point => {
    const angle = (index / 16) * 2 * Math.PI + Math.PI / 2;
    const share = 0.14 + (0.84 * index) / (turns * 16);
    return [cx + rx * share * Math.cos(angle), cy + ry * share * Math.sin(angle)];
  });
  return smoothThrough(points);
}

const RADIUS = 106;
const LEFT = -330;
const RIGHT = 270;

/** The runner rolled up, 212 high; its loose end runs out towards the viewer. */
export const rolledRunner: Drawing = (sheet) => {
  const loose = strip(
    [
      [LEFT - 6, -34],
      [RIGHT + 6, -34],
    ],
    [
      [LEFT - 92, 262],
      [RIGHT - 30, 270],
    ],
    7,
  );
  const sheetEnd = patch(loose, 0, 1);
  const roll =
    `M${LEFT} ${-2 * RADIUS}L${RIGHT} ${-2 * RADIUS}C${RIGHT + 52} ${-2 * RADIUS} ${RIGHT + 52} 0 ${RIGHT} 0` +
    `L${LEFT} 0C${LEFT - 50} 0 ${LEFT - 50} ${-2 * RADIUS} ${LEFT} ${-2 * RADIUS}Z`;
  const end = oval(RIGHT, -RADIUS, 38, RADIUS);
  const round = sheet.down([
    [0, HIGHLIGHT, 0.25],
    [0.14, HIGHLIGHT, 0.5],
    [0.34, HIGHLIGHT, 0.14],
    [0.55, DEEP_SHADOW, 0.08],
    [0.82, DEEP_SHADOW, 0.36],
    [1, DEEP_SHADOW, 0.62],
  ]);
  const length = sheet.across([
    [0, DEEP_SHADOW, 0.22],
    [0.12, HIGHLIGHT, 0.16],
    [0.6, DEEP_SHADOW, 0],
    [1, DEEP_SHADOW, 0.26],
  ]);
  const flat = sheet.down([
    [0, DEEP_SHADOW, 0.55],
    [0.16, DEEP_SHADOW, 0.26],
    [0.34, DEEP_SHADOW, 0.04],
    [0.6, HIGHLIGHT, 0.2],
    [1, HIGHLIGHT, 0.05],
  ]);
  const turns = spiral(RIGHT, -RADIUS, 38, RADIUS, 9);
  const endLight = sheet.slanting([
    [0, HIGHLIGHT, 0.1],
    [1, DEEP_SHADOW, 0.4],
  ]);
  return [
    sheet.softEllipse(40, 8, 400, 46, SHADOW, 30, { opacity: 0.4 }),
    sheet.softEllipse(RIGHT + 40, 2, 100, 20, SHADOW, 12, { opacity: 0.5 }),
    sheet.softFill(sheetEnd, SHADOW, 18, { opacity: 0.32, transform: moved(24, 16) }),
    sheet.softFill(sheetEnd, SHADOW, 4, { opacity: 0.5, transform: moved(4, 6) }),
    linen(sheet, sheetEnd, flat),
    hemmedEnd(loose, 1, 1, 0.078, 2.2),
    stroke(smoothThrough(across(loose, 1)), THREAD, 4),
    linen(sheet, roll, round),
    fill(roll, length),
    sheet.inside(
      roll,
      sheet.softStroke(`M${LEFT - 40} -14L${RIGHT + 40} -13`, DEEP_SHADOW, 18, 9, { opacity: 0.5 }),
    ),
    ellipse(RIGHT, -RADIUS, 38, RADIUS, darker(LINEN, 0.14)),
    sheet.inside(end, [
      stroke(turns, darker(LINEN, 0.55), 3.4),
      stroke(turns, lighter(LINEN, 0.4), 2.2, { transform: moved(-2, -1) }),
      fill(end, endLight),
    ]),
    stroke(end, lighter(LINEN, 0.5), 2.5, { opacity: 0.8 }),
  ].join("");
};

/** The whole runner laid out flat, 192 by 1067 about the origin. */
export const flatRunner: Drawing = (sheet) => {
  const place = strip(
    [
      [-96, -533],
      [96, -533],
    ],
    [
      [-96, 534],
      [96, 534],
    ],
  );
  const outline = patch(place, 0, 1);
  const light = sheet.slanting([
    [0, HIGHLIGHT, 0.24],
    [1, DEEP_SHADOW, 0.14],
  ]);
  return [
    wallShadow(sheet, outline, { near: 0.45, far: 0.3, reach: 0.45 }),
    linen(sheet, outline, light),
    hemmedEnd(place, -1, 0, 0.014, 1),
    hemmedEnd(place, 1, 1, 0.014, 1),
    stroke("M-94 0H94", darker(LINEN, 0.4), 5, { opacity: 0.14 }),
  ].join("");
};

/**
 * Draws the runner down the middle of a table: from the far edge at the origin to `length` nearer.
 */
export function laidRunner({ far = 260, near = 520, length = 560 } = {}): Drawing {
  return (sheet) => {
    const place = strip(
      [
        [-far / 2, 0],
        [far / 2, 0],
      ],
      [
        [-near / 2, length],
        [near / 2, length],
      ],
      3,
    );
    const outline = patch(place, 0, 1);
    const light = sheet.down([
      [0, DEEP_SHADOW, 0.14],
      [0.4, HIGHLIGHT, 0.2],
      [1, HIGHLIGHT, 0.04],
    ]);
    return [
      sheet.softFill(outline, SHADOW, 6, { opacity: 0.45, transform: moved(6, 6) }),
      linen(sheet, outline, light),
      hemmedEnd(place, 1, 1, 0.05, 2),
    ].join("");
  };
}
