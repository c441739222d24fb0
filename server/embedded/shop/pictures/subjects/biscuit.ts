import { darker, DEEP_SHADOW, HIGHLIGHT, lighter } from "#server/embedded/shop/pictures/colour.ts";
import { specks } from "#server/embedded/shop/pictures/glaze.ts";
import { lathe } from "#server/embedded/shop/pictures/lathe.ts";
import {
  dot,
  oval,
  polygon,
  smoothThrough,
  type Point,
} from "#server/embedded/shop/pictures/outline.ts";
import { randomFrom } from "#server/embedded/shop/pictures/random.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import {
  ellipse,
  fill,
  formatLength as f,
  group,
  moved,
  stroke,
} from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawings of oat and ginger biscuits: lying flat, piled up, and in close-up.

const DOUGH = "#cf9c61";
const OAT = "#ecd6a8";
const GINGER = "#dba037";

export const BISCUIT_RADIUS = 100;
export const BISCUIT_HEIGHT = 34;
const FACE = 92;

function onFace(random: () => number, reach: number): Point {
  const angle = random() * Math.PI * 2;
  const distance = Math.sqrt(random()) * FACE * reach;
  return [distance * Math.cos(angle), distance * Math.sin(angle)];
}

/**
 * Draws a crack as it opens in the oven: wide and jagged near the middle, closing towards the rim.
 */
function crack(random: () => number, start: number): string {
  let angle = start;
  let [x, y] = [Math.cos(angle) * 10, Math.sin(angle) * 10];
  const left: Point[] = [];
  const right: Point[] = [];
  const steps = 9;
  for (let step = 0; step <= steps; step += 1) {
    const half = 2.7 * (1 - step / steps) * (0.6 + random() * 0.8) + 0.3;
    left.push([x - Math.sin(angle) * half, y + Math.cos(angle) * half]);
    right.push([x + Math.sin(angle) * half, y - Math.cos(angle) * half]);
    angle = start + (random() - 0.5) * 1.7;
    x += Math.cos(angle) * 8;
    y += Math.sin(angle) * 8;
  }
  return polygon([...left, ...right.reverse()]);
}

/** Draws all flakes of a distant biscuit, without veins, as one shape and one shadow. */
function smallFlakes(random: () => number, count: number): string {
  let flakes = "";
  for (let index = 0; index < count; index += 1) {
    const [x, y] = onFace(random, 0.92);
    const length = 5 + random() * 4;
    flakes += random() > 0.5 ? dot(x, y, length, length * 0.5) : dot(x, y, length * 0.5, length);
  }
  return (
    fill(flakes, darker(DOUGH, 0.5), { opacity: 0.4, transform: moved(1, 1.6) }) +
    fill(flakes, OAT, { opacity: 0.85 })
  );
}

function oatFlake(random: () => number): string {
  const [x, y] = onFace(random, 0.94);
  const length = 3.4 + random() * 3;
  const turn = f(random() * 180);
  const place = `translate(${f(x)} ${f(y)}) rotate(${turn})`;
  return group(
    ellipse(1, 1.4, length, length * 0.5, darker(DOUGH, 0.5), { opacity: 0.4 }) +
      ellipse(0, 0, length, length * 0.48, OAT, { opacity: 0.85 }) +
      stroke(`M${f(-length * 0.7)} 0H${f(length * 0.7)}`, darker(OAT, 0.3), 0.7, { opacity: 0.6 }),
    { transform: place },
  );
}

function pits(random: () => number, count: number): string {
  let hollows = "";
  let lights = "";
  for (let index = 0; index < count; index += 1) {
    const [x, y] = onFace(random, 0.98);
    const size = 0.7 + random() * 1.7;
    hollows += dot(x, y, size, size * 0.8);
    lights += dot(x + size * 0.7, y + size * 0.8, size * 0.8, size * 0.5);
  }
  return (
    fill(lights, lighter(DOUGH, 0.5), { opacity: 0.4 }) +
    fill(hollows, darker(DOUGH, 0.5), { opacity: 0.4 })
  );
}

/** Draws a cube of stem ginger, half sunk: a lit upper face and a darker front. */
function gingerLump(random: () => number): string {
  const [x, y] = onFace(random, 0.68);
  const size = 6 + random() * 3;
  const turn = (random() - 0.5) * 0.9;
  const corner = (angle: number, reach: number): Point => [
    x + reach * size * Math.cos(angle + turn),
    y + reach * size * 0.85 * Math.sin(angle + turn),
  ];
  const upper = smoothThrough(
    [corner(-2.5, 1), corner(-1.2, 0.9), corner(0.1, 1.05), corner(1.3, 0.85)],
    true,
  );
  return (
    fill(upper, darker(DOUGH, 0.7), { transform: moved(2.2, 3), opacity: 0.55 }) +
    fill(upper, darker(GINGER, 0.3), { transform: moved(0.6, 2.2) }) +
    fill(upper, lighter(GINGER, 0.16)) +
    stroke(upper, lighter(GINGER, 0.6), 0.8, { opacity: 0.6 })
  );
}

/**
 * Draws the top of a biscuit seen straight from above, 184 across: baked brown at the rim, cracked.
 * Distant biscuits are drawn plainer, because a tin holds many and every texture costs rendering
 * time.
 */
function biscuitFace(sheet: Sheet, seed: number, isNear: boolean): string {
  const random = randomFrom(seed);
  const round = oval(0, 0, FACE, FACE);
  const baked = sheet.radial([
    [0, lighter(DOUGH, 0.28)],
    [0.55, lighter(DOUGH, 0.12)],
    [0.85, DOUGH],
    [1, darker(DOUGH, 0.24)],
  ]);
  const light = sheet.slanting([
    [0, HIGHLIGHT, 0.34],
    [0.5, HIGHLIGHT, 0.02],
    [1, DEEP_SHADOW, 0.24],
  ]);
  const turn = random();
  const split = [0, 1.3, 2.4, 3.6, 5].map((angle) => crack(random, angle + turn)).join("");
  const crumb = isNear
    ? [
        texture(sheet, round, "paper", 0.9),
        pits(random, 90),
        ...Array.from({ length: 62 }, () => oatFlake(random)),
      ]
    : [pits(random, 50), smallFlakes(random, 40)];
  const lumps = Array.from({ length: isNear ? 5 : 4 }, () => gingerLump(random));
  return [
    fill(round, baked),
    sheet.inside(round, [
      ...crumb,
      fill(split, lighter(DOUGH, 0.5), { opacity: 0.7, transform: moved(1.1, 1.3) }),
      fill(split, darker(DOUGH, 0.62), { opacity: 0.75 }),
      ...lumps,
      fill(round, light),
    ]),
  ].join("");
}

/** Draws a biscuit lying flat, 200 across and 34 thick, at the camera's tilt. */
export function biscuit({ tilt = 0.3, seed = 1 }: { tilt?: number; seed?: number } = {}): Drawing {
  return (sheet) => {
    const edge = lathe(tilt, [
      [-BISCUIT_HEIGHT, 91],
      [-BISCUIT_HEIGHT, 91],
      [-22, 98],
      [-11, BISCUIT_RADIUS],
      [0, 95],
      [0, 95],
    ]);
    // Two gradients replace blurred shading, which would not be visible on an edge this low.
    const baked = sheet.across([
      [0, darker(DOUGH, 0.1)],
      [0.25, lighter(DOUGH, 0.18)],
      [0.6, darker(DOUGH, 0.1)],
      [1, darker(DOUGH, 0.42)],
    ]);
    const foot = sheet.down([
      [0.4, DEEP_SHADOW, 0],
      [1, DEEP_SHADOW, 0.34],
    ]);
    const face = group(biscuitFace(sheet, seed, false), {
      transform: `${moved(0, -BISCUIT_HEIGHT)} scale(1 ${f(tilt * 1000)}e-3)`,
    });
    return [
      fill(edge.silhouette, DOUGH),
      sheet.inside(edge.silhouette, [
        fill(edge.silhouette, baked),
        specks(edge, 60, darker(DOUGH, 0.45), seed),
        fill(edge.silhouette, foot),
      ]),
      face,
    ].join("");
  };
}

/** Draws a biscuit in close-up: only its top, and its edge as a dark crescent below. */
export function biscuitNear(seed: number): Drawing {
  return (sheet) =>
    [
      sheet.softEllipse(8, 22, 98, 90, DEEP_SHADOW, 6, { opacity: 0.5 }),
      ellipse(0, 12, 96, 88, darker(DOUGH, 0.36)),
      ellipse(0, 5, 95, 87, darker(DOUGH, 0.14)),
      group(biscuitFace(sheet, seed, true), { transform: "scale(1 .92)" }),
    ].join("");
}

/** Draws a pile of biscuits on the ground, from the bottom up, each a little out of line. */
export function biscuitStack(count: number, seed = 3): Drawing {
  return (sheet) => {
    const random = randomFrom(seed);
    const pile = Array.from({ length: count }, (_, index) =>
      group(
        (index > 0 ? sheet.softEllipse(4, 0, 94, 27, DEEP_SHADOW, 5, { opacity: 0.5 }) : "") +
          biscuit({ seed: seed + index * 5 })(sheet),
        { transform: moved((random() - 0.5) * 22, -index * (BISCUIT_HEIGHT - 3)) },
      ),
    );
    return [
      sheet.softEllipse(24, 4, 124, 34, DEEP_SHADOW, 14, { opacity: 0.34 }),
      sheet.softEllipse(4, 3, 96, 29, DEEP_SHADOW, 5, { opacity: 0.6 }),
      ...pile,
    ].join("");
  };
}
