import { glazes } from "#server/embedded/shop/pictures/colour.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { stage } from "#server/embedded/shop/pictures/stage.ts";
import {
  darningMushroom,
  lyingMushroom,
} from "#server/embedded/shop/pictures/subjects/darningMushroom.ts";
import { darningNeedle } from "#server/embedded/shop/pictures/subjects/darningNeedle.ts";
import { mug } from "#server/embedded/shop/pictures/subjects/mug.ts";
import { openCarton } from "#server/embedded/shop/pictures/subjects/openCarton.ts";
import { domePendant } from "#server/embedded/shop/pictures/subjects/pendant.ts";
import { skein } from "#server/embedded/shop/pictures/subjects/skein.ts";
import { darnedSock } from "#server/embedded/shop/pictures/subjects/sock.ts";
import { spool } from "#server/embedded/shop/pictures/subjects/spool.ts";
import { tableTop } from "#server/embedded/shop/pictures/subjects/tableTop.ts";
import { yarnBall } from "#server/embedded/shop/pictures/subjects/yarnBall.ts";
import { group, moved, turned } from "#server/embedded/shop/pictures/svg.ts";
import { at, closeUp, scene, type Views } from "#server/embedded/shop/pictures/view.ts";

// Product pictures of the darning evening, a class, as SVG scenes.

/** Path of the needle's wool from its eye to the last thread of the darn. */
const TO_THE_DARN = "M172 0C262 -20 306 60 262 96C214 132 108 84 136 -20C158 -92 216 -120 248 -206";

const turnedSock: Drawing = (sheet) => group(darnedSock(sheet), { transform: turned(6) });

const evening = scene(
  stage("digital", { wallOnly: true }),
  at(670, 620, 1, turnedSock),
  at(320, 1345, 0.86, skein()),
  at(620, 1370, 0.86, lyingMushroom(58)),
  at(300, 1125, 1, darningNeedle({ thread: TO_THE_DARN })),
);

/** Packed content: the mushroom leaning out of the shredded paper, two skeins beside it. */
const takenHome: Drawing = (sheet) =>
  [
    group(darningMushroom(sheet), {
      transform: `${moved(-90, -250)} ${turned(-9)} scale(.72)`,
    }),
    group(skein({ colour: glazes.indigo })(sheet), {
      transform: `${moved(210, -350)} ${turned(-14)} scale(.62)`,
    }),
    group(skein()(sheet), { transform: `${moved(190, -276)} ${turned(6)} scale(.62)` }),
  ].join("");

/** The sock on a table that is seen from its edge. */
const flatSock: Drawing = (sheet) =>
  group(darnedSock(sheet), { transform: "matrix(.62 0 -.2 .3 0 0)" });

export const darningViews: Views = {
  "darning-evening": evening,
  "darning-evening--detail": closeUp(evening, 310, 590, 380),
  "darning-evening--context": scene(
    stage("light", { wallOnly: true }),
    at(610, 500, 0.92, domePendant({ glaze: "moss" })),
    tableTop(980, "#7d5b3c"),
    at(890, 1080, 0.62, darningMushroom),
    at(640, 1050, 0.52, yarnBall({ colour: glazes.indigo })),
    at(160, 1090, 0.46, mug({ glaze: "oat", drink: "#9a5a26" })),
    at(520, 1250, 1, flatSock),
    at(1010, 1300, 0.66, yarnBall()),
    at(1090, 1110, 0.64, spool({ thread: glazes.moss })),
    at(500, 1370, 0.9, darningNeedle()),
  ),
  "darning-evening--pack": scene(
    stage("digital"),
    at(540, 1150, 1.16, openCarton({ width: 580, contents: takenHome })),
    at(420, 1310, 1, darningNeedle()),
  ),
};
