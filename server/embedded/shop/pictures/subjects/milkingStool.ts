import {
  darker,
  DEEP_SHADOW,
  HIGHLIGHT,
  lighter,
  OAK,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { lathe } from "#server/embedded/shop/pictures/lathe.ts";
import { frontArc, oval, polygon, type Point } from "#server/embedded/shop/pictures/outline.ts";
import { shade } from "#server/embedded/shop/pictures/shading.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import {
  ellipse,
  fill,
  formatLength as f,
  group,
  moved,
  stroke,
  turned,
} from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawing of the milking stool: three splayed legs wedged through a round seat.

const TILT = 0.28;
const ELM = "#8f6440";
const ASH = OAK;
const SEAT_TOP = -660;
const SEAT_RADIUS = 300;

type Leg = { head: Point; foot: Point; light: number };

// The far leg first. Feet stand on a circle seen at the same tilt as the seat.
const LEGS: Leg[] = [
  { head: [62, -590], foot: [140, -110], light: -0.3 },
  { head: [-176, -580], foot: [-286, 12], light: 0.1 },
  { head: [146, -560], foot: [216, 56], light: 0 },
];
const TENONS: Point[] = [
  [60, -706],
  [-168, -668],
  [136, -620],
];

/** Draws a turned leg, thicker at two thirds of its length, drawn along its own axis. */
function leg(sheet: Sheet, { head, foot, light }: Leg): string {
  const length = Math.hypot(foot[0] - head[0], foot[1] - head[1]);
  const angle = (Math.atan2(foot[1] - head[1], foot[0] - head[0]) * 180) / Math.PI - 90;
  const outline =
    `M-25 0C-27 ${f(length * 0.3)} -35 ${f(length * 0.5)} -34 ${f(length * 0.66)}C-32 ${f(length * 0.84)} -26 ${f(length * 0.9)} -25 ${f(length)}` +
    `Q0 ${f(length + 16)} 25 ${f(length)}C26 ${f(length * 0.9)} 32 ${f(length * 0.84)} 34 ${f(length * 0.66)}` +
    `C35 ${f(length * 0.5)} 27 ${f(length * 0.3)} 25 0Z`;
  const roundness = sheet.across([
    [0, DEEP_SHADOW, 0.3],
    [0.2, HIGHLIGHT, 0.2],
    [0.36, HIGHLIGHT, 0.42],
    [0.55, HIGHLIGHT, 0],
    [0.85, DEEP_SHADOW, 0.46],
    [1, DEEP_SHADOW, 0.3],
  ]);
  const underSeat = sheet.down([
    [0, DEEP_SHADOW, 0.75],
    [0.22, DEEP_SHADOW, 0.34],
    [0.42, DEEP_SHADOW, 0],
  ]);
  const colour = light < 0 ? darker(ASH, -light) : lighter(ASH, light);
  return group(
    [
      fill(outline, colour),
      texture(sheet, outline, "uprightWood", 0.6),
      fill(outline, roundness),
      fill(outline, underSeat),
    ],
    { transform: `${moved(head[0], head[1])} ${turned(angle)}` },
  );
}

function footShadow(sheet: Sheet, { foot }: Leg): string {
  const [x, y] = foot;
  const run = polygon([
    [x - 22, y + 4],
    [x + 22, y + 8],
    [x + 250, y - 44],
    [x + 220, y - 62],
  ]);
  return (
    sheet.softFill(run, SHADOW, 12, { opacity: 0.28 }) +
    sheet.softEllipse(x + 6, y + 6, 34, 11, SHADOW, 5, { opacity: 0.65 })
  );
}

/** Draws a leg's end through the seat with its wedge. */
function tenon([x, y]: Point): string {
  return [
    ellipse(x, y, 32, 11, darker(ELM, 0.4)),
    ellipse(x - 1, y - 1, 29, 9.5, lighter(ASH, 0.34)),
    stroke(`M${f(x - 22)} ${f(y + 3)}L${f(x + 22)} ${f(y - 4)}`, darker(ELM, 0.3), 5),
  ].join("");
}

function seat(sheet: Sheet): string {
  const side = lathe(TILT, [
    [SEAT_TOP, SEAT_RADIUS - 8],
    [SEAT_TOP + 3, SEAT_RADIUS - 2],
    [SEAT_TOP + 12, SEAT_RADIUS],
    [SEAT_TOP + 46, SEAT_RADIUS - 4],
    [SEAT_TOP + 66, SEAT_RADIUS - 22],
    [SEAT_TOP + 72, SEAT_RADIUS - 34],
    [SEAT_TOP + 72, SEAT_RADIUS - 34],
  ]);
  const top = oval(0, SEAT_TOP, SEAT_RADIUS - 8, (SEAT_RADIUS - 8) * TILT);
  const light = sheet.across([
    [0, HIGHLIGHT, 0.42],
    [0.4, HIGHLIGHT, 0.22],
    [1, DEEP_SHADOW, 0.1],
  ]);
  return [
    fill(side.silhouette, darker(ELM, 0.06)),
    sheet.inside(side.silhouette, [
      texture(sheet, side.silhouette, "wood", 0.7),
      shade(sheet, side, ELM, { foot: 0.6 }),
    ]),
    fill(top, lighter(ELM, 0.16)),
    sheet.inside(top, [
      texture(sheet, top, "wood", 0.75),
      fill(top, light),
      // The dished seat: its near left slope faces away from the light, its far right slope towards
      // it.
      sheet.softEllipse(-70, SEAT_TOP - 16, 170, 40, DEEP_SHADOW, 22, { opacity: 0.34 }),
      sheet.softEllipse(90, SEAT_TOP + 18, 160, 30, HIGHLIGHT, 20, { opacity: 0.34 }),
    ]),
    ...TENONS.map(tenon),
    sheet.softStroke(
      frontArc(0, SEAT_TOP + 1, SEAT_RADIUS - 8, (SEAT_RADIUS - 8) * TILT),
      HIGHLIGHT,
      4,
      2,
      { opacity: 0.5 },
    ),
  ].join("");
}

/** The stool with its feet around the origin, 710 high and 600 across. */
export const milkingStool: Drawing = (sheet) =>
  [
    sheet.softEllipse(120, -24, 280, 64, SHADOW, 40, { opacity: 0.36 }),
    sheet.softEllipse(40, -30, 200, 44, SHADOW, 30, { opacity: 0.3 }),
    ...LEGS.map((form) => footShadow(sheet, form)),
    ...LEGS.map((form) => leg(sheet, form)),
    seat(sheet),
  ].join("");
