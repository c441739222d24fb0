import { dimensions } from "#server/embedded/shop/pictures/dimensions.ts";
import { stage } from "#server/embedded/shop/pictures/stage.ts";
import { carafe } from "#server/embedded/shop/pictures/subjects/carafe.ts";
import { oilBottle } from "#server/embedded/shop/pictures/subjects/oilBottle.ts";
import { saltPig } from "#server/embedded/shop/pictures/subjects/saltPig.ts";
import { servingDish } from "#server/embedded/shop/pictures/subjects/servingDish.ts";
import { shelf } from "#server/embedded/shop/pictures/subjects/shelf.ts";
import { laidRunner } from "#server/embedded/shop/pictures/subjects/tableRunner.ts";
import { tableTop } from "#server/embedded/shop/pictures/subjects/tableTop.ts";
import { at, closeUp, hero, LOW, scene, type Views } from "#server/embedded/shop/pictures/view.ts";

// Product pictures of the Weir serving dish and the salt pig, as SVG scenes.

const weirDish = hero("table", { y: 900, scale: 1.12 }, servingDish, LOW);
const saltmarshPig = hero("table", { x: 640, y: 1130, scale: 1.36 }, saltPig);

export const servingDishViews: Views = {
  "weir-serving-dish": weirDish,
  "weir-serving-dish--detail": closeUp(weirDish, 40, 550, 400),
  "weir-serving-dish--context": scene(
    stage("table", { wallOnly: true, willow: true, window: 0.45 }),
    tableTop(890),
    at(600, 890, 1, laidRunner({ far: 420, near: 820, length: 520 })),
    at(830, 1020, 0.8, carafe()),
    at(560, 1230, 0.94, servingDish),
  ),
  "weir-serving-dish--scale": scene(
    stage("table"),
    at(660, 980, 0.92, servingDish),
    dimensions({
      left: 218,
      right: 1102,
      top: 760,
      bottom: 1062,
      width: "36 cm",
      height: "7 cm",
    }),
  ),

  "salt-pig": saltmarshPig,
  "salt-pig--detail": closeUp(saltmarshPig, 210, 300, 480),
  "salt-pig--context": scene(
    stage("pantry", { wallOnly: true, willow: true, window: 0.4 }),
    shelf(1210),
    at(880, 1180, 0.98, oilBottle),
    at(430, 1182, 1.06, saltPig),
  ),
  "salt-pig--scale": scene(
    stage("table"),
    at(690, 1080, 1.14, saltPig),
    dimensions({ left: 290, right: 976, top: 378, bottom: 1120, height: "14 cm" }),
    dimensions({ left: 380, right: 976, top: 378, bottom: 1120, width: "12 cm" }),
  ),
};
