import {
  darker,
  DEEP_SHADOW,
  lighter,
  mix,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { leaf, smoothThrough, type Point } from "#server/embedded/shop/pictures/outline.ts";
import { randomFrom } from "#server/embedded/shop/pictures/random.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { fill, moved, stroke } from "#server/embedded/shop/pictures/svg.ts";

// SVG drawing of a fern, the plant in the jardinière, and its shadow on a wall.

/** Frond whose stalk curves from the soil over a shoulder to its drooping tip. */
type Frond = { shoulder: Point; tip: Point; shade: number };

// Back fronds first; those in front droop over the rim.
const FRONDS: Frond[] = [
  { shoulder: [-120, -420], tip: [-250, -440], shade: 0.5 },
  { shoulder: [110, -430], tip: [240, -420], shade: 0.6 },
  { shoulder: [-20, -470], tip: [40, -520], shade: 0.45 },
  { shoulder: [-250, -330], tip: [-420, -200], shade: 0.35 },
  { shoulder: [250, -330], tip: [430, -190], shade: 0.55 },
  { shoulder: [-150, -400], tip: [-360, -360], shade: 0.2 },
  { shoulder: [160, -400], tip: [370, -340], shade: 0.4 },
  { shoulder: [60, -430], tip: [180, -500], shade: 0.25 },
  { shoulder: [-80, -430], tip: [-150, -520], shade: 0.1 },
  { shoulder: [-250, -230], tip: [-400, 70], shade: 0.1 },
  { shoulder: [240, -220], tip: [400, 60], shade: 0.35 },
  { shoulder: [-140, -230], tip: [-236, 30], shade: 0 },
  { shoulder: [100, -250], tip: [190, 10], shade: 0.2 },
];

/** Number of fronds, at the end of the list, that hang over the rim. */
const DROOPING = 4;

const LIGHT_GREEN = "#8f9c66";
const DEEP_GREEN = "#4d5b3c";
const LEAFLETS = 19;

function pointOn({ shoulder, tip }: Frond, t: number): Point {
  const u = 1 - t;
  return [2 * u * t * shoulder[0] + t * t * tip[0], 2 * u * t * shoulder[1] + t * t * tip[1]];
}

/** Draws a frond: leaflets on both sides of the stalk, longest a third of the way up. */
function frond(form: Frond, green: string, random: () => number): string {
  const spread = Math.hypot(form.tip[0], form.tip[1]);
  let lit = "";
  let shaded = "";
  for (let index = 2; index <= LEAFLETS; index += 1) {
    const t = index / (LEAFLETS + 1);
    const from = pointOn(form, t);
    const ahead = pointOn(form, t + 0.04);
    const along = Math.hypot(ahead[0] - from[0], ahead[1] - from[1]) || 1;
    const [dx, dy] = [(ahead[0] - from[0]) / along, (ahead[1] - from[1]) / along];
    const grown = Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.16)) ** 0.8;
    const length = (24 + spread * 0.13) * grown;
    for (const side of [-1, 1] as const) {
      const reach = length * (0.86 + random() * 0.28);
      const tip: Point = [
        from[0] + dx * reach * 0.5 - dy * side * reach,
        from[1] + dy * reach * 0.5 + dx * side * reach + reach * 0.12,
      ];
      const outline = leaf(from, tip, 7 + grown * 5);
      if (side * dx < 0 || dy > 0.6) shaded += outline;
      else lit += outline;
    }
  }
  const stalk = smoothThrough([0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => pointOn(form, t)));
  return [
    fill(shaded, darker(green, 0.24)),
    fill(lit, lighter(green, 0.14)),
    stroke(stalk, darker(green, 0.35), 4.5),
    stroke(stalk, lighter(green, 0.35), 1.6, { transform: "translate(-1 -1)" }),
  ].join("");
}

/** The fern growing from the origin, 860 across and 480 high, its front fronds drooping. */
export const fern: Drawing = (sheet) => {
  const random = randomFrom(9);
  const droop = FRONDS.slice(-DROOPING)
    .map((form) => smoothThrough([0, 0.3, 0.6, 0.9].map((t) => pointOn(form, t))))
    .join("");
  const drawn = FRONDS.map((form) => frond(form, mix(LIGHT_GREEN, DEEP_GREEN, form.shade), random));
  const heart = sheet.softEllipse(0, -60, 120, 90, DEEP_SHADOW, 34, { opacity: 0.4 });
  return [
    ...drawn.slice(0, -DROOPING),
    heart,
    sheet.softStroke(droop, DEEP_SHADOW, 50, 18, { opacity: 0.22, transform: moved(24, 30) }),
    ...drawn.slice(-DROOPING),
  ].join("");
};

/** The same fern as its shadow on a wall. */
export const fernShadow: Drawing = (sheet) => {
  const random = randomFrom(9);
  const fronds = FRONDS.map((form) => frond(form, SHADOW, random));
  const region = { x: -520, y: -620, width: 1040, height: 760 };
  return sheet.softGroup(fronds, 9, region, { opacity: 0.22 });
};
