import { darker, DEEP_SHADOW, HIGHLIGHT, SHADOW } from "#server/embedded/shop/pictures/colour.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { fill } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

const CRUST = "#a9693a";
const OUTLINE =
  "M-270 -40C-300 -150 -220 -250 -60 -262C110 -274 250 -220 268 -96C276 -30 240 2 160 8" +
  "C20 18 -150 18 -220 6C-254 0 -266 -18 -270 -40Z";
const SCORES =
  "M-170 -190C-120 -220 -90 -226 -50 -222M-70 -170C-20 -210 30 -224 80 -214M50 -150C100 -190 140 -200 190 -180";

/** A round country loaf, floured and scored, 270 high. */
export const loaf: Drawing = (sheet) => {
  const round = sheet.radialInUnits(
    [
      [0, HIGHLIGHT, 0.45],
      [0.4, HIGHLIGHT, 0.12],
      [0.7, DEEP_SHADOW, 0.14],
      [1, DEEP_SHADOW, 0.55],
    ],
    -90,
    -170,
    400,
  );
  return [
    sheet.softEllipse(70, 8, 300, 40, SHADOW, 26, { opacity: 0.38 }),
    sheet.softEllipse(6, 4, 250, 18, SHADOW, 7, { opacity: 0.6 }),
    fill(OUTLINE, CRUST),
    sheet.inside(OUTLINE, [
      texture(sheet, OUTLINE, "clay", 0.55),
      sheet.softStroke(SCORES, darker(CRUST, 0.35), 26, 5, { opacity: 0.6 }),
      sheet.softStroke(SCORES, "#f3dfba", 15, 4, { opacity: 0.85 }),
      texture(sheet, OUTLINE, "paper", 0.5),
      fill(OUTLINE, round),
      sheet.softEllipse(-80, -225, 150, 30, "#fbf3e2", 18, { opacity: 0.55 }),
    ]),
  ].join("");
};
