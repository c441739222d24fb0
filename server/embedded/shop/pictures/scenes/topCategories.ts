import { stage } from "#server/embedded/shop/pictures/stage.ts";
import { basket } from "#server/embedded/shop/pictures/subjects/basket.ts";
import { bowl } from "#server/embedded/shop/pictures/subjects/bowl.ts";
import { candle } from "#server/embedded/shop/pictures/subjects/candle.ts";
import { greetingCard } from "#server/embedded/shop/pictures/subjects/cards.ts";
import { carton } from "#server/embedded/shop/pictures/subjects/carton.ts";
import { cushion, cushionPatterns } from "#server/embedded/shop/pictures/subjects/cushion.ts";
import { proppedGiftCard } from "#server/embedded/shop/pictures/subjects/giftCard.ts";
import { duckboard } from "#server/embedded/shop/pictures/subjects/duckboard.ts";
import { jar, preserves } from "#server/embedded/shop/pictures/subjects/jar.ts";
import { mug } from "#server/embedded/shop/pictures/subjects/mug.ts";
import { notebook } from "#server/embedded/shop/pictures/subjects/notebook.ts";
import { oilBottle } from "#server/embedded/shop/pictures/subjects/oilBottle.ts";
import { pegRail } from "#server/embedded/shop/pictures/subjects/pegRail.ts";
import { shelf } from "#server/embedded/shop/pictures/subjects/shelf.ts";
import { soap, soaps } from "#server/embedded/shop/pictures/subjects/soap.ts";
import { tableLamp } from "#server/embedded/shop/pictures/subjects/tableLamp.ts";
import { tableTop } from "#server/embedded/shop/pictures/subjects/tableTop.ts";
import { teapot } from "#server/embedded/shop/pictures/subjects/teapot.ts";
import { foldedThrow, throwColours } from "#server/embedded/shop/pictures/subjects/throw.ts";
import { teas, tin } from "#server/embedded/shop/pictures/subjects/tin.ts";
import { towels } from "#server/embedded/shop/pictures/subjects/towels.ts";
import { standingRoll } from "#server/embedded/shop/pictures/subjects/wrappingPaper.ts";
import { at, scene, type Views } from "#server/embedded/shop/pictures/view.ts";

/** Pictures of the eight top-level categories. */
export const topCategoryViews: Views = {
  "category-table": scene(
    stage("table", { wallOnly: true, willow: true, window: 0.5 }),
    tableTop(1000),
    at(830, 1110, 0.82, teapot({ glaze: "celadon" })),
    at(260, 1130, 0.66, mug({ glaze: "ink" })),
    at(510, 1180, 0.66, mug({ glaze: "oat", drink: "#7a4a22" })),
    at(760, 1350, 0.72, bowl({ glaze: "rust", inside: "oat" })),
  ),
  "category-light": scene(
    stage("light"),
    at(700, 1190, 1.06, tableLamp({ glaze: "ink", withFlex: false })),
    at(300, 1270, 0.78, candle({ height: 380 })),
  ),
  "category-textiles": scene(
    stage("textiles", { willow: true, window: 0.4, horizon: 950 }),
    at(650, 1120, 1.06, foldedThrow(throwColours.moss)),
    at(660, 700, 0.86, foldedThrow(throwColours.rust)),
    at(370, 1270, 0.7, cushion(cushionPatterns.sashiko)),
  ),
  "category-paper": scene(
    stage("paper", { wallOnly: true, willow: true, window: 0.35 }),
    at(830, 470, 0.8, greetingCard(0, 0, 11)),
    at(760, 930, 0.86, notebook({ cover: "#a5532f", turn: 9 })),
    at(430, 700, 0.94, notebook({ turn: -7 })),
  ),
  "category-pantry": scene(
    stage("pantry", { wallOnly: true, willow: true, window: 0.35 }),
    shelf(1190),
    at(260, 1158, 0.84, tin(teas.sencha)),
    at(620, 1158, 0.84, jar(preserves.honey)),
    at(950, 1158, 0.86, oilBottle),
  ),
  "category-bath": scene(
    stage("bath", { willow: true, window: 0.4, horizon: 940 }),
    at(600, 1210, 1.6, duckboard({ yaw: -9, pitch: 22 })),
    at(440, 1150, 0.86, towels(["#a9b49c", "#e4dac7", "#b9805f"])),
    at(840, 1210, 0.5, soap(soaps.mossAndSalt)),
  ),
  "category-gifts": scene(
    stage("table", { willow: true, window: 0.4, horizon: 960 }),
    at(880, 1100, 0.72, standingRoll("indigo")),
    at(410, 1110, 1.02, carton({ name: "For a quiet house", line: "WRAPPED BY HAND · FROME" })),
    at(670, 1290, 0.66, proppedGiftCard),
  ),
  "category-keeping": scene(
    stage("keeping", { horizon: 1060, willow: true, window: 0.4 }),
    at(600, 360, 1.16, pegRail),
    at(580, 1330, 1.04, basket()),
  ),
};
