import {
  darker,
  DEEP_SHADOW,
  HIGHLIGHT,
  lighter,
  mix,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { lathe, type Lathe } from "#server/embedded/shop/pictures/lathe.ts";
import { frontArc, oval } from "#server/embedded/shop/pictures/outline.ts";
import { randomFrom } from "#server/embedded/shop/pictures/random.ts";
import { standingShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import {
  ellipse,
  fill,
  formatLength as f,
  group,
  hoop,
  stroke,
} from "#server/embedded/shop/pictures/svg.ts";
import { tube } from "#server/embedded/shop/pictures/tube.ts";

// SVG drawing of the withy basket: weave, bound rim, handles and content.

const WILLOW = "#c59a63";
const ROWS = 17;
const STITCHES = 13;
const MOUTH = -430;

/** Draws the weave: one curve per stitch, colored by how far it faces the light. */
function weave(body: Lathe, willow: string): string {
  const random = randomFrom(11);
  const rowHeight = -MOUTH / ROWS;
  const step = 180 / STITCHES;
  let stitches = "";
  for (let row = 0; row < ROWS; row += 1) {
    const y = MOUTH + rowHeight * (row + 0.5);
    const radius = body.radiusAt(y);
    for (let stitch = -1; stitch <= STITCHES; stitch += 1) {
      const begin = -90 + stitch * step + (row % 2) * step * 0.5;
      const finish = begin + step * 1.06;
      if (finish < -90 || begin > 90) continue;
      const from = Math.max(-90, begin);
      const to = Math.min(90, finish);
      const middle = (from + to) / 2;
      const [x0, y0] = body.pointAt(from, [y, radius]);
      const [x1, y1] = body.pointAt(to, [y, radius]);
      const [xm, ym] = body.pointAt(middle, [y, radius * 1.012]);
      const facing = Math.cos(((middle + 38) * Math.PI) / 180);
      const rod = mix(willow, "#e9c892", random() * 0.3);
      const colour =
        facing > 0
          ? mix(darker(rod, 0.35), lighter(rod, 0.25), facing)
          : darker(rod, 0.35 - 0.3 * facing);
      const sag = (row + stitch) % 2 === 0 ? 2 : 7;
      stitches +=
        stroke(
          `M${f(x0)} ${f(y0)}Q${f(xm)} ${f(ym + sag)} ${f(x1)} ${f(y1)}`,
          colour,
          rowHeight * 0.84,
        ) +
        stroke(
          `M${f(x0 * 0.96 + x1 * 0.04)} ${f(y0 - 5)}Q${f(xm)} ${f(ym - 2)} ${f(x1 * 0.96 + x0 * 0.04)} ${f(y1 - 5)}`,
          lighter(colour, 0.45),
          3,
          { opacity: 0.6 },
        ) +
        stroke(`M${f(x1)} ${f(y1 - rowHeight * 0.4)}V${f(y1 + rowHeight * 0.4)}`, DEEP_SHADOW, 4, {
          opacity: 0.38,
        });
    }
  }
  return stitches;
}

function inside(sheet: Sheet, willow: string): string {
  const mouth = oval(0, MOUTH, 284, 55);
  const depth = sheet.across([
    [0, "#120a05", 0.7],
    [1, darker(willow, 0.15), 0.6],
  ]);
  const rows = [0, 1, 2, 3].map((row) =>
    hoop(0, MOUTH + 10 + row * 13, 284 - row * 8, 55, mix(willow, DEEP_SHADOW, 0.4), 5, {
      opacity: 0.6,
    }),
  );
  return fill(mouth, darker(willow, 0.7)) + sheet.inside(mouth, [fill(mouth, depth), ...rows]);
}

/** Draws the bound rim as a rod with slanting ticks: loose stitches would look like spikes. */
function rim(sheet: Sheet, willow: string): string {
  let ticks = "";
  for (let longitude = -180; longitude < 180; longitude += 6) {
    const angle = (longitude * Math.PI) / 180;
    const x = 288 * Math.sin(angle);
    const y = MOUTH + 57 * Math.cos(angle);
    const slant = 6 + 2 * Math.cos(angle);
    ticks += `M${f(x - slant)} ${f(y + 11)}L${f(x + slant)} ${f(y - 11)}`;
  }
  const ring = oval(0, MOUTH, 288, 57);
  const roundLight = sheet.across([
    [0, HIGHLIGHT, 0.12],
    [0.4, HIGHLIGHT, 0.1],
    [0.7, DEEP_SHADOW, 0.1],
    [1, DEEP_SHADOW, 0.42],
  ]);
  const region = { x: -320, y: MOUTH - 90, width: 640, height: 180 };
  const binding = [
    stroke(ring, willow, 20, { transform: "translate(-1 -3)" }),
    sheet.softStroke(ring, lighter(willow, 0.55), 8, 2.5, {
      opacity: 0.75,
      transform: "translate(-3 -6)",
    }),
    stroke(ticks, darker(willow, 0.55), 3.2, { opacity: 0.75 }),
    ellipse(0, MOUTH, 330, 100, roundLight),
  ];
  return (
    stroke(ring, darker(willow, 0.35), 27) +
    group(binding, { mask: sheet.mask(stroke(ring, "#fff", 26), region) })
  );
}

function handle(sheet: Sheet, side: 1 | -1, willow: string): string {
  const path = `M${side * 196} -452C${side * 206} -600 ${side * 330} -600 ${side * 300} -440`;
  return tube(sheet, path, 28, willow);
}

export type BasketOptions = {
  willow?: string;
  withHandles?: boolean;
  /** Content of the basket, drawn about its origin; the part below the rim is hidden. */
  holding?: Drawing;
};

/** Draws the basket, 430 high to its rim and 576 across. */
export function basket(options: BasketOptions = {}): Drawing {
  const { willow = WILLOW, withHandles = true, holding } = options;
  return (sheet) => {
    const body = lathe(0.2, [
      [-430, 290],
      [-428, 290],
      [-330, 300],
      [-200, 292],
      [-80, 262],
      [-16, 232],
      [0, 224],
      [0, 224],
    ]);
    const foot = sheet.down([
      [0, DEEP_SHADOW, 0],
      [0.7, DEEP_SHADOW, 0],
      [1, DEEP_SHADOW, 0.45],
    ]);
    const underRim = sheet.softStroke(frontArc(0, MOUTH, 288, 57), DEEP_SHADOW, 26, 7, {
      opacity: 0.5,
      transform: "translate(0 16)",
    });
    // The content shows only above the mouth's front edge.
    const aboveRim = `M-400 -1200H400V${MOUTH}H284A284 55 0 0 1 -284 ${MOUTH}H-400Z`;
    return [
      standingShadow(sheet, 224, { silhouette: body.silhouette, lean: 0.7, tilt: body.tilt }),
      sheet.softEllipse(100, 14, 300, 50, SHADOW, 30, { opacity: 0.28 }),
      fill(body.silhouette, darker(willow, 0.72)),
      sheet.inside(body.silhouette, [
        weave(body, willow),
        fill(body.silhouette, foot),
        sheet.softFill(body.strip(40, 95), DEEP_SHADOW, 30, { opacity: 0.3 }),
        underRim,
      ]),
      inside(sheet, willow),
      holding ? sheet.inside(aboveRim, holding(sheet)) : "",
      rim(sheet, willow),
      withHandles ? handle(sheet, -1, willow) + handle(sheet, 1, willow) : "",
    ].join("");
  };
}
