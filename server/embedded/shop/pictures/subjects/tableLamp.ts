import { BRASS, glazes, type Glaze } from "#server/embedded/shop/pictures/colour.ts";
import { glazedBody, speckColourOf } from "#server/embedded/shop/pictures/glaze.ts";
import { glow } from "#server/embedded/shop/pictures/glow.ts";
import { lathe } from "#server/embedded/shop/pictures/lathe.ts";
import { turnedBody } from "#server/embedded/shop/pictures/shading.ts";
import { standingShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { lampshade } from "#server/embedded/shop/pictures/subjects/lampshade.ts";
import { stroke } from "#server/embedded/shop/pictures/svg.ts";

// SVG drawing of the Vesper table lamp, lit or unlit.

const FLEX = "M90 -14C190 0 300 14 420 12C560 10 640 40 900 30";

export type TableLampOptions = {
  glaze?: Glaze;
  lit?: boolean;
  /**
   * Draws the flex, which runs off to the right; false where a shelf would show it hanging in the
   * air.
   */
  withFlex?: boolean;
};

/** Draws the lamp: a glazed base and a linen shade, 800 high and 584 across. */
export function tableLamp(options: TableLampOptions = {}): Drawing {
  const { glaze = "rust", lit = true, withFlex = true } = options;
  return (sheet) => {
    const base = lathe(0.16, [
      [-400, 30],
      [-396, 34],
      [-375, 44],
      [-330, 104],
      [-250, 168],
      [-160, 182],
      [-70, 150],
      [-16, 112],
      [0, 106],
      [0, 106],
    ]);
    const neck = lathe(0.2, [
      [-480, 16],
      [-480, 16],
      [-396, 16],
      [-396, 16],
    ]);
    const linen = lathe(0.13, [
      [-800, 190],
      [-800, 190],
      [-460, 292],
      [-460, 292],
    ]);
    const poolOfLight = lit
      ? sheet.softEllipse(0, 10, 430, 70, "#ffe0a0", 40, { opacity: 0.38 }) +
        standingShadow(sheet, 108, { tilt: 0.16, opacity: 0.9 })
      : "";
    const lightOnShoulder = lit
      ? sheet.inside(
          base.silhouette,
          sheet.softEllipse(0, -400, 180, 90, "#ffd58c", 26, { opacity: 0.55 }),
        )
      : "";
    return [
      lit ? glow(sheet, 0, -610, 880, 800, "#ffdca0", 0.85) : "",
      standingShadow(sheet, 110, {
        silhouette: base.silhouette,
        lean: 0.6,
        tilt: 0.16,
        opacity: lit ? 0.9 : 1,
      }),
      poolOfLight,
      withFlex ? stroke(FLEX, "#3a3029", 7, { opacity: 0.85 }) : "",
      glazedBody(sheet, base, glazes[glaze], {
        foot: 34,
        gloss: 0.5,
        seed: 5,
        speckColour: speckColourOf(glaze),
        shading: { glossFrom: 0.3, glossTo: 0.65, bounce: lit ? "#ffd99a" : "#f3e3cc" },
      }),
      lightOnShoulder,
      turnedBody(sheet, neck, BRASS, { gloss: 0.6 }),
      lampshade(sheet, linen, lit),
    ].join("");
  };
}
