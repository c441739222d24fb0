import { lathe, type Lathe } from "#server/embedded/shop/pictures/lathe.ts";
import { frontArc } from "#server/embedded/shop/pictures/outline.ts";
import { standingShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { ellipse, fill, hoop, stroke } from "#server/embedded/shop/pictures/svg.ts";

const GLASS_EDGE = "#46605c";
const WATER_EDGE = "#2c4a48";
const WATER_LEVEL = -330;

function water(sheet: Sheet, glass: Lathe): string {
  const radius = glass.radiusAt(WATER_LEVEL);
  const front = frontArc(0, WATER_LEVEL, radius, radius * glass.tilt);
  const below = `${front}H300V200H-300V${WATER_LEVEL}Z`;
  const depth = sheet.across([
    [0, WATER_EDGE, 0.6],
    [0.15, WATER_EDGE, 0.1],
    [0.35, "#fff", 0.3],
    [0.6, WATER_EDGE, 0.08],
    [1, WATER_EDGE, 0.55],
  ]);
  return sheet.inside(below, [
    fill(glass.silhouette, "#9fc0ba", { opacity: 0.5 }),
    fill(glass.silhouette, depth),
    sheet.softEllipse(0, 0, 170, 40, "#fff", 16, { opacity: 0.6 }),
  ]);
}

function waterSurface(sheet: Sheet, glass: Lathe): string {
  const radius = glass.radiusAt(WATER_LEVEL) - 4;
  const shine = sheet.across([
    [0, "#8fb3ad"],
    [0.5, "#dcebe7"],
    [1, "#86aaa4"],
  ]);
  return (
    ellipse(0, WATER_LEVEL, radius, radius * glass.tilt, shine, { opacity: 0.55 }) +
    hoop(0, WATER_LEVEL, radius - 1, (radius - 1) * glass.tilt, "#fff", 2.5, { opacity: 0.7 })
  );
}

/** Draws the Well carafe, half full of water, 620 high. */
export function carafe(): Drawing {
  return (sheet) => {
    const glass = lathe(0.17, [
      [-620, 92],
      [-616, 90],
      [-560, 72],
      [-480, 70],
      [-420, 84],
      [-330, 140],
      [-200, 182],
      [-90, 184],
      [-20, 164],
      [0, 150],
      [0, 150],
    ]);
    const wall = sheet.across([
      [0, GLASS_EDGE, 0.6],
      [0.06, GLASS_EDGE, 0.12],
      [0.2, "#fff", 0.35],
      [0.45, "#fff", 0.05],
      [0.8, GLASS_EDGE, 0.1],
      [0.93, GLASS_EDGE, 0.35],
      [1, GLASS_EDGE, 0.6],
    ]);
    return [
      standingShadow(sheet, 150, {
        silhouette: glass.silhouette,
        lean: 0.7,
        tilt: glass.tilt,
        opacity: 0.5,
      }),
      sheet.softEllipse(150, 16, 110, 24, "#ffffff", 18, { opacity: 0.65 }),
      ellipse(0, -620, 92, 15.6, "#fff", { opacity: 0.25 }),
      fill(glass.silhouette, "#dfeae6", { opacity: 0.42 }),
      sheet.inside(glass.silhouette, [
        fill(glass.silhouette, wall),
        water(sheet, glass),
        sheet.softFill(glass.strip(-60, -48, -560, -60), "#fff", 4, { opacity: 0.9 }),
        sheet.softFill(glass.strip(56, 64, -400, -60), "#fff", 4, { opacity: 0.6 }),
      ]),
      waterSurface(sheet, glass),
      stroke(glass.silhouette, "#5b7571", 2.2, { opacity: 0.45 }),
      hoop(0, -620, 92, 15.6, "#fff", 4, { opacity: 0.85 }),
      hoop(0, -618, 89, 14, GLASS_EDGE, 2, { opacity: 0.5 }),
    ].join("");
  };
}
