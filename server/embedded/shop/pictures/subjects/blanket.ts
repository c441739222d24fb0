import {
  darker,
  DEEP_SHADOW,
  HIGHLIGHT,
  lighter,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { hangingFolds, type Fold } from "#server/embedded/shop/pictures/folds.ts";
import {
  lineThrough,
  polygon,
  smoothThrough,
  type Point,
} from "#server/embedded/shop/pictures/outline.ts";
import { wallShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { fill, moved, rectangle, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawings of the Drove blanket, a wool blanket: hanging, and spread out flat.

const WOOL = "#8f8b85";
const PALE_WOOL = "#c9c3b6";
const STITCH = "#eadfc6";
const RIB = 34;
const PICK = 17;

/** Draws a wide herringbone weave: vertical ribs, with the twill turning at each of them. */
function herringbone(sheet: Sheet): string {
  return sheet.tile("drove-herringbone", 2 * RIB, PICK, () => {
    let lines = "";
    for (let y = -RIB - PICK; y <= RIB + PICK; y += PICK) {
      lines += lineThrough([
        [0, y + RIB],
        [RIB, y],
      ]);
      lines += lineThrough([
        [RIB, y + PICK / 2],
        [2 * RIB, y + RIB + PICK / 2],
      ]);
    }
    return rectangle(0, 0, 2 * RIB, PICK, WOOL) + stroke(lines, PALE_WOOL, 5.6, { opacity: 0.75 });
  });
}

/** Draws blanket stitch: a thread along the edge, and one into the cloth at every step. */
function blanketStitch(edge: readonly Point[], into: Point, width = 5): string {
  const legs = edge.map(([x, y]) =>
    lineThrough([
      [x, y],
      [x + into[0], y + into[1]],
    ]),
  );
  const thread = smoothThrough(edge) + legs.join("");
  return (
    stroke(thread, DEEP_SHADOW, width, { opacity: 0.32, transform: moved(2, 2.5) }) +
    stroke(thread, darker(STITCH, 0.2), width) +
    stroke(thread, STITCH, width * 0.65, { transform: moved(-0.6, -0.8) })
  );
}

function hem(left: number, right: number, y: number, wave: number): Point[] {
  const count = Math.round((right - left) / 32);
  return Array.from({ length: count + 1 }, (_, index) => {
    const x = left + ((right - left) * index) / count;
    return [x, y + wave * Math.sin(x / 74) + (wave / 2) * Math.sin(x / 31)];
  });
}

function foldsFor(width: number): Fold[] {
  const folds = [
    [-0.36, -0.42, true, 0.42],
    [-0.2, -0.24, false, 0.5],
    [-0.06, -0.03, true, 0.5],
    [0.12, 0.14, false, 0.4],
    [0.24, 0.3, true, 0.5],
    [0.38, 0.42, false, 0.3],
  ] as const;
  return folds.map(([from, to, dark, strength]) => ({
    from: from * width,
    to: to * width,
    dark,
    strength,
  }));
}

function drapeOutline(edge: readonly Point[], top: number): string {
  const [left] = edge[0] ?? [0];
  const [right] = edge.at(-1) ?? [0];
  const crown = smoothThrough([
    [right, top + 130],
    [right - 3, top + 30],
    [right - 20, top + 2],
    [0, top - 3],
    [left + 20, top],
    [left + 3, top + 28],
    [left, top + 130],
  ]);
  return `${smoothThrough(edge)}${crown.replace("M", "L")}Z`;
}

export type HangingBlanket = { width?: number; length?: number };

/** Draws the blanket folded in three and hung over a rod whose middle is the origin. */
export function hangingBlanket({ width = 580, length = 800 }: HangingBlanket = {}): Drawing {
  return (sheet) => {
    const left = -width / 2;
    const right = width / 2;
    const top = -36;
    const front = hem(left, right, length, 6);
    const outline = drapeOutline(front, top);
    const behind = drapeOutline(hem(left + 14, right + 20, length - 84, 5), top + 10);
    const under = drapeOutline(hem(left + 6, right + 5, length + 17, 6), top + 40);
    const over = sheet.linearInUnits(
      [
        [0, DEEP_SHADOW, 0.3],
        [0.03, HIGHLIGHT, 0.42],
        [0.08, HIGHLIGHT, 0.3],
        [0.13, DEEP_SHADOW, 0.16],
        [0.2, DEEP_SHADOW, 0],
        [1, DEEP_SHADOW, 0.16],
      ],
      [0, top],
      [0, length],
    );
    const breadth = sheet.across([
      [0, DEEP_SHADOW, 0.36],
      [0.025, HIGHLIGHT, 0.3],
      [0.16, HIGHLIGHT, 0.16],
      [0.55, DEEP_SHADOW, 0.02],
      [1, DEEP_SHADOW, 0.34],
    ]);
    const woollen = (shape: string, light: string) =>
      fill(shape, WOOL) +
      sheet.inside(shape, [
        fill(shape, herringbone(sheet)),
        texture(sheet, shape, "linen", 0.34),
        light,
      ]);
    return [
      wallShadow(sheet, behind, { near: 0.5, far: 0.36 }),
      wallShadow(sheet, outline, { near: 0.4, far: 0.3 }),
      woollen(behind, fill(behind, DEEP_SHADOW, { opacity: 0.5 })),
      woollen(under, fill(under, DEEP_SHADOW, { opacity: 0.34 })),
      sheet.softFill(outline, DEEP_SHADOW, 6, { opacity: 0.5, transform: moved(5, 6) }),
      woollen(
        outline,
        hangingFolds(sheet, foldsFor(width), { top, bottom: length, sigma: 20, opacity: 0.7 }) +
          fill(outline, over) +
          fill(outline, breadth),
      ),
      blanketStitch(front, [0, -30]),
    ].join("");
  };
}

const SPREAD_WIDTH = 620;
const SPREAD_LENGTH = 744;
const TURNED_BACK = 190;

function straightEdge(from: Point, to: Point): Point[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.round(length / 31);
  return Array.from({ length: count + 1 }, (_, index) => {
    const share = index / count;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  });
}

/** The blanket spread out flat, 620 by 744 about the origin, one corner turned back. */
export const spreadBlanket: Drawing = (sheet) => {
  const right = SPREAD_WIDTH / 2;
  const bottom = SPREAD_LENGTH / 2;
  const foldTop: Point = [right - TURNED_BACK, -bottom];
  const foldSide: Point = [right, -bottom + TURNED_BACK];
  const corner: Point = [right - TURNED_BACK + 8, -bottom + TURNED_BACK - 6];
  const outline = polygon([
    [-right, -bottom],
    foldTop,
    foldSide,
    [right, bottom],
    [-right, bottom],
  ]);
  const turned = polygon([foldTop, foldSide, corner]);
  const light = sheet.slanting([
    [0, HIGHLIGHT, 0.34],
    [0.5, HIGHLIGHT, 0.04],
    [1, DEEP_SHADOW, 0.24],
  ]);
  const fold = sheet.linear(
    [
      [0, DEEP_SHADOW, 0.2],
      [0.5, HIGHLIGHT, 0.1],
      [1, HIGHLIGHT, 0.4],
    ],
    [0, 1],
    [1, 0],
  );
  return [
    wallShadow(sheet, outline, { near: 0.5, far: 0.3, reach: 0.6 }),
    fill(outline, herringbone(sheet)),
    texture(sheet, outline, "linen", 0.34),
    fill(outline, light),
    blanketStitch(straightEdge([-right, -bottom], foldTop), [0, 20], 3),
    blanketStitch(straightEdge([-right, -bottom], [-right, bottom]), [20, 0], 3),
    blanketStitch(straightEdge([-right, bottom], [right, bottom]), [0, -20], 3),
    blanketStitch(straightEdge(foldSide, [right, bottom]), [-20, 0], 3),
    sheet.inside(
      outline,
      sheet.softFill(turned, SHADOW, 12, { opacity: 0.6, transform: moved(-10, 14) }),
    ),
    sheet.inside(turned, [
      rectangle(
        -SPREAD_LENGTH,
        -SPREAD_LENGTH,
        2 * SPREAD_LENGTH,
        2 * SPREAD_LENGTH,
        herringbone(sheet),
        {
          transform: "rotate(90)",
        },
      ),
      fill(turned, lighter(WOOL, 0.3), { opacity: 0.35 }),
      fill(turned, fold),
    ]),
    blanketStitch(straightEdge(foldTop, corner), [18, 0], 3),
    blanketStitch(straightEdge(corner, foldSide), [0, -18], 3),
  ].join("");
};
