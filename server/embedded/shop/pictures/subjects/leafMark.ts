import { LETTER_INK } from "#server/embedded/shop/pictures/colour.ts";
import { fill, placed, stroke } from "#server/embedded/shop/pictures/svg.ts";

const LEAVES = [
  [-1, 18],
  [1, 10],
  [-1, -2],
  [1, -10],
  [-1, -20],
  [1, -26],
] as const;

/** Draws the shop's logo: a willow sprig 68 high about (x, y). */
export function leafMark(x: number, y: number, scale: number, colour = LETTER_INK): string {
  const leaves = LEAVES.map(([side, stalk]) =>
    fill(
      `M0 ${stalk}Q${side * 16} ${stalk - 16} ${side * 26} ${stalk - 16}` +
        `Q${side * 18} ${stalk + 2} 0 ${stalk}Z`,
      colour,
    ),
  );
  return placed(x, y, scale, stroke("M0 34C-2 10 2 -14 0 -34", colour, 2.6) + leaves.join(""));
}
