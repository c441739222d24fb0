import { darker, lighter, OAK } from "#server/embedded/shop/pictures/colour.ts";
import { lathe } from "#server/embedded/shop/pictures/lathe.ts";
import { lettering } from "#server/embedded/shop/pictures/lettering.ts";
import { turnedBody } from "#server/embedded/shop/pictures/shading.ts";
import { standingShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { leafMark } from "#server/embedded/shop/pictures/subjects/leafMark.ts";
import { wrappedLabel } from "#server/embedded/shop/pictures/subjects/wrappedLabel.ts";
import { ellipse, fill, rectangle } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

const TILT = 0.15;
const RADIUS = 130;
const OLIVE = "#5f6b34";

/** The bottle of olive oil with its wooden stopper, 840 high. */
export const oilBottle: Drawing = (sheet) => {
  const glass = lathe(TILT, [
    [-760, 42],
    [-758, 44],
    [-700, 42],
    [-640, 44],
    [-570, 62],
    [-510, 112],
    [-460, RADIUS],
    [-300, RADIUS],
    [-30, RADIUS],
    [-1, RADIUS],
    [0, RADIUS],
    [0, RADIUS],
  ]);
  const stopper = lathe(TILT, [
    [-840, 30],
    [-838, 38],
    [-800, 42],
    [-742, 44],
    [-742, 44],
  ]);
  const around = { radius: RADIUS, tilt: TILT };
  const oil = sheet.linearInUnits(
    [
      [0, darker(OLIVE, 0.7)],
      [0.12, OLIVE],
      [0.3, lighter(OLIVE, 0.3)],
      [0.5, darker(OLIVE, 0.15)],
      [0.82, darker(OLIVE, 0.55)],
      [0.94, lighter(OLIVE, 0.1)],
      [1, darker(OLIVE, 0.6)],
    ],
    [-RADIUS, 0],
    [RADIUS, 0],
  );
  return [
    standingShadow(sheet, 128, { silhouette: glass.silhouette, lean: 0.6, tilt: TILT }),
    sheet.softEllipse(110, 16, 110, 18, lighter(OLIVE, 0.35), 16, { opacity: 0.6 }),
    fill(glass.silhouette, darker(OLIVE, 0.35)),
    sheet.inside(glass.silhouette, [
      fill(glass.silhouette, oil),
      rectangle(-140, -780, 280, 130, "#fff4dc", { opacity: 0.14 }),
      wrappedLabel(sheet, glass, { reach: 58, top: -400, bottom: -90, paper: "#f3ead8" }),
      lettering("Olive", { size: 58, y: -240, around }),
      lettering("COLD PRESSED · 500 ML", {
        face: "capitals",
        size: 12.5,
        y: -202,
        tracking: 0.14,
        around,
      }),
      leafMark(0, -318 + TILT * RADIUS, 0.7, OLIVE),
      lettering("OSIER", { face: "capitals", size: 15, y: -130, tracking: 0.4, around }),
      sheet.softFill(glass.strip(-62, -52, -690, -30), "#fffdf4", 4, { opacity: 0.75 }),
      sheet.softFill(glass.strip(60, 66, -500, -50), "#fffdf4", 3, { opacity: 0.35 }),
    ]),
    turnedBody(sheet, stopper, OAK, {
      foot: 0.2,
      over: texture(sheet, stopper.silhouette, "uprightWood", 0.4),
    }),
    ellipse(0, -840, 30, 5, "#d9b183"),
  ].join("");
};
