import { darker, DEEP_SHADOW, glazes, lighter } from "#server/embedded/shop/pictures/colour.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { ellipse, fill, moved, stroke } from "#server/embedded/shop/pictures/svg.ts";

const STEEL = "#9ea1a0";
const NEEDLE =
  "M-190 3C-150 -3 60 -9 170 -10C186 -10 196 -5 196 0C196 5 186 10 170 10C60 9 -150 7 -190 3Z";
const THREAD = "M172 0C220 -30 262 20 318 6C380 -10 396 -60 452 -64";

/**
 * Draws a darning needle lying point to the left, threaded, its wool running off to the upper
 * right.
 */
export function darningNeedle({
  wool = glazes.rust,
  thread = THREAD,
}: { wool?: string; thread?: string } = {}): Drawing {
  return (sheet) => {
    const steel = sheet.down([
      [0, lighter(STEEL, 0.3)],
      [0.35, lighter(STEEL, 0.85)],
      [0.6, STEEL],
      [1, darker(STEEL, 0.55)],
    ]);
    return [
      sheet.softStroke(thread, DEEP_SHADOW, 10, 5, { opacity: 0.4, transform: moved(6, 9) }),
      sheet.softFill(NEEDLE, DEEP_SHADOW, 5, { opacity: 0.55, transform: moved(7, 11) }),
      fill(NEEDLE, steel),
      ellipse(168, 0, 17, 4, darker(STEEL, 0.7)),
      stroke(thread, darker(wool, 0.4), 10),
      stroke(thread, wool, 7),
      stroke(thread, lighter(wool, 0.4), 2.2, { opacity: 0.6, transform: moved(-1, -2) }),
    ].join("");
  };
}
