import type { Camera } from "./camera.ts";
import { darker, lighter } from "./colour.ts";
import { polygon, type Point } from "./outline.ts";
import { hullOf } from "./roundedBlock.ts";
import { fill } from "./svg.ts";

// Geometry of swept solids: circles along a bent spine, for pots that a lathe cannot turn.

/** Circle on the spine: its center in the plane of the bend, its lean from upright, its radius. */
export type Station = { forward: number; up: number; lean: number; radius: number };

type Vector = readonly [x: number, y: number, z: number];

/** Solid whose spine bends towards `facing`: degrees to the left of the viewer. */
export type Swept = {
  silhouette: string;
  /** Returns the picture's point at a share of the spine's length and a longitude (0 faces us). */
  pointAt(along: number, longitude: number): Point;
  /** Outlines a circle about the spine's end, moved outward and with its own radius. */
  mouth(outward: number, radius: number): Point[];
  /** Draws the lit surface between two shares of the spine's length, as small flat patches. */
  surface(colour: string, from?: number, to?: number): string;
};

const RINGS = 32;
const SIDES = 40;
const LIGHT: Vector = [-0.62, 0.56, -0.55];

function catmullRom(values: readonly number[], at: number): number {
  const index = Math.min(values.length - 2, Math.floor(at));
  const value = (offset: number) =>
    values[Math.max(0, Math.min(values.length - 1, index + offset))] ?? 0;
  const [a, b, c, d] = [value(-1), value(0), value(1), value(2)] as const;
  const t = at - index;
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * b - a - 3 * c + d)));
}

function stationAt(stations: readonly Station[], along: number): Station {
  const value = (key: keyof Station) =>
    catmullRom(
      stations.map((station) => station[key]),
      along * (stations.length - 1),
    );
  return {
    forward: value("forward"),
    up: value("up"),
    lean: value("lean"),
    radius: value("radius"),
  };
}

function dot(first: Vector, second: Vector): number {
  return first[0] * second[0] + first[1] * second[1] + first[2] * second[2];
}

function unitNormal(a: Vector, b: Vector, c: Vector): Vector {
  const u = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
  const v = [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const;
  const cross = [
    u[1] * v[2] - u[2] * v[1],
    u[2] * v[0] - u[0] * v[2],
    u[0] * v[1] - u[1] * v[0],
  ] as const;
  const length = Math.hypot(...cross) || 1;
  return [cross[0] / length, cross[1] / length, cross[2] / length];
}

/** Shades a color by its patch's direction: warm dark on the right, a thin bounce at the edge. */
function lit(colour: string, normal: Vector): string {
  const facing = dot(normal, LIGHT);
  if (facing > 0.5) return lighter(colour, (facing - 0.5) * 0.9);
  const bounce = Math.max(0, normal[0] - 0.86) * 1.1;
  return darker(colour, Math.min(0.64, (0.5 - facing) * 0.62) - bounce);
}

/** Sweeps circles along stations from the ground up; `pitch` is the camera's. */
export function swept(
  look: Camera,
  pitch: number,
  facing: number,
  stations: readonly Station[],
): Swept {
  const turn = (facing * Math.PI) / 180;
  const down = (pitch * Math.PI) / 180;
  const towardsViewer: Vector = [0, Math.sin(down), -Math.cos(down)];

  const place = (station: Station, angle: number, outward = 0): Vector => {
    const lean = (station.lean * Math.PI) / 180;
    const back = station.radius * Math.sin(angle);
    const forward = station.forward + outward * Math.sin(lean) - back * Math.cos(lean);
    const across = station.radius * Math.cos(angle);
    return [
      across * Math.cos(turn) - forward * Math.sin(turn),
      station.up + outward * Math.cos(lean) + back * Math.sin(lean),
      -across * Math.sin(turn) - forward * Math.cos(turn),
    ];
  };
  const ring = (along: number) => {
    const station = stationAt(stations, along);
    return Array.from({ length: SIDES }, (_, side) => place(station, (side / SIDES) * 2 * Math.PI));
  };
  const rings = Array.from({ length: RINGS + 1 }, (_, index) => ring(index / RINGS));
  const outlines = rings.map((points) => points.map((point) => look(...point)));

  const surface = (colour: string, from = 0, to = 1): string => {
    const patches: { depth: number; drawing: string }[] = [];
    for (let index = Math.floor(from * RINGS); index < Math.ceil(to * RINGS); index += 1) {
      for (let side = 0; side < SIDES; side += 1) {
        const next = (side + 1) % SIDES;
        const corners = [
          rings[index]?.[side],
          rings[index]?.[next],
          rings[index + 1]?.[next],
          rings[index + 1]?.[side],
        ].filter((corner) => corner !== undefined);
        const [a, b, , d] = corners;
        if (!a || !b || !d) continue;
        const normal = unitNormal(a, d, b);
        if (dot(normal, towardsViewer) < -0.05) continue;
        const paint = lit(colour, normal);
        const outline = polygon(corners.map((corner) => look(...corner)));
        patches.push({
          depth: -dot(a, towardsViewer),
          drawing: fill(outline, paint, { stroke: paint, "stroke-width": 2 }),
        });
      }
    }
    return patches
      .sort((first, second) => second.depth - first.depth)
      .map(({ drawing }) => drawing)
      .join("");
  };

  return {
    silhouette: outlines
      .slice(1)
      .map((outline, index) => hullOf(outline, outlines[index] ?? []))
      .join(""),
    pointAt: (along, longitude) =>
      look(...place(stationAt(stations, along), ((longitude - 90) * Math.PI) / 180 + turn)),
    mouth: (outward, radius) => {
      const end = { ...stationAt(stations, 1), radius };
      return Array.from({ length: SIDES }, (_, side) =>
        look(...place(end, (side / SIDES) * 2 * Math.PI, outward)),
      );
    },
    surface,
  };
}
