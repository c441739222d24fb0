import { darker, mix, OAK, SHADOW } from "#server/embedded/shop/pictures/colour.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { formatLength as f } from "#server/embedded/shop/pictures/svg.ts";
import { tube } from "#server/embedded/shop/pictures/tube.ts";

// SVG drawing of a blanket ladder, the prop that a blanket hangs on.

const POLE = mix(OAK, "#b9ab92", 0.42);
const HEIGHT = 1160;
const FOOT = 235;
const HEAD = 196;

/** Heights of the rungs above the ground, from the lowest. */
export const RUNGS = [190, 440, 690, 940];

/** The ladder leaning against the wall, 1160 high; its feet are on the origin. */
export const ladder: Drawing = (sheet) => {
  const reach = (height: number) => FOOT - ((FOOT - HEAD) * height) / HEIGHT;
  const upright = (side: 1 | -1) => `M${side * FOOT} 0L${side * HEAD} ${-HEIGHT}`;
  const rungs = RUNGS.map((height) => {
    const half = reach(height);
    return `M${f(-half)} ${-height}L${f(half)} ${-height + 0.1}`;
  });
  const frame = upright(-1) + upright(1) + rungs.join("");
  return [
    sheet.softStroke(frame, SHADOW, 40, 20, { opacity: 0.3, transform: "translate(60 -6)" }),
    sheet.softEllipse(-FOOT + 14, 4, 56, 12, SHADOW, 7, { opacity: 0.55 }),
    sheet.softEllipse(FOOT + 14, 4, 56, 12, SHADOW, 7, { opacity: 0.55 }),
    ...rungs.map((rung) => tube(sheet, rung, 34, darker(POLE, 0.06))),
    tube(sheet, upright(-1), 48, POLE),
    tube(sheet, upright(1), 48, POLE),
  ].join("");
};
