import { darker, DEEP_SHADOW, HIGHLIGHT, lighter } from "#server/embedded/shop/pictures/colour.ts";
import { lathe } from "#server/embedded/shop/pictures/lathe.ts";
import { oval } from "#server/embedded/shop/pictures/outline.ts";
import { shade } from "#server/embedded/shop/pictures/shading.ts";
import { standingShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { ellipse, fill, hoop } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawing of the bentwood box: round, lidded, with a lapped swallowtail seam.

const TILT = 0.3;
const BOX_WOOD = "#caa274";

function tack(x: number, y: number): string {
  return ellipse(x, y, 4.5, 4.5, "#8a5c2c") + ellipse(x - 1, y - 1, 2, 2, "#f0d59f");
}

/** Draws a swallowtail finger of the lapped seam, its two tacks included. */
function finger(y: number, wood: string): string {
  const outline =
    `M-150 ${y - 10}C-60 ${y + 12} 20 ${y + 26} 60 ${y + 36}` +
    `C20 ${y + 60} -60 ${y + 62} -150 ${y + 60}`;
  const edge = { opacity: 0.75, stroke: "#5c3b1d", "stroke-width": 2, "stroke-opacity": 0.5 };
  return fill(outline, lighter(wood, 0.18), edge) + tack(-40, y + 38) + tack(0, y + 41);
}

/** Draws the box with its lid on, 280 high and 680 across. */
export function bentwoodBox({ wood = BOX_WOOD }: { wood?: string } = {}): Drawing {
  return (sheet) => {
    const side = lathe(TILT, [
      [-200, 330],
      [-199, 330],
      [-2, 330],
      [0, 328],
      [0, 328],
    ]);
    const lid = lathe(TILT, [
      [-280, 340],
      [-279, 340],
      [-190, 340],
      [-190, 340],
    ]);
    const top = oval(0, -280, 340, 102);
    const topLight = sheet.across([
      [0, HIGHLIGHT, 0.1],
      [0.35, HIGHLIGHT, 0.4],
      [1, DEEP_SHADOW, 0.16],
    ]);
    const underLid = sheet.softStroke(lid.ring(-190), DEEP_SHADOW, 22, 7, {
      opacity: 0.55,
      transform: "translate(0 8)",
    });
    return [
      standingShadow(sheet, 330, { silhouette: side.silhouette, lean: 0.5, tilt: TILT }),
      fill(side.silhouette, wood),
      sheet.inside(side.silhouette, [
        texture(sheet, side.silhouette, "wood", 0.75),
        shade(sheet, side, wood, { foot: 0.7 }),
        underLid,
        finger(-82, wood),
        finger(8, wood),
      ]),
      fill(lid.silhouette, wood),
      sheet.inside(
        lid.silhouette,
        texture(sheet, lid.silhouette, "wood", 0.75) + shade(sheet, lid, wood, { foot: 0.2 }),
      ),
      fill(top, lighter(wood, 0.2)),
      sheet.inside(top, texture(sheet, top, "wood", 0.7) + fill(top, topLight)),
      hoop(0, -280, 328, 96, darker(wood, 0.4), 2.5, { opacity: 0.55 }),
      hoop(0, -280, 338, 101, lighter(wood, 0.6), 3, { opacity: 0.6 }),
    ].join("");
  };
}
