import { darker, DEEP_SHADOW, lighter, SHADOW } from "#server/embedded/shop/pictures/colour.ts";
import { lathe, type Lathe } from "#server/embedded/shop/pictures/lathe.ts";
import { box, oval } from "#server/embedded/shop/pictures/outline.ts";
import { opening } from "#server/embedded/shop/pictures/opening.ts";
import { turnedBody } from "#server/embedded/shop/pictures/shading.ts";
import { standingShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { fern } from "#server/embedded/shop/pictures/subjects/fern.ts";
import { ellipse, placed } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawing of the Jardinière, a footed terracotta plant pot with a fern.

const TILT = 0.2;
const TERRACOTTA = "#bf7650";
const BLOOM = "#f3e6d8";
const SOIL = "#4a3626";
const RIM = -530;

/** Draws the white salts that terracotta exudes: patches under the rim and above the foot. */
function bloom(sheet: Sheet, pot: Lathe): string {
  const region = { x: -300, y: RIM - 20, width: 600, height: 620 };
  const patches = [
    ellipse(-150, -490, 110, 22, BLOOM),
    ellipse(60, -470, 90, 16, BLOOM),
    ellipse(-90, -440, 100, 22, BLOOM, { opacity: 0.7 }),
    ellipse(-190, -330, 60, 90, BLOOM, { opacity: 0.6 }),
    ellipse(-60, -170, 110, 34, BLOOM, { opacity: 0.7 }),
    ellipse(90, -250, 70, 50, BLOOM, { opacity: 0.4 }),
    ellipse(-30, -14, 120, 16, BLOOM),
  ];
  return (
    sheet.softGroup(patches, 20, region, { opacity: 0.55 }) +
    texture(sheet, pot.silhouette, "clay", 0.2)
  );
}

function soil(sheet: Sheet, pot: Lathe): string {
  return sheet.inside(oval(0, RIM + 4, pot.topRadius - 24, pot.topRadius * TILT - 13), [
    ellipse(0, RIM + 20, 230, 42, SOIL),
    texture(sheet, box(-240, RIM - 50, 480, 120), "clay", 0.8),
    sheet.softEllipse(-80, RIM + 28, 140, 36, DEEP_SHADOW, 20, { opacity: 0.5 }),
    sheet.softEllipse(110, RIM, 80, 12, lighter(SOIL, 0.4), 10, { opacity: 0.4 }),
  ]);
}

/** Draws the pot, 530 high and 500 across; its fern, if `planted`, is some 440 higher. */
export function jardiniere({ planted = true }: { planted?: boolean } = {}): Drawing {
  return (sheet) => {
    const pot = lathe(TILT, [
      [RIM, 236],
      [-528, 242],
      [-514, 250],
      [-496, 248],
      [-484, 236],
      [-478, 226],
      [-478, 226],
      [-400, 226],
      [-290, 212],
      [-180, 174],
      [-112, 134],
      [-84, 116],
      [-78, 116],
      [-70, 128],
      [-62, 128],
      [-44, 128],
      [-18, 144],
      [0, 152],
      [0, 152],
    ]);
    const fernShadow = sheet.softEllipse(330, -16, 240, 34, SHADOW, 30, { opacity: 0.18 });
    return [
      standingShadow(sheet, 156, { silhouette: pot.silhouette, lean: 0.6, tilt: TILT }),
      sheet.softEllipse(90, 14, 240, 46, SHADOW, 28, { opacity: 0.26 }),
      planted ? fernShadow : "",
      turnedBody(sheet, pot, TERRACOTTA, {
        under: bloom(sheet, pot),
        slope: 1.2,
        highlight: 0.8,
      }),
      sheet.inside(pot.silhouette, [
        sheet.softStroke(pot.ring(-474), DEEP_SHADOW, 18, 6, { opacity: 0.42 }),
        sheet.softStroke(pot.ring(-76), DEEP_SHADOW, 12, 5, { opacity: 0.3 }),
      ]),
      opening(sheet, pot, TERRACOTTA, darker(TERRACOTTA, 0.3), { wall: 22 }),
      planted ? soil(sheet, pot) + placed(0, RIM + 6, 0.92, fern(sheet)) : "",
    ].join("");
  };
}
