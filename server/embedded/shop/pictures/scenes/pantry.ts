import { dimensions } from "#server/embedded/shop/pictures/dimensions.ts";
import { steam } from "#server/embedded/shop/pictures/glow.ts";
import { stage } from "#server/embedded/shop/pictures/stage.ts";
import { bowl } from "#server/embedded/shop/pictures/subjects/bowl.ts";
import { candle } from "#server/embedded/shop/pictures/subjects/candle.ts";
import { hangingCloth } from "#server/embedded/shop/pictures/subjects/hangingCloth.ts";
import { jar, preserves } from "#server/embedded/shop/pictures/subjects/jar.ts";
import { laidCloth } from "#server/embedded/shop/pictures/subjects/laidCloth.ts";
import { loaf } from "#server/embedded/shop/pictures/subjects/loaf.ts";
import { mug } from "#server/embedded/shop/pictures/subjects/mug.ts";
import { oilBottle } from "#server/embedded/shop/pictures/subjects/oilBottle.ts";
import { saltPig } from "#server/embedded/shop/pictures/subjects/saltPig.ts";
import { shelf } from "#server/embedded/shop/pictures/subjects/shelf.ts";
import { teapot } from "#server/embedded/shop/pictures/subjects/teapot.ts";
import { teas, tin } from "#server/embedded/shop/pictures/subjects/tin.ts";
import { tray } from "#server/embedded/shop/pictures/subjects/tray.ts";
import {
  at,
  closeUp,
  hero,
  scene,
  type View,
  type Views,
} from "#server/embedded/shop/pictures/view.ts";

// Product pictures of teas, honey, jam and olive oil, as SVG scenes.

const teaAlone = (tea: keyof typeof teas): View =>
  hero("pantry", { y: 1150, scale: 1.4 }, tin(teas[tea]));
const honey = hero("pantry", { y: 1140, scale: 1.45 }, jar(preserves.honey));
const jam = hero("pantry", { y: 1140, scale: 1.45 }, jar(preserves.jam));
const oil = hero("pantry", { y: 1230, scale: 1.22 }, oilBottle);

const TIN_EDGES = { left: 292, right: 748, top: 400, bottom: 1150 };
const TIN_FIGURES = { ...TIN_EDGES, width: "8 cm", height: "13 cm" };
const GREEN_TEA = "#9aa04e";
const ROASTED_TEA = "#9a5a2a";
const MILKY_TEA = "#b98a5a";

export const teaViews: Views = {
  sencha: teaAlone("sencha"),
  "sencha--detail": closeUp(teaAlone("sencha"), 330, 420),
  "sencha--context": scene(
    stage("pantry", { wallOnly: true, willow: true, window: 0.35 }),
    shelf(1160),
    at(250, 1130, 0.88, tin(teas.hojicha)),
    at(610, 1130, 0.88, tin(teas.sencha)),
    at(960, 1130, 0.88, tin(teas.assam)),
  ),
  "sencha--scale": scene(
    stage("pantry"),
    at(520, 1120, 1.25, tin(teas.sencha)),
    at(900, 1180, 0.62, mug({ glaze: "chalk", drink: GREEN_TEA })),
    dimensions(TIN_FIGURES),
  ),

  hojicha: teaAlone("hojicha"),
  "hojicha--detail": closeUp(teaAlone("hojicha"), 320, 320),
  "hojicha--context": scene(
    stage("candlelight", { horizon: 960 }),
    at(930, 1060, 0.72, candle({ height: 300, radius: 110 })),
    at(560, 1090, 0.82, teapot({ glaze: "ink" })),
    at(300, 1240, 0.9, tin(teas.hojicha)),
    at(760, 1300, 0.56, mug({ glaze: "oat", drink: ROASTED_TEA })),
  ),
  "hojicha--scale": scene(
    stage("pantry"),
    at(520, 1120, 1.25, tin(teas.hojicha)),
    at(900, 1180, 0.62, mug({ glaze: "rust", drink: ROASTED_TEA })),
    dimensions(TIN_FIGURES),
  ),

  assam: teaAlone("assam"),
  "assam--detail": closeUp(teaAlone("assam"), 345, 500, 460),
  "assam--context": scene(
    stage("pantry", { willow: true, window: 0.45, horizon: 960 }),
    at(400, 1140, 1.12, tin(teas.assam)),
    at(800, 1250, 0.86, mug({ glaze: "oat", drink: MILKY_TEA })),
    at(795, 865, 0.9, steam),
  ),
  "assam--scale": scene(
    stage("pantry"),
    at(520, 1120, 1.25, tin(teas.assam)),
    at(900, 1180, 0.62, mug({ glaze: "celadon", drink: MILKY_TEA })),
    dimensions(TIN_FIGURES),
  ),
};

export const preserveViews: Views = {
  "heather-honey": honey,
  "heather-honey--detail": closeUp(honey, 296, 640, 300),
  "heather-honey--context": scene(
    stage("pantry", { willow: true, window: 0.45, horizon: 930 }),
    at(560, 1300, 1.12, laidCloth({ weave: "stripe", ground: "#efe8da", thread: "#3c4f74" })),
    at(810, 1130, 0.82, bowl({ glaze: "chalk", filling: "#d9c9a8" })),
    at(410, 1230, 0.98, jar(preserves.honey)),
  ),
  "heather-honey--scale": scene(
    stage("pantry"),
    at(660, 1110, 1.25, jar(preserves.honey)),
    dimensions({ left: 422, right: 898, top: 520, bottom: 1130, width: "8 cm", height: "9 cm" }),
  ),

  "damson-jam": jam,
  "damson-jam--detail": closeUp(jam, 290, 600, 320),
  "damson-jam--context": scene(
    stage("pantry", { willow: true, window: 0.45, horizon: 920 }),
    at(600, 1180, 1.26, tray()),
    at(480, 1130, 0.92, loaf),
    at(830, 1190, 0.72, jar(preserves.jam)),
  ),
  "damson-jam--scale": scene(
    stage("pantry"),
    at(660, 1110, 1.25, jar(preserves.jam)),
    dimensions({
      left: 422,
      right: 898,
      top: 560,
      bottom: 1130,
      width: "7.5 cm",
      height: "8 cm",
    }),
  ),

  "olive-oil": oil,
  "olive-oil--detail": closeUp(oil, 400, 700, 400),
  "olive-oil--context": scene(
    stage("pantry", { wallOnly: true, willow: true, window: 0.35 }),
    at(880, 330, 0.72, hangingCloth({ weave: "check", ground: "#e4dac7", thread: "#7a8568" })),
    shelf(1230),
    at(340, 1200, 0.98, oilBottle),
    at(735, 1200, 0.58, saltPig),
  ),
  "olive-oil--scale": scene(
    stage("pantry"),
    at(640, 1200, 1.12, oilBottle),
    dimensions({ left: 494, right: 786, top: 256, bottom: 1215, width: "7 cm", height: "27 cm" }),
  ),
};
