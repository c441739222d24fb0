import { camera } from "#server/embedded/shop/pictures/camera.ts";
import { cloth } from "#server/embedded/shop/pictures/cloths.ts";
import {
  darker,
  DEEP_SHADOW,
  glazes,
  HIGHLIGHT,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { lineThrough, polygon, type Point } from "#server/embedded/shop/pictures/outline.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import {
  DUCKBOARD_DISTANCE,
  HALF_DEPTH,
  HALF_LENGTH,
  TOP,
  type Standpoint,
} from "#server/embedded/shop/pictures/subjects/duckboard.ts";
import { fill, moved, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

const TOWEL = "#e8dfcd";
const BORDER = glazes.rust;
const LEFT = 30;
const RIGHT = HALF_LENGTH + 8;
const FAR = 100;
const NEAR = -HALF_DEPTH - 6;
const HEM = -HALF_DEPTH - 96;

type Place = (u: number, v: number) => Point;

function line(place: Place, v: number, from = 0, to = 1): Point[] {
  return Array.from({ length: 13 }, (_, step) => place(from + ((to - from) * step) / 12, v));
}

function quad(place: Place, from: number, to: number): string {
  return polygon([...line(place, from), ...line(place, to).reverse()]);
}

function woven(sheet: Sheet, outline: string, light: string): string {
  return (
    fill(outline, TOWEL) +
    sheet.inside(outline, [
      fill(outline, cloth(sheet, "waffle", TOWEL, TOWEL)),
      texture(sheet, outline, "clay", 0.14),
      fill(outline, light),
    ])
  );
}

/**
 * Draws a waffle towel over the duckboard's near right corner; draw it after the duckboard, with
 * the same camera.
 */
export function thrownTowel({ yaw = 24, pitch = 31 }: Standpoint = {}): Drawing {
  return (sheet) => {
    const look = camera({ yaw, pitch, distance: DUCKBOARD_DISTANCE });
    const ripple = (u: number) => Math.sin(u * 11 + 1) * 5;
    const lying: Place = (u, v) =>
      look(
        LEFT + (RIGHT - LEFT) * u + 24 * (1 - v) * (1 - u),
        TOP + 7 + ripple(u) * 0.4,
        FAR + (NEAR - FAR) * v + ripple(v) * (1 - v),
      );
    const falling: Place = (u, v) =>
      look(
        LEFT + (RIGHT - LEFT) * u + (u - 0.5) * 14 * v,
        (TOP + 7) * (1 - v) ** 1.6 + 2,
        NEAR + (HEM - NEAR) * v + ripple(u * 1.3) * v * 1.8,
      );
    const over = quad(lying, 0, 1);
    const drop = quad(falling, 0, 1);
    const stripe = (place: Place, from: number, to: number) =>
      fill(quad(place, from, to), BORDER, { opacity: 0.8 });
    const shine = sheet.across([
      [0, HIGHLIGHT, 0.4],
      [1, HIGHLIGHT, 0.05],
    ]);
    const folds = sheet.across([
      [0, DEEP_SHADOW, 0.12],
      [0.2, DEEP_SHADOW, 0.3],
      [0.34, DEEP_SHADOW, 0.08],
      [0.56, DEEP_SHADOW, 0.34],
      [0.74, DEEP_SHADOW, 0.1],
      [1, DEEP_SHADOW, 0.34],
    ]);
    return [
      sheet.softFill(drop, SHADOW, 9, { opacity: 0.5, transform: moved(10, 12) }),
      sheet.softFill(over, SHADOW, 7, { opacity: 0.45, transform: moved(-3, 6) }),
      woven(sheet, drop, folds),
      sheet.inside(drop, stripe(falling, 0.62, 0.7) + stripe(falling, 0.76, 0.8)),
      stroke(lineThrough(line(falling, 0.99)), darker(TOWEL, 0.25), 4),
      woven(sheet, over, shine),
      stripe(lying, 0.08, 0.13) + stripe(lying, 0.16, 0.18),
      stroke(lineThrough(line(lying, 0.005)), darker(TOWEL, 0.2), 3, { opacity: 0.7 }),
      sheet.softStroke(lineThrough(line(lying, 0.99)), HIGHLIGHT, 9, 5, { opacity: 0.55 }),
      sheet.softStroke(lineThrough([lying(0.3, 0.1), lying(0.42, 0.9)]), DEEP_SHADOW, 14, 8, {
        opacity: 0.2,
      }),
    ].join("");
  };
}
