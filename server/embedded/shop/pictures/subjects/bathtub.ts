import {
  BRASS,
  darker,
  DEEP_SHADOW,
  HIGHLIGHT,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { box, oval } from "#server/embedded/shop/pictures/outline.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { ellipse, fill, moved, rectangle } from "#server/embedded/shop/pictures/svg.ts";
import { tube } from "#server/embedded/shop/pictures/tube.ts";

// SVG drawings of bathtubs, the props of bath scenes: a near edge, and a freestanding tub.

const ENAMEL = "#eef0ea";
const COAST = "#7d8f92";

/**
 * Draws the near edge of an enameled tub across the canvas, its front at y, the far edge behind it;
 * objects on the edge stand some 45 above y.
 */
export function tubEdge(y: number): Drawing {
  return (sheet) => {
    const far = y - 300;
    const near = y - 96;
    const inside = box(-20, far + 40, 1240, near - far - 30);
    const roll = sheet.down([
      [0, darker(ENAMEL, 0.16)],
      [0.18, ENAMEL],
      [0.6, HIGHLIGHT],
      [0.82, ENAMEL],
      [1, darker(ENAMEL, 0.3)],
    ]);
    const outside = sheet.down([
      [0, darker(COAST, 0.5)],
      [0.12, darker(COAST, 0.2)],
      [0.5, COAST],
      [1, darker(COAST, 0.18)],
    ]);
    const breadth = sheet.across([
      [0, HIGHLIGHT, 0.22],
      [0.5, HIGHLIGHT, 0],
      [1, DEEP_SHADOW, 0.2],
    ]);
    return [
      rectangle(-20, far, 1240, 46, roll),
      fill(
        inside,
        sheet.down([
          [0, darker(ENAMEL, 0.3)],
          [0.3, darker(ENAMEL, 0.12)],
          [1, darker(ENAMEL, 0.42)],
        ]),
      ),
      rectangle(-20, y + 20, 1240, 1500 - y, outside),
      rectangle(-20, near, 1240, 132, roll),
      rectangle(-20, far, 1240, 1500 - far, breadth),
    ].join("");
  };
}

/** Freestanding bathtub from the side, 560 high and 1240 long, its feet at the origin's height. */
export const standingTub: Drawing = (sheet) => {
  const body =
    "M-600 -520C-596 -300 -540 -96 -400 -66C-200 -44 200 -44 400 -66C540 -96 596 -300 600 -520Z";
  const rim = "M-624 -530C-300 -506 300 -506 624 -530";
  const light = sheet.across([
    [0, DEEP_SHADOW, 0.4],
    [0.12, HIGHLIGHT, 0.1],
    [0.32, HIGHLIGHT, 0.34],
    [0.6, DEEP_SHADOW, 0.02],
    [1, DEEP_SHADOW, 0.5],
  ]);
  const depth = sheet.down([
    [0, DEEP_SHADOW, 0.34],
    [0.14, DEEP_SHADOW, 0],
    [0.6, DEEP_SHADOW, 0.05],
    [1, DEEP_SHADOW, 0.5],
  ]);
  const foot = (x: number, lean: number) =>
    sheet.softEllipse(x + lean * 34 + 12, 2, 56, 12, SHADOW, 8, { opacity: 0.5 }) +
    tube(
      sheet,
      `M${x} -78C${x + lean * 60} -70 ${x + lean * 10} -34 ${x + lean * 36} -12`,
      34,
      darker(BRASS, 0.1),
      {
        gloss: 0.4,
      },
    );
  return [
    sheet.softEllipse(40, -6, 560, 44, SHADOW, 30, { opacity: 0.5 }),
    foot(-400, -1),
    foot(400, 1),
    fill(body, COAST),
    fill(body, light),
    fill(body, depth),
    fill(oval(0, -528, 612, 36), darker(ENAMEL, 0.24)),
    ellipse(0, -516, 560, 22, darker(ENAMEL, 0.4), { opacity: 0.6 }),
    sheet.softStroke(rim, DEEP_SHADOW, 20, 10, { opacity: 0.4, transform: moved(0, 26) }),
    tube(sheet, rim, 40, ENAMEL, { highlight: 0.9, gloss: 0.5 }),
  ].join("");
};
