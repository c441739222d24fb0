import { dimensions } from "#server/embedded/shop/pictures/dimensions.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { stage } from "#server/embedded/shop/pictures/stage.ts";
import { basket } from "#server/embedded/shop/pictures/subjects/basket.ts";
import { fernShadow } from "#server/embedded/shop/pictures/subjects/fern.ts";
import { jardiniere } from "#server/embedded/shop/pictures/subjects/jardiniere.ts";
import { milkingStool } from "#server/embedded/shop/pictures/subjects/milkingStool.ts";
import { lyingRodBundle, rodBundle } from "#server/embedded/shop/pictures/subjects/rodBundle.ts";
import { stakes } from "#server/embedded/shop/pictures/subjects/stakes.ts";
import { group, turned } from "#server/embedded/shop/pictures/svg.ts";
import { at, closeUp, hero, scene, type Views } from "#server/embedded/shop/pictures/view.ts";

// Product pictures of the jardinière, the milking stool and willow rods, as SVG scenes.

const plantPot = hero("keeping", { y: 1260, scale: 1.1 }, jardiniere());
const stool = hero("keeping", { y: 1200, scale: 1.28 }, milkingStool);
const rods = hero("keeping", { x: 310, y: 1065, scale: 1.45 }, lyingRodBundle, { horizon: 690 });

const leaningRods: Drawing = (sheet) => group(rodBundle(sheet), { transform: turned(5) });

export const rodAndStoolViews: Views = {
  jardiniere: plantPot,
  "jardiniere--detail": closeUp(plantPot, 240, 590),
  "jardiniere--context": scene(
    stage("keeping", { window: 0.5, horizon: 1000 }),
    at(740, 560, 1.06, fernShadow),
    at(520, 1270, 1.04, jardiniere()),
  ),
  "jardiniere--scale": scene(
    stage("keeping"),
    at(660, 1190, 0.96, jardiniere()),
    dimensions({
      left: 420,
      right: 900,
      top: 680,
      bottom: 1220,
      width: "24 cm",
      height: "26 cm",
    }),
  ),

  "milking-stool": stool,
  "milking-stool--detail": closeUp(stool, 250, 250, 440),
  "milking-stool--context": scene(
    stage("keeping", { willow: true, window: 0.4, horizon: 990 }),
    at(860, 1200, 0.84, basket()),
    at(400, 1330, 1.02, milkingStool),
    at(400, 660, 0.5, jardiniere()),
  ),
  "milking-stool--scale": scene(
    stage("keeping"),
    at(660, 1130, 1.08, milkingStool),
    dimensions({
      left: 336,
      right: 984,
      top: 330,
      bottom: 1200,
      width: "32 cm",
      height: "38 cm",
    }),
  ),

  "rod-bundle": rods,
  "rod-bundle--detail": closeUp(rods, 190, 610, 420),
  "rod-bundle--context": scene(
    stage("keeping", { willow: true, window: 0.4, horizon: 990 }),
    at(880, 1190, 0.96, leaningRods),
    at(430, 1300, 0.94, basket({ withHandles: false, holding: stakes })),
  ),
  "rod-bundle--scale": scene(
    stage("keeping"),
    at(640, 1250, 0.9, rodBundle),
    dimensions({
      left: 530,
      right: 760,
      top: 180,
      bottom: 1276,
      width: "30 cm",
      height: "183 cm",
    }),
  ),
};
