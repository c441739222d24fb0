import { dimensions, remark } from "#server/embedded/shop/pictures/dimensions.ts";
import { stage } from "#server/embedded/shop/pictures/stage.ts";
import { openBalm, shutBalm } from "#server/embedded/shop/pictures/subjects/balmTin.ts";
import { saltsJar } from "#server/embedded/shop/pictures/subjects/bathSalts.ts";
import { duckboard, duckboardPlan } from "#server/embedded/shop/pictures/subjects/duckboard.ts";
import { standingTub, tubEdge } from "#server/embedded/shop/pictures/subjects/bathtub.ts";
import { dustBrush } from "#server/embedded/shop/pictures/subjects/dustBrush.ts";
import { soap } from "#server/embedded/shop/pictures/subjects/soap.ts";
import { tableTop } from "#server/embedded/shop/pictures/subjects/tableTop.ts";
import { thrownTowel } from "#server/embedded/shop/pictures/subjects/thrownTowel.ts";
import { towels } from "#server/embedded/shop/pictures/subjects/towels.ts";
import { washbasin } from "#server/embedded/shop/pictures/subjects/washbasin.ts";
import { saltsField, scoop, spilledSalts } from "#server/embedded/shop/pictures/subjects/scoop.ts";
import { emptySoapDish, soapDish } from "#server/embedded/shop/pictures/subjects/soapDish.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { at, closeUp, hero, scene, type Views } from "#server/embedded/shop/pictures/view.ts";

// Product pictures of bath salts, hand balm, the duckboard and the soap dish, as SVG scenes.

const jarAndScoop: Drawing = (sheet) =>
  [saltsJar(sheet), at(250, 78, 1, spilledSalts)(sheet), at(216, 66, 1, scoop)(sheet)].join("");
const salts = hero("bath", { x: 520, y: 1120, scale: 1.34 }, jarAndScoop);
const balm = hero("bath", { x: 430, y: 1050, scale: 1.12 }, openBalm);
// Seen from above: the floor begins behind the whole board.
const board = hero("bath", { x: 600, y: 830, scale: 1.5 }, duckboard(), { horizon: 560 });
const dishAlone = (drawing: Drawing) =>
  hero("bath", { x: 590, y: 880, scale: 1.55 }, drawing, { horizon: 720 });
const dish = dishAlone(soapDish());
const emptyDish = dishAlone(emptySoapDish());

export const bathGoodsViews: Views = {
  "bath-salts": salts,
  "bath-salts--detail": scene(saltsField),
  "bath-salts--context": scene(
    stage("bath", { wallOnly: true, willow: true, window: 0.4 }),
    tubEdge(1200),
    at(830, 1156, 0.78, towels()),
    at(330, 1150, 1, saltsJar),
    at(560, 1184, 0.7, scoop),
  ),
  "bath-salts--scale": scene(
    stage("bath"),
    at(640, 1090, 1.25, saltsJar),
    dimensions({ left: 407, right: 873, top: 392, bottom: 1120, width: "9 cm", height: "14 cm" }),
  ),

  "hand-balm": balm,
  "hand-balm--detail": closeUp(balm, 150, 790, 340),
  "hand-balm--context": scene(
    stage("bath", { willow: true, window: 0.45, horizon: 930 }),
    tableTop(930),
    at(930, 1060, 0.8, dustBrush()),
    at(300, 1190, 0.78, openBalm),
    at(850, 1370, 0.56, soap()),
  ),
  "hand-balm--scale": scene(
    stage("bath"),
    at(650, 980, 1.15, shutBalm),
    dimensions({ left: 323, right: 977, top: 819, bottom: 1090, width: "8 cm", height: "2.5 cm" }),
  ),

  duckboard: board,
  "duckboard--detail": closeUp(board, 320, 660, 360),
  "duckboard--context": scene(
    stage("bath", { willow: true, window: 0.4, horizon: 900 }),
    at(420, 960, 1.05, standingTub),
    at(640, 1230, 1.2, duckboard()),
    at(640, 1230, 1.2, thrownTowel()),
  ),
  "duckboard--scale": scene(
    stage("bath", { wallOnly: true }),
    at(650, 680, 1.3, duckboardPlan),
    dimensions({ left: 260, right: 1040, top: 407, bottom: 953, width: "60 cm", height: "42 cm" }),
    remark("4 cm tall", 650, 1150),
  ),

  "soap-dish": dish,
  "soap-dish--detail": closeUp(emptyDish, 560, 560, 420),
  "soap-dish--context": scene(
    stage("bath", { willow: true, window: 0.4, horizon: 900 }),
    washbasin(900),
    at(960, 1080, 0.8, saltsJar),
    at(830, 1300, 0.92, soapDish()),
  ),
  "soap-dish--scale": scene(
    stage("bath"),
    at(650, 1000, 1.4, soapDish({ yaw: 0, pitch: 15 })),
    dimensions({ left: 283, right: 1017, top: 842, bottom: 1050, width: "13 cm", height: "3 cm" }),
  ),
};
