import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { stage } from "#server/embedded/shop/pictures/stage.ts";
import { biscuitStack } from "#server/embedded/shop/pictures/subjects/biscuit.ts";
import { biscuitTin } from "#server/embedded/shop/pictures/subjects/biscuitTin.ts";
import { candle } from "#server/embedded/shop/pictures/subjects/candle.ts";
import { carton } from "#server/embedded/shop/pictures/subjects/carton.ts";
import { cushion, cushionPatterns } from "#server/embedded/shop/pictures/subjects/cushion.ts";
import { dustBrush } from "#server/embedded/shop/pictures/subjects/dustBrush.ts";
import { espressoCup } from "#server/embedded/shop/pictures/subjects/espressoCup.ts";
import { footedBowl } from "#server/embedded/shop/pictures/subjects/footedBowl.ts";
import { jug } from "#server/embedded/shop/pictures/subjects/jug.ts";
import { laidCloth } from "#server/embedded/shop/pictures/subjects/laidCloth.ts";
import { loaf } from "#server/embedded/shop/pictures/subjects/loaf.ts";
import { matchBottle } from "#server/embedded/shop/pictures/subjects/matchBottle.ts";
import { milkingStool } from "#server/embedded/shop/pictures/subjects/milkingStool.ts";
import { openCarton } from "#server/embedded/shop/pictures/subjects/openCarton.ts";
import { plateStack, singlePlate } from "#server/embedded/shop/pictures/subjects/plates.ts";
import { saltBox } from "#server/embedded/shop/pictures/subjects/saltBox.ts";
import { tableTop } from "#server/embedded/shop/pictures/subjects/tableTop.ts";
import { tiedCarton } from "#server/embedded/shop/pictures/subjects/tiedCarton.ts";
import { teas, tin } from "#server/embedded/shop/pictures/subjects/tin.ts";
import { tray } from "#server/embedded/shop/pictures/subjects/tray.ts";
import { tumbler } from "#server/embedded/shop/pictures/subjects/tumbler.ts";
import { at, closeUp, scene, type Views } from "#server/embedded/shop/pictures/view.ts";

// Product pictures of gift sets for breakfast, tea and a new home, as SVG scenes.

const COFFEE = "#7a4a22";
const MILKY_COFFEE = "#b98a5c";
const MILK = "#f6f0e2";
const GREEN_TEA = "#a9a557";

/** Combines several drawings about one origin, the far ones first. */
function together(...drawings: Drawing[]): Drawing {
  return (sheet) => drawings.map((draw) => draw(sheet)).join("");
}

const threePlates = plateStack(["ink", "oat", "rust"]);

const breakfast = scene(
  stage("table", { horizon: 900 }),
  at(440, 960, 0.92, threePlates),
  at(830, 980, 0.74, tumbler()),
  at(1030, 1050, 0.74, tumbler()),
  at(250, 1180, 0.6, footedBowl()),
  at(560, 1290, 0.66, footedBowl()),
  at(850, 1270, 0.78, jug({ drink: MILK })),
);

const biscuitPlate = together(
  at(0, 0, 0.42, singlePlate("oat")),
  at(-34, -20, 0.52, biscuitStack(3)),
  at(64, -8, 0.52, biscuitStack(2, 8)),
);

const teaTray = together(
  at(0, 0, 1.24, tray()),
  at(60, -120, 0.66, tin(teas.sencha)),
  at(-300, -36, 0.52, espressoCup({ drink: GREEN_TEA })),
  at(316, -16, 0.98, biscuitPlate),
  at(-30, 62, 0.52, espressoCup({ drink: GREEN_TEA })),
);
const teaForTwo = scene(stage("table", { horizon: 930 }), at(600, 1150, 1, teaTray));

const bedded = together(
  at(-64, -236, 0.86, dustBrush()),
  at(-206, -200, 0.82, candle({ lit: false })),
  at(46, -180, 0.74, matchBottle),
  at(240, -200, 0.64, saltBox({ open: false })),
);
const openBox = at(500, 1250, 1.16, openCarton({ width: 640, height: 300, contents: bedded }));
const openOnFloor = scene(
  stage("light", { wallOnly: true, window: 0.6 }),
  tableTop(900, "#8d6a48"),
  openBox,
);

export const giftSetViews: Views = {
  "breakfast-set": breakfast,
  "breakfast-set--detail": closeUp(breakfast, 640, 590, 560),
  "breakfast-set--context": scene(
    stage("table", { willow: true, window: 0.5, horizon: 880 }),
    at(600, 1310, 1.26, laidCloth({ weave: "check", ground: "#efe8da", thread: "#6f8a6a" })),
    at(900, 1010, 0.66, loaf),
    at(270, 1060, 0.74, tumbler({ drink: COFFEE })),
    at(560, 1060, 0.7, jug({ drink: MILK })),
    at(370, 1290, 0.74, footedBowl({ drink: MILKY_COFFEE })),
    at(860, 1230, 0.62, threePlates),
  ),
  "breakfast-set--pack": scene(
    stage("table"),
    at(
      420,
      1060,
      1.16,
      carton({ name: "Breakfast for two", line: "TUMBLERS · BOWLS · PLATES · JUG" }),
    ),
    at(970, 1130, 0.62, tumbler()),
    at(300, 1280, 0.56, footedBowl()),
    at(640, 1310, 0.62, jug()),
    at(930, 1320, 0.46, threePlates),
  ),

  "tea-for-two": teaForTwo,
  "tea-for-two--detail": closeUp(teaForTwo, 190, 580, 580),
  "tea-for-two--context": scene(
    stage("textiles", { willow: true, window: 0.4, horizon: 960 }),
    at(900, 1190, 0.66, cushion(cushionPatterns.leaf)),
    at(420, 1350, 1.08, milkingStool),
    at(420, 652, 0.5, teaTray),
  ),
  "tea-for-two--pack": scene(
    stage("table"),
    at(
      500,
      1110,
      1.12,
      openCarton({
        width: 600,
        contents: together(
          at(-130, -190, 0.66, tin(teas.sencha)),
          at(190, -260, 0.66, biscuitTin({ open: false })),
        ),
      }),
    ),
    at(340, 1320, 0.56, espressoCup()),
    at(830, 1330, 0.56, espressoCup()),
  ),

  "new-home-box": scene(
    stage("keeping"),
    at(490, 1040, 1.3, carton({ name: "New home box", line: "LIGHT · FIRE · SALT · BROOM" })),
    at(970, 1165, 0.94, dustBrush()),
    at(210, 1230, 0.84, candle({ lit: false })),
    at(760, 1330, 0.54, saltBox({ open: false })),
    at(450, 1340, 0.62, matchBottle),
  ),
  "new-home-box--detail": closeUp(openOnFloor, 190, 420, 470),
  "new-home-box--context": openOnFloor,
  "new-home-box--pack": scene(stage("keeping"), at(480, 1190, 1.2, tiedCarton)),
};
