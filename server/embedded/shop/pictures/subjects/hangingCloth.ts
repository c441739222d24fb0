import { darker, DEEP_SHADOW, glazes, SHADOW } from "#server/embedded/shop/pictures/colour.ts";
import { cloth, type Weave } from "#server/embedded/shop/pictures/cloths.ts";
import { hangingFolds, type Fold } from "#server/embedded/shop/pictures/folds.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { peg } from "#server/embedded/shop/pictures/subjects/peg.ts";
import { fill, rectangle, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

export type HangingClothOptions = {
  ground?: string;
  thread?: string;
  weave?: Weave | "plain";
};

const OUTLINE =
  "M-14 4C-120 40 -210 70 -232 120C-246 300 -240 640 -252 900C-160 918 -90 894 0 906" +
  "C90 918 150 896 246 908C236 640 246 300 230 120C210 70 118 40 14 4Z";
const HEM = "M-252 900C-160 918 -90 894 0 906C90 918 150 896 246 908";
const LOOP = "M-8 14C-34 -40 34 -40 8 14";

const FOLDS: Fold[] = [
  { from: 0, to: -148, dark: true, strength: 0.5 },
  { from: 0, to: -58, dark: false, strength: 0.6 },
  { from: 0, to: 12, dark: true, strength: 0.55 },
  { from: 0, to: 92, dark: false, strength: 0.5 },
  { from: 0, to: 167, dark: true, strength: 0.6 },
  { from: 0, to: 227, dark: true, strength: 0.6 },
  { from: 0, to: -213, dark: false, strength: 0.5 },
];

/** Draws a kitchen cloth hanging by its loop from a peg at the origin, 900 long and 500 wide. */
export function hangingCloth(options: HangingClothOptions = {}): Drawing {
  const { ground = "#efe8da", thread = glazes.indigo, weave = "stripe" } = options;
  return (sheet) => {
    const fabric = weave === "plain" ? ground : cloth(sheet, weave, ground, thread);
    const length = sheet.down([
      [0, DEEP_SHADOW, 0.3],
      [0.12, DEEP_SHADOW, 0],
      [1, DEEP_SHADOW, 0.12],
    ]);
    return [
      sheet.softFill(OUTLINE, SHADOW, 24, { opacity: 0.32, transform: "translate(44 34)" }),
      sheet.softFill(OUTLINE, SHADOW, 8, { opacity: 0.3, transform: "translate(12 10)" }),
      fill(OUTLINE, ground),
      sheet.inside(OUTLINE, [
        fill(OUTLINE, fabric),
        rectangle(-300, 780, 600, 22, thread),
        rectangle(-300, 816, 600, 8, thread),
        texture(sheet, OUTLINE, "linen", 0.34),
        hangingFolds(sheet, FOLDS, { top: 0, bottom: 920, sigma: 17, opacity: 0.55 }),
        fill(OUTLINE, length),
      ]),
      stroke(HEM, darker(ground, 0.2), 4),
      stroke(LOOP, darker(ground, 0.25), 9),
      peg(sheet, -14),
    ].join("");
  };
}
