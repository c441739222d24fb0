import {
  darker,
  DEEP_SHADOW,
  glazes,
  LABEL_PAPER,
  lighter,
  mix,
  HIGHLIGHT,
} from "#server/embedded/shop/pictures/colour.ts";
import { lathe } from "#server/embedded/shop/pictures/lathe.ts";
import { lettering } from "#server/embedded/shop/pictures/lettering.ts";
import { shade, turnedBody, type ShadingOptions } from "#server/embedded/shop/pictures/shading.ts";
import { standingShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { ellipse, fill, hoop, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawing of the tea tins, with label and lid.

export type TinOptions = {
  colour: string;
  name: string;
  /** Line of small capitals, "GREEN LEAF · 90 G". */
  line: string;
  number: string;
};

/** Tins of the three teas. */
export const teas = {
  sencha: { colour: glazes.moss, name: "Sencha", line: "GREEN LEAF · 90 G", number: "Nº 4" },
  hojicha: { colour: "#a5532f", name: "Hojicha", line: "ROASTED LEAF · 90 G", number: "Nº 7" },
  assam: { colour: glazes.ink, name: "Assam", line: "BLACK LEAF · 90 G", number: "Nº 2" },
} satisfies Record<string, TinOptions>;

const TILT = 0.19;
const RADIUS = 182;
const HEIGHT = 500;
/** Radius of the lid; a lid no wider than its tin looks painted on. */
const LID_RADIUS = RADIUS + 2.5;
const METAL: ShadingOptions = {
  gloss: 0.28,
  strength: 1.15,
  highlight: 0.9,
  foot: 0.5,
  glossFrom: 0.02,
  glossTo: 0.95,
};

/** Draws a tin in its color with the texts of its label, 572 high. */
export function tin({ colour, name, line, number }: TinOptions): Drawing {
  return (sheet) => {
    const body = lathe(TILT, [
      [-HEIGHT, RADIUS],
      [-HEIGHT + 1, RADIUS],
      [-10, RADIUS],
      [0, RADIUS],
      [0, RADIUS],
    ]);
    const lid = lathe(TILT, [
      [-HEIGHT - 72, LID_RADIUS],
      [-HEIGHT - 71, LID_RADIUS],
      [-HEIGHT - 40, LID_RADIUS],
      [-HEIGHT + 16, LID_RADIUS],
      [-HEIGHT + 16, LID_RADIUS],
    ]);
    const around = { radius: RADIUS, tilt: TILT };
    const middle = -HEIGHT * 0.52;
    const label = [
      fill(body.label(-46, 46, -HEIGHT + 84, -72), LABEL_PAPER),
      lettering(name, { size: 74, y: middle, around }),
      lettering(line, { face: "capitals", size: 17, y: middle + 52, tracking: 0.2, around }),
      lettering("OSIER", { face: "capitals", size: 19, y: middle - 92, tracking: 0.4, around }),
      lettering(number, {
        face: "italic",
        size: 24,
        y: middle + 104,
        around,
        colour: darker(colour, 0.2),
      }),
    ];
    const underLid = sheet.softStroke(lid.ring(-HEIGHT + 16), DEEP_SHADOW, 12, 5, {
      opacity: 0.55,
      transform: "translate(0 6)",
    });
    const top = -HEIGHT - 72;
    const lidTop = sheet.across([
      [0, lighter(colour, 0.35)],
      [0.4, lighter(colour, 0.55)],
      [1, darker(colour, 0.08)],
    ]);
    const groove = RADIUS - 16;
    return [
      standingShadow(sheet, RADIUS, { silhouette: body.silhouette, lean: 0.8, tilt: TILT }),
      fill(body.silhouette, colour),
      sheet.inside(body.silhouette, [
        texture(sheet, body.silhouette, "paper", 0.3),
        ...label,
        shade(sheet, body, colour, METAL),
        underLid,
      ]),
      turnedBody(sheet, lid, mix(colour, HIGHLIGHT, 0.04), METAL),
      stroke(lid.ring(-HEIGHT + 14), lighter(colour, 0.35), 2.4, { opacity: 0.7 }),
      ellipse(0, top, LID_RADIUS, LID_RADIUS * TILT, lidTop),
      hoop(0, top + 1, groove, groove * TILT, darker(colour, 0.3), 2.5, { opacity: 0.5 }),
      hoop(0, top + 3, groove - 1, (groove - 1) * TILT, lighter(colour, 0.6), 2, { opacity: 0.6 }),
    ].join("");
  };
}
