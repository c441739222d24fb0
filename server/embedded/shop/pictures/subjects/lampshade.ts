import { darker } from "#server/embedded/shop/pictures/colour.ts";
import type { Lathe } from "#server/embedded/shop/pictures/lathe.ts";
import { frontArc } from "#server/embedded/shop/pictures/outline.ts";
import { shade } from "#server/embedded/shop/pictures/shading.ts";
import type { Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { ellipse, fill, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

const LINEN = "#efe2c8";
const LIT_LINEN = "#f6dfb0";
const EMBER = "#b5793f";

function litLinen(sheet: Sheet, form: Lathe): string {
  const bulb = sheet.radialInUnits(
    [
      [0, "#fff8e2", 1],
      [0.45, "#fdeabf", 0.75],
      [1, "#d9a866", 0.55],
    ],
    0,
    form.top + form.height * 0.62,
    form.widest * 1.25,
  );
  const ends = sheet.down([
    [0, EMBER, 0.45],
    [0.25, EMBER, 0.08],
    [0.8, EMBER, 0],
    [1, EMBER, 0.3],
  ]);
  const sides = [
    fill(form.strip(40, 95), "#8a5526", { opacity: 0.3 }),
    fill(form.strip(-95, -62), "#8a5526", { opacity: 0.28 }),
  ];
  const region = {
    x: -form.widest * 1.3,
    y: form.top,
    width: form.widest * 2.6,
    height: form.height + 60,
  };
  return (
    fill(form.silhouette, bulb) +
    fill(form.silhouette, ends) +
    sheet.softGroup(sides, form.widest * 0.14, region)
  );
}

function inner(sheet: Sheet, { top, topRadius, bottom, bottomRadius, tilt }: Lathe, lit: boolean) {
  const depth = tilt * topRadius;
  const topInside = lit
    ? sheet.across([
        [0, "#f2c57e"],
        [0.5, "#fff3d2"],
        [1, "#fff8e6"],
      ])
    : darker(LINEN, 0.45);
  const below = [
    ellipse(0, bottom, bottomRadius, tilt * bottomRadius, lit ? "#e2ad62" : darker(LINEN, 0.4)),
    lit ? sheet.softEllipse(0, bottom + 8, bottomRadius * 0.82, 24, "#fff3cf", 10) : "",
  ].join("");
  const above =
    ellipse(0, top, topRadius, depth, lit ? "#fff0c8" : darker(LINEN, 0.25)) +
    ellipse(0, top + 3, topRadius - 8, depth - 3.7, topInside);
  return { below, above };
}

/** Draws a linen lampshade, lit or not, with its open top and underside. */
export function lampshade(sheet: Sheet, form: Lathe, lit: boolean): string {
  const { top, topRadius, bottom, bottomRadius, tilt } = form;
  const { below, above } = inner(sheet, form, lit);
  const colour = lit ? LIT_LINEN : LINEN;
  const light = lit ? litLinen(sheet, form) : shade(sheet, form, colour, { foot: 0.5 });
  const hem = frontArc(0, bottom, bottomRadius, tilt * bottomRadius);
  const collar = frontArc(0, top, topRadius, tilt * topRadius);
  return [
    below,
    fill(form.silhouette, colour),
    sheet.inside(form.silhouette, texture(sheet, form.silhouette, "linen", 0.45) + light),
    above,
    stroke(hem, lit ? "#b9803f" : "#cdbb9b", 4, { opacity: 0.7 }),
    stroke(collar, lit ? "#c99556" : "#cdbb9b", 3, { opacity: 0.7 }),
  ].join("");
}
