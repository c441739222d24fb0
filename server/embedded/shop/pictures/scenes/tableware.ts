import { dimensions } from "#server/embedded/shop/pictures/dimensions.ts";
import { steam } from "#server/embedded/shop/pictures/glow.ts";
import { stage } from "#server/embedded/shop/pictures/stage.ts";
import { bowl } from "#server/embedded/shop/pictures/subjects/bowl.ts";
import { carafe } from "#server/embedded/shop/pictures/subjects/carafe.ts";
import { jug } from "#server/embedded/shop/pictures/subjects/jug.ts";
import { mug } from "#server/embedded/shop/pictures/subjects/mug.ts";
import { ringedNapkins } from "#server/embedded/shop/pictures/subjects/napkins.ts";
import { plateStack, singlePlate } from "#server/embedded/shop/pictures/subjects/plates.ts";
import { teapot } from "#server/embedded/shop/pictures/subjects/teapot.ts";
import { tray } from "#server/embedded/shop/pictures/subjects/tray.ts";
import { tumbler } from "#server/embedded/shop/pictures/subjects/tumbler.ts";
import { at, closeUp, hero, LOW, scene, type Views } from "#server/embedded/shop/pictures/view.ts";

// Product pictures of bowls, plates, the teapot, the carafe and the tray, as SVG scenes.

const tarnBowl = hero("table", { y: 1070, scale: 1.5 }, bowl({ glaze: "celadon" }));
const stackingPlates = hero("table", { y: 900, scale: 1.3 }, plateStack(), LOW);
const heronTeapot = hero("table", { x: 630, y: 1130, scale: 1.2 }, teapot());
const wellCarafe = hero("table", { y: 1160, scale: 1.35 }, carafe());
const ashTray = hero("table", { y: 850, scale: 1.22 }, tray(), LOW);

export const tablewareViews: Views = {
  "tarn-bowl": tarnBowl,
  "tarn-bowl-ink": hero(
    "table",
    { y: 1070, scale: 1.5 },
    bowl({ glaze: "ink", inside: "celadon" }),
  ),
  "tarn-bowl--detail": closeUp(tarnBowl, 120, 560),
  "tarn-bowl--context": scene(
    stage("table", { willow: true, window: 0.45, horizon: 960 }),
    at(860, 1080, 0.92, jug({ glaze: "chalk" })),
    at(800, 1330, 0.42, ringedNapkins(1)),
    at(430, 1220, 1.02, bowl({ glaze: "celadon", filling: "#c9a25e" })),
  ),
  "tarn-bowl--scale": scene(
    stage("table"),
    at(660, 1040, 1.2, bowl({ glaze: "celadon" })),
    dimensions({ left: 264, right: 1056, top: 740, bottom: 1050, width: "16 cm", height: "7 cm" }),
  ),

  "stacking-plates": stackingPlates,
  "stacking-plates--detail": closeUp(stackingPlates, 60, 520, 520),
  "stacking-plates--context": scene(
    stage("table", { willow: true, window: 0.4, horizon: 930 }),
    at(900, 1060, 0.92, carafe()),
    at(420, 1080, 0.62, singlePlate("rust")),
    at(430, 1240, 0.9, plateStack(["ink", "oat"])),
  ),
  "stacking-plates--scale": scene(
    stage("table"),
    at(660, 960, 1, plateStack()),
    dimensions({ left: 260, right: 1060, top: 720, bottom: 1080, width: "27, 22 and 17 cm" }),
  ),

  "heron-teapot": heronTeapot,
  "heron-teapot-ink": hero("table", { x: 630, y: 1130, scale: 1.2 }, teapot({ glaze: "ink" })),
  "heron-teapot--detail": closeUp(heronTeapot, 120, 640, 440),
  "heron-teapot--context": scene(
    stage("table", { willow: true, window: 0.5, horizon: 940 }),
    at(600, 1140, 1.2, tray({ colour: "#a97c50" })),
    at(790, 1060, 0.44, mug({ glaze: "oat", drink: "#9aa04e" })),
    at(500, 1090, 0.78, teapot()),
    at(840, 1170, 0.48, mug({ glaze: "chalk", drink: "#9aa04e" })),
    at(835, 950, 0.6, steam),
  ),
  "heron-teapot--scale": scene(
    stage("table"),
    at(690, 1090, 1, teapot()),
    dimensions({ left: 290, right: 980, top: 395, bottom: 1100, width: "24 cm", height: "22 cm" }),
  ),

  "well-carafe": wellCarafe,
  "well-carafe--detail": closeUp(wellCarafe, 350, 250, 500),
  "well-carafe--context": scene(
    stage("table", { willow: true, window: 0.5, horizon: 930 }),
    at(600, 1170, 1.2, tray()),
    at(480, 1120, 0.95, carafe()),
    at(800, 1180, 0.6, tumbler()),
  ),
  "well-carafe--scale": scene(
    stage("table"),
    at(640, 1140, 1.2, carafe()),
    dimensions({ left: 419, right: 861, top: 396, bottom: 1160, width: "11 cm", height: "24 cm" }),
  ),

  "ash-tray": ashTray,
  "ash-tray--detail": closeUp(ashTray, 60, 530, 520),
  "ash-tray--context": scene(
    stage("table", { willow: true, window: 0.5, horizon: 930 }),
    at(600, 1150, 1.2, tray()),
    at(480, 1080, 0.76, teapot()),
    at(800, 1170, 0.5, mug({ glaze: "oat", drink: "#7a4a22" })),
  ),
  "ash-tray--scale": scene(
    stage("table"),
    at(660, 970, 0.92, tray()),
    dimensions({ left: 255, right: 1065, top: 780, bottom: 1110, width: "38 cm" }),
    dimensions({ left: 255, right: 1065, top: 928, bottom: 980, height: "4 cm" }),
  ),
};
