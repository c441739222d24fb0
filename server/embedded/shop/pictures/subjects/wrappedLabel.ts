import { DEEP_SHADOW } from "#server/embedded/shop/pictures/colour.ts";
import type { Lathe } from "#server/embedded/shop/pictures/lathe.ts";
import type { Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { fill } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawing of a paper label on a jar or bottle: bath salts, preserves and olive oil.

export type WrappedLabelOptions = {
  /** Half the label's extent around the glass, in degrees. */
  reach: number;
  top: number;
  bottom: number;
  paper?: string;
  /** Color of its shaded ends, usually a dark shade of the jar's content. */
  shadow?: string;
};

/** Draws the label around the glass, shaded towards its ends. */
export function wrappedLabel(sheet: Sheet, glass: Lathe, options: WrappedLabelOptions): string {
  const { reach, top, bottom, paper = "#f4ecdb", shadow = DEEP_SHADOW } = options;
  const outline = glass.label(-reach, reach, top, bottom);
  const ends = sheet.across([
    [0, shadow, 0.28],
    [0.22, shadow, 0],
    [0.68, shadow, 0.02],
    [1, shadow, 0.44],
  ]);
  return fill(outline, paper) + texture(sheet, outline, "paper", 0.5) + fill(outline, ends);
}
