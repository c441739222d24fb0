import { darker, DEEP_SHADOW, HIGHLIGHT, lighter } from "#server/embedded/shop/pictures/colour.ts";
import { oval, smoothThrough, type Point } from "#server/embedded/shop/pictures/outline.ts";
import type { Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import {
  ellipse,
  formatLength as f,
  group,
  moved,
  stroke,
} from "#server/embedded/shop/pictures/svg.ts";
import { tube } from "#server/embedded/shop/pictures/tube.ts";

// SVG drawing of a willow basket's plaited border and twisted handles.

/** The border's ring about the basket's mouth. */
export const RING = { y: -430, rx: 288, ry: 57 };

const HANDLE_WIDTH = 30;
const HANDLE_HEIGHT = 158;
/** Half the angle that a handle spans on the border. */
const SPAN = 19;

function onRing(longitude: number): Point {
  const angle = (longitude * Math.PI) / 180;
  return [RING.rx * Math.sin(angle), RING.y + RING.ry * Math.cos(angle)];
}

/** Draws the border as a masked rod with chevrons: loose stitches would look like spikes. */
export function plaitedBorder(sheet: Sheet, willow: string): string {
  let plait = "";
  for (let longitude = -180; longitude < 180; longitude += 7.2) {
    const [x, y] = onRing(longitude);
    const slant = 11 * Math.cos((longitude * Math.PI) / 180);
    plait += `M${f(x - slant)} ${f(y - 18)}L${f(x + slant)} ${f(y - 1)}L${f(x - slant)} ${f(y + 18)}`;
  }
  const ring = oval(0, RING.y, RING.rx, RING.ry);
  const round = sheet.across([
    [0, HIGHLIGHT, 0.12],
    [0.4, HIGHLIGHT, 0.12],
    [0.7, DEEP_SHADOW, 0.1],
    [1, DEEP_SHADOW, 0.42],
  ]);
  const region = { x: -330, y: RING.y - 95, width: 660, height: 190 };
  const plaited = [
    stroke(ring, willow, 27, { transform: moved(-1, -3) }),
    sheet.softStroke(ring, lighter(willow, 0.55), 10, 3, {
      opacity: 0.75,
      transform: moved(-3, -7),
    }),
    stroke(plait, darker(willow, 0.55), 3.6, { opacity: 0.7 }),
    stroke(plait, lighter(willow, 0.5), 3, { opacity: 0.5, transform: moved(-5, 0) }),
    ellipse(0, RING.y, 340, 110, round),
  ];
  return (
    stroke(ring, darker(willow, 0.4), 35) +
    group(plaited, { mask: sheet.mask(stroke(ring, "#fff", 33), region) })
  );
}

/** Returns points of the arch that rises from the border on either side of a longitude. */
function arch(longitude: number): Point[] {
  return Array.from({ length: 25 }, (_, step): Point => {
    const turn = (step / 24) * Math.PI;
    const [x, y] = onRing(longitude - SPAN * Math.cos(turn));
    const rise = Math.sin(turn) ** 0.72;
    return [x * (1 + 0.09 * rise), y - HANDLE_HEIGHT * rise];
  });
}

/** Draws a handle twisted of rods, bound to the border where it enters the weave. */
export function twistedHandle(sheet: Sheet, longitude: number, willow: string): string {
  const points = arch(longitude);
  let twist = "";
  for (let index = 1; index < points.length - 1; index += 1) {
    const [x, y] = points[index] ?? [0, 0];
    const [nextX, nextY] = points[index + 1] ?? [0, 0];
    const length = Math.hypot(nextX - x, nextY - y) || 1;
    const [alongX, alongY] = [(nextX - x) / length, (nextY - y) / length];
    const half = HANDLE_WIDTH * 0.42;
    const from = [x - alongY * half - alongX * 8, y + alongX * half - alongY * 8] as const;
    const to = [x + alongY * half + alongX * 8, y - alongX * half + alongY * 8] as const;
    twist += `M${f(from[0])} ${f(from[1])}L${f(to[0])} ${f(to[1])}`;
  }
  const bindings = [points[0], points.at(-1)].map((root) => {
    const [x, y] = root ?? [0, 0];
    const turns = [-13, 0, 13].map(
      (step) => `M${f(x + step - 3)} ${f(y - 24)}L${f(x + step + 3)} ${f(y + 22)}`,
    );
    return (
      stroke(turns.join(""), darker(willow, 0.55), 14) +
      stroke(turns.join(""), lighter(willow, 0.14), 10) +
      stroke(turns.join(""), lighter(willow, 0.6), 3, { opacity: 0.6, transform: moved(-2, -2) })
    );
  });
  return [
    tube(sheet, smoothThrough(points), HANDLE_WIDTH, willow),
    stroke(twist, darker(willow, 0.55), 3, { opacity: 0.6 }),
    ...bindings,
  ].join("");
}
