import { dimensions } from "#server/embedded/shop/pictures/dimensions.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { stage } from "#server/embedded/shop/pictures/stage.ts";
import { bowl } from "#server/embedded/shop/pictures/subjects/bowl.ts";
import { candlestick } from "#server/embedded/shop/pictures/subjects/candlestick.ts";
import { mug } from "#server/embedded/shop/pictures/subjects/mug.ts";
import { flatNapkin, ringedNapkins } from "#server/embedded/shop/pictures/subjects/napkins.ts";
import { ovenGlove } from "#server/embedded/shop/pictures/subjects/ovenGlove.ts";
import { plateStack } from "#server/embedded/shop/pictures/subjects/plates.ts";
import { servingDish } from "#server/embedded/shop/pictures/subjects/servingDish.ts";
import { shelf } from "#server/embedded/shop/pictures/subjects/shelf.ts";
import {
  flatRunner,
  laidRunner,
  rolledRunner,
} from "#server/embedded/shop/pictures/subjects/tableRunner.ts";
import { tableTop } from "#server/embedded/shop/pictures/subjects/tableTop.ts";
import { group, moved, turned } from "#server/embedded/shop/pictures/svg.ts";
import { at, closeUp, hero, LOW, scene, type Views } from "#server/embedded/shop/pictures/view.ts";

// Product pictures of the table runner, napkins and the oven glove, as SVG scenes.

const runner = hero("textiles", { x: 650, y: 790, scale: 1.24 }, rolledRunner, {
  horizon: 800,
});
const napkins = hero("textiles", { x: 600, y: 970, scale: 1.16 }, ringedNapkins(), LOW);
const glove = hero("textiles", { x: 630, y: 265, scale: 1.12 }, ovenGlove, { wallOnly: true });

/** The runner at full length with its dimensions, slanting so that it fills the frame. */
const measuredRunner: Drawing = (sheet) =>
  group(
    [
      at(0, 0, 1.18, flatRunner)(sheet),
      dimensions({
        left: -113,
        right: 113,
        top: -629,
        bottom: 630,
        width: "45 cm",
        height: "250 cm",
      })(sheet),
    ],
    { transform: `${moved(625, 725)} ${turned(33)}` },
  );

export const tableLinenViews: Views = {
  "table-runner": runner,
  "table-runner--detail": closeUp(runner, 320, 660, 380),
  "table-runner--context": scene(
    stage("table", { willow: true, window: 0.5, horizon: 900 }),
    tableTop(900),
    at(600, 900, 1, laidRunner({ far: 330, near: 620, length: 520 })),
    at(690, 1090, 0.62, candlestick()),
    at(540, 1250, 0.62, bowl({ glaze: "celadon", filling: "#c9a25e" })),
  ),
  "table-runner--scale": scene(stage("textiles", { wallOnly: true }), measuredRunner),

  napkins,
  "napkins--detail": closeUp(napkins, 690, 590, 400),
  "napkins--context": scene(
    stage("table", { willow: true, window: 0.45, horizon: 940 }),
    tableTop(940),
    at(890, 1070, 0.66, mug({ glaze: "oat" })),
    at(520, 1290, 1.02, plateStack(["ink", "celadon", "chalk"])),
    at(525, 1212, 0.56, ringedNapkins(1)),
  ),
  "napkins--scale": scene(
    stage("textiles", { wallOnly: true }),
    at(650, 690, 1.02, flatNapkin),
    dimensions({ left: 323, right: 977, top: 364, bottom: 1017, width: "45 cm", height: "45 cm" }),
  ),

  "oven-glove": glove,
  "oven-glove--detail": closeUp(glove, 400, 300, 500),
  "oven-glove--context": scene(
    stage("table", { wallOnly: true, willow: true, window: 0.4 }),
    at(450, 200, 0.86, ovenGlove),
    shelf(1230),
    at(740, 1182, 0.8, servingDish),
  ),
  "oven-glove--scale": scene(
    stage("textiles", { wallOnly: true }),
    at(680, 300, 0.98, ovenGlove),
    dimensions({ left: 437, right: 869, top: 384, bottom: 1204, width: "17 cm", height: "36 cm" }),
  ),
};
