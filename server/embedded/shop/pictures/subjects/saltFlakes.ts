import { darker, HIGHLIGHT, mix, SHADOW } from "#server/embedded/shop/pictures/colour.ts";
import { polygon, smoothThrough, type Point } from "#server/embedded/shop/pictures/outline.ts";
import { randomFrom } from "#server/embedded/shop/pictures/random.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { ellipse, fill, moved, stroke } from "#server/embedded/shop/pictures/svg.ts";

// SVG drawing of a small heap of sea salt flakes.

const SALT = "#f4f0e6";
const SHADED = "#aea493";

type Flake = { x: number; y: number; size: number; turn: number; squash: number; peak: Point };

/**
 * Draws a flake: sea salt dries into hollow, stepped pyramids with four facets around a peak, and
 * terraces on them.
 */
function flake({ x, y, size, turn, squash, peak }: Flake, terraces: number): string {
  const corners = Array.from({ length: 4 }, (_, index): Point => {
    const angle = turn + (index * Math.PI) / 2;
    const reach = size * (index % 2 === 0 ? 1 : 0.9);
    return [x + reach * Math.cos(angle), y + reach * squash * Math.sin(angle)];
  });
  const top: Point = [x + peak[0] * size, y + peak[1] * size];
  const facets = corners.map((corner, index) => {
    const next = corners[(index + 1) % 4] ?? corner;
    const middleX = (corner[0] + next[0]) / 2 - top[0];
    const middleY = (corner[1] + next[1]) / 2 - top[1];
    const facing = (middleX * 0.75 + middleY * 0.65) / (Math.hypot(middleX, middleY) || 1);
    return fill(polygon([corner, next, top]), mix(SALT, SHADED, Math.max(0, 0.2 + facing * 0.8)));
  });
  let steps = "";
  for (let step = 1; step <= terraces; step += 1) {
    const share = step / (terraces + 1);
    steps += polygon(
      corners.map(([cx, cy]): Point => [cx + (top[0] - cx) * share, cy + (top[1] - cy) * share]),
    );
  }
  const ridges = stroke(polygon(corners), HIGHLIGHT, Math.max(0.8, size * 0.03), { opacity: 0.7 });
  return (
    fill(polygon(corners), darker(SHADED, 0.4), {
      transform: moved(size * 0.1, size * 0.13),
      opacity: 0.5,
    }) +
    facets.join("") +
    (terraces > 0 ? stroke(steps, "#9d978a", size * 0.018, { opacity: 0.55 }) : "") +
    ridges
  );
}

function randomFlake(random: () => number, x: number, y: number, size: number): Flake {
  return {
    x,
    y,
    size,
    turn: random() * Math.PI,
    squash: 0.5 + random() * 0.4,
    peak: [(random() - 0.5) * 0.5, (random() - 0.6) * 0.4],
  };
}

/** Draws flakes all over a mound, the far ones first. */
function scatteredFlakes(
  count: number,
  size: number,
  terraces: number,
  seed: number,
  place: (across: number, down: number) => Point,
): string {
  const random = randomFrom(seed);
  const flakes = Array.from({ length: count }, () => {
    const [x, y] = place(random(), random());
    return randomFlake(random, x, y, size * (0.5 + random() * 0.7));
  });
  return flakes
    .sort((first, second) => first.y - second.y)
    .map((one) => flake(one, one.size > 14 ? terraces : 0))
    .join("");
}

/** The heap on the ground, 470 across and 110 high, with strays around it. */
export const saltHeap: Drawing = (sheet) => {
  const outline = smoothThrough(
    [
      [-230, 24],
      [-170, -12],
      [-100, -52],
      [-20, -92],
      [40, -86],
      [120, -46],
      [190, -10],
      [236, 26],
      [150, 50],
      [0, 58],
      [-150, 48],
    ],
    true,
  );
  const random = randomFrom(31);
  const strays = Array.from({ length: 26 }, () => {
    const angle = random() * Math.PI * 2;
    const reach = 1.02 + random() * 0.4;
    return randomFlake(
      random,
      236 * reach * Math.cos(angle),
      34 + 46 * reach * Math.sin(angle),
      7 + random() * 9,
    );
  }).filter(({ y }) => y > 10);
  const mound = (across: number, down: number): Point => {
    const x = (across - 0.5) * 440;
    const crest = -90 * Math.max(0, 1 - (Math.abs(x - 10) / 226) ** 1.35) + 14;
    return [x, crest + down * (48 - crest)];
  };
  return [
    sheet.softEllipse(44, 40, 250, 40, SHADOW, 18, { opacity: 0.36 }),
    sheet.softEllipse(10, 40, 226, 26, SHADOW, 7, { opacity: 0.42 }),
    strays
      .map(
        (one) =>
          ellipse(one.x + 3, one.y + 4, one.size, one.size * 0.5, SHADOW, { opacity: 0.3 }) +
          flake(one, 0),
      )
      .join(""),
    fill(outline, SALT),
    scatteredFlakes(210, 24, 2, 8, mound),
    moundLight(sheet, outline),
  ].join("");
};

function moundLight(sheet: Sheet, outline: string): string {
  const light = sheet.linear(
    [
      [0, HIGHLIGHT, 0.3],
      [0.5, HIGHLIGHT, 0],
      [0.75, SHADOW, 0.1],
      [1, SHADOW, 0.34],
    ],
    [0.2, 0],
    [0.9, 0.9],
  );
  return fill(outline, light);
}
