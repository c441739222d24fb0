import type { Camera } from "./camera.ts";
import { polygon, type Point } from "./outline.ts";

// Geometry of rounded blocks, such as a bar of soap: projected footprint and silhouette.

/** Footprint: half its length, half its depth and its corner radius. */
export type Plan = { halfLength: number; halfDepth: number; corner: number };

const STEPS_PER_CORNER = 9;

/** Projects the footprint at a height through the camera; starts at the right. */
export function planAt(look: Camera, { halfLength, halfDepth, corner }: Plan, y: number): Point[] {
  const corners = [
    [1, 1, 0],
    [-1, 1, 90],
    [-1, -1, 180],
    [1, -1, 270],
  ] as const;
  return corners.flatMap(([sideX, sideZ, from]) =>
    Array.from({ length: STEPS_PER_CORNER }, (_, step) => {
      const angle = ((from + (step / (STEPS_PER_CORNER - 1)) * 90) * Math.PI) / 180;
      const x = sideX * (halfLength - corner) + corner * Math.cos(angle);
      const z = sideZ * (halfDepth - corner) + corner * Math.sin(angle);
      return look(x, y, z);
    }),
  );
}

function turnsLeft(first: Point, second: Point, third: Point): boolean {
  return (
    (second[0] - first[0]) * (third[1] - first[1]) -
      (second[1] - first[1]) * (third[0] - first[0]) <=
    0
  );
}

function halfHull(points: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of points) {
    for (;;) {
      const last = hull.at(-1);
      const before = hull.at(-2);
      if (!last || !before || !turnsLeft(before, last, point)) break;
      hull.pop();
    }
    hull.push(point);
  }
  return hull.slice(0, -1);
}

/** Outlines the convex hull of the given outlines: the silhouette of a convex solid. */
export function hullOf(...outlines: readonly (readonly Point[])[]): string {
  const points = outlines
    .flat()
    .sort((first, second) => first[0] - second[0] || first[1] - second[1]);
  return polygon([...halfHull(points), ...halfHull([...points].reverse())]);
}
