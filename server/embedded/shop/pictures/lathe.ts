import { frontArc, polygon, type Point } from "./outline.ts";
import { formatLength as f } from "./svg.ts";

// Geometry of turned solids (solids of revolution): outlines computed from a profile.

/** Profile point of a turned solid; up is negative, the ground is 0. */
export type ProfilePoint = readonly [y: number, radius: number];

/** Solid of revolution seen from slightly above; every horizontal circle is an ellipse. */
export type Lathe = {
  /** Ratio of those ellipses' height to their width. */
  tilt: number;
  profile: readonly ProfilePoint[];
  silhouette: string;
  top: number;
  topRadius: number;
  bottom: number;
  bottomRadius: number;
  /** Largest radius. */
  widest: number;
  height: number;
  radiusAt(y: number): number;
  /** Returns the point at a longitude (degrees; 0 faces the viewer, -90 is the left edge). */
  pointAt(longitude: number, at: ProfilePoint): Point;
  /**
   * Outlines the surface between two longitudes and two heights, for shading that follows the form.
   */
  strip(from: number, to: number, top?: number, bottom?: number): string;
  /** Outlines the visible half of the circle at a height. */
  ring(y: number): string;
  /** Outlines the front of a label or band between two longitudes and two heights. */
  label(from: number, to: number, top: number, bottom: number): string;
};

const STEPS_PER_SEGMENT = 7;

function between(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 *
    (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
  );
}

/** Interpolates a profile with a smooth curve; a doubled point stays a corner. */
function smoothProfile(profile: readonly ProfilePoint[]): ProfilePoint[] {
  const last = profile.length - 1;
  const pointAt = (index: number): ProfilePoint =>
    profile[Math.max(0, Math.min(last, index))] ?? [0, 0];
  const smooth: ProfilePoint[] = [];
  for (let index = 0; index < last; index += 1) {
    const [before, from, to, after] = [-1, 0, 1, 2].map((step) => pointAt(index + step));
    if (!before || !from || !to || !after) continue;
    if (from[0] === to[0] && from[1] === to[1]) continue;
    for (let step = 0; step < STEPS_PER_SEGMENT; step += 1) {
      const t = step / STEPS_PER_SEGMENT;
      smooth.push([
        between(before[0], from[0], to[0], after[0], t),
        between(before[1], from[1], to[1], after[1], t),
      ]);
    }
  }
  smooth.push(pointAt(last));
  return smooth;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Turns a profile (top to bottom, at least two points) into a solid. */
export function lathe(tilt: number, outline: readonly ProfilePoint[]): Lathe {
  const profile = smoothProfile(outline);
  const [top, topRadius] = profile[0] ?? [0, 0];
  const [bottom, bottomRadius] = profile[profile.length - 1] ?? [0, 0];
  const fromBelow = [...profile].reverse();

  const cap = (radius: number, y: number, side: 1 | -1) =>
    radius > 1 ? `A${f(radius)} ${f(tilt * radius)} 0 0 1 ${f(side * radius)} ${f(y)}` : "";
  const silhouette =
    `M${f(-topRadius)} ${f(top)}${cap(topRadius, top, 1)}` +
    profile.map(([y, radius]) => `L${f(radius)} ${f(y)}`).join("") +
    cap(bottomRadius, bottom, -1) +
    fromBelow.map(([y, radius]) => `L${f(-radius)} ${f(y)}`).join("") +
    "Z";

  const radiusAt = (y: number): number => {
    for (let index = 0; index < profile.length - 1; index += 1) {
      const [upperY, upperRadius] = profile[index] ?? [0, 0];
      const [lowerY, lowerRadius] = profile[index + 1] ?? [0, 0];
      if (upperY <= y && y <= lowerY && lowerY > upperY) {
        return upperRadius + ((lowerRadius - upperRadius) * (y - upperY)) / (lowerY - upperY);
      }
    }
    return y < top ? topRadius : bottomRadius;
  };

  const pointAt = (longitude: number, [y, radius]: ProfilePoint): Point => {
    // A longitude beyond ±90 lies outside the silhouette, which clips strips that run off the
    // solid.
    if (Math.abs(longitude) > 90) return [radius * Math.sign(longitude) * 1.25, y];
    const angle = radians(longitude);
    return [radius * Math.sin(angle), y + tilt * radius * Math.cos(angle)];
  };

  const strip = (from: number, to: number, upper = -Infinity, lower = Infinity): string => {
    const part = profile.filter(([y]) => y >= upper && y <= lower);
    return polygon([
      ...part.map((point) => pointAt(from, point)),
      ...part.map((point) => pointAt(to, point)).reverse(),
    ]);
  };

  const label = (from: number, to: number, upper: number, lower: number): string => {
    const longitudes = Array.from({ length: 17 }, (_, step) => from + ((to - from) * step) / 16);
    return polygon([
      ...longitudes.map((longitude) => pointAt(longitude, [upper, radiusAt(upper)])),
      ...longitudes.map((longitude) => pointAt(longitude, [lower, radiusAt(lower)])).reverse(),
    ]);
  };

  return {
    tilt,
    profile,
    silhouette,
    top,
    topRadius,
    bottom,
    bottomRadius,
    widest: Math.max(...profile.map(([, radius]) => radius)),
    height: bottom - top,
    radiusAt,
    pointAt,
    strip,
    ring: (y) => frontArc(0, y, radiusAt(y), tilt * radiusAt(y)),
    label,
  };
}
