import { DEEP_SHADOW, HIGHLIGHT } from "./colour.ts";
import type { Sheet } from "./sheet.ts";
import { fill, formatLength as f } from "./svg.ts";

// Folds of hanging cloth (blankets, kitchen linen, aprons), as blurred light and shadow.

/** One fold: its x at the top and at the bottom, dark or light, and its opacity. */
export type Fold = {
  from: number;
  to: number;
  dark: boolean;
  strength: number;
};

/** Draws folds as wide wedges between two heights (y), under one blur. */
export function hangingFolds(
  sheet: Sheet,
  folds: readonly Fold[],
  { top, bottom, sigma, opacity }: { top: number; bottom: number; sigma: number; opacity: number },
): string {
  const wedges = folds.map(({ from, to, dark, strength }) =>
    fill(
      `M${f(from)} ${f(top)}L${f(to - 28)} ${f(bottom)}H${f(to + 32)}Z`,
      dark ? DEEP_SHADOW : HIGHLIGHT,
      { opacity: strength },
    ),
  );
  const reach = Math.max(...folds.map(({ to }) => Math.abs(to))) + 60;
  const region = { x: -reach, y: top, width: 2 * reach, height: bottom - top };
  return sheet.softGroup(wedges, sigma, region, { opacity });
}
