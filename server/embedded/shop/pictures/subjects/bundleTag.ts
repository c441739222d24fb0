import { darker, DEEP_SHADOW, KRAFT } from "#server/embedded/shop/pictures/colour.ts";
import { lettering } from "#server/embedded/shop/pictures/lettering.ts";
import type { Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { leafMark } from "#server/embedded/shop/pictures/subjects/leafMark.ts";
import { ellipse, fill, group, moved, stroke, turned } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

/** Draws the grower's kraft tag, its string ending at the origin. */
export function bundleTag(sheet: Sheet, degrees: number): string {
  const card = "M-20 62L20 50L60 82V238H-60V82Z";
  return group(
    [
      sheet.softFill(card, DEEP_SHADOW, 8, { opacity: 0.5, transform: moved(9, 12) }),
      fill(card, KRAFT),
      texture(sheet, card, "paper", 0.6),
      ellipse(0, 76, 9, 9, darker(KRAFT, 0.55)),
      stroke("M-4 -6C-16 20 -14 50 0 76", "#efe6d2", 3.5),
      leafMark(0, 126, 0.62),
      lettering("One bolt", { size: 27, x: 0, y: 180 }),
      lettering("BUFF WILLOW", { face: "capitals", size: 10.5, x: 0, y: 210, tracking: 0.18 }),
    ],
    { transform: turned(degrees) },
  );
}
