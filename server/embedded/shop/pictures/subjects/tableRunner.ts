import { camera } from "#server/embedded/shop/pictures/camera.ts";
import {
  darker,
  DEEP_SHADOW,
  HIGHLIGHT,
  lighter,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { polygon, smoothThrough, type Point } from "#server/embedded/shop/pictures/outline.ts";
import { hullOf } from "#server/embedded/shop/pictures/roundedBlock.ts";
import { wallShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import {
  across,
  hemmedEnd,
  LINEN,
  linen,
  patch,
  strip,
  THREAD,
  type Strip,
} from "#server/embedded/shop/pictures/subjects/drawnThreadLinen.ts";
import { fill, moved, stroke } from "#server/embedded/shop/pictures/svg.ts";

// SVG drawings of the Long Mead table runner: rolled up, laid out flat, and on a table.

const RADIUS = 92;
const LEFT = -330;
const RIGHT = 310;
const LOOSE = 390;

const look = camera({ yaw: -17, pitch: 27, distance: 3000 });

/** Returns a point of the roll: along its axis, and around it (0 faces the viewer). */
function onRoll(x: number, angle: number, share = 1): Point {
  const radius = RADIUS * share;
  return look(x, RADIUS + radius * Math.sin(angle), -radius * Math.cos(angle));
}

function circle(x: number): Point[] {
  return Array.from({ length: 40 }, (_, step) => onRoll(x, (step / 20) * Math.PI));
}

/** Maps the loose end, which runs out from under the roll and ripples a little. */
const looseEnd: Strip = (u, v) =>
  look(
    LEFT + (RIGHT - LEFT) * u,
    2 + 5 * v * (1 + Math.sin(u * 8 + 1.2)),
    -LOOSE * v - 5 * v * Math.sin(u * 7 + 0.4),
  );

/** Draws the roll's right end: the turns of the cloth. */
function rollEnd(sheet: Sheet): string {
  const end = smoothThrough(circle(RIGHT), true);
  const turns = smoothThrough(
    Array.from({ length: 7 * 16 + 1 }, (_, index): Point => {
      const share = 0.12 + (0.84 * index) / (7 * 16);
      return onRoll(RIGHT, (index / 8) * Math.PI - 1.2, share);
    }),
  );
  const light = sheet.slanting([
    [0, HIGHLIGHT, 0.1],
    [1, DEEP_SHADOW, 0.4],
  ]);
  return [
    fill(end, darker(LINEN, 0.16)),
    sheet.inside(end, [
      stroke(turns, darker(LINEN, 0.6), 4),
      stroke(turns, lighter(LINEN, 0.4), 2.6, { transform: moved(-2, -1.5) }),
      fill(end, light),
    ]),
    stroke(end, lighter(LINEN, 0.5), 2.5, { opacity: 0.8 }),
  ].join("");
}

function roll(sheet: Sheet): string {
  const outline = hullOf(circle(LEFT), circle(RIGHT));
  const round = sheet.linearInUnits(
    [
      [0, HIGHLIGHT, 0.2],
      [0.2, HIGHLIGHT, 0.5],
      [0.4, HIGHLIGHT, 0.12],
      [0.58, DEEP_SHADOW, 0.08],
      [0.82, DEEP_SHADOW, 0.34],
      [1, DEEP_SHADOW, 0.56],
    ],
    onRoll(0, 1.98),
    onRoll(0, -1.16),
  );
  const length = sheet.across([
    [0, DEEP_SHADOW, 0.16],
    [0.14, HIGHLIGHT, 0.16],
    [0.6, DEEP_SHADOW, 0],
    [1, DEEP_SHADOW, 0.24],
  ]);
  return linen(sheet, outline, round) + fill(outline, length);
}

/** The runner rolled up, 184 high; its loose end runs out towards the viewer. */
export const rolledRunner: Drawing = (sheet) => {
  const outline = patch(looseEnd, 0, 1);
  const flat = sheet.down([
    [0, DEEP_SHADOW, 0.3],
    [0.3, DEEP_SHADOW, 0.04],
    [0.6, HIGHLIGHT, 0.2],
    [1, HIGHLIGHT, 0.06],
  ]);
  const underRoll = smoothThrough(across(looseEnd, 0.12));
  const floor = polygon([
    look(LEFT - 10, 0, -80),
    look(RIGHT + 130, 0, -40),
    look(RIGHT + 150, 0, 120),
    look(LEFT, 0, 120),
  ]);
  return [
    sheet.softFill(floor, SHADOW, 26, { opacity: 0.42 }),
    sheet.softFill(outline, SHADOW, 18, { opacity: 0.3, transform: moved(22, 14) }),
    sheet.softFill(outline, SHADOW, 4, { opacity: 0.5, transform: moved(4, 6) }),
    linen(sheet, outline, flat),
    hemmedEnd(looseEnd, 1, 1, 0.096, 2.6),
    stroke(smoothThrough(across(looseEnd, 1)), THREAD, 4),
    sheet.inside(outline, sheet.softStroke(underRoll, DEEP_SHADOW, 50, 18, { opacity: 0.5 })),
    roll(sheet),
    rollEnd(sheet),
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
