import {
  darker,
  DEEP_SHADOW,
  glazes,
  HIGHLIGHT,
  LABEL_PAPER,
  lighter,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { lettering } from "#server/embedded/shop/pictures/lettering.ts";
import { box, polygon } from "#server/embedded/shop/pictures/outline.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { fill, rectangle } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

export type SoapOptions = {
  colour?: string;
  /** Text of the paper band in two lines. */
  name?: readonly [string, string];
};

export const soaps = {
  mossAndSalt: { colour: glazes.celadon, name: ["Moss &", "Salt"] },
  clayAndOat: { colour: "#c99a7c", name: ["Clay &", "Oat"] },
} satisfies Record<string, SoapOptions>;

// The bar in three-quarter view: its front from -310 to 190, running back 150 to the right and 92
// up.
const BAR =
  "M-310 -134C-310 -154 -304 -158 -294 -164L-168 -244C-160 -252 -150 -252 -138 -252H326" +
  "C348 -252 354 -242 354 -224V-112C354 -92 344 -84 332 -74L204 -8C194 0 184 2 170 2" +
  "H-288C-306 2 -310 -6 -310 -20Z";
const END = "M190 -150L370 -258V60H190Z";
const TOP = "M-330 -148L-160 -272H380L196 -144Z";
const BAND = "M-160 2V-144Q-160 -154 -146 -162L-14 -250H186L54 -162Q40 -154 40 -144V2Z";
const BAND_MIDDLE = -60;

function band(sheet: Sheet, colour: string, name: readonly [string, string]): string {
  const wrap = sheet.across([
    [0, DEEP_SHADOW, 0],
    [0.1, "#fff", 0.15],
    [0.3, DEEP_SHADOW, 0.05],
    [1, DEEP_SHADOW, 0.24],
  ]);
  const cast = sheet.softFill(BAND, DEEP_SHADOW, 5, {
    opacity: 0.3,
    transform: "translate(7 3)",
  });
  return [
    sheet.inside(BAR, cast),
    fill(BAND, LABEL_PAPER),
    sheet.inside(BAND, texture(sheet, BAND, "paper", 0.6) + rectangle(-160, -154, 200, 160, wrap)),
    lettering(name[0], { size: 40, x: BAND_MIDDLE, y: -79 }),
    lettering(name[1], { size: 40, x: BAND_MIDDLE, y: -39 }),
    lettering("OSIER", { face: "capitals", size: 12, x: BAND_MIDDLE, y: -18, tracking: 0.4 }),
    rectangle(-160, -146, 200, 3, darker(colour, 0.3), { opacity: 0.5 }),
  ].join("");
}

/** Draws a bar of soap in its paper band, 660 wide. */
export function soap(options: SoapOptions = soaps.mossAndSalt): Drawing {
  const { colour = glazes.celadon, name = soaps.mossAndSalt.name } = options;
  return (sheet) => {
    const contact = polygon([
      [-304, -4],
      [190, 6],
      [360, -82],
      [400, -62],
      [210, 20],
      [-290, 12],
    ]);
    const faces = [
      fill(END, darker(colour, 0.5), { opacity: 0.75 }),
      fill(TOP, lighter(colour, 0.6), { opacity: 0.85 }),
    ];
    const foot = sheet.down([
      [0, DEEP_SHADOW, 0],
      [1, DEEP_SHADOW, 0.35],
    ]);
    const leftLight = sheet.across([
      [0, HIGHLIGHT, 0.2],
      [0.5, HIGHLIGHT, 0],
    ]);
    return [
      sheet.softFill(BAR, SHADOW, 30, { opacity: 0.3, transform: "translate(56 26) skewX(-8)" }),
      sheet.softFill(contact, SHADOW, 10, { opacity: 0.5 }),
      fill(BAR, colour),
      sheet.inside(BAR, [
        sheet.softGroup(faces, 9, { x: -330, y: -272, width: 710, height: 332 }),
        fill(BAR, leftLight),
        texture(sheet, BAR, "clay", 0.12),
        fill(box(-310, -40, 800, 60), foot),
      ]),
      band(sheet, colour, name),
    ].join("");
  };
}
