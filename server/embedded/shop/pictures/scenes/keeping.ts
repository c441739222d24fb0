import { dimensions, remark } from "#server/embedded/shop/pictures/dimensions.ts";
import { stage } from "#server/embedded/shop/pictures/stage.ts";
import { basket } from "#server/embedded/shop/pictures/subjects/basket.ts";
import { bentwoodBox } from "#server/embedded/shop/pictures/subjects/bentwoodBox.ts";
import { books } from "#server/embedded/shop/pictures/subjects/books.ts";
import { cushion, cushionPatterns } from "#server/embedded/shop/pictures/subjects/cushion.ts";
import { framedPrint } from "#server/embedded/shop/pictures/subjects/framedPrint.ts";
import { milkingStool } from "#server/embedded/shop/pictures/subjects/milkingStool.ts";
import { rumpledThrow, throwEnd } from "#server/embedded/shop/pictures/subjects/rumpledThrow.ts";
import { shelf } from "#server/embedded/shop/pictures/subjects/shelf.ts";
import { spool } from "#server/embedded/shop/pictures/subjects/spool.ts";
import { vase } from "#server/embedded/shop/pictures/subjects/vase.ts";
import { at, closeUp, hero, scene, type Views } from "#server/embedded/shop/pictures/view.ts";

// Product pictures of the withy basket, the bentwood box and vases, as SVG scenes.

const withyBasket = hero("keeping", { y: 1150, scale: 1.3 }, basket());
const bentwood = hero("keeping", { y: 1080, scale: 1.2 }, bentwoodBox());
const bottleVase = hero(
  "keeping",
  { y: 1190, scale: 1.2 },
  vase({ shape: "bottle", glaze: "ink" }),
);
const moonVase = hero("keeping", { y: 1130, scale: 1.3 }, vase({ shape: "moon", glaze: "chalk" }));
const reedmace = hero(
  "keeping",
  { y: 1200, scale: 1.25 },
  vase({ shape: "tall", glaze: "celadon", withStems: false }),
);

export const storageViews: Views = {
  "withy-basket": withyBasket,
  "withy-basket--detail": closeUp(withyBasket, 200, 520),
  "withy-basket--context": scene(
    stage("keeping", { willow: true, window: 0.45, horizon: 930 }),
    at(820, 1130, 0.74, cushion(cushionPatterns.leaf)),
    at(400, 1230, 1.05, basket({ holding: rumpledThrow, draped: throwEnd })),
  ),
  "withy-basket--scale": scene(
    stage("keeping"),
    at(660, 1130, 1.12, basket()),
    dimensions({ left: 336, right: 984, top: 648, bottom: 1145, width: "46 cm", height: "32 cm" }),
    remark("holds three folded throws", 660, 420),
  ),

  "bentwood-box": bentwood,
  "bentwood-box--detail": closeUp(bentwood, 330, 800, 440),
  "bentwood-box--context": scene(
    stage("keeping", { wallOnly: true, willow: true, window: 0.35 }),
    shelf(1190),
    at(880, 1156, 0.86, books),
    at(880, 1034, 0.8, spool()),
    at(400, 1116, 0.8, bentwoodBox()),
  ),
  "bentwood-box--scale": scene(
    stage("keeping"),
    at(660, 1040, 1, bentwoodBox()),
    dimensions({ left: 320, right: 1000, top: 760, bottom: 1110, width: "22 cm", height: "10 cm" }),
  ),
};

export const vaseViews: Views = {
  "bottle-vase": bottleVase,
  "bottle-vase--detail": closeUp(bottleVase, 330, 690, 460),
  "bottle-vase--context": scene(
    stage("keeping", { wallOnly: true, willow: true, window: 0.4 }),
    at(330, 440, 0.66, framedPrint({ art: "vessel", frame: "#c9a77b" })),
    shelf(1210),
    at(780, 1178, 0.98, vase({ shape: "bottle", glaze: "ink" })),
  ),
  "bottle-vase--scale": scene(
    stage("keeping"),
    at(640, 1180, 1.2, vase({ shape: "bottle", glaze: "ink", withStems: false })),
    dimensions({ left: 382, right: 898, top: 436, bottom: 1195, width: "15 cm", height: "26 cm" }),
  ),

  "moon-vase": moonVase,
  "moon-vase--detail": closeUp(moonVase, 240, 640, 460),
  "moon-vase--context": scene(
    stage("keeping", { willow: true, window: 0.6, horizon: 960 }),
    at(640, 1170, 1.12, vase({ shape: "moon", glaze: "chalk" })),
  ),
  "moon-vase--scale": scene(
    stage("keeping"),
    at(660, 1130, 1.25, vase({ shape: "moon", glaze: "chalk", withStems: false })),
    dimensions({ left: 316, right: 1004, top: 542, bottom: 1145, width: "24 cm", height: "22 cm" }),
  ),

  "reedmace-vase": reedmace,
  "reedmace-vase--detail": closeUp(reedmace, 400, 560, 400),
  "reedmace-vase--context": scene(
    stage("keeping", { willow: true, window: 0.4, horizon: 950 }),
    at(800, 1170, 0.94, milkingStool),
    at(390, 1290, 1.08, vase({ shape: "tall", glaze: "celadon" })),
  ),
  "reedmace-vase--scale": scene(
    stage("keeping"),
    at(640, 1190, 1.18, vase({ shape: "tall", glaze: "celadon", withStems: false })),
    dimensions({ left: 463, right: 817, top: 423, bottom: 1205, width: "13 cm", height: "34 cm" }),
  ),
};
