import { DEEP_SHADOW, HIGHLIGHT, mix, SHADOW } from "#server/embedded/shop/pictures/colour.ts";
import { polygon, type Point } from "#server/embedded/shop/pictures/outline.ts";
import { randomFrom } from "#server/embedded/shop/pictures/random.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { fill } from "#server/embedded/shop/pictures/svg.ts";

// SVG close-up of sea salt crystals, modeled in 3D as stepped pyramids.

/** 3D vector: right, down, towards the viewer. */
type Vector = readonly [x: number, y: number, z: number];

const LIT = "#fffdf8";
const SHADED = "#aca18f";
/** Direction of the light: from the upper left, a little in front. */
const LIGHT: Vector = [-0.52, -0.56, 0.645];

/** Orientation of a crystal: rotated by `spin` on its base, then tipped by `tip` towards `aim`. */
type Pose = { spin: number; tip: number; aim: number };

function posed([x, y, z]: Vector, { spin, tip, aim }: Pose): Vector {
  const spunX = x * Math.cos(spin) - y * Math.sin(spin);
  const spunY = x * Math.sin(spin) + y * Math.cos(spin);
  const along = spunX * Math.cos(aim) + spunY * Math.sin(aim);
  const across = spunY * Math.cos(aim) - spunX * Math.sin(aim);
  const tippedAlong = along * Math.cos(tip) + z * Math.sin(tip);
  const tippedZ = z * Math.cos(tip) - along * Math.sin(tip);
  return [
    tippedAlong * Math.cos(aim) - across * Math.sin(aim),
    tippedAlong * Math.sin(aim) + across * Math.cos(aim),
    tippedZ,
  ];
}

/**
 * Returns the color of a face by its angle to the light; salt lets some light through from behind.
 */
function faceColour(normal: Vector, tone: number): string {
  const facing = normal[0] * LIGHT[0] + normal[1] * LIGHT[1] + normal[2] * LIGHT[2];
  return mix(SHADED, LIT, Math.min(1, Math.max(0, 0.46 + 0.6 * facing + tone)));
}

type Crystal = Pose & { at: Point; size: number; height: number; length: number; steps: number };

const SIDES: readonly (readonly [Vector, Vector, Vector])[] = [
  [
    [1, 1, 0],
    [-1, 1, 0],
    [0, 1, 0],
  ],
  [
    [-1, 1, 0],
    [-1, -1, 0],
    [-1, 0, 0],
  ],
  [
    [-1, -1, 0],
    [1, -1, 0],
    [0, -1, 0],
  ],
  [
    [1, -1, 0],
    [1, 1, 0],
    [1, 0, 0],
  ],
];

/** Ring of a step: from its foot to its head, and how far its faces lean back. */
type Ring = { foot: number; head: number; below: number; above: number; lean: number };

/**
 * Splits a crystal into steps, each a steep riser and a gentle tread, as shares of the crystal's
 * half width and height.
 */
function ringsOf(height: number, steps: number): Ring[] {
  return Array.from({ length: steps }, (_, step): Ring[] => {
    const reach = (share: number) => 1 - (0.94 * (step + share)) / steps;
    const rise = (share: number) => (height * (step + share)) / steps;
    return [
      { foot: reach(0), head: reach(0.3), below: rise(0), above: rise(0.6), lean: 0.45 },
      { foot: reach(0.3), head: reach(1), below: rise(0.6), above: rise(1), lean: 1.3 },
    ];
  }).flat();
}

/** Draws a crystal: sea salt dries from the edge inwards, into pyramids that rise in steps. */
function crystal(one: Crystal, random: () => number): string {
  const { at, size, height, length, steps } = one;
  const onSheet = ([x, y]: Vector, reach: number, z: number): Point => {
    const [right, down] = posed([x * reach * size, y * reach * size * length, z * size], one);
    return [at[0] + right, at[1] + down];
  };
  const base = polygon(SIDES.map(([corner]) => onSheet(corner, 1, 0)));
  const tones = SIDES.map(() => (random() - 0.5) * 0.1);
  let faces = "";
  for (const { foot, head, below, above, lean } of ringsOf(height, steps)) {
    SIDES.forEach(([from, to, outwards], side) => {
      const slant = Math.hypot(1, lean);
      const slope: Vector = [outwards[0] / slant, outwards[1] / slant, lean / slant];
      const normal = posed(slope, one);
      if (normal[2] <= 0) return;
      const face = polygon([
        onSheet(from, foot, below),
        onSheet(to, foot, below),
        onSheet(to, head, above),
        onSheet(from, head, above),
      ]);
      faces += fill(face, faceColour(normal, tones[side] ?? 0));
    });
  }
  return (
    fill(base, DEEP_SHADOW, { opacity: 0.16, transform: "translate(10 14)" }) +
    fill(base, DEEP_SHADOW, { opacity: 0.26, transform: "translate(4 6)" }) +
    fill(base, mix(SHADED, LIT, 0.5)) +
    faces
  );
}

type Layer = { columns: number; rows: number; size: number; steps: number; tip: number };

/**
 * Draws crystals over the whole canvas, scattered from a grid so that they neither clump nor line
 * up.
 */
function layer({ columns, rows, size, steps, tip }: Layer, random: () => number): string {
  const width = 1300 / columns;
  const height = 1600 / rows;
  const crystals = Array.from({ length: columns * rows }, (_, index): Crystal => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    return {
      at: [
        -50 + (column + 0.5 + (random() - 0.5) * 1.1) * width,
        -50 + (row + 0.5 + (random() - 0.5) * 1.1) * height,
      ],
      size: size * (0.7 + random() * 0.6),
      height: 0.55 + random() * 0.4,
      length: 0.75 + random() * 0.35,
      spin: random() * Math.PI,
      tip: tip * (0.25 + random() * 0.75),
      aim: random() * Math.PI * 2,
      steps,
    };
  });
  return crystals
    .sort((one, other) => one.at[1] - other.at[1])
    .map((one) => crystal(one, random))
    .join("");
}

/** Crystals that fill the canvas: small ones below, pyramids on top. */
export const saltField: Drawing = (sheet: Sheet) => {
  const random = randomFrom(12);
  const canvas = "M0 0H1200V1500H0Z";
  const veil = fill(canvas, "#6f6557", { opacity: 0.12 });
  const light = sheet.slanting([
    [0, HIGHLIGHT, 0.3],
    [0.45, HIGHLIGHT, 0],
    [0.7, SHADOW, 0.06],
    [1, SHADOW, 0.3],
  ]);
  return [
    fill(canvas, "#a89d8c"),
    layer({ columns: 15, rows: 18, size: 50, steps: 1, tip: 1 }, random),
    veil,
    layer({ columns: 8, rows: 10, size: 74, steps: 2, tip: 0.9 }, random),
    veil,
    layer({ columns: 4, rows: 5, size: 116, steps: 5, tip: 0.75 }, random),
    fill(canvas, light),
  ].join("");
};
