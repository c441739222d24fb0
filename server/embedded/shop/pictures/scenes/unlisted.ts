import { dimensions, remark } from "#server/embedded/shop/pictures/dimensions.ts";
import { stage } from "#server/embedded/shop/pictures/stage.ts";
import { bench } from "#server/embedded/shop/pictures/subjects/bench.ts";
import { bowl } from "#server/embedded/shop/pictures/subjects/bowl.ts";
import { carton } from "#server/embedded/shop/pictures/subjects/carton.ts";
import { mug } from "#server/embedded/shop/pictures/subjects/mug.ts";
import { domePendant } from "#server/embedded/shop/pictures/subjects/pendant.ts";
import { foldedThrow } from "#server/embedded/shop/pictures/subjects/throw.ts";
import { spool } from "#server/embedded/shop/pictures/subjects/spool.ts";
import { tableLamp } from "#server/embedded/shop/pictures/subjects/tableLamp.ts";
import { at, closeUp, hero, scene, type Views } from "#server/embedded/shop/pictures/view.ts";

/** Pictures of unlisted products: drafts, samples, seconds and the email subscribers' throw. */

const INDIGO_WOOL = { wool: "#3f5280", stripe: "#2b3a5e" };

const letterThrow = hero("textiles", { y: 1120, scale: 1.28 }, foldedThrow(INDIGO_WOOL));
const seconds = hero("table", { x: 570, y: 1060, scale: 1.46 }, bowl({ glaze: "rust" }));

export const unlistedViews: Views = {
  "spring-mug": hero("table", { x: 540, y: 1130, scale: 1.55 }, mug({ glaze: "indigo" })),
  "trade-pendant": hero(
    "table",
    { y: 840, scale: 1.15 },
    domePendant({ glaze: "indigo", lit: false }),
    { wallOnly: true, window: 0.45 },
  ),

  "letter-throw": letterThrow,
  "letter-throw--detail": closeUp(letterThrow, 480, 580),
  "letter-throw--context": scene(
    stage("light", { horizon: 940 }),
    at(1010, 930, 0.86, tableLamp({ glaze: "oat", withFlex: false })),
    at(520, 1290, 1, bench({ wood: "#7d5638" })),
    at(400, 936, 0.66, foldedThrow(INDIGO_WOOL)),
  ),
  "letter-throw--scale": scene(
    stage("textiles"),
    at(600, 1060, 1.12, foldedThrow(INDIGO_WOOL)),
    remark("130 × 190 cm", 600, 1250, "#3c4560"),
    dimensions({ left: 196, right: 1004, top: 560, bottom: 1070, width: "45 cm folded" }),
  ),

  "seconds-bowl": seconds,
  "seconds-bowl--detail": closeUp(seconds, 500, 640, 420),
  "seconds-bowl--context": scene(
    stage("table", { horizon: 940 }),
    at(400, 1060, 1, carton({ name: "Seconds", line: "SOUND · NOT PERFECT" })),
    at(760, 1230, 0.98, bowl({ glaze: "rust" })),
    at(330, 1290, 0.7, spool({ thread: "#c9ab7c" })),
  ),
  "seconds-bowl--scale": scene(
    stage("table"),
    at(660, 1040, 1.2, bowl({ glaze: "rust" })),
    dimensions({ left: 264, right: 1056, top: 740, bottom: 1050, width: "16 cm", height: "7 cm" }),
  ),
};
