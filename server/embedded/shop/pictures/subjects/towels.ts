import { DEEP_SHADOW, HIGHLIGHT, SHADOW } from "#server/embedded/shop/pictures/colour.ts";
import { cloth } from "#server/embedded/shop/pictures/cloths.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { fill, formatLength as f } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawing of the waffle towels, folded in a pile.

const TOWEL_HEIGHT = 112;
const STEP = TOWEL_HEIGHT + 4;
const SHIFTS = [0, 12, -8];

function foldedTowel(sheet: Sheet, x: number, y: number, width: number, colour: string): string {
  const right = x + width;
  const foot = y + TOWEL_HEIGHT;
  const outline =
    `M${f(x + 16)} ${f(y + 1)}C${f(x + width * 0.4)} ${f(y - 6)} ${f(right - 120)} ${f(y + 5)} ${f(right - 14)} ${f(y + 4)}` +
    `C${f(right + 3)} ${f(y + 8)} ${f(right + 1)} ${f(y + 36)} ${f(right - 4)} ${f(y + TOWEL_HEIGHT * 0.5)}` +
    `C${f(right + 5)} ${f(foot - 34)} ${f(right + 2)} ${f(foot - 5)} ${f(right - 14)} ${f(foot - 1)}` +
    `C${f(x + width * 0.6)} ${f(foot + 5)} ${f(x + width * 0.3)} ${f(foot + 1)} ${f(x + 16)} ${f(foot)}` +
    `C${f(x - 3)} ${f(foot - 5)} ${f(x - 4)} ${f(foot - 32)} ${f(x + 5)} ${f(y + TOWEL_HEIGHT * 0.52)}` +
    `C${f(x - 4)} ${f(y + 34)} ${f(x - 3)} ${f(y + 6)} ${f(x + 16)} ${f(y + 1)}Z`;
  const crease = (share: number) => {
    const middle = y + TOWEL_HEIGHT * share;
    const sag = TOWEL_HEIGHT * 0.06;
    return (
      `M${f(x)} ${f(middle)}C${f(x + width * 0.3)} ${f(middle - sag)} ` +
      `${f(x + width * 0.7)} ${f(middle + sag)} ${f(right + 10)} ${f(middle)}`
    );
  };
  const roundness = sheet.down([
    [0, HIGHLIGHT, 0.5],
    [0.2, HIGHLIGHT, 0.2],
    [0.5, DEEP_SHADOW, 0.04],
    [0.88, DEEP_SHADOW, 0.32],
    [1, DEEP_SHADOW, 0.62],
  ]);
  const ends = sheet.across([
    [0, DEEP_SHADOW, 0.22],
    [0.03, HIGHLIGHT, 0.12],
    [0.6, DEEP_SHADOW, 0],
    [0.96, DEEP_SHADOW, 0.2],
    [1, DEEP_SHADOW, 0.4],
  ]);
  return (
    fill(outline, colour) +
    sheet.inside(outline, [
      fill(outline, cloth(sheet, "waffle", colour, colour)),
      texture(sheet, outline, "clay", 0.4),
      fill(outline, roundness),
      fill(outline, ends),
      sheet.softStroke(crease(0.5), DEEP_SHADOW, 7, 4, { opacity: 0.75 }),
      sheet.softStroke(crease(0.57), HIGHLIGHT, 10, 5, { opacity: 0.5 }),
    ])
  );
}

/** Draws the upper side of the topmost towel, seen from above. */
function topFace(sheet: Sheet, y: number, width: number, colour: string): string {
  const half = width / 2;
  const outline =
    `M${f(-half + 4)} ${f(y + 16)}C${f(-half + 2)} ${f(y)} ${f(-half + 52)} ${f(y - 62)} ${f(-half + 74)} ${f(y - 70)}` +
    `C-100 ${f(y - 78)} 100 ${f(y - 72)} ${f(half - 78)} ${f(y - 70)}` +
    `C${f(half - 54)} ${f(y - 62)} ${f(half - 2)} ${f(y - 2)} ${f(half - 4)} ${f(y + 18)}` +
    `C100 ${f(y + 12)} -100 ${f(y + 8)} ${f(-half + 4)} ${f(y + 16)}Z`;
  const light = sheet.linear(
    [
      [0, HIGHLIGHT, 0.5],
      [1, HIGHLIGHT, 0.1],
    ],
    [0, 0],
    [1, 0.5],
  );
  return (
    fill(outline, colour) +
    sheet.inside(outline, [
      fill(outline, cloth(sheet, "waffle", colour, colour)),
      texture(sheet, outline, "clay", 0.35),
      fill(outline, light),
    ])
  );
}

const SET_OF_FOUR = ["#a9b49c", "#a9b49c", "#e4dac7", "#b9805f"];

/** Draws the pile, towels listed from the bottom up; 640 wide, 116 high each. */
export function towels(coloursFromBelow: readonly string[] = SET_OF_FOUR): Drawing {
  return (sheet) => {
    const pile = coloursFromBelow.map((colour, index) => {
      const width = 640 - index * 18;
      const x = -width / 2 + (SHIFTS[index % SHIFTS.length] ?? 0);
      return foldedTowel(sheet, x, -(index + 1) * STEP, width, colour);
    });
    const count = coloursFromBelow.length;
    const topColour = coloursFromBelow[count - 1] ?? "#e4dac7";
    return [
      sheet.softEllipse(80, 0, 400, 52, SHADOW, 32, { opacity: 0.36 }),
      sheet.softEllipse(14, -4, 330, 24, SHADOW, 9, { opacity: 0.6 }),
      ...pile,
      topFace(sheet, -count * STEP, 640 - (count - 1) * 18, topColour),
    ].join("");
  };
}
