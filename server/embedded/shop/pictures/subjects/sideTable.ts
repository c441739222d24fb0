import { darker, lighter, mix, OAK, SHADOW } from "#server/embedded/shop/pictures/colour.ts";
import { lathe } from "#server/embedded/shop/pictures/lathe.ts";
import { oval } from "#server/embedded/shop/pictures/outline.ts";
import { shade } from "#server/embedded/shop/pictures/shading.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { fill } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";
import { tube } from "#server/embedded/shop/pictures/tube.ts";

const TILT = 0.17;
const TOP = -500;
const RADIUS = 235;

/** Low round table on three legs; objects on it stand at y = -490. */
export const sideTable: Drawing = (sheet) => {
  const colour = darker(mix(OAK, "#b9ab92", 0.3), 0.25);
  const board = lathe(TILT, [
    [TOP, RADIUS],
    [TOP + 1, RADIUS],
    [TOP + 24, RADIUS - 2],
    [TOP + 30, RADIUS - 8],
    [TOP + 30, RADIUS - 8],
  ]);
  const surface = oval(0, TOP, RADIUS, RADIUS * TILT);
  const light = sheet.across([
    [0, lighter(colour, 0.5), 0.5],
    [0.6, colour, 0.1],
    [1, darker(colour, 0.5), 0.3],
  ]);
  const leg = (foot: number, head: number, ground: number) =>
    sheet.softEllipse(foot + 14, ground + 2, 46, 10, SHADOW, 7, { opacity: 0.55 }) +
    tube(sheet, `M${foot} ${ground}L${head} ${TOP + 40}`, 30, colour);
  return [
    sheet.softEllipse(60, 0, 280, 44, SHADOW, 26, { opacity: 0.4 }),
    leg(30, 20, -44),
    leg(-190, -120, 0),
    leg(200, 126, 0),
    fill(board.silhouette, colour),
    sheet.inside(
      board.silhouette,
      texture(sheet, board.silhouette, "wood", 0.7) + shade(sheet, board, colour, { foot: 0.6 }),
    ),
    fill(surface, lighter(colour, 0.14)),
    texture(sheet, surface, "wood", 0.7),
    fill(surface, light),
  ].join("");
};
