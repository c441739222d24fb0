import { darker, DEEP_SHADOW, HIGHLIGHT, lighter } from "#server/embedded/shop/pictures/colour.ts";
import { polygon } from "#server/embedded/shop/pictures/outline.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { fill, formatLength as f, rectangle } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG close-up of folded waffle towels, which fill the canvas.

const CELL = 74;
const RIDGE = 15;
const FLOOR = 27;

/** Draws one pocket of the weave: raised threads around four sloping walls and a floor. */
function pocket(colour: string): string {
  const near = RIDGE / 2;
  const far = CELL - RIDGE / 2;
  const floorNear = FLOOR;
  const floorFar = CELL - FLOOR;
  return [
    rectangle(0, 0, CELL, CELL, lighter(colour, 0.34)),
    fill(
      polygon([
        [near, near],
        [far, near],
        [floorFar, floorNear],
        [floorNear, floorNear],
      ]),
      darker(colour, 0.34),
    ),
    fill(
      polygon([
        [near, near],
        [floorNear, floorNear],
        [floorNear, floorFar],
        [near, far],
      ]),
      darker(colour, 0.24),
    ),
    fill(
      polygon([
        [far, near],
        [far, far],
        [floorFar, floorFar],
        [floorFar, floorNear],
      ]),
      lighter(colour, 0.1),
    ),
    fill(
      polygon([
        [near, far],
        [floorNear, floorFar],
        [floorFar, floorFar],
        [far, far],
      ]),
      lighter(colour, 0.2),
    ),
    rectangle(floorNear, floorNear, CELL - 2 * FLOOR, CELL - 2 * FLOOR, darker(colour, 0.16)),
  ].join("");
}

/**
 * Draws the folded edge of one towel, from its rounded left end to beyond the right of the canvas.
 */
function fold(sheet: Sheet, x: number, y: number, height: number, colour: string): string {
  const end = height * 0.5;
  const outline =
    `M${f(x + end)} ${f(y)}C500 ${f(y - 14)} 900 ${f(y + 10)} 1300 ${f(y - 4)}V${f(y + height)}` +
    `C900 ${f(y + height + 12)} 500 ${f(y + height - 8)} ${f(x + end)} ${f(y + height)}` +
    `C${f(x - end * 0.2)} ${f(y + height - 8)} ${f(x - end * 0.2)} ${f(y + 8)} ${f(x + end)} ${f(y)}Z`;
  const middle = y + height * 0.5;
  const crease = `M${f(x + end * 0.6)} ${f(middle)}C500 ${f(middle - 12)} 900 ${f(middle + 14)} 1300 ${f(middle)}`;
  const weave = sheet.tile(`waffle${colour.slice(1)}`, CELL, CELL, () => pocket(colour));
  const roundness = sheet.down([
    [0, HIGHLIGHT, 0.4],
    [0.16, HIGHLIGHT, 0.16],
    [0.42, DEEP_SHADOW, 0.14],
    [0.5, DEEP_SHADOW, 0.4],
    [0.58, HIGHLIGHT, 0.1],
    [0.86, DEEP_SHADOW, 0.26],
    [1, DEEP_SHADOW, 0.6],
  ]);
  const turnOfEnd = sheet.across([
    [0, DEEP_SHADOW, 0.4],
    [0.1, HIGHLIGHT, 0.1],
    [0.5, DEEP_SHADOW, 0],
    [1, DEEP_SHADOW, 0.3],
  ]);
  return (
    sheet.softFill(outline, DEEP_SHADOW, 16, { opacity: 0.45, transform: "translate(6 20)" }) +
    fill(outline, colour) +
    sheet.inside(outline, [
      fill(outline, weave),
      texture(sheet, outline, "linen", 0.35),
      fill(outline, roundness),
      fill(outline, turnOfEnd),
      sheet.softStroke(crease, DEEP_SHADOW, 20, 9, { opacity: 0.7 }),
    ])
  );
}

/** Draws towels listed from top to bottom, near enough to show the pockets of the weave. */
export function waffleFolds(colours: readonly string[]): Drawing {
  return (sheet) =>
    colours
      .map((colour, index) => fold(sheet, 130 - 46 * (index % 2), 500 * index - 180, 486, colour))
      .reverse()
      .join("");
}
