import { SHADOW } from "./colour.ts";
import { smoothThrough, type Point } from "./outline.ts";
import { randomFrom } from "./random.ts";
import { fill, formatLength as f, stroke } from "./svg.ts";

// Willow branch as a silhouette, the demo shop's motif: wall shadow and gift card print.

const TWIGS = 4;
const STEP = 100;

function twigPoints(start: number, lean: number, count: number, random: () => number): Point[] {
  const points: Point[] = [];
  let x = start;
  let y = -60;
  let angle = lean;
  for (let index = 0; index <= count; index += 1) {
    points.push([x, y]);
    x += Math.sin(angle) * STEP;
    y += Math.cos(angle) * STEP;
    angle += (random() - 0.62) * 0.16;
  }
  return points;
}

function hangingLeaf(x: number, y: number, side: 1 | -1, random: () => number): string {
  const angle = side * (0.35 + random() * 0.4);
  const length = 120 + random() * 90;
  const width = 9 + random() * 7;
  const tipX = x + Math.sin(angle) * length;
  const tipY = y + Math.cos(angle) * length;
  const acrossX = Math.cos(angle) * width;
  const acrossY = -Math.sin(angle) * width;
  // The belly is nearer the stalk: leaves widest in the middle make a regular chevron pattern.
  const bellyX = x * 0.6 + tipX * 0.4;
  const bellyY = y * 0.6 + tipY * 0.4;
  return (
    `M${f(x)} ${f(y)}Q${f(bellyX + acrossX)} ${f(bellyY + acrossY)} ${f(tipX)} ${f(tipY)}` +
    `Q${f(bellyX - acrossX)} ${f(bellyY - acrossY)} ${f(x)} ${f(y)}Z`
  );
}

/** Draws a hanging branch from the origin down, about 700 wide and 1200 long. */
export function willowBranch(colour: string = SHADOW, seed = 5): string {
  const random = randomFrom(seed);
  let twigs = "";
  let leaves = "";
  for (let twig = 0; twig < TWIGS; twig += 1) {
    const start = twig * 150 - 190 + random() * 40;
    const points = twigPoints(start, 0.12 + twig * 0.07, 9 + Math.floor(random() * 4), random);
    twigs += smoothThrough(points);
    for (let index = 1; index < points.length; index += 1) {
      const [x, y] = points[index] ?? [0, 0];
      const [previousX, previousY] = points[index - 1] ?? [0, 0];
      leaves += hangingLeaf(x, y, index % 2 === 1 ? 1 : -1, random);
      const side = (index + 1) % 2 === 1 ? 1 : -1;
      leaves += hangingLeaf((x + previousX) / 2, (y + previousY) / 2, side, random);
    }
  }
  return stroke(twigs, colour, 5) + fill(leaves, colour);
}
