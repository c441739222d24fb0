import {
  darker,
  DEEP_SHADOW,
  glazes,
  HIGHLIGHT,
  lighter,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { oval } from "#server/embedded/shop/pictures/outline.ts";
import { randomFrom } from "#server/embedded/shop/pictures/random.ts";
import { standingShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { ellipse, fill, formatLength as f, stroke } from "#server/embedded/shop/pictures/svg.ts";

// SVG drawing of a ball of darning wool, a prop of the darning pictures.

/** Layers of the ball, each a sheaf of parallel turns in one direction. */
const LAYERS = [
  { angle: 62, bow: 0.1, from: -0.94, to: 0.94 },
  { angle: -20, bow: 0.34, from: -0.9, to: 0.1 },
  { angle: 118, bow: 0.3, from: -0.2, to: 0.92 },
  { angle: 34, bow: -0.34, from: -0.46, to: 0.42 },
];

function turns(radius: number, layer: (typeof LAYERS)[number], gap: number): string[] {
  const { angle, bow, from, to } = layer;
  const radians = (angle * Math.PI) / 180;
  const [alongX, alongY] = [Math.cos(radians), Math.sin(radians)];
  const random = randomFrom(angle + 200);
  const strands: string[] = [];
  for (let offset = from; offset <= to; offset += gap / radius) {
    const half = Math.sqrt(Math.max(0, 1 - offset * offset)) * radius * 1.02;
    const place = (offset + (random() - 0.5) * 0.02) * radius;
    const [x, y] = [-alongY * place, alongX * place - radius];
    const push = bow * half;
    strands.push(
      `M${f(x - alongX * half)} ${f(y - alongY * half)}` +
        `Q${f(x - alongY * push)} ${f(y + alongX * push)} ${f(x + alongX * half)} ${f(y + alongY * half)}`,
    );
  }
  return strands;
}

export type YarnBallOptions = { colour?: string; radius?: number };

/** Draws the ball resting on the origin. */
export function yarnBall({ colour = glazes.rust, radius = 150 }: YarnBallOptions = {}): Drawing {
  return (sheet) => {
    const ball = oval(0, -radius, radius, radius);
    const width = 11;
    const light = sheet.radialInUnits(
      [
        [0, HIGHLIGHT, 0.42],
        [0.35, HIGHLIGHT, 0.12],
        [0.6, DEEP_SHADOW, 0.1],
        [0.85, DEEP_SHADOW, 0.46],
        [1, DEEP_SHADOW, 0.66],
      ],
      -radius * 0.38,
      -radius * 1.42,
      radius * 1.62,
    );
    const wound = LAYERS.map((layer) => {
      const sheaf = turns(radius, layer, width - 1).join("");
      return [
        stroke(sheaf, darker(colour, 0.5), width + 2),
        stroke(sheaf, colour, width - 2),
        stroke(sheaf, lighter(colour, 0.35), 3, { opacity: 0.6, transform: "translate(-1 -2)" }),
      ].join("");
    });
    return [
      standingShadow(sheet, radius * 0.5, { silhouette: ball, lean: 0.7, tilt: 0.16 }),
      sheet.softEllipse(radius * 0.3, -6, radius * 0.85, radius * 0.18, SHADOW, 16, {
        opacity: 0.34,
      }),
      fill(ball, darker(colour, 0.4)),
      sheet.inside(ball, [...wound, fill(ball, light)]),
      ellipse(0, -radius, radius - 1, radius - 1, "none", {
        stroke: darker(colour, 0.4),
        "stroke-width": 3,
        opacity: 0.4,
      }),
    ].join("");
  };
}
