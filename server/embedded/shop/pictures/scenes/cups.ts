import { dimensions } from "#server/embedded/shop/pictures/dimensions.ts";
import { steam } from "#server/embedded/shop/pictures/glow.ts";
import { stage } from "#server/embedded/shop/pictures/stage.ts";
import { espressoCup } from "#server/embedded/shop/pictures/subjects/espressoCup.ts";
import { footedBowl } from "#server/embedded/shop/pictures/subjects/footedBowl.ts";
import { jug } from "#server/embedded/shop/pictures/subjects/jug.ts";
import { laidCloth } from "#server/embedded/shop/pictures/subjects/laidCloth.ts";
import { loaf } from "#server/embedded/shop/pictures/subjects/loaf.ts";
import { mug } from "#server/embedded/shop/pictures/subjects/mug.ts";
import { shelf } from "#server/embedded/shop/pictures/subjects/shelf.ts";
import { tray } from "#server/embedded/shop/pictures/subjects/tray.ts";
import { tumbler } from "#server/embedded/shop/pictures/subjects/tumbler.ts";
import { at, closeUp, hero, scene, type Views } from "#server/embedded/shop/pictures/view.ts";

// Product pictures of the tumbler, espresso cup, café au lait bowl and jug, as SVG scenes.

const COFFEE = "#7a4a22";
const ESPRESSO = "#5a3117";
const MILKY_COFFEE = "#b98a5c";
const MILK = "#f6f0e2";
const TEA = "#9a5a26";

const fenTumbler = hero("table", { y: 1160, scale: 1.35 }, tumbler());
const harrowCup = hero("table", { y: 1060, scale: 1.34 }, espressoCup());
const cafeAuLaitBowl = hero("table", { y: 1090, scale: 1.42 }, footedBowl());
const sedgeJug = hero("table", { x: 555, y: 1140, scale: 1.5 }, jug());

export const cupViews: Views = {
  "fen-tumbler": fenTumbler,
  "fen-tumbler--detail": closeUp(fenTumbler, 310, 350),
  "fen-tumbler--context": scene(
    stage("table", { wallOnly: true, willow: true, window: 0.45 }),
    shelf(1210),
    at(810, 1180, 1.06, jug({ glaze: "oat" })),
    at(350, 1184, 1.12, tumbler({ drink: COFFEE })),
    at(350, 530, 0.9, steam),
  ),
  "fen-tumbler--scale": scene(
    stage("table"),
    at(660, 1110, 1.2, tumbler()),
    dimensions({
      left: 439,
      right: 881,
      top: 420,
      bottom: 1136,
      width: "7.5 cm",
      height: "11 cm",
    }),
  ),

  "harrow-espresso-cup": harrowCup,
  "harrow-espresso-cup--detail": closeUp(harrowCup, 580, 500),
  "harrow-espresso-cup--context": scene(
    stage("table", { willow: true, window: 0.5, horizon: 930 }),
    at(600, 1170, 1.22, tray()),
    at(790, 1080, 0.62, jug({ drink: MILK })),
    at(450, 1160, 0.68, espressoCup({ drink: ESPRESSO })),
    at(450, 880, 0.62, steam),
  ),
  "harrow-espresso-cup--scale": scene(
    stage("table"),
    at(660, 1030, 1.1, espressoCup()),
    dimensions({
      left: 253,
      right: 1067,
      top: 552,
      bottom: 986,
      height: "6 cm",
    }),
    dimensions({ left: 253, right: 1067, top: 552, bottom: 1040, width: "12 cm" }),
  ),

  "cafe-au-lait-bowl": cafeAuLaitBowl,
  "cafe-au-lait-bowl--detail": closeUp(cafeAuLaitBowl, 560, 520, 460),
  "cafe-au-lait-bowl--context": scene(
    stage("table", { willow: true, window: 0.45, horizon: 900 }),
    at(600, 1290, 1.24, laidCloth({ weave: "check", ground: "#efe8da", thread: "#5f7396" })),
    at(840, 1080, 0.86, loaf),
    at(440, 1230, 1, footedBowl({ drink: MILKY_COFFEE })),
    at(430, 830, 0.8, steam),
  ),
  "cafe-au-lait-bowl--scale": scene(
    stage("table"),
    at(660, 1050, 1.2, footedBowl()),
    dimensions({
      left: 264,
      right: 1056,
      top: 595,
      bottom: 1090,
      width: "14 cm",
      height: "8 cm",
    }),
  ),

  "sedge-jug": sedgeJug,
  "sedge-jug--detail": closeUp(sedgeJug, 180, 380),
  "sedge-jug--context": scene(
    stage("table", { willow: true, window: 0.5, horizon: 940 }),
    at(800, 1080, 0.98, mug({ glaze: "oat", drink: TEA })),
    at(800, 660, 0.86, steam),
    at(380, 1230, 1, jug({ drink: MILK })),
  ),
  "sedge-jug--scale": scene(
    stage("table"),
    at(640, 1080, 1.28, jug()),
    dimensions({
      left: 357,
      right: 1018,
      top: 490,
      bottom: 1112,
      width: "11 cm",
      height: "9 cm",
    }),
  ),
};
