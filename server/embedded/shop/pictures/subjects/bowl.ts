import { glazes, mix, SHADOW, type Glaze } from "#server/embedded/shop/pictures/colour.ts";
import { brokenRim, glazedBody } from "#server/embedded/shop/pictures/glaze.ts";
import { lathe } from "#server/embedded/shop/pictures/lathe.ts";
import { opening } from "#server/embedded/shop/pictures/opening.ts";
import { standingShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";

// SVG drawing of the Tarn bowl, a wide glazed bowl on a small foot.

export type BowlOptions = {
  glaze?: Glaze;
  /** Glaze of the inside, when it differs. */
  inside?: Glaze;
  /** Color of the content. */
  filling?: string;
};

/** Draws the bowl, 250 high and 660 across; empty without a `filling`. */
export function bowl({ glaze = "celadon", inside, filling }: BowlOptions = {}): Drawing {
  return (sheet) => {
    const colour = glazes[glaze];
    const body = lathe(0.27, [
      [-250, 330],
      [-249, 330],
      [-200, 322],
      [-120, 278],
      [-60, 205],
      [-30, 140],
      [-26, 128],
      [-26, 128],
      [0, 122],
      [0, 122],
    ]);
    const insideColour = inside ? glazes[inside] : mix(colour, "#f6efe0", 0.25);
    const content = filling === undefined ? {} : { liquid: filling };
    return [
      standingShadow(sheet, 140, { silhouette: body.silhouette, lean: 0.5, tilt: 0.3 }),
      sheet.softEllipse(60, 20, 270, 52, SHADOW, 30, { opacity: 0.25 }),
      glazedBody(sheet, body, colour, { foot: 34, gloss: 0.5, shading: { slope: 1.1 } }),
      opening(sheet, body, colour, insideColour, { wall: 14, ...content }),
      brokenRim(body, colour),
    ].join("");
  };
}
