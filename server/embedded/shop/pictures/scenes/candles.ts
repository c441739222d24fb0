import { glazes } from "#server/embedded/shop/pictures/colour.ts";
import { dimensions } from "#server/embedded/shop/pictures/dimensions.ts";
import { stage } from "#server/embedded/shop/pictures/stage.ts";
import { closedNotebook } from "#server/embedded/shop/pictures/subjects/books.ts";
import { candle } from "#server/embedded/shop/pictures/subjects/candle.ts";
import { candlestick } from "#server/embedded/shop/pictures/subjects/candlestick.ts";
import { shelf } from "#server/embedded/shop/pictures/subjects/shelf.ts";
import { at, closeUp, hero, scene, type Views } from "#server/embedded/shop/pictures/view.ts";

// Product pictures of the Ember candle and the chamber candlestick, as SVG scenes.

const PALE = { colour: "#f6ead6" };

const ember = hero("candlelight", { y: 1170, scale: 1.2 }, candle());
const chamber = hero("candlelight", { y: 1160, scale: 1.25 }, candlestick());

export const candleViews: Views = {
  "ember-candle": ember,
  "ember-candle--detail": closeUp(ember, 370, 400),
  "ember-candle--context": scene(
    stage("candlelight", { wallOnly: true }),
    shelf(1210, "#4d3524"),
    at(400, 1176, 0.9, candle()),
    at(800, 1176, 0.94, candlestick()),
  ),
  "ember-candle--scale": scene(
    stage("candlelight"),
    at(640, 1140, 1.1, candle({ lit: false })),
    dimensions({
      ...PALE,
      left: 486,
      right: 794,
      top: 656,
      bottom: 1160,
      width: "7 cm",
      height: "15 cm",
    }),
  ),

  "chamber-candlestick": chamber,
  "chamber-candlestick--detail": closeUp(chamber, 350, 740),
  "chamber-candlestick--context": scene(
    stage("candlelight", { wallOnly: true }),
    shelf(1230, "#4d3524"),
    at(400, 1192, 1.1, candlestick()),
    at(860, 1196, 1.15, closedNotebook(glazes.indigo)),
  ),
  "chamber-candlestick--scale": scene(
    stage("candlelight"),
    at(640, 1060, 1.5, candlestick({ withTaper: false })),
    dimensions({
      ...PALE,
      left: 355,
      right: 925,
      top: 835,
      bottom: 1080,
      width: "14 cm",
      height: "6 cm",
    }),
  ),
};
