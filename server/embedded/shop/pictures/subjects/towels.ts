import { DEEP_SHADOW, HIGHLIGHT, SHADOW } from "#server/embedded/shop/pictures/colour.ts";
import { cloth } from "#server/embedded/shop/pictures/cloths.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { fill, formatLength as f } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

const TOWEL_HEIGHT = 112;
const STEP = TOWEL_HEIGHT + 4;
const SHIFTS = [0, 12, -8];

function foldedTowel(sheet: Sheet, x: number, y: number, width: number, colour: string): string {
  const right = x + width;
  const foot = y + TOWEL_HEIGHT;
  const outline =
    `M${f(x + 56)} ${f(y)}C${f(x + width * 0.5)} ${f(y - 10)} ${f(right - 90)} ${f(y + 2)} ${f(right - 40)} ${f(y + 6)}` +
    `C${f(right + 14)} ${f(y + 20)} ${f(right + 12)} ${f(foot - 14)} ${f(right - 40)} ${f(foot - 2)}` +
    `C${f(x + width * 0.5)} ${f(foot + 6)} ${f(x + width * 0.3)} ${f(foot + 2)} ${f(x + 56)} ${f(foot)}` +
    `C${f(x - 18)} ${f(foot - 4)} ${f(x - 16)} ${f(y + 4)} ${f(x + 56)} ${f(y)}Z`;
  const crease = (share: number) => {
    const middle = y + TOWEL_HEIGHT * share;
    const sag = TOWEL_HEIGHT * 0.06;
    return (
      `M${f(x + 34)} ${f(middle)}C${f(x + width * 0.3)} ${f(middle - sag)} ` +
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
    [0, DEEP_SHADOW, 0.35],
    [0.1, HIGHLIGHT, 0.12],
    [0.6, DEEP_SHADOW, 0],
    [1, DEEP_SHADOW, 0.42],
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
    `M${f(-half + 26)} ${f(y + 24)}C${f(-half + 18)} ${f(y - 6)} ${f(-half + 60)} ${f(y - 44)} ${f(-half + 104)} ${f(y - 52)}` +
    `C-100 ${f(y - 60)} 100 ${f(y - 56)} ${f(half - 110)} ${f(y - 52)}` +
    `C${f(half - 60)} ${f(y - 46)} ${f(half - 16)} ${f(y - 6)} ${f(half - 22)} ${f(y + 24)}` +
    `C100 ${f(y + 10)} -100 ${f(y + 10)} ${f(-half + 26)} ${f(y + 24)}Z`;
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

/** Draws a pile of folded waffle towels, listed from the bottom up; 640 wide, 116 high each. */
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
