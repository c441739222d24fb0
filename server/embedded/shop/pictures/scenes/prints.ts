import { OAK } from "#server/embedded/shop/pictures/colour.ts";
import { dimensions, remark } from "#server/embedded/shop/pictures/dimensions.ts";
import { stage } from "#server/embedded/shop/pictures/stage.ts";
import type { Artwork } from "#server/embedded/shop/pictures/subjects/artwork.ts";
import { basket } from "#server/embedded/shop/pictures/subjects/basket.ts";
import { books } from "#server/embedded/shop/pictures/subjects/books.ts";
import { calendar, march } from "#server/embedded/shop/pictures/subjects/calendar.ts";
import { framedPrint } from "#server/embedded/shop/pictures/subjects/framedPrint.ts";
import { hangingCloth } from "#server/embedded/shop/pictures/subjects/hangingCloth.ts";
import { mug } from "#server/embedded/shop/pictures/subjects/mug.ts";
import { printSheet } from "#server/embedded/shop/pictures/subjects/printSheet.ts";
import { shelf } from "#server/embedded/shop/pictures/subjects/shelf.ts";
import { tableLamp } from "#server/embedded/shop/pictures/subjects/tableLamp.ts";
import { vase } from "#server/embedded/shop/pictures/subjects/vase.ts";
import {
  at,
  closeUp,
  hero,
  scene,
  type View,
  type Views,
} from "#server/embedded/shop/pictures/view.ts";

// Product pictures of art prints and the wall calendar, as SVG scenes.

const PALE_OAK = "#c9a77b";
const DARK_OAK = "#39332c";

const framed = (art: Artwork, frame: string): View =>
  hero("paper", { y: 720, scale: 1.25 }, framedPrint({ art, frame }), { wallOnly: true });

const calendarAlone = hero("paper", { y: 780, scale: 1.2 }, calendar(), { wallOnly: true });

export const printViews: Views = {
  "three-hills-print": framed("hills", OAK),
  "three-hills-print-unframed": hero("paper", { y: 750, scale: 1.3 }, printSheet("hills"), {
    wallOnly: true,
  }),
  "three-hills-print--detail": closeUp(framed("hills", OAK), 400, 560, 400),
  "three-hills-print--context": scene(
    stage("paper", { wallOnly: true, willow: true, window: 0.35 }),
    at(390, 490, 0.82, framedPrint()),
    shelf(1230),
    at(860, 1200, 0.86, tableLamp({ glaze: "celadon", lit: false, withFlex: false })),
    at(340, 1206, 0.95, books),
  ),
  "three-hills-print--scale": scene(
    stage("paper", { wallOnly: true }),
    at(640, 660, 1.04, printSheet("hills", 0)),
    dimensions({ left: 328, right: 952, top: 254, bottom: 1066, width: "21 cm", height: "30 cm" }),
    remark("A3 is 30 by 42 cm", 640, 1320),
  ),

  "vessel-print": framed("vessel", PALE_OAK),
  "vessel-print--detail": closeUp(framed("vessel", PALE_OAK), 320, 690, 420),
  "vessel-print--context": scene(
    stage("paper", { wallOnly: true, willow: true, window: 0.35 }),
    at(430, 470, 0.8, framedPrint({ art: "vessel", frame: PALE_OAK })),
    shelf(1230),
    at(830, 1200, 0.92, vase({ shape: "bottle", glaze: "ink" })),
  ),
  "vessel-print--scale": scene(
    stage("paper", { wallOnly: true }),
    at(660, 680, 1.05, framedPrint({ art: "vessel", frame: PALE_OAK })),
    dimensions({ left: 324, right: 996, top: 250, bottom: 1110, width: "33 cm", height: "41 cm" }),
  ),

  "willow-print": framed("willow", DARK_OAK),
  "willow-print--detail": closeUp(framed("willow", DARK_OAK), 400, 480, 400),
  "willow-print--context": scene(
    stage("paper", { horizon: 1180, willow: true, window: 0.35 }),
    at(760, 466, 0.76, framedPrint({ art: "willow", frame: DARK_OAK })),
    shelf(830),
    at(300, 800, 0.62, vase({ shape: "moon", glaze: "chalk" })),
    at(520, 1370, 0.76, basket()),
  ),
  "willow-print--scale": scene(
    stage("paper", { wallOnly: true }),
    at(660, 680, 1.05, framedPrint({ art: "willow", frame: DARK_OAK })),
    dimensions({ left: 324, right: 996, top: 250, bottom: 1110, width: "30 cm", height: "38 cm" }),
  ),

  "wall-calendar": calendarAlone,
  "wall-calendar--detail": closeUp(calendarAlone, 500, 820, 440),
  "wall-calendar--context": scene(
    stage("paper", { wallOnly: true, willow: true, window: 0.35 }),
    at(380, 600, 0.86, calendar()),
    at(900, 330, 0.66, hangingCloth({ weave: "check", ground: "#e4dac7", thread: "#7a8568" })),
    shelf(1300),
    at(330, 1268, 0.5, mug({ glaze: "rust" })),
    at(600, 1272, 0.7, books),
  ),
  "wall-calendar--scale": scene(
    stage("paper", { wallOnly: true }),
    at(660, 720, 1, calendar(march)),
    dimensions({ left: 350, right: 970, top: 272, bottom: 1150, width: "30 cm", height: "46 cm" }),
  ),
};
