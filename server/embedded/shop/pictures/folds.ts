import { DEEP_SHADOW, HIGHLIGHT } from "./colour.ts";
import type { Sheet } from "./sheet.ts";
import { fill, formatLength as f } from "./svg.ts";

/** Fold of hanging cloth: its x at the top and at the bottom, dark or light, and its opacity. */
export type Fold = {
  from: number;
  to: number;
  dark: boolean;
  strength: number;
};

/** Draws folds between two heights: wide blurred wedges, each in shadow or in light. */
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
