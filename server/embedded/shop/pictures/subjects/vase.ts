import { darker, glazes, SHADOW, type Glaze } from "#server/embedded/shop/pictures/colour.ts";
import { glazedBody, speckColourOf } from "#server/embedded/shop/pictures/glaze.ts";
import { lathe, type ProfilePoint } from "#server/embedded/shop/pictures/lathe.ts";
import { box } from "#server/embedded/shop/pictures/outline.ts";
import { opening } from "#server/embedded/shop/pictures/opening.ts";
import { standingShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { stems } from "#server/embedded/shop/pictures/subjects/stems.ts";

// SVG drawing of the bottle, moon and tall (Reedmace) vases, with or without stems.

const profiles = {
  bottle: [
    [-620, 58],
    [-618, 60],
    [-590, 48],
    [-520, 42],
    [-440, 50],
    [-370, 95],
    [-290, 175],
    [-190, 215],
    [-90, 200],
    [-25, 150],
    [0, 130],
    [0, 130],
  ],
  moon: [
    [-470, 88],
    [-468, 90],
    [-440, 80],
    [-425, 110],
    [-370, 200],
    [-260, 275],
    [-140, 258],
    [-50, 190],
    [-8, 132],
    [0, 128],
    [0, 128],
  ],
  tall: [
    [-650, 95],
    [-648, 98],
    [-600, 88],
    [-480, 105],
    [-320, 140],
    [-150, 150],
    [-40, 128],
    [0, 112],
    [0, 112],
  ],
} satisfies Record<string, ProfilePoint[]>;

/**
 * Heights of the marks from the wheel: the seam of the moon vase's halves, the rings around the
 * tall one's waist.
 */
const throwingMarks: Record<keyof typeof profiles, number[]> = {
  bottle: [],
  moon: [-250],
  tall: [-560, -528, -494, -458, -420, -380],
};

export type VaseOptions = { shape: keyof typeof profiles; glaze: Glaze; withStems?: boolean };

/** Draws a vase: bottle 620 high, moon 470, tall 650; stems rise some 300 above the mouth. */
export function vase({ shape, glaze, withStems = true }: VaseOptions): Drawing {
  return (sheet) => {
    const colour = glazes[glaze];
    const body = lathe(0.14, profiles[shape]);
    const marks = throwingMarks[shape].map((y) => body.ring(y)).join("");
    const isMatt = glaze === "chalk";
    return [
      standingShadow(sheet, body.bottomRadius, {
        silhouette: body.silhouette,
        lean: 0.6,
        tilt: 0.16,
      }),
      sheet.softEllipse(body.widest * 0.4, 10, body.widest * 1.05, body.widest * 0.17, SHADOW, 24, {
        opacity: 0.25,
      }),
      glazedBody(sheet, body, colour, {
        foot: isMatt ? 0 : 40,
        gloss: isMatt ? 0.15 : 0.5,
        seed: 6,
        specks: isMatt ? 45 : 130,
        speckColour: speckColourOf(glaze),
        shading: { glossFrom: 0.45, glossTo: 0.75 },
      }),
      marks === ""
        ? ""
        : sheet.inside(
            body.silhouette,
            sheet.softStroke(marks, darker(colour, 0.6), 3, 1.5, { opacity: 0.18 }),
          ),
      opening(sheet, body, colour, darker(colour, 0.3), { wall: 9 }),
      withStems ? sheet.inside(box(-900, -2000, 1800, 2008 + body.top), stems(body.top + 30)) : "",
    ].join("");
  };
}
