import { dimensions } from "#server/embedded/shop/pictures/dimensions.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { stage } from "#server/embedded/shop/pictures/stage.ts";
import { candlestick } from "#server/embedded/shop/pictures/subjects/candlestick.ts";
import { deskLamp } from "#server/embedded/shop/pictures/subjects/deskLamp.ts";
import { duskWindow } from "#server/embedded/shop/pictures/subjects/duskWindow.ts";
import { openNotebook } from "#server/embedded/shop/pictures/subjects/openNotebook.ts";
import { shelf } from "#server/embedded/shop/pictures/subjects/shelf.ts";
import { stormLantern } from "#server/embedded/shop/pictures/subjects/stormLantern.ts";
import { tableTop } from "#server/embedded/shop/pictures/subjects/tableTop.ts";
import { group } from "#server/embedded/shop/pictures/svg.ts";
import { at, closeUp, hero, scene, type Views } from "#server/embedded/shop/pictures/view.ts";

// Product pictures of the Rook desk lamp and the Ferry lantern, as SVG scenes.

const PALE = "#f6ead6";

const rookLamp = hero("light", { x: 540, y: 1210, scale: 1.14 }, deskLamp());
const ferryLantern = hero("light", { y: 1240, scale: 1.14 }, stormLantern());

/** Open notebook on the table, seen from the chair rather than from above. */
const notebookOnTable: Drawing = (sheet) =>
  group(openNotebook(-4)(sheet), { transform: "scale(1 .34)" });

export const deskLampAndLanternViews: Views = {
  "rook-desk-lamp": rookLamp,
  "rook-desk-lamp--detail": closeUp(rookLamp, 90, 430, 400),
  "rook-desk-lamp--context": scene(
    stage("candlelight", { wallOnly: true }),
    tableTop(1010, "#6d5038"),
    at(790, 1225, 0.84, notebookOnTable),
    at(450, 1170, 1.04, deskLamp()),
  ),
  "rook-desk-lamp--scale": scene(
    stage("light"),
    at(640, 1150, 1.06, deskLamp({ lit: false, withFlex: false })),
    dimensions({
      left: 300,
      right: 1040,
      top: 300,
      bottom: 1184,
      width: "46 cm",
      height: "52 cm",
      colour: PALE,
    }),
  ),

  "ferry-lantern": ferryLantern,
  "ferry-lantern--detail": closeUp(ferryLantern, 370, 700),
  "ferry-lantern--context": scene(
    stage("candlelight", { wallOnly: true }),
    duskWindow,
    shelf(1250, "#4d3524"),
    at(880, 1222, 0.8, candlestick({ lit: false })),
    at(430, 1222, 1.02, stormLantern()),
  ),
  "ferry-lantern--scale": scene(
    stage("light"),
    at(660, 1160, 1.06, stormLantern({ lit: false, handle: "down" })),
    dimensions({
      left: 436,
      right: 884,
      top: 328,
      bottom: 1194,
      width: "17 cm",
      height: "31 cm",
      colour: PALE,
    }),
  ),
};
