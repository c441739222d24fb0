import type { Glaze } from "#server/embedded/shop/pictures/colour.ts";
import { steam } from "#server/embedded/shop/pictures/glow.ts";
import { stage } from "#server/embedded/shop/pictures/stage.ts";
import { carton } from "#server/embedded/shop/pictures/subjects/carton.ts";
import { mug } from "#server/embedded/shop/pictures/subjects/mug.ts";
import { singlePlate } from "#server/embedded/shop/pictures/subjects/plates.ts";
import { teapot } from "#server/embedded/shop/pictures/subjects/teapot.ts";
import {
  at,
  closeUp,
  hero,
  scene,
  type View,
  type Views,
} from "#server/embedded/shop/pictures/view.ts";

// Product pictures of the Cabin mug in its four glazes, as SVG scenes.

const alone = (glaze: Glaze): View =>
  hero("table", { x: 540, y: 1130, scale: 1.55 }, mug({ glaze }));

const COFFEE = "#7a4a22";

export const mugViews: Views = {
  "cabin-mug": alone("oat"),
  "cabin-mug-celadon": alone("celadon"),
  "cabin-mug-ink": alone("ink"),
  "cabin-mug-rust": alone("rust"),
  "cabin-mug--detail": closeUp(alone("oat"), 190, 420),
  "cabin-mug--context": scene(
    stage("table", { willow: true, window: 0.5, horizon: 960 }),
    at(800, 1070, 1, teapot({ glaze: "ink" })),
    at(330, 1210, 0.95, mug({ glaze: "oat", drink: COFFEE })),
    at(330, 780, 1, steam),
    at(790, 1310, 0.58, singlePlate("celadon")),
  ),
  "cabin-mug--pack": scene(
    stage("table"),
    at(430, 1090, 1.15, carton({ name: "Cabin Mug", line: "STONEWARE · OAT · 320 ML" })),
    at(830, 1230, 0.98, mug({ glaze: "oat" })),
  ),
};
