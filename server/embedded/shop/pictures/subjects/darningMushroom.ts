import { DEEP_SHADOW, SHADOW } from "#server/embedded/shop/pictures/colour.ts";
import { lathe, type ProfilePoint } from "#server/embedded/shop/pictures/lathe.ts";
import { turnedBody } from "#server/embedded/shop/pictures/shading.ts";
import { standingShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { fill, group, moved, turned } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawings of a darning mushroom: standing, and lying on its side.

const TILT = 0.2;
/** From straight above, the lying mushroom's circles are almost lines. */
const FROM_ABOVE = 0.03;
const BEECH = "#c99c68";

const HANDLE: ProfilePoint[] = [
  [-330, 44],
  [-328, 44],
  [-280, 34],
  [-210, 38],
  [-120, 56],
  [-56, 66],
  [-20, 62],
  [0, 50],
  [0, 50],
];
const CAP: ProfilePoint[] = [
  [-520, 0.5],
  [-517, 60],
  [-500, 130],
  [-464, 190],
  [-416, 222],
  [-376, 226],
  [-350, 212],
  [-334, 180],
  [-334, 180],
];

function wooden(sheet: Sheet, tilt: number): string {
  const handle = lathe(tilt, HANDLE);
  const cap = lathe(tilt, CAP);
  const capShadow = sheet.inside(
    handle.silhouette,
    sheet.softEllipse(10, -322, 120, 40, DEEP_SHADOW, 12, { opacity: 0.6 }),
  );
  return [
    turnedBody(sheet, handle, BEECH, {
      under: texture(sheet, handle.silhouette, "uprightWood", 0.6),
      gloss: 0.25,
    }),
    capShadow,
    turnedBody(sheet, cap, BEECH, {
      under: texture(sheet, cap.silhouette, "wood", 0.55),
      gloss: 0.3,
      slope: 0.9,
    }),
  ].join("");
}

/** The mushroom standing on its handle, 520 high. */
export const darningMushroom: Drawing = (sheet) =>
  [
    standingShadow(sheet, 62, {
      silhouette: lathe(TILT, CAP).silhouette,
      lean: 0.6,
      tilt: TILT,
    }),
    sheet.softEllipse(70, 6, 190, 30, DEEP_SHADOW, 24, { opacity: 0.26 }),
    wooden(sheet, TILT),
  ].join("");

/** Draws the mushroom lying on its side and seen from above, its cap turned by degrees. */
export function lyingMushroom(degrees: number): Drawing {
  return (sheet) => {
    const outline = lathe(FROM_ABOVE, HANDLE).silhouette + lathe(FROM_ABOVE, CAP).silhouette;
    const shadow = (distance: number, sigma: number, opacity: number) =>
      sheet.softGroup(
        fill(outline, SHADOW, { transform: turned(degrees) }),
        sigma,
        { x: -540, y: -540, width: 1080, height: 1080 },
        { opacity, transform: moved(distance, distance * 1.2) },
      );
    return [
      shadow(36, 26, 0.34),
      shadow(12, 8, 0.46),
      group(wooden(sheet, FROM_ABOVE), { transform: turned(degrees) }),
    ].join("");
  };
}
