import { darker, DEEP_SHADOW } from "#server/embedded/shop/pictures/colour.ts";
import {
  lineThrough,
  polygon,
  smoothThrough,
  type Point,
} from "#server/embedded/shop/pictures/outline.ts";
import type { Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { fill, moved, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawing of linen strips with drawn-thread borders, placed freely in the picture.

export const LINEN = "#e6d9bd";
export const THREAD = "#f4ead6";

/**
 * Maps a position on a strip of linen to the picture: u across from the left, v along from the far
 * end.
 */
export type Strip = (u: number, v: number) => Point;

/** Stretches a strip between its far and its near edge; the near edge may wave. */
export function strip(
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

/** Returns points across the strip at a share of its length. */
export function across(place: Strip, v: number): Point[] {
  return Array.from({ length: 25 }, (_, index) => place(index / 24, v));
}

/** Outlines the strip between two shares of its length. */
export function patch(place: Strip, from: number, to: number): string {
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

/** Draws the hem and the three drawn-thread bands of one end of the strip. */
export function hemmedEnd(
  place: Strip,
  outward: 1 | -1,
  end: number,
  unit: number,
  weight: number,
) {
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

/** Draws linen within an outline, and the light on it. */
export function linen(sheet: Sheet, outline: string, light: string): string {
  return fill(outline, LINEN) + texture(sheet, outline, "linen", 0.22) + fill(outline, light);
}
