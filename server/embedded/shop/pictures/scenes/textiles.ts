import { glazes } from "#server/embedded/shop/pictures/colour.ts";
import { dimensions, remark } from "#server/embedded/shop/pictures/dimensions.ts";
import { stage } from "#server/embedded/shop/pictures/stage.ts";
import { apron } from "#server/embedded/shop/pictures/subjects/apron.ts";
import { bench } from "#server/embedded/shop/pictures/subjects/bench.ts";
import { bowl } from "#server/embedded/shop/pictures/subjects/bowl.ts";
import { cushion, cushionPatterns } from "#server/embedded/shop/pictures/subjects/cushion.ts";
import {
  hangingCloth,
  type HangingClothOptions,
} from "#server/embedded/shop/pictures/subjects/hangingCloth.ts";
import { jar, preserves } from "#server/embedded/shop/pictures/subjects/jar.ts";
import { laidCloth } from "#server/embedded/shop/pictures/subjects/laidCloth.ts";
import { loaf } from "#server/embedded/shop/pictures/subjects/loaf.ts";
import { pegRail } from "#server/embedded/shop/pictures/subjects/pegRail.ts";
import { shelf } from "#server/embedded/shop/pictures/subjects/shelf.ts";
import { foldedThrow, throwColours } from "#server/embedded/shop/pictures/subjects/throw.ts";
import {
  at,
  closeUp,
  hero,
  scene,
  type View,
  type Views,
} from "#server/embedded/shop/pictures/view.ts";

// Product pictures of throws, cushions, kitchen linen and the apron, as SVG scenes.

const throwAlone = (colour: keyof typeof throwColours): View =>
  hero("textiles", { y: 1120, scale: 1.28 }, foldedThrow(throwColours[colour]));
const cushionAlone = (pattern: keyof typeof cushionPatterns): View =>
  hero("textiles", { y: 1170, scale: 1.08 }, cushion(cushionPatterns[pattern]));
const clothAlone = (options: HangingClothOptions): View =>
  hero("textiles", { y: 330, scale: 1.05 }, hangingCloth(options), { wallOnly: true });
const apronAlone = (colour: string): View =>
  hero("textiles", { y: 290, scale: 1.08 }, apron({ colour }), { wallOnly: true });

const CHECKED: HangingClothOptions = { weave: "check", ground: "#e4dac7", thread: "#7a8568" };

export const throwViews: Views = {
  "reed-throw": throwAlone("rust"),
  "reed-throw-oat": throwAlone("oat"),
  "reed-throw-moss": throwAlone("moss"),
  "reed-throw--detail": closeUp(throwAlone("rust"), 500, 560),
  "reed-throw--context": scene(
    stage("textiles", { willow: true, window: 0.4, horizon: 940 }),
    at(600, 1290, 1.04, bench()),
    at(800, 916, 0.56, cushion(cushionPatterns.leaf)),
    at(390, 926, 0.62, foldedThrow(throwColours.rust)),
  ),
  "reed-throw--scale": scene(
    stage("textiles"),
    at(600, 1060, 1.12, foldedThrow(throwColours.rust)),
    remark("130 × 190 cm opened out", 600, 1250, "#4f5a45"),
    dimensions({ left: 196, right: 1004, top: 560, bottom: 1070, width: "45 cm folded" }),
  ),
};

export const cushionViews: Views = {
  "field-cushion": cushionAlone("waves"),
  "field-cushion-sashiko": cushionAlone("sashiko"),
  "field-cushion-leaf": cushionAlone("leaf"),
  "field-cushion--detail": closeUp(cushionAlone("waves"), 180, 380),
  "field-cushion--context": scene(
    stage("textiles", { willow: true, window: 0.45, horizon: 940 }),
    at(600, 1290, 1.04, bench({ wood: "#9a7350" })),
    at(400, 922, 0.66, cushion(cushionPatterns.waves)),
    at(850, 926, 0.5, foldedThrow(throwColours.moss)),
  ),
  "field-cushion--scale": scene(
    stage("textiles"),
    at(650, 1110, 0.96, cushion(cushionPatterns.waves)),
    dimensions({ left: 285, right: 1015, top: 420, bottom: 1110, width: "50 cm", height: "50 cm" }),
  ),
};

export const kitchenLinenViews: Views = {
  "striped-tea-towel": clothAlone({}),
  "striped-tea-towel--detail": closeUp(clothAlone({}), 300, 760),
  "striped-tea-towel--context": scene(
    stage("textiles", { wallOnly: true, willow: true, window: 0.35 }),
    at(600, 300, 1.05, pegRail),
    at(285, 322, 0.72, hangingCloth()),
    shelf(1230),
    at(800, 1196, 0.66, bowl({ glaze: "oat" })),
    at(800, 1068, 0.6, bowl({ glaze: "celadon" })),
  ),
  "striped-tea-towel--scale": scene(
    stage("textiles", { wallOnly: true }),
    at(660, 300, 0.98, hangingCloth()),
    dimensions({ left: 413, right: 901, top: 300, bottom: 1190, width: "50 cm", height: "75 cm" }),
  ),

  "checked-kitchen-cloth": clothAlone(CHECKED),
  "checked-kitchen-cloth--detail": closeUp(clothAlone(CHECKED), 360, 620),
  "checked-kitchen-cloth--context": scene(
    stage("textiles", { willow: true, window: 0.4, horizon: 930 }),
    at(600, 1270, 1.18, laidCloth()),
    at(480, 1190, 0.95, loaf),
    at(880, 1230, 0.62, jar(preserves.jam)),
  ),
  "checked-kitchen-cloth--scale": scene(
    stage("textiles", { wallOnly: true }),
    at(660, 300, 0.98, hangingCloth(CHECKED)),
    dimensions({ left: 413, right: 901, top: 300, bottom: 1190, width: "48 cm", height: "70 cm" }),
  ),

  "workshop-apron": apronAlone(glazes.moss),
  "workshop-apron-ink": apronAlone(glazes.ink),
  "workshop-apron--detail": closeUp(apronAlone(glazes.moss), 372, 730, 300),
  "workshop-apron--context": scene(
    stage("textiles", { wallOnly: true, willow: true, window: 0.3 }),
    at(600, 330, 1.22, pegRail),
    at(478, 354, 0.9, apron()),
    at(966, 354, 0.66, hangingCloth(CHECKED)),
  ),
  "workshop-apron--scale": scene(
    stage("textiles", { wallOnly: true }),
    at(660, 280, 0.98, apron()),
    dimensions({ left: 388, right: 932, top: 270, bottom: 1175, width: "70 cm", height: "92 cm" }),
    remark("short is 72 cm", 660, 1400, "#4f5a45"),
  ),
};
