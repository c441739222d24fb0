import { dimensions, remark } from "#server/embedded/shop/pictures/dimensions.ts";
import { steam } from "#server/embedded/shop/pictures/glow.ts";
import { stage } from "#server/embedded/shop/pictures/stage.ts";
import { duckboard } from "#server/embedded/shop/pictures/subjects/duckboard.ts";
import { dustBrush } from "#server/embedded/shop/pictures/subjects/dustBrush.ts";
import { pegRail } from "#server/embedded/shop/pictures/subjects/pegRail.ts";
import { shelf } from "#server/embedded/shop/pictures/subjects/shelf.ts";
import { soap, soaps } from "#server/embedded/shop/pictures/subjects/soap.ts";
import { towels } from "#server/embedded/shop/pictures/subjects/towels.ts";
import { waffleFolds } from "#server/embedded/shop/pictures/subjects/waffleFolds.ts";
import { vase } from "#server/embedded/shop/pictures/subjects/vase.ts";
import {
  at,
  closeUp,
  hero,
  scene,
  type View,
  type Views,
} from "#server/embedded/shop/pictures/view.ts";

// Product pictures of garden soap, waffle towels and the dust brush, as SVG scenes.

const soapAlone = (scent: keyof typeof soaps): View =>
  hero("bath", { x: 570, y: 1030, scale: 1.5 }, soap(soaps[scent]));
const waffleTowels = hero("bath", { y: 1120, scale: 1.34 }, towels());
const brushAlone = hero("bath", { y: 1130, scale: 1.55 }, dustBrush());

export const bathViews: Views = {
  "garden-soap": soapAlone("mossAndSalt"),
  "garden-soap-clay-and-oat": soapAlone("clayAndOat"),
  "garden-soap--detail": closeUp(soapAlone("mossAndSalt"), 620, 600, 440),
  "garden-soap--context": scene(
    stage("bath", { wallOnly: true, willow: true }),
    shelf(1180, "#caa679"),
    at(400, 1140, 0.92, towels()),
    at(905, 1156, 0.6, soap(soaps.mossAndSalt)),
  ),
  "garden-soap--scale": scene(
    stage("bath"),
    at(620, 1020, 1.2, soap(soaps.mossAndSalt)),
    dimensions({ left: 264, right: 832, top: 710, bottom: 1030, width: "9 cm" }),
    dimensions({ left: 264, right: 832, top: 716, bottom: 912, height: "3 cm" }),
    remark("6 cm deep", 960, 1180, "#51646a"),
  ),

  "waffle-towels": waffleTowels,
  "waffle-towels-hand": hero("bath", { y: 900, scale: 1.4 }, towels(["#e4dac7"]), { horizon: 780 }),
  "waffle-towels-bath": hero("bath", { y: 960, scale: 1.4 }, towels(["#a9b49c", "#a9b49c"]), {
    horizon: 840,
  }),
  "waffle-towels--detail": scene(
    stage("bath", { wallOnly: true }),
    waffleFolds(["#b9805f", "#e4dac7", "#a9b49c", "#a9b49c"]),
  ),
  "waffle-towels--context": scene(
    stage("bath", { window: 0.5, horizon: 930 }),
    at(610, 1190, 1.66, duckboard({ yaw: -9, pitch: 22 })),
    at(600, 1150, 1.04, towels()),
    at(230, 620, 1.1, steam),
    at(940, 700, 1.2, steam),
  ),
  "waffle-towels--scale": scene(
    stage("bath"),
    at(600, 1080, 1.1, towels()),
    remark("Hand 50 × 90 cm", 600, 1250, "#51646a"),
    remark("Bath 75 × 140 cm", 600, 1320, "#51646a"),
  ),

  "dust-brush": brushAlone,
  "dust-brush--detail": closeUp(brushAlone, 330, 860, 420),
  "dust-brush--context": scene(
    stage("bath", { wallOnly: true, willow: true, window: 0.3 }),
    at(430, 330, 0.9, pegRail),
    at(340, 800, 0.98, dustBrush()),
    shelf(1260, "#caa679"),
    at(860, 1226, 0.72, vase({ shape: "moon", glaze: "chalk" })),
  ),
  "dust-brush--scale": scene(
    stage("bath"),
    at(640, 1090, 1.3, dustBrush()),
    dimensions({ left: 390, right: 890, top: 420, bottom: 1200, width: "15 cm", height: "27 cm" }),
  ),
};
