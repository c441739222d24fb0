import { darker, lighter } from "#server/embedded/shop/pictures/colour.ts";
import { lathe } from "#server/embedded/shop/pictures/lathe.ts";
import { turnedBody } from "#server/embedded/shop/pictures/shading.ts";
import { standingShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { flame } from "#server/embedded/shop/pictures/subjects/flame.ts";
import {
  ellipse,
  fill,
  formatLength as f,
  placed,
  stroke,
} from "#server/embedded/shop/pictures/svg.ts";

export type CandleOptions = {
  wax?: string;
  lit?: boolean;
  height?: number;
  radius?: number;
};

/** Draws a pillar candle with its shadow. */
export function candle(options: CandleOptions = {}): Drawing {
  const { wax = "#efe4cd", lit = true, height = 440, radius = 140 } = options;
  return (sheet) => {
    const pillar = lathe(0.2, [
      [-height, radius],
      [-height + 1, radius],
      [-height * 0.5, radius],
      [-8, radius],
      [0, radius],
      [0, radius],
    ]);
    const warmth = sheet.linearInUnits(
      [
        [0, "#ffcf85", 0.75],
        [0.3, "#ffc679", 0.28],
        [0.6, "#ffc679", 0],
      ],
      [0, -height],
      [0, 0],
    );
    const top = sheet.across([
      [0, lighter(wax, 0.3)],
      [0.5, lighter(wax, 0.6)],
      [1, darker(wax, 0.08)],
    ]);
    const pool = lit
      ? sheet.radial([
          [0, "#fff6d6"],
          [0.5, "#ffdf9e"],
          [1, darker(wax, 0.12)],
        ])
      : darker(wax, 0.08);
    const wick = `M0 ${f(-height + 4)}C3 ${f(-height - 14)} -3 ${f(-height - 20)} 2 ${f(-height - 34)}`;
    return [
      standingShadow(sheet, radius, { silhouette: pillar.silhouette, lean: 0.7, tilt: 0.2 }),
      turnedBody(sheet, pillar, wax, {
        strength: 0.75,
        highlight: 0.7,
        bounce: "#ffe9c2",
        over: lit ? fill(pillar.silhouette, warmth) : "",
      }),
      ellipse(0, -height, radius, radius * 0.2, top),
      ellipse(0, -height + 2, radius - 16, radius * 0.2 - 5, pool),
      lit ? placed(0, -height + 4, 1.15, flame(sheet)) : stroke(wick, "#2d221a", 5),
    ].join("");
  };
}
