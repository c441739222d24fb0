import {
  darker,
  DEEP_SHADOW,
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
  plaitedBorder,
  RING,
  twistedHandle,
} from "#server/embedded/shop/pictures/subjects/basketRim.ts";
import { fill, formatLength as f, hoop, stroke } from "#server/embedded/shop/pictures/svg.ts";

// SVG drawing of the withy basket: its weave, and what it holds.

const WILLOW = "#c59a63";
const ROWS = 17;
const STITCHES = 13;
const MOUTH = RING.y;

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
  const rows = [0, 1, 2, 3, 4].map((row) =>
    hoop(
      0,
      MOUTH + 14 + row * 19,
      282 - row * 7,
      55,
      mix(willow, DEEP_SHADOW, 0.3 + row * 0.1),
      13,
      {
        opacity: 0.7,
        "stroke-dasharray": "46 6",
        "stroke-dashoffset": row * 26,
      },
    ),
  );
  return fill(mouth, darker(willow, 0.7)) + sheet.inside(mouth, [fill(mouth, depth), ...rows]);
}

/** Draws a wale: a thick rope of rods around the body, which holds the weave. */
function wale(body: Lathe, y: number, willow: string): string {
  const radius = body.radiusAt(y);
  let rods = "";
  let glints = "";
  for (let longitude = -90; longitude < 84; longitude += 7) {
    const [x0, y0] = body.pointAt(longitude, [y + 7, radius + 3]);
    const [x1, y1] = body.pointAt(longitude + 11, [y - 7, radius + 3]);
    rods += `M${f(x0)} ${f(y0)}L${f(x1)} ${f(y1)}`;
    if (longitude < 20) glints += `M${f(x0)} ${f(y0 - 5)}L${f(x1)} ${f(y1 - 3)}`;
  }
  return [
    stroke(body.ring(y), darker(willow, 0.6), 22),
    stroke(rods, darker(willow, 0.4), 15),
    stroke(rods, mix(willow, darker(willow, 0.3), 0.3), 11),
    stroke(glints, lighter(willow, 0.5), 3, { opacity: 0.6 }),
  ].join("");
}

export type BasketOptions = {
  willow?: string;
  withHandles?: boolean;
  /** Content of the basket, drawn about its origin; the part below the rim is hidden. */
  holding?: Drawing;
  /** Part of the content that hangs over the rim. */
  draped?: Drawing;
};

/** Draws the basket, 430 high to its rim and 576 across. */
export function basket(options: BasketOptions = {}): Drawing {
  const { willow = WILLOW, withHandles = true, holding, draped } = options;
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
    const aboveRim = `M-400 -1200H400V${MOUTH}H272A272 42 0 0 1 -272 ${MOUTH}H-400Z`;
    return [
      standingShadow(sheet, 224, { silhouette: body.silhouette, lean: 0.7, tilt: body.tilt }),
      sheet.softEllipse(100, 14, 300, 50, SHADOW, 30, { opacity: 0.28 }),
      fill(body.silhouette, darker(willow, 0.72)),
      sheet.inside(body.silhouette, [
        weave(body, willow),
        wale(body, -16, willow),
        fill(body.silhouette, foot),
        sheet.softFill(body.strip(40, 95), DEEP_SHADOW, 30, { opacity: 0.3 }),
        underRim,
      ]),
      inside(sheet, willow),
      withHandles ? twistedHandle(sheet, 122, willow) : "",
      plaitedBorder(sheet, willow),
      holding ? sheet.inside(aboveRim, holding(sheet)) : "",
      draped ? draped(sheet) : "",
      withHandles ? twistedHandle(sheet, -58, willow) : "",
    ].join("");
  };
}
