import { dimensions } from "#server/embedded/shop/pictures/dimensions.ts";
import { steam } from "#server/embedded/shop/pictures/glow.ts";
import { stage } from "#server/embedded/shop/pictures/stage.ts";
import { biscuitNear, biscuitStack } from "#server/embedded/shop/pictures/subjects/biscuit.ts";
import { biscuitTin } from "#server/embedded/shop/pictures/subjects/biscuitTin.ts";
import { saltBox } from "#server/embedded/shop/pictures/subjects/saltBox.ts";
import { saltField } from "#server/embedded/shop/pictures/subjects/saltCrystals.ts";
import { saltHeap } from "#server/embedded/shop/pictures/subjects/saltFlakes.ts";
import { saltPig } from "#server/embedded/shop/pictures/subjects/saltPig.ts";
import { tableTop } from "#server/embedded/shop/pictures/subjects/tableTop.ts";
import { teapot } from "#server/embedded/shop/pictures/subjects/teapot.ts";
import { tray } from "#server/embedded/shop/pictures/subjects/tray.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { at, hero, scene, type Views } from "#server/embedded/shop/pictures/view.ts";

// Product pictures of sea salt and oat biscuits, as SVG scenes.

const boxAndHeap: Drawing = (sheet) =>
  at(0, 0, 1, saltBox())(sheet) + at(-70, 96, 0.86, saltHeap)(sheet);
const salt = hero("pantry", { x: 560, y: 1080, scale: 1.24 }, boxAndHeap);

/** The open tin with five of its biscuits in front of it. */
const tinAndBiscuits: Drawing = (sheet) =>
  [
    biscuitTin()(sheet),
    at(326, 116, 1.04, biscuitStack(3, 5))(sheet),
    at(118, 178, 1.04, biscuitStack(1, 27))(sheet),
    at(-110, 154, 1.04, biscuitStack(1, 43))(sheet),
  ].join("");
const biscuits = hero("pantry", { x: 545, y: 1010, scale: 1.14 }, tinAndBiscuits);

export const pantryGoodsViews: Views = {
  "sea-salt": salt,
  "sea-salt--detail": scene(saltField),
  "sea-salt--context": scene(
    stage("pantry", { willow: true, window: 0.45, horizon: 940 }),
    tableTop(940),
    at(890, 1120, 0.82, saltPig),
    at(310, 1220, 0.72, saltBox()),
    at(600, 1310, 0.62, saltHeap),
  ),
  "sea-salt--scale": scene(
    stage("pantry"),
    at(610, 1090, 1.12, saltBox({ open: false })),
    dimensions({ left: 367, right: 853, top: 465, bottom: 1090, width: "7 cm", height: "9 cm" }),
  ),

  "oat-biscuits": biscuits,
  "oat-biscuits--detail": scene(
    stage("pantry", { wallOnly: true }),
    at(1010, 190, 4.6, biscuitNear(40)),
    at(440, 870, 7, biscuitNear(8)),
  ),
  "oat-biscuits--context": scene(
    stage("pantry", { willow: true, window: 0.45, horizon: 930 }),
    at(600, 1190, 1.22, tray()),
    at(450, 1130, 0.86, teapot({ glaze: "ink" })),
    at(850, 1140, 0.9, biscuitStack(4, 5)),
    at(700, 1230, 0.9, biscuitStack(1, 43)),
    at(190, 830, 0.5, steam),
  ),
  "oat-biscuits--scale": scene(
    stage("pantry"),
    at(650, 1010, 1.18, biscuitTin({ open: false })),
    dimensions({ left: 294, right: 1006, top: 735, bottom: 1090, width: "18 cm", height: "7 cm" }),
  ),
};
