import type { Glaze } from "#server/embedded/shop/pictures/colour.ts";
import { dimensions } from "#server/embedded/shop/pictures/dimensions.ts";
import { stage } from "#server/embedded/shop/pictures/stage.ts";
import { books } from "#server/embedded/shop/pictures/subjects/books.ts";
import { bowl } from "#server/embedded/shop/pictures/subjects/bowl.ts";
import { framedPrint } from "#server/embedded/shop/pictures/subjects/framedPrint.ts";
import { mug } from "#server/embedded/shop/pictures/subjects/mug.ts";
import { domePendant, paperPendant } from "#server/embedded/shop/pictures/subjects/pendant.ts";
import { plateStack } from "#server/embedded/shop/pictures/subjects/plates.ts";
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

// Product pictures of the Vesper table lamp and two pendant lamps, as SVG scenes.

const PALE = "#f6ead6";

const vesper = (glaze: Glaze): View => hero("light", { y: 1220, scale: 1.2 }, tableLamp({ glaze }));
const dome = (glaze: Glaze): View =>
  hero("light", { y: 840, scale: 1.15 }, domePendant({ glaze }), { wallOnly: true });
const paper = hero("light", { y: 960, scale: 1.15 }, paperPendant(), { wallOnly: true });

export const lampViews: Views = {
  "vesper-lamp": vesper("rust"),
  "vesper-lamp-oat": vesper("oat"),
  "vesper-lamp-celadon": vesper("celadon"),
  "vesper-lamp-ink": vesper("ink"),
  "vesper-lamp--detail": closeUp(vesper("rust"), 320, 560),
  "vesper-lamp--context": scene(
    stage("light", { wallOnly: true }),
    at(300, 470, 0.62, framedPrint({ art: "hills", frame: "#6b4a30" })),
    shelf(1230, "#7d5638"),
    at(720, 1205, 1.08, tableLamp({ withFlex: false })),
    at(255, 1212, 0.95, books),
    at(250, 1078, 0.36, mug({ glaze: "celadon" })),
  ),
  "vesper-lamp--scale": scene(
    stage("light"),
    at(660, 1180, 1.1, tableLamp({ lit: false })),
    dimensions({
      left: 339,
      right: 981,
      top: 275,
      bottom: 1190,
      width: "31 cm",
      height: "42 cm",
      colour: PALE,
    }),
  ),

  "paper-pendant": paper,
  "paper-pendant--detail": closeUp(paper, 250, 420),
  "paper-pendant--context": scene(
    stage("light", { horizon: 1180 }),
    at(560, 760, 0.92, paperPendant()),
    at(600, 1330, 0.7, plateStack(["chalk", "oat"])),
    at(930, 1290, 0.5, vase({ shape: "bottle", glaze: "ink" })),
  ),
  "paper-pendant--scale": scene(
    stage("light", { wallOnly: true }),
    at(660, 980, 1, paperPendant({ lit: false })),
    dimensions({
      left: 300,
      right: 1020,
      top: 460,
      bottom: 980,
      width: "40 cm",
      height: "32 cm",
      colour: PALE,
    }),
  ),

  "dome-pendant": dome("moss"),
  "dome-pendant-rust": dome("rust"),
  "dome-pendant--detail": closeUp(dome("moss"), 480, 340),
  "dome-pendant--context": scene(
    stage("light", { horizon: 1150 }),
    at(600, 640, 0.9, domePendant()),
    at(370, 1290, 0.52, bowl({ glaze: "oat", filling: "#8e4a2c" })),
    at(790, 1340, 0.58, bowl({ glaze: "ink", inside: "celadon" })),
  ),
  "dome-pendant--scale": scene(
    stage("light", { wallOnly: true }),
    at(660, 880, 1, domePendant({ lit: false })),
    dimensions({
      left: 300,
      right: 1020,
      top: 424,
      bottom: 920,
      width: "28 cm",
      height: "19 cm",
      colour: PALE,
    }),
  ),
};
