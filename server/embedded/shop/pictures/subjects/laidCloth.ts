import { darker, DEEP_SHADOW, HIGHLIGHT, SHADOW } from "#server/embedded/shop/pictures/colour.ts";
import { cloth, type Weave } from "#server/embedded/shop/pictures/cloths.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { fill, rectangle, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

export type LaidClothOptions = { weave?: Weave; ground?: string; thread?: string };

const OUTLINE =
  "M-430 20C-300 6 -160 30 0 34C170 40 330 26 480 44C430 -30 380 -110 330 -170" +
  "C200 -182 60 -168 -90 -176C-180 -180 -260 -172 -330 -176C-360 -110 -400 -40 -430 20Z";
const NEAR_EDGE = "M-430 20C-300 6 -160 30 0 34C170 40 330 26 480 44";
const CREASES = "M-200 -174C-220 -100 -250 -40 -262 22M90 -172C110 -100 150 -30 168 36";

/** Draws a kitchen cloth spread on the table, seen from above at a slant, 900 wide and 220 deep. */
export function laidCloth(options: LaidClothOptions = {}): Drawing {
  const { weave = "check", ground = "#e4dac7", thread = "#7a8568" } = options;
  return (sheet) => {
    // The weave is compressed and slanted like the table top.
    const fabric = rectangle(-900, -700, 2000, 1000, cloth(sheet, weave, ground, thread), {
      transform: "matrix(.9 0 .34 .36 0 0)",
    });
    const light = sheet.across([
      [0, HIGHLIGHT, 0.3],
      [0.5, HIGHLIGHT, 0.05],
      [1, DEEP_SHADOW, 0.16],
    ]);
    return [
      sheet.softFill(OUTLINE, SHADOW, 9, { opacity: 0.4, transform: "translate(10 10)" }),
      fill(OUTLINE, ground),
      sheet.inside(OUTLINE, [
        fabric,
        texture(sheet, OUTLINE, "linen", 0.34),
        sheet.softStroke(CREASES, DEEP_SHADOW, 16, 9, { opacity: 0.22 }),
        sheet.softStroke(CREASES, HIGHLIGHT, 12, 7, {
          opacity: 0.5,
          transform: "translate(-14 0)",
        }),
        fill(OUTLINE, light),
      ]),
      stroke(NEAR_EDGE, darker(ground, 0.24), 5),
    ].join("");
  };
}
