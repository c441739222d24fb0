import { glazes } from "#server/embedded/shop/pictures/colour.ts";
import { dimensions, remark } from "#server/embedded/shop/pictures/dimensions.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { stage } from "#server/embedded/shop/pictures/stage.ts";
import { apron } from "#server/embedded/shop/pictures/subjects/apron.ts";
import { basket } from "#server/embedded/shop/pictures/subjects/basket.ts";
import { clock, clockColours } from "#server/embedded/shop/pictures/subjects/clock.ts";
import { dustBrush } from "#server/embedded/shop/pictures/subjects/dustBrush.ts";
import { hangingCloth } from "#server/embedded/shop/pictures/subjects/hangingCloth.ts";
import { mug } from "#server/embedded/shop/pictures/subjects/mug.ts";
import { pegRail } from "#server/embedded/shop/pictures/subjects/pegRail.ts";
import { shelf } from "#server/embedded/shop/pictures/subjects/shelf.ts";
import {
  at,
  closeUp,
  hero,
  scene,
  type View,
  type Views,
} from "#server/embedded/shop/pictures/view.ts";

// Product pictures of the Noon wall clock and the peg rail, as SVG scenes.

const clockAlone = (face: keyof typeof clockColours): View =>
  hero("keeping", { y: 730, scale: 1.12 }, clock(clockColours[face]), { wallOnly: true });

const railInUse: Drawing = (sheet) =>
  [
    pegRail,
    at(-300, 20, 0.62, hangingCloth({ weave: "plain", ground: "#e6dcc8", thread: glazes.rust })),
    at(100, 22, 0.54, apron({ colour: glazes.indigo })),
  ]
    .map((draw) => draw(sheet))
    .join("");

const railAlone = hero("keeping", { y: 500, scale: 1.18 }, railInUse, { wallOnly: true });
const bareRail = hero("keeping", { y: 620, scale: 1.18 }, pegRail, { wallOnly: true });

export const wallGoodsViews: Views = {
  "noon-clock": clockAlone("chalk"),
  "noon-clock-ink": clockAlone("ink"),
  "noon-clock--detail": closeUp(clockAlone("chalk"), 520, 300, 420),
  "noon-clock--context": scene(
    stage("keeping", { wallOnly: true, willow: true, window: 0.35 }),
    at(420, 460, 0.72, clock(clockColours.chalk)),
    shelf(1190),
    at(240, 1158, 0.58, mug({ glaze: "oat" })),
    at(560, 1158, 0.58, mug({ glaze: "celadon" })),
    at(880, 1158, 0.58, mug({ glaze: "rust" })),
  ),
  "noon-clock--scale": scene(
    stage("keeping", { wallOnly: true }),
    at(640, 660, 0.9, clock(clockColours.chalk)),
    dimensions({ left: 298, right: 982, top: 318, bottom: 1002, width: "28 cm" }),
    remark("4 cm deep", 640, 1260),
  ),

  "peg-rail": railAlone,
  "peg-rail--detail": closeUp(bareRail, 80, 400, 400),
  "peg-rail--context": scene(
    stage("keeping", { horizon: 1150, willow: true, window: 0.35 }),
    at(600, 360, 1.12, pegRail),
    at(264, 384, 0.78, apron({ colour: glazes.moss })),
    at(936, 840, 0.84, dustBrush()),
    at(610, 1380, 0.62, basket()),
  ),
  "peg-rail--scale": scene(
    stage("keeping", { wallOnly: true }),
    at(640, 700, 1, pegRail),
    dimensions({ left: 220, right: 1060, top: 640, bottom: 790, width: "60 cm", height: "9 cm" }),
  ),
};
