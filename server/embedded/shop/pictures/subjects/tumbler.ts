import {
  DEEP_SHADOW,
  glazes,
  HIGHLIGHT,
  SHADOW,
  type Glaze,
} from "#server/embedded/shop/pictures/colour.ts";
import {
  brokenRim,
  glazedBody,
  insideColour,
  speckColourOf,
} from "#server/embedded/shop/pictures/glaze.ts";
import { lathe, type Lathe } from "#server/embedded/shop/pictures/lathe.ts";
import { opening } from "#server/embedded/shop/pictures/opening.ts";
import { standingShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";

// SVG drawing of the Fen tumbler, a tall glazed cup without a handle.

const THROWING_RINGS = [-448, -396, -318, -262, -180];
const TOASTED_LIP = "#6d4a2a";

/**
 * Draws the throwing rings, the ridges of the potter's fingers, each a shadow with a light under
 * it.
 */
function throwingRings(sheet: Sheet, body: Lathe): string {
  const rings = THROWING_RINGS.map((y) => body.ring(y)).join("");
  return (
    sheet.softStroke(rings, DEEP_SHADOW, 9, 6, { opacity: 0.2 }) +
    sheet.softStroke(rings, HIGHLIGHT, 6, 6, { opacity: 0.13, transform: "translate(0 12)" })
  );
}

/** Draws the tumbler, 540 high and 368 across; empty without a `drink`. */
export function tumbler({
  glaze = "moss",
  drink,
}: { glaze?: Glaze; drink?: string } = {}): Drawing {
  return (sheet) => {
    const colour = glazes[glaze];
    const body = lathe(0.2, [
      [-540, 184],
      [-538, 184],
      [-430, 178],
      [-270, 172],
      [-130, 166],
      [-52, 154],
      [-16, 136],
      [0, 130],
      [0, 130],
    ]);
    const mouth = drink === undefined ? {} : { liquid: drink };
    return [
      standingShadow(sheet, 134, { silhouette: body.silhouette, lean: 0.7, tilt: 0.2 }),
      sheet.softEllipse(70, 12, 170, 34, SHADOW, 20, { opacity: 0.2 }),
      glazedBody(sheet, body, colour, {
        foot: 76,
        seed: 12,
        specks: 130,
        speckColour: speckColourOf(glaze),
        shading: { glossFrom: 0.12, glossTo: 0.58 },
      }),
      sheet.inside(body.silhouette, [
        throwingRings(sheet, body),
        sheet.softStroke(body.ring(-532), TOASTED_LIP, 22, 8, { opacity: 0.55 }),
      ]),
      opening(sheet, body, colour, insideColour(glaze, 0.1), { wall: 11, level: 0.5, ...mouth }),
      brokenRim(body, colour),
    ].join("");
  };
}
