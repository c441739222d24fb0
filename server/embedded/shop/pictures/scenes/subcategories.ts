import { glazes, OAK } from "#server/embedded/shop/pictures/colour.ts";
import { stage } from "#server/embedded/shop/pictures/stage.ts";
import { apron } from "#server/embedded/shop/pictures/subjects/apron.ts";
import { basket } from "#server/embedded/shop/pictures/subjects/basket.ts";
import { bentwoodBox } from "#server/embedded/shop/pictures/subjects/bentwoodBox.ts";
import { bowl } from "#server/embedded/shop/pictures/subjects/bowl.ts";
import { candlestick } from "#server/embedded/shop/pictures/subjects/candlestick.ts";
import {
  greetingCard,
  vesselCard,
  willowCard,
} from "#server/embedded/shop/pictures/subjects/cards.ts";
import { clock, clockColours } from "#server/embedded/shop/pictures/subjects/clock.ts";
import { cushion, cushionPatterns } from "#server/embedded/shop/pictures/subjects/cushion.ts";
import { darningNeedle } from "#server/embedded/shop/pictures/subjects/darningNeedle.ts";
import { dustBrush } from "#server/embedded/shop/pictures/subjects/dustBrush.ts";
import { footedBowl } from "#server/embedded/shop/pictures/subjects/footedBowl.ts";
import { framedPrint } from "#server/embedded/shop/pictures/subjects/framedPrint.ts";
import { hangingCloth } from "#server/embedded/shop/pictures/subjects/hangingCloth.ts";
import { jar, preserves } from "#server/embedded/shop/pictures/subjects/jar.ts";
import { jug } from "#server/embedded/shop/pictures/subjects/jug.ts";
import { mug } from "#server/embedded/shop/pictures/subjects/mug.ts";
import { notebook } from "#server/embedded/shop/pictures/subjects/notebook.ts";
import { domePendant } from "#server/embedded/shop/pictures/subjects/pendant.ts";
import { pegRail } from "#server/embedded/shop/pictures/subjects/pegRail.ts";
import { plateStack } from "#server/embedded/shop/pictures/subjects/plates.ts";
import { sewingPattern } from "#server/embedded/shop/pictures/subjects/sewingPattern.ts";
import { shelf } from "#server/embedded/shop/pictures/subjects/shelf.ts";
import { soap, soaps } from "#server/embedded/shop/pictures/subjects/soap.ts";
import { tableLamp } from "#server/embedded/shop/pictures/subjects/tableLamp.ts";
import { teapot } from "#server/embedded/shop/pictures/subjects/teapot.ts";
import { foldedThrow, throwColours } from "#server/embedded/shop/pictures/subjects/throw.ts";
import { teas, tin } from "#server/embedded/shop/pictures/subjects/tin.ts";
import { towels } from "#server/embedded/shop/pictures/subjects/towels.ts";
import { tray } from "#server/embedded/shop/pictures/subjects/tray.ts";
import { tumbler } from "#server/embedded/shop/pictures/subjects/tumbler.ts";
import { vase } from "#server/embedded/shop/pictures/subjects/vase.ts";
import { yarnBall } from "#server/embedded/shop/pictures/subjects/yarnBall.ts";
import { at, scene, type Views } from "#server/embedded/shop/pictures/view.ts";

/** Pictures of the subcategories. */
export const subcategoryViews: Views = {
  "category-mugs": scene(
    stage("table", { window: 0.4, willow: true }),
    at(850, 1060, 0.82, mug({ glaze: "rust" })),
    at(400, 1060, 0.82, mug({ glaze: "ink" })),
    at(680, 1240, 0.92, mug({ glaze: "celadon" })),
    at(230, 1240, 0.92, mug({ glaze: "oat" })),
  ),
  "category-bowls-and-plates": scene(
    stage("table", { window: 0.4, horizon: 950 }),
    at(790, 1090, 0.86, plateStack()),
    at(410, 1250, 0.96, bowl({ glaze: "celadon" })),
  ),
  "category-teaware": scene(
    stage("table", { willow: true, window: 0.45, horizon: 920 }),
    at(600, 1170, 1.3, tray()),
    at(620, 1130, 1, teapot()),
  ),
  "category-lamps": scene(
    stage("light"),
    at(370, 560, 0.72, domePendant()),
    at(740, 1230, 0.98, tableLamp({ withFlex: false })),
  ),
  "category-candles": scene(
    stage("candlelight", { horizon: 980 }),
    at(560, 1180, 1.35, candlestick()),
  ),
  "category-throws-and-cushions": scene(
    stage("textiles", { willow: true, window: 0.35, horizon: 950 }),
    at(700, 1130, 1.12, foldedThrow(throwColours.oat)),
    at(420, 1260, 0.78, cushion(cushionPatterns.waves)),
  ),
  "category-kitchen-linen": scene(
    stage("textiles", { wallOnly: true, willow: true, window: 0.3 }),
    at(600, 330, 1.22, pegRail),
    at(234, 354, 0.82, hangingCloth()),
    at(722, 354, 0.92, apron()),
  ),
  "category-notebooks-and-cards": scene(
    stage("paper", { wallOnly: true, willow: true, window: 0.35 }),
    at(640, 700, 1.12, notebook({ turn: 8 })),
    at(330, 830, 0.84, greetingCard(0, 0, -16)),
    at(500, 920, 0.84, vesselCard(0, 0, -4)),
    at(690, 960, 0.84, willowCard(0, 0, 10)),
  ),
  "category-prints-and-calendars": scene(
    stage("paper", { wallOnly: true, willow: true, window: 0.3 }),
    at(330, 560, 0.74, framedPrint({ art: "hills", frame: OAK })),
    at(860, 760, 0.74, framedPrint({ art: "vessel", frame: "#c9a77b" })),
  ),
  "category-tea": scene(
    stage("pantry", { horizon: 960, window: 0.35 }),
    at(300, 1140, 0.86, tin(teas.sencha)),
    at(620, 1140, 0.86, tin(teas.hojicha)),
    at(940, 1140, 0.86, tin(teas.assam)),
  ),
  "category-preserves-and-biscuits": scene(
    stage("pantry", { horizon: 940, window: 0.55 }),
    at(400, 1160, 1.1, jar(preserves.honey)),
    at(830, 1240, 1.1, jar(preserves.jam)),
  ),
  "category-soap": scene(
    stage("bath", { window: 0.35, horizon: 940 }),
    at(690, 1030, 1, soap(soaps.clayAndOat)),
    at(470, 1240, 1.1, soap(soaps.mossAndSalt)),
  ),
  "category-towels-and-brushes": scene(
    stage("bath", { window: 0.35, horizon: 950 }),
    at(660, 1140, 1.12, towels(["#a9b49c", "#e4dac7", "#b9805f"])),
    at(330, 1230, 1.05, dustBrush()),
  ),
  "category-baskets-and-boxes": scene(
    stage("keeping", { willow: true, window: 0.4, horizon: 940 }),
    at(760, 1120, 0.98, basket()),
    at(380, 1290, 0.8, bentwoodBox()),
  ),
  "category-vases": scene(
    stage("keeping", { willow: true, window: 0.45, horizon: 960 }),
    at(370, 1130, 0.96, vase({ shape: "bottle", glaze: "ink" })),
    at(790, 1230, 0.98, vase({ shape: "moon", glaze: "chalk" })),
  ),
  "category-clocks-and-hooks": scene(
    stage("keeping", { wallOnly: true, willow: true, window: 0.3 }),
    at(640, 410, 0.74, clock(clockColours.chalk)),
    at(600, 860, 1.16, pegRail),
    at(252, 884, 0.6, hangingCloth({ weave: "plain", ground: "#e6dcc8", thread: glazes.indigo })),
  ),
  "category-gift-sets": scene(
    stage("table", { wallOnly: true, willow: true, window: 0.45 }),
    shelf(1250),
    at(230, 1212, 0.72, tumbler()),
    at(520, 1212, 0.72, jug()),
    at(880, 1190, 0.62, plateStack()),
    at(870, 1104, 0.5, footedBowl()),
  ),
  "category-patterns-and-classes": scene(
    stage("digital", { wallOnly: true, window: 0.3 }),
    at(560, 680, 1.06, sewingPattern),
    at(560, 1060, 0.9, darningNeedle()),
    at(930, 1330, 0.8, yarnBall()),
  ),
};
