import { SHADOW } from "./colour.ts";
import { group, fill, formatShare } from "./svg.ts";
import { boundsOf, grown } from "./outline.ts";
import type { Sheet } from "./sheet.ts";

// Cast shadows of objects that stand on the ground, hang on a wall or lie flat.

export type StandingShadow = {
  /** Outline of the object; adds the cast shadow. */
  silhouette?: string;
  /** Lean of the cast shadow to the right, as a share of the height. */
  lean?: number;
  tilt?: number;
  opacity?: number;
};

/**
 * Draws the shadow of an object standing at the origin; `halfWidth` is half its width at the
 * ground.
 */
export function standingShadow(
  sheet: Sheet,
  halfWidth: number,
  { silhouette, lean = 0.9, tilt = 0.18, opacity = 1 }: StandingShadow = {},
): string {
  const parts: string[] = [];
  if (silhouette !== undefined) {
    const upright = boundsOf(silhouette);
    const reach = -upright.y * lean;
    const region = {
      x: upright.x,
      y: upright.y * 0.2,
      width: upright.width + reach,
      height: upright.height * 0.2 + 20,
    };
    const flat = fill(silhouette, SHADOW, {
      transform: `matrix(1 0 ${formatShare(-lean)} .2 0 0)`,
    });
    parts.push(group(flat, { opacity: 0.3 * opacity, filter: sheet.blur(18, grown(region, 10)) }));
  }
  const depth = halfWidth * tilt;
  parts.push(
    sheet.softEllipse(
      halfWidth * 0.42,
      depth * 0.35,
      halfWidth * 1.35,
      depth * 1.25,
      SHADOW,
      halfWidth * 0.13 + 8,
      { opacity: 0.3 * opacity },
    ),
    sheet.softEllipse(
      halfWidth * 0.1,
      depth * 0.35,
      halfWidth * 1.06,
      depth * 1.02,
      SHADOW,
      halfWidth * 0.04 + 6,
      { opacity: 0.42 * opacity },
    ),
    sheet.softEllipse(halfWidth * 0.02, depth * 0.14, halfWidth * 0.99, depth, SHADOW, 5, {
      opacity: 0.6 * opacity,
    }),
  );
  return parts.join("");
}

export type WallShadow = { near?: number; far?: number; reach?: number };

/**
 * Draws the shadow of an object hanging on a wall or lying flat: one close, one far, down and
 * right.
 */
export function wallShadow(
  sheet: Sheet,
  outline: string,
  { near = 0.45, far = 0.42, reach = 1 }: WallShadow = {},
): string {
  return (
    sheet.softFill(outline, SHADOW, 36 * reach, {
      opacity: far,
      transform: `translate(${54 * reach} ${60 * reach})`,
    }) +
    sheet.softFill(outline, SHADOW, 10 * reach, {
      opacity: near,
      transform: `translate(${14 * reach} ${18 * reach})`,
    })
  );
}
