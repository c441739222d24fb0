import { darker, glazes, lighter, OAK } from "#server/embedded/shop/pictures/colour.ts";
import { lathe } from "#server/embedded/shop/pictures/lathe.ts";
import { turnedBody } from "#server/embedded/shop/pictures/shading.ts";
import { standingShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { ellipse, stroke } from "#server/embedded/shop/pictures/svg.ts";

const TILT = 0.24;

/** Draws a wooden spool of linen thread, 150 high. */
export function spool({ thread = glazes.rust }: { thread?: string } = {}): Drawing {
  return (sheet) => {
    const flange = (bottom: number) =>
      lathe(TILT, [
        [bottom - 24, 74],
        [bottom - 23, 74],
        [bottom - 4, 78],
        [bottom, 76],
        [bottom, 76],
      ]);
    const wound = lathe(TILT, [
      [-128, 58],
      [-126, 60],
      [-76, 68],
      [-24, 60],
      [-22, 60],
    ]);
    const turns = Array.from({ length: 12 }, (_, turn) => wound.ring(-122 + turn * 8)).join("");
    return [
      standingShadow(sheet, 76, { tilt: TILT }),
      turnedBody(sheet, flange(0), OAK),
      turnedBody(sheet, wound, thread, {
        over: stroke(turns, darker(thread, 0.4), 1.6, { opacity: 0.6 }),
      }),
      turnedBody(sheet, flange(-126), OAK, { foot: 0.2 }),
      ellipse(0, -150, 74, 74 * TILT, lighter(OAK, 0.35)),
      ellipse(0, -150, 15, 15 * TILT, darker(OAK, 0.6)),
    ].join("");
  };
}
