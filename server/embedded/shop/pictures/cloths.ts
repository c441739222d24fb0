import { darker, lighter } from "./colour.ts";
import type { Sheet } from "./sheet.ts";
import { ellipse, fill, rectangle, stroke } from "./svg.ts";
import { turned } from "./svg.ts";

/** Textile patterns (woven, printed, stitched) as repeating SVG tiles of 26 to 130 units. */

export type Weave =
  | "seigaiha"
  | "stripe"
  | "sashiko"
  | "leaf"
  | "check"
  | "dot"
  | "herringbone"
  | "waffle";

type Tile = {
  width: number;
  height: number;
  draw(sheet: Sheet, ground: string, thread: string): string;
};

function seigaiha(_sheet: Sheet, ground: string, thread: string): string {
  const centres = [
    [0, 0],
    [80, 0],
    [40, 20],
    [0, 40],
    [80, 40],
  ] as const;
  const rings = [
    [40, thread],
    [32, ground],
    [23, thread],
    [14, ground],
    [6, thread],
  ] as const;
  return centres
    .flatMap(([x, y]) => rings.map(([radius, paint]) => ellipse(x, y + 40, radius, radius, paint)))
    .join("");
}

const SASHIKO_STITCHES =
  "M8 40H32M48 40H72M40 8V32M40 48V72M6 6L26 26M54 54L74 74M74 6L54 26M26 54L6 74";
const HERRINGBONE = "M0 0L7 14L14 0L21 14L28 0M0 14L7 28L14 14L21 28L28 14";

function scatteredLeaves(_sheet: Sheet, _ground: string, thread: string): string {
  const places = [
    [35, 35, 35],
    [95, 95, -35],
    [95, 35, -35],
    [35, 95, 35],
  ] as const;
  return places
    .map(([x, y, angle]) =>
      fill("M0 -34Q15 -8 0 26Q-15 -8 0 -34Z", thread, {
        transform: `translate(${x} ${y}) ${turned(angle)}`,
      }),
    )
    .join("");
}

function check(_sheet: Sheet, _ground: string, thread: string): string {
  return (
    rectangle(0, 0, 90, 22, thread, { opacity: 0.5 }) +
    rectangle(0, 0, 22, 90, thread, { opacity: 0.5 }) +
    rectangle(52, 0, 5, 90, thread, { opacity: 0.7 }) +
    rectangle(0, 52, 90, 5, thread, { opacity: 0.7 })
  );
}

function waffle(sheet: Sheet, ground: string): string {
  const hollow = sheet.slanting([
    [0, darker(ground, 0.08)],
    [1, lighter(ground, 0.05)],
  ]);
  return (
    rectangle(0, 0, 26, 5, lighter(ground, 0.14)) +
    rectangle(0, 0, 5, 26, lighter(ground, 0.12)) +
    rectangle(5, 5, 21, 21, hollow)
  );
}

const tiles: Record<Weave, Tile> = {
  seigaiha: { width: 80, height: 40, draw: seigaiha },
  stripe: {
    width: 120,
    height: 120,
    draw: (_sheet, _ground, thread) =>
      rectangle(14, 0, 10, 120, thread) +
      rectangle(36, 0, 4, 120, thread) +
      rectangle(50, 0, 4, 120, thread),
  },
  sashiko: {
    width: 80,
    height: 80,
    draw: (_sheet, _ground, thread) => stroke(SASHIKO_STITCHES, thread, 4.2),
  },
  leaf: { width: 130, height: 130, draw: scatteredLeaves },
  check: { width: 90, height: 90, draw: check },
  dot: {
    width: 60,
    height: 60,
    draw: (_sheet, _ground, thread) =>
      ellipse(15, 15, 6.5, 6.5, thread) + ellipse(45, 45, 6.5, 6.5, thread),
  },
  herringbone: {
    width: 28,
    height: 28,
    draw: (_sheet, _ground, thread) => stroke(HERRINGBONE, thread, 2.6, { opacity: 0.75 }),
  },
  waffle: { width: 26, height: 26, draw: waffle },
};

/** Returns a fill with the weave in two "#rrggbb" colors. */
export function cloth(sheet: Sheet, weave: Weave, ground: string, thread: string): string {
  const { width, height, draw } = tiles[weave];
  const id = `${weave}-${ground.slice(1)}-${thread.slice(1)}`;
  return sheet.tile(
    id,
    width,
    height,
    () => rectangle(0, 0, width, height, ground) + draw(sheet, ground, thread),
  );
}
