import { dimensions } from "#server/embedded/shop/pictures/dimensions.ts";
import { stage } from "#server/embedded/shop/pictures/stage.ts";
import { hangingBlanket, spreadBlanket } from "#server/embedded/shop/pictures/subjects/blanket.ts";
import { ladder, RUNGS } from "#server/embedded/shop/pictures/subjects/ladder.ts";
import { rail } from "#server/embedded/shop/pictures/subjects/rail.ts";
import { sideTable } from "#server/embedded/shop/pictures/subjects/sideTable.ts";
import { tableLamp } from "#server/embedded/shop/pictures/subjects/tableLamp.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { at, closeUp, hero, scene, type Views } from "#server/embedded/shop/pictures/view.ts";

// Product pictures of the Drove blanket, as SVG scenes.

const overRail: Drawing = (sheet) => rail()(sheet) + hangingBlanket()(sheet);
const drove = hero("textiles", { y: 330, scale: 1.18 }, overRail, { wallOnly: true });
const thirdRung = RUNGS[2] ?? 0;

export const blanketViews: Views = {
  "drove-blanket": drove,
  "drove-blanket--detail": closeUp(drove, 230, 760),
  "drove-blanket--context": scene(
    stage("light", { horizon: 1180 }),
    at(410, 1310, 1, ladder),
    at(410, 1310 - thirdRung, 1, hangingBlanket({ width: 370, length: 560 })),
    at(900, 1330, 0.95, sideTable),
    at(900, 862, 0.72, tableLamp({ glaze: "oat", withFlex: false })),
  ),
  "drove-blanket--scale": scene(
    stage("textiles", { wallOnly: true }),
    at(660, 690, 1.05, spreadBlanket),
    dimensions({
      left: 334.5,
      right: 985.5,
      top: 299,
      bottom: 1081,
      width: "200 cm",
      height: "240 cm",
    }),
  ),
};
