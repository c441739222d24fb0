import type { Point } from "#server/embedded/shop/pictures/outline.ts";
import { boundsOf, grown } from "#server/embedded/shop/pictures/outline.ts";
import type { Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { formatLength as f, group, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { tube } from "#server/embedded/shop/pictures/tube.ts";

// SVG drawing of the Heron teapot's arched handle, wound with split cane.

type Curve = readonly [Point, Point, Point, Point];

const LEFT: Curve = [
  [-168, -322],
  [-250, -560],
  [-150, -690],
  [0, -690],
];
const RIGHT: Curve = [
  [0, -690],
  [150, -690],
  [250, -560],
  [168, -322],
];
const PATH = "M-168 -322C-250 -560 -150 -690 0 -690C150 -690 250 -560 168 -322";
const HALF_WIDTH = 21;
const STEP = 0.021;

function pointOn([p0, p1, p2, p3]: Curve, t: number): Point {
  const u = 1 - t;
  const along = (axis: 0 | 1) =>
    u ** 3 * p0[axis] + 3 * u * u * t * p1[axis] + 3 * u * t * t * p2[axis] + t ** 3 * p3[axis];
  return [along(0), along(1)];
}

/** Draws the turns of cane between two parameters of a curve, each as a slanting stroke. */
function wrapping(curve: Curve, from: number, to: number): string {
  let outline = "";
  for (let t = from; t <= to; t += STEP) {
    const [x, y] = pointOn(curve, t);
    const before = pointOn(curve, Math.max(0, t - 0.01));
    const after = pointOn(curve, Math.min(1, t + 0.01));
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]);
    const alongX = (after[0] - before[0]) / length;
    const alongY = (after[1] - before[1]) / length;
    const acrossX = -alongY * HALF_WIDTH - alongX * 4;
    const acrossY = alongX * HALF_WIDTH - alongY * 4;
    outline += `M${f(x + acrossX)} ${f(y + acrossY)}L${f(x - acrossX)} ${f(y - acrossY)}`;
  }
  return outline;
}

/** Draws the handle about the teapot's origin; the cane stops short of its ends. */
export function caneHandle(sheet: Sheet): string {
  const turns = wrapping(LEFT, 0.32, 1) + wrapping(RIGHT, 0, 0.68);
  const region = grown(boundsOf(PATH), 40);
  const shadowSide = stroke(PATH, "#3a2110", 26, { opacity: 0.35 });
  return [
    tube(sheet, PATH, 22, "#7b5a3a", { highlight: 0.4 }),
    stroke(turns, "#5c3b1d", 17, { opacity: 0.95 }),
    stroke(turns, "#c39a63", 12.5),
    stroke(turns, "#ecd0a0", 4, { opacity: 0.5, transform: "translate(-1 -4)" }),
    group(shadowSide, {
      transform: "translate(9 10)",
      filter: sheet.blur(6, region),
      mask: sheet.mask(stroke(PATH, "#fff", 44), region),
    }),
    sheet.softStroke(PATH, "#fff1d2", 10, 4, { opacity: 0.6, transform: "translate(-6 -9)" }),
  ].join("");
}
