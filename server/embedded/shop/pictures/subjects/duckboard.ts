import { camera, type Camera } from "#server/embedded/shop/pictures/camera.ts";
import {
  darker,
  DEEP_SHADOW,
  HIGHLIGHT,
  lighter,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { lineThrough, polygon, type Point } from "#server/embedded/shop/pictures/outline.ts";
import { wallShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { ellipse, fill, group, moved, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawings of the ash duckboard: in perspective, and as a plan.

const ASH = "#d0b48c";
const PEG = "#9b7349";
/** Dimensions in millimeters: the board is 600 by 420 and stands 40 high. */
export const HALF_LENGTH = 300;
export const HALF_DEPTH = 210;
const SLATS = 7;
const SLAT = 44;
const GAP = (2 * HALF_DEPTH - SLATS * SLAT) / (SLATS - 1);
export const TOP = 40;
const UNDER = 17;
const BATTENS = [-205, 0, 205];
const BATTEN = 26;

export const DUCKBOARD_DISTANCE = 2600;

export type Standpoint = { yaw?: number; pitch?: number };
type Bar = {
  x: readonly [number, number];
  y: readonly [number, number];
  z: readonly [number, number];
};

/**
 * Draws a squared bar of wood: its front, its right-hand end and its top, each with its own light.
 */
function bar(
  sheet: Sheet,
  look: Camera,
  { x, y, z }: Bar,
  colour: string,
  leftEnd: boolean,
): string {
  const [x0, x1] = x;
  const [y0, y1] = y;
  const [z0, z1] = z;
  const top = polygon([look(x0, y1, z0), look(x1, y1, z0), look(x1, y1, z1), look(x0, y1, z1)]);
  const front = polygon([look(x0, y0, z0), look(x1, y0, z0), look(x1, y1, z0), look(x0, y1, z0)]);
  const endX = leftEnd ? x0 : x1;
  const end = polygon([
    look(endX, y0, z0),
    look(endX, y1, z0),
    look(endX, y1, z1),
    look(endX, y0, z1),
  ]);
  const arris = lineThrough([look(x0, y1, z0), look(x1, y1, z0)]);
  const topLight = sheet.across([
    [0, HIGHLIGHT, 0.42],
    [0.5, HIGHLIGHT, 0.2],
    [1, DEEP_SHADOW, 0.06],
  ]);
  return [
    fill(end, darker(colour, leftEnd ? 0.2 : 0.4)),
    fill(front, darker(colour, 0.42)),
    texture(sheet, front, "wood", 0.5),
    fill(top, colour),
    texture(sheet, top, "wood", 0.6),
    fill(top, topLight),
    stroke(arris, lighter(colour, 0.6), 1.8, { opacity: 0.8 }),
  ].join("");
}

function slat(sheet: Sheet, look: Camera, index: number, leftEnd: boolean): string {
  const z0 = -HALF_DEPTH + index * (SLAT + GAP);
  const tone = [0, 0.06, -0.04, 0.03, -0.06, 0.05, 0][index] ?? 0;
  const colour = tone < 0 ? darker(ASH, -tone) : lighter(ASH, tone * 2);
  const pegs = BATTENS.map((x) => {
    const [cx, cy] = look(x, TOP + 2, z0 + SLAT / 2);
    return (
      ellipse(cx + 2, cy + 2.4, 9, 5, DEEP_SHADOW, { opacity: 0.4 }) +
      ellipse(cx, cy, 8.6, 4.8, darker(PEG, 0.25)) +
      ellipse(cx - 0.4, cy - 1.6, 8.2, 4.4, PEG) +
      ellipse(cx - 1.6, cy - 2.4, 4.6, 2.2, lighter(PEG, 0.4), { opacity: 0.8 })
    );
  });
  const ends = { x: [-HALF_LENGTH, HALF_LENGTH], y: [UNDER, TOP], z: [z0, z0 + SLAT] } as const;
  return bar(sheet, look, ends, colour, leftEnd) + group(pegs);
}

function corners(look: Camera, y: number, grow = 0): Point[] {
  return [
    look(-HALF_LENGTH - grow, y, -HALF_DEPTH - grow),
    look(HALF_LENGTH + grow, y, -HALF_DEPTH - grow),
    look(HALF_LENGTH + grow, y, HALF_DEPTH + grow),
    look(-HALF_LENGTH - grow, y, HALF_DEPTH + grow),
  ];
}

/** The board seen from straight above, 600 by 420 about the origin. */
export const duckboardPlan: Drawing = (sheet) => {
  const look = camera({ pitch: 90, distance: 100000 });
  const around = polygon(corners(look, TOP));
  const battens = BATTENS.map((x) => {
    const ends = {
      x: [x - BATTEN, x + BATTEN],
      y: [0, UNDER],
      z: [-HALF_DEPTH, HALF_DEPTH],
    } as const;
    return bar(sheet, look, ends, darker(ASH, 0.5), false);
  });
  const slats = Array.from({ length: SLATS }, (_, index) => slat(sheet, look, index, false));
  return (
    wallShadow(sheet, around, { near: 0.5, far: 0.3, reach: 0.6 }) +
    battens.join("") +
    slats.join("")
  );
};
/** Draws the board on the ground, its middle over the origin; 600 units are 60 cm. */
export function duckboard({
  yaw = 24,
  pitch = 31,
}: { yaw?: number; pitch?: number } = {}): Drawing {
  return (sheet) => {
    const look = camera({ yaw, pitch, distance: DUCKBOARD_DISTANCE });
    const leftEnd = yaw > 0;
    const ground = polygon(corners(look, 0));
    const battens = [...BATTENS].map((x) =>
      bar(
        sheet,
        look,
        { x: [x - BATTEN, x + BATTEN], y: [4, UNDER], z: [-HALF_DEPTH + 4, HALF_DEPTH - 4] },
        darker(ASH, 0.3),
        leftEnd,
      ),
    );
    const slats = Array.from({ length: SLATS }, (_, index) =>
      slat(sheet, look, SLATS - 1 - index, leftEnd),
    );
    return [
      sheet.softFill(polygon(corners(look, 0, 20)), SHADOW, 26, {
        opacity: 0.3,
        transform: moved(46, 22),
      }),
      sheet.softFill(ground, SHADOW, 8, { opacity: 0.5, transform: moved(8, 8) }),
      fill(ground, darker("#a9b3b2", 0.55), { opacity: 0.5 }),
      ...battens,
      ...slats,
    ].join("");
  };
}
