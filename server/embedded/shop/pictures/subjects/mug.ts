import { glazes, SHADOW, type Glaze } from "#server/embedded/shop/pictures/colour.ts";
import {
  brokenRim,
  glazedBody,
  insideColour,
  speckColourOf,
} from "#server/embedded/shop/pictures/glaze.ts";
import { lathe } from "#server/embedded/shop/pictures/lathe.ts";
import { opening } from "#server/embedded/shop/pictures/opening.ts";
import { standingShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { tube } from "#server/embedded/shop/pictures/tube.ts";

const HANDLE = "M170 -345C260 -372 345 -340 342 -245C340 -150 262 -105 178 -112";

/** Draws the cabin mug, 430 high, its handle to the right; `drink` is its content's color. */
export function mug({ glaze = "oat", drink }: { glaze?: Glaze; drink?: string } = {}): Drawing {
  return (sheet) => {
    const colour = glazes[glaze];
    const body = lathe(0.2, [
      [-430, 205],
      [-428, 205],
      [-340, 200],
      [-200, 203],
      [-90, 200],
      [-40, 186],
      [-12, 160],
      [0, 150],
      [0, 150],
    ]);
    const mouth = drink === undefined ? {} : { liquid: drink };
    return [
      standingShadow(sheet, 155, { silhouette: body.silhouette, lean: 0.75, tilt: 0.2 }),
      sheet.softEllipse(300, 10, 120, 14, SHADOW, 16, { opacity: 0.22 }),
      tube(sheet, HANDLE, 52, colour, { gloss: glaze === "chalk" ? 0.2 : 0.4 }),
      glazedBody(sheet, body, colour, {
        foot: 58,
        seed: glaze.length * 7,
        speckColour: speckColourOf(glaze),
      }),
      opening(sheet, body, colour, insideColour(glaze), { wall: 13, level: 0.55, ...mouth }),
      brokenRim(body, colour),
    ].join("");
  };
}
