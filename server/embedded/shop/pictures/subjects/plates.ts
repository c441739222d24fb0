import {
  darker,
  DEEP_SHADOW,
  glazes,
  GLOSS,
  lighter,
  SHADOW,
  type Glaze,
} from "#server/embedded/shop/pictures/colour.ts";
import { speckColourOf } from "#server/embedded/shop/pictures/glaze.ts";
import { lathe } from "#server/embedded/shop/pictures/lathe.ts";
import { dot, oval } from "#server/embedded/shop/pictures/outline.ts";
import { randomFrom } from "#server/embedded/shop/pictures/random.ts";
import { turnedBody } from "#server/embedded/shop/pictures/shading.ts";
import { standingShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { ellipse, fill, placed } from "#server/embedded/shop/pictures/svg.ts";

// SVG drawings of the stacking plates: a single one, and a stack.

const TILT = 0.4;
const RADIUS = 400;
const DEPTH = RADIUS * TILT;
const RIM = -44;
/** Stacking height; with larger gaps the stack looks like a flying saucer. */
const STACK_STEP = 34;
/** Sizes of a set, relative to the largest: 27, 22 and 17 cm across. */
const SIZES = [1, 0.82, 0.64];

function platterSpecks(glaze: Glaze): string {
  const random = randomFrom(glaze.length * 13);
  let outline = "";
  for (let index = 0; index < 150; index += 1) {
    const angle = random() * Math.PI * 2;
    const reach = Math.sqrt(random());
    const size = 0.7 + random() * random() * 3;
    outline += dot(
      Math.cos(angle) * reach * RADIUS,
      RIM + Math.sin(angle) * reach * DEPTH,
      size,
      size * 0.6,
    );
  }
  return fill(outline, speckColourOf(glaze), { opacity: 0.5 });
}

/** Draws one plate, 800 across, without a shadow of its own. */
function plate(glaze: Glaze): Drawing {
  return (sheet) => {
    const colour = glazes[glaze];
    const underside = lathe(TILT, [
      [RIM, 400],
      [RIM + 1, 400],
      [-34, 392],
      [-16, 300],
      [-6, 235],
      [0, 230],
      [0, 230],
    ]);
    const rim = sheet.across([
      [0, lighter(colour, 0.1)],
      [0.35, lighter(colour, 0.5)],
      [1, darker(colour, 0.14)],
    ]);
    const slope = sheet.across([
      [0, darker(colour, 0.1)],
      [0.5, colour],
      [1, lighter(colour, 0.35)],
    ]);
    const well = sheet.across([
      [0, darker(colour, 0.06)],
      [0.5, lighter(colour, 0.2)],
      [1, lighter(colour, 0.05)],
    ]);
    const glint = `M${-RADIUS * 0.86} -62A${RADIUS * 0.9} ${DEPTH * 0.9} 0 0 1 ${-RADIUS * 0.2} ${RIM - DEPTH * 0.86}`;
    return [
      turnedBody(sheet, underside, darker(colour, 0.12)),
      ellipse(0, RIM, RADIUS, DEPTH, rim),
      ellipse(0, -40, RADIUS - 12, DEPTH - 7, slope),
      sheet.softEllipse(0, -30, RADIUS * 0.72, DEPTH * 0.7, darker(colour, 0.25), 6, {
        opacity: 0.45,
      }),
      ellipse(0, -26, RADIUS * 0.7, DEPTH * 0.67, well),
      sheet.softStroke(glint, GLOSS, 10, 5, { opacity: 0.55, "stroke-linecap": "butt" }),
      sheet.inside(oval(0, RIM, RADIUS, DEPTH), platterSpecks(glaze)),
    ].join("");
  };
}

/** Draws a plate on the table with its shadow. */
export function singlePlate(glaze: Glaze): Drawing {
  return (sheet) => standingShadow(sheet, 300, { tilt: TILT }) + plate(glaze)(sheet);
}

/** Draws plates stacked from the bottom up, each smaller than the one below it. */
export function plateStack(glazesFromBelow: readonly Glaze[] = ["ink", "oat", "rust"]): Drawing {
  return (sheet) => {
    const stack = glazesFromBelow.map((glaze, index) => {
      const scale = SIZES[Math.min(index, SIZES.length - 1)] ?? 1;
      const y = -index * STACK_STEP;
      const cast =
        index === 0
          ? ""
          : sheet.softEllipse(14, y - 6, 412 * scale, 115 * scale, DEEP_SHADOW, 12, {
              opacity: 0.45,
            });
      return cast + placed(0, y, scale, plate(glaze)(sheet));
    });
    return [
      standingShadow(sheet, 250, { tilt: TILT }),
      sheet.softEllipse(90, 10, 400, 90, SHADOW, 32, { opacity: 0.3 }),
      ...stack,
    ].join("");
  };
}
