import { darker, glazes, lighter, mix, SHADOW } from "#server/embedded/shop/pictures/colour.ts";
import { brokenRim, insideColour } from "#server/embedded/shop/pictures/glaze.ts";
import { lathe, type Lathe } from "#server/embedded/shop/pictures/lathe.ts";
import { opening } from "#server/embedded/shop/pictures/opening.ts";
import { smoothThrough, type Point } from "#server/embedded/shop/pictures/outline.ts";
import { randomFrom } from "#server/embedded/shop/pictures/random.ts";
import { turnedBody } from "#server/embedded/shop/pictures/shading.ts";
import { standingShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { fill, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawing of the café au lait bowl with its painted blue band.

const CHALK = glazes.chalk;
const BLUE = "#3f5a8c";
const BAND_TOP = -330;
const BAND_BOTTOM = -272;
/** Longitude (degrees) at which the painter lifted the brush: the band is wider for the next 26. */
const LIFT = 22;

function edge(body: Lathe, y: number, wander: number, seed: number): Point[] {
  const random = randomFrom(seed);
  return Array.from({ length: 37 }, (_, step) => {
    const longitude = -90 + step * 5;
    const lift = longitude > LIFT && longitude < LIFT + 26 ? wander : 0;
    const height = y + (random() - 0.5) * 4 + lift;
    return body.pointAt(longitude, [height, body.radiusAt(y) + 2]);
  });
}

/** Draws the band as painted on the turning wheel, with visible brush strokes. */
function paintedBand(sheet: Sheet, body: Lathe): string {
  const band = smoothThrough(
    [...edge(body, BAND_TOP, -3, 4), ...edge(body, BAND_BOTTOM, 4, 9).reverse()],
    true,
  );
  const hairs = [-318, -306, -296, -285].map((y) => body.ring(y)).join("");
  const overlap = body.label(LIFT - 3, LIFT + 26, BAND_TOP, BAND_BOTTOM);
  return [
    fill(band, BLUE, { opacity: 0.92 }),
    sheet.inside(band, [
      stroke(hairs, lighter(BLUE, 0.4), 3, { opacity: 0.3 }),
      sheet.softFill(overlap, darker(BLUE, 0.45), 5, { opacity: 0.45 }),
      texture(sheet, band, "clay", 0.3),
    ]),
  ].join("");
}

/** Draws the bowl: steep sides on a flared foot, 380 high and 660 across. */
export function footedBowl({ drink }: { drink?: string } = {}): Drawing {
  return (sheet) => {
    const body = lathe(0.25, [
      [-380, 330],
      [-378, 331],
      [-330, 322],
      [-250, 300],
      [-170, 258],
      [-104, 198],
      [-66, 158],
      [-52, 148],
      [-44, 148],
      [-20, 158],
      [-4, 166],
      [0, 166],
      [0, 166],
    ]);
    const mouth = drink === undefined ? {} : { liquid: drink };
    const bareClay = body.label(-90, 90, -9, 0);
    return [
      standingShadow(sheet, 170, { silhouette: body.silhouette, lean: 0.55, tilt: 0.26 }),
      sheet.softEllipse(80, 16, 290, 60, SHADOW, 30, { opacity: 0.24 }),
      turnedBody(sheet, body, CHALK, {
        gloss: 0.55,
        glossFrom: 0.12,
        glossTo: 0.5,
        under:
          paintedBand(sheet, body) +
          fill(bareClay, mix(CHALK, "#b98f6d", 0.75)) +
          texture(sheet, body.silhouette, "clay", 0.14),
      }),
      opening(sheet, body, CHALK, insideColour("chalk"), { wall: 13, level: 0.42, ...mouth }),
      brokenRim(body, BLUE),
    ].join("");
  };
}
