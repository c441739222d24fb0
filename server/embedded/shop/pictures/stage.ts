import { darker, HIGHLIGHT, lighter, SHADOW } from "./colour.ts";
import { fallOff } from "./glow.ts";
import type { Drawing, Sheet, Stop } from "./sheet.ts";
import { fill, group, rectangle } from "./svg.ts";
import { willowBranch } from "./willow.ts";

// Backgrounds of the pictures: wall and floor by category, light and vignette.

export const CANVAS = { x: 0, y: 0, width: 1200, height: 1500 };

type Walls = { top: string; bottom: string; floor: string; dim?: boolean };

const backdrops = {
  table: { top: "#e9dcc8", bottom: "#d9c7ac", floor: "#d6c3a6" },
  light: { top: "#8d7867", bottom: "#6f5d4f", floor: "#7d6755", dim: true },
  candlelight: { top: "#5b5a55", bottom: "#403f3b", floor: "#4a4843", dim: true },
  textiles: { top: "#d5dac8", bottom: "#bfc7b2", floor: "#c8cdb9" },
  paper: { top: "#e8e1d6", bottom: "#d8cdbf", floor: "#d5c9b8" },
  pantry: { top: "#e8d6b8", bottom: "#d2ba93", floor: "#d8c19c" },
  bath: { top: "#d3dcdc", bottom: "#b7c4c5", floor: "#c3cdcc" },
  keeping: { top: "#e2cdbd", bottom: "#c8ac98", floor: "#d0b7a4" },
  digital: { top: "#c9ced6", bottom: "#a6aebb", floor: "#b3bac5" },
} satisfies Record<string, Walls>;

export type Backdrop = keyof typeof backdrops;

export type StageOptions = {
  /** Draws only the wall: for objects that hang, lie flat or stand on a shelf. */
  wallOnly?: boolean;
  /** Height (y) at which wall and floor meet. */
  horizon?: number;
  /** Adds a willow branch's shadow from the upper right; in context views only. */
  willow?: boolean;
  /** Strength of the sun through a window, 0 to about .5; in context views only. */
  window?: number;
};

const PANES = "M60 -80L370 -80L800 900L490 900ZM430 -80L740 -80L1170 900L860 900Z";

function wholeCanvas(paint: string, opacity?: number): string {
  return rectangle(0, 0, CANVAS.width, CANVAS.height, paint, { opacity });
}

function floor(sheet: Sheet, colour: string, horizon: number): string {
  // The soft horizon is made of stops: a blur this wide would fade at the canvas's edge.
  const stops: Stop[] = [
    [0, darker(colour, 0.08), 0],
    [0.055, darker(colour, 0.09), 0.25],
    [0.11, darker(colour, 0.1), 0.85],
    [0.16, darker(colour, 0.08)],
    [0.4, colour],
    [0.8, lighter(colour, 0.25)],
    [1, colour],
  ];
  const top = horizon - 60;
  return rectangle(0, top, CANVAS.width, CANVAS.height - top, sheet.down(stops));
}

function windowLight(sheet: Sheet, strength: number): string {
  const region = { x: 60, y: -80, width: 1110, height: 980 };
  const panes = fill(PANES, "#000", { filter: sheet.blur(20, region) });
  const everywhere = { x: -10, y: -10, width: 1220, height: 1520 };
  const dark = wholeCanvas(SHADOW, strength * 0.26);
  const mask = sheet.mask(rectangle(-10, -10, 1220, 1520, "#fff") + panes, everywhere);
  return (
    group(dark, { mask }) +
    fill(PANES, "#fff4d8", { opacity: strength * 0.5, filter: sheet.blur(20, region) })
  );
}

function willowShadow(sheet: Sheet): string {
  const branch = group(willowBranch(), {
    transform: "translate(930 -60) rotate(22) scale(1.05)",
  });
  return sheet.softGroup(branch, 7, CANVAS, { opacity: 0.15 });
}

/** Draws a background over the whole canvas; the light comes from the upper left. */
export function stage(backdrop: Backdrop, options: StageOptions = {}): Drawing {
  const { wallOnly = false, horizon = 1010, willow = false, window = 0 } = options;
  return (sheet) => {
    const walls: Walls = backdrops[backdrop];
    const wallStops: Stop[] = [
      [0, lighter(walls.top, 0.25)],
      [0.5, walls.top],
      [1, walls.bottom],
    ];
    const pool = fallOff(HIGHLIGHT, walls.dim ? 0.24 : 0.62, 1.7, [0, 0.25, 0.5, 0.75, 1]);
    const vignette = [0, 0.4, 0.55, 0.7, 0.85, 1].map((offset): Stop => [
      offset,
      SHADOW,
      0.3 * Math.max(0, offset - 0.35) ** 1.8,
    ]);
    return [
      wholeCanvas(sheet.linear(wallStops, [0, 0], [0, 0.9])),
      wallOnly ? "" : floor(sheet, walls.floor, horizon),
      wholeCanvas(sheet.radialInUnits(pool, 180, 160, 1150)),
      window > 0 ? windowLight(sheet, window) : "",
      willow ? willowShadow(sheet) : "",
      wholeCanvas(sheet.radialInUnits(vignette, 460, 560, 1250)),
    ].join("");
  };
}
