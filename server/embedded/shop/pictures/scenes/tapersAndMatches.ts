import { dimensions } from "#server/embedded/shop/pictures/dimensions.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { stage } from "#server/embedded/shop/pictures/stage.ts";
import { books } from "#server/embedded/shop/pictures/subjects/books.ts";
import { candle } from "#server/embedded/shop/pictures/subjects/candle.ts";
import { candlestick } from "#server/embedded/shop/pictures/subjects/candlestick.ts";
import { matchBottle } from "#server/embedded/shop/pictures/subjects/matchBottle.ts";
import { paperSheet } from "#server/embedded/shop/pictures/subjects/paperSheet.ts";
import { shelf } from "#server/embedded/shop/pictures/subjects/shelf.ts";
import {
  hangingTapers,
  tapers,
  type TaperColour,
} from "#server/embedded/shop/pictures/subjects/tapers.ts";
import { group, turned } from "#server/embedded/shop/pictures/svg.ts";
import {
  at,
  closeUp,
  hero,
  scene,
  type View,
  type Views,
} from "#server/embedded/shop/pictures/view.ts";

// Product pictures of dipped tapers and the match bottle, as SVG scenes.

const PALE = "#f6ead6";

function tilted(angle: number, subject: Drawing): Drawing {
  return (sheet) => group(subject(sheet), { transform: turned(angle) });
}

/** The pair lying on tissue, a little aslant. */
const laidPair = (colour: TaperColour): View =>
  scene(
    stage("candlelight", { wallOnly: true }),
    at(600, 750, 1, tilted(-3, paperSheet({ width: 780, height: 1230 }))),
    at(632, 178, 1.18, tilted(5, tapers({ colour }))),
  );

const naturalPair = laidPair("natural");
const bottle = hero("candlelight", { y: 1210, scale: 1.36 }, matchBottle);

export const taperAndMatchViews: Views = {
  "dipped-tapers": naturalPair,
  "dipped-tapers-rust": laidPair("rust"),
  "dipped-tapers-moss": laidPair("moss"),
  "dipped-tapers--detail": closeUp(naturalPair, 390, 880, 400),
  "dipped-tapers--context": scene(
    stage("candlelight", { wallOnly: true }),
    at(420, 180, 1, hangingTapers()),
    shelf(1230, "#4d3524"),
    at(820, 1196, 0.95, books),
    at(800, 1044, 0.86, candlestick()),
  ),
  "dipped-tapers--scale": scene(
    stage("candlelight", { wallOnly: true }),
    at(640, 190, 1.16, hangingTapers()),
    dimensions({
      left: 550,
      right: 730,
      top: 300,
      bottom: 1190,
      height: "28 cm",
      colour: PALE,
    }),
    dimensions({ left: 555, right: 633, top: 300, bottom: 1190, width: "22 mm", colour: PALE }),
  ),

  "match-bottle": bottle,
  "match-bottle--detail": closeUp(bottle, 400, 440, 400),
  "match-bottle--context": scene(
    stage("candlelight", { wallOnly: true }),
    shelf(1230, "#4d3524"),
    at(760, 1200, 1.02, candle({ height: 470 })),
    at(380, 1202, 0.96, matchBottle),
  ),
  "match-bottle--scale": scene(
    stage("candlelight"),
    at(660, 1140, 1.14, matchBottle),
    dimensions({
      left: 516,
      right: 804,
      top: 335,
      bottom: 1164,
      width: "5 cm",
      height: "14 cm",
      colour: PALE,
    }),
  ),
};
