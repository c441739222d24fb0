import { glow } from "#server/embedded/shop/pictures/glow.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { stroke } from "#server/embedded/shop/pictures/svg.ts";

const OUTER =
  "M0 -112C18 -76 27 -50 24 -28C21 -8 9 -2 0 -2C-9 -2 -21 -8 -24 -28C-27 -50 -12 -72 0 -112Z";
const INNER =
  "M0 -84C9 -62 14 -46 12 -32C10 -20 5 -16 0 -16C-5 -16 -10 -20 -12 -32C-14 -46 -5 -60 0 -84Z";

/** A candle's flame with its wick and glow; the wick leaves the wax at the origin. */
export const flame: Drawing = (sheet) => {
  const heat = sheet.down([
    [0, "#fff7d8"],
    [0.5, "#ffdf86"],
    [0.85, "#f7a53f"],
    [1, "#7d86a8"],
  ]);
  return [
    glow(sheet, 0, -50, 420, 440, "#ffdc96", 0.8),
    stroke("M0 6C2 -6 -2 -12 0 -22", "#2d221a", 5),
    sheet.softFill(OUTER, heat, 1.6),
    sheet.softFill(INNER, "#fffdf0", 3),
  ].join("");
};
