import { DEEP_SHADOW, HIGHLIGHT, lighter } from "#server/embedded/shop/pictures/colour.ts";
import { box } from "#server/embedded/shop/pictures/outline.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { fill } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

/**
 * Draws a wooden table top from its far edge at y down to the canvas's bottom; draw it after the
 * stage.
 */
export function tableTop(y: number, colour = "#b59672"): Drawing {
  return (sheet) => {
    const top = box(-20, y, 1240, 1520 - y);
    const depth = sheet.down([
      [0, DEEP_SHADOW, 0.3],
      [0.03, DEEP_SHADOW, 0.12],
      [0.3, HIGHLIGHT, 0.12],
      [1, DEEP_SHADOW, 0.14],
    ]);
    const breadth = sheet.across([
      [0, HIGHLIGHT, 0.3],
      [0.5, HIGHLIGHT, 0.05],
      [1, DEEP_SHADOW, 0.26],
    ]);
    return [
      fill(top, lighter(colour, 0.12)),
      texture(sheet, top, "wood", 0.6),
      fill(top, depth),
      fill(top, breadth),
      fill(box(-20, y, 1240, 3), HIGHLIGHT, { opacity: 0.35 }),
    ].join("");
  };
}
