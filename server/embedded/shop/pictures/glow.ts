import type { Drawing, Sheet, Stop } from "./sheet.ts";
import { ellipse } from "./svg.ts";

// Glow of lamps and flames as radial gradients, their falloff curve, and steam.

/**
 * Returns gradient stops whose opacity falls off with a power curve. With two or three even stops
 * the eye sees a ring where the light ends.
 */
export function fallOff(
  colour: string,
  opacity: number,
  power: number,
  offsets: readonly number[],
): Stop[] {
  return offsets.map((offset) => [offset, colour, opacity * (1 - offset) ** power]);
}

const GLOW_OFFSETS = [0, 0.12, 0.25, 0.4, 0.55, 0.7, 0.85, 1];

/** Draws the glow around a lamp or a flame. */
export function glow(
  sheet: Sheet,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  colour: string,
  opacity: number,
): string {
  return ellipse(cx, cy, rx, ry, sheet.radial(fallOff(colour, opacity, 2.2, GLOW_OFFSETS)));
}

/** Steam rising from the origin. */
export const steam: Drawing = (sheet) =>
  sheet.softStroke(
    "M0 0C-50 -80 50 -140 0 -230C-40 -300 20 -340 10 -390M50 0C10 -60 90 -120 50 -190",
    "#fffaf0",
    22,
    16,
    { opacity: 0.5 },
  );
