import {
  darker,
  DEEP_SHADOW,
  HIGHLIGHT,
  lighter,
  OAK,
} from "#server/embedded/shop/pictures/colour.ts";
import { lathe } from "#server/embedded/shop/pictures/lathe.ts";
import { oval } from "#server/embedded/shop/pictures/outline.ts";
import { shade } from "#server/embedded/shop/pictures/shading.ts";
import { standingShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { ellipse, fill } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

const TILT = 0.34;

/** Draws the round ash tray, 880 across; objects on it stand at about y = -30. */
export function tray({ colour = OAK }: { colour?: string } = {}): Drawing {
  return (sheet) => {
    const side = lathe(TILT, [
      [-56, 440],
      [-55, 440],
      [-20, 432],
      [0, 420],
      [0, 420],
    ]);
    const rim = oval(0, -56, 440, 150);
    const well = oval(0, -38, 408, 126);
    const rimLight = sheet.across([
      [0, lighter(colour, 0.4), 0.6],
      [0.5, lighter(colour, 0.2), 0.1],
      [1, darker(colour, 0.3), 0.3],
    ]);
    const wellLight = sheet.across([
      [0, DEEP_SHADOW, 0.3],
      [0.3, DEEP_SHADOW, 0],
      [0.7, HIGHLIGHT, 0.15],
      [1, HIGHLIGHT, 0.35],
    ]);
    return [
      standingShadow(sheet, 430, { tilt: TILT, opacity: 0.9 }),
      fill(side.silhouette, darker(colour, 0.1)),
      sheet.inside(
        side.silhouette,
        texture(sheet, side.silhouette, "wood", 0.7) +
          shade(sheet, side, colour, { strength: 0.9 }),
      ),
      fill(rim, lighter(colour, 0.25)),
      sheet.inside(rim, texture(sheet, rim, "wood", 0.5) + ellipse(0, -52, 440, 150, rimLight)),
      ellipse(0, -50, 414, 134, darker(colour, 0.35)),
      fill(well, lighter(colour, 0.12)),
      sheet.inside(well, [
        texture(sheet, well, "wood", 0.8),
        fill(well, wellLight),
        sheet.softStroke("M-414 -50A414 134 0 0 1 414 -50", DEEP_SHADOW, 36, 16, { opacity: 0.5 }),
      ]),
    ].join("");
  };
}
