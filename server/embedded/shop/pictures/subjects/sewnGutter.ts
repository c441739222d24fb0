import { DEEP_SHADOW } from "#server/embedded/shop/pictures/colour.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { fill, group, stroke, turned } from "#server/embedded/shop/pictures/svg.ts";

const STITCHES = [-250, -130, -10, 110, 230];

/** Draws the linen thread in the middle of an open notebook, with the holes it goes through. */
export function sewnGutter(angle = 0): Drawing {
  return (sheet) => {
    const thread = STITCHES.map((y) => `M0 ${y}V${y + 78}`).join("");
    const holes = STITCHES.map((y) => `M-4 ${y}H4V${y + 4}H-4ZM-4 ${y + 78}H4V${y + 74}H-4Z`);
    const parts = [
      stroke("M0 -296V308", DEEP_SHADOW, 2.4, { opacity: 0.5 }),
      sheet.softStroke(thread, DEEP_SHADOW, 9, 3, { opacity: 0.5, transform: "translate(3 2)" }),
      fill(holes.join(""), DEEP_SHADOW, { opacity: 0.8 }),
      stroke(thread, "#cbb88f", 6.5),
      stroke(thread, "#f5ebd2", 3, { "stroke-dasharray": "5 4" }),
    ];
    return group(parts, { transform: turned(angle) });
  };
}
