import { dimensions } from "#server/embedded/shop/pictures/dimensions.ts";
import { stage } from "#server/embedded/shop/pictures/stage.ts";
import { openNotebook } from "#server/embedded/shop/pictures/subjects/openNotebook.ts";
import { lyingPencil } from "#server/embedded/shop/pictures/subjects/pencil.ts";
import { pencilEnds, pencilSleeve } from "#server/embedded/shop/pictures/subjects/pencilSleeve.ts";
import { rule } from "#server/embedded/shop/pictures/subjects/rule.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { parcel } from "#server/embedded/shop/pictures/subjects/parcel.ts";
import { sewingPattern } from "#server/embedded/shop/pictures/subjects/sewingPattern.ts";
import { stringBall } from "#server/embedded/shop/pictures/subjects/twine.ts";
import { standingRoll, tiedRolls } from "#server/embedded/shop/pictures/subjects/wrappingPaper.ts";
import { group, turned } from "#server/embedded/shop/pictures/svg.ts";
import { at, closeUp, hero, scene, type Views } from "#server/embedded/shop/pictures/view.ts";

// Product pictures of pencils, wrapping paper and the maker's rule, as SVG scenes.

const aslant =
  (degrees: number, subject: Drawing): Drawing =>
  (sheet) =>
    group(subject(sheet), { transform: turned(degrees) });

const pencils = hero("paper", { x: 570, y: 1200, scale: 1.18 }, pencilSleeve);
const makersRule = hero("paper", { x: 600, y: 700, scale: 1.34 }, rule({ angle: -50 }), {
  wallOnly: true,
});

const wrapping = hero("paper", { x: 600, y: 700, scale: 1.04 }, tiedRolls(36), { wallOnly: true });

export const deskGoodsViews: Views = {
  "twelve-pencils": pencils,
  "twelve-pencils--detail": scene(
    stage("paper", { wallOnly: true }),
    at(600, 720, 1.2, aslant(-14, pencilEnds)),
  ),
  "twelve-pencils--context": scene(
    stage("paper", { wallOnly: true, willow: true, window: 0.4 }),
    at(470, 600, 0.98, openNotebook(-7)),
    at(770, 720, 0.78, lyingPencil(28)),
    at(560, 1130, 0.78, lyingPencil(74)),
    at(610, 1250, 0.98, rule({ angle: -9 })),
  ),
  "twelve-pencils--scale": scene(
    stage("paper"),
    at(620, 1160, 1.06, pencilSleeve),
    dimensions({ left: 474, right: 766, top: 300, bottom: 1160, width: "6 cm", height: "17.5 cm" }),
  ),

  "wave-wrapping-paper": wrapping,
  "wave-wrapping-paper--detail": closeUp(wrapping, 700, 240, 300),
  "wave-wrapping-paper--context": scene(
    stage("paper", { willow: true, window: 0.45, horizon: 980 }),
    at(930, 1110, 0.72, standingRoll("indigo")),
    at(390, 1180, 1.14, parcel()),
    at(860, 1300, 0.8, stringBall),
  ),
  "wave-wrapping-paper--scale": scene(
    stage("paper", { wallOnly: true }),
    at(650, 690, 1, tiedRolls()),
    dimensions({ left: 534, right: 766, top: 170, bottom: 1230, height: "50 cm" }),
  ),

  "makers-rule": makersRule,
  "makers-rule--detail": closeUp(makersRule, 640, 400, 300),
  "makers-rule--context": scene(
    stage("paper", { wallOnly: true, willow: true, window: 0.4 }),
    at(560, 640, 1, sewingPattern),
    at(590, 1000, 0.98, rule({ angle: -24 })),
    at(960, 1120, 0.78, lyingPencil(18)),
    at(880, 1180, 0.78, lyingPencil(34)),
  ),
  "makers-rule--scale": scene(
    stage("paper", { wallOnly: true }),
    at(640, 670, 1, aslant(0, rule({ angle: 90 }))),
    dimensions({
      left: 588,
      right: 692,
      top: 170,
      bottom: 1170,
      width: "3.2 cm",
      height: "31.5 cm",
    }),
  ),
};
