import { glazes } from "#server/embedded/shop/pictures/colour.ts";
import { stage } from "#server/embedded/shop/pictures/stage.ts";
import {
  giftCard,
  giftCardWithNote,
  proppedGiftCard,
} from "#server/embedded/shop/pictures/subjects/giftCard.ts";
import { lyingPencil } from "#server/embedded/shop/pictures/subjects/pencil.ts";
import {
  clippedPattern,
  sewingPattern,
} from "#server/embedded/shop/pictures/subjects/sewingPattern.ts";
import { rule } from "#server/embedded/shop/pictures/subjects/rule.ts";
import { shelf } from "#server/embedded/shop/pictures/subjects/shelf.ts";
import { vase } from "#server/embedded/shop/pictures/subjects/vase.ts";
import { at, closeUp, hero, scene, type Views } from "#server/embedded/shop/pictures/view.ts";

// Product pictures of gift cards and the box bag sewing pattern, as SVG scenes.

const card = hero("digital", { y: 740, scale: 1.25 }, giftCard(), { wallOnly: true });
const pattern = hero("digital", { y: 750, scale: 1.15 }, sewingPattern, { wallOnly: true });

export const giftViews: Views = {
  "gift-card": card,
  "gift-card-50": hero(
    "digital",
    { y: 740, scale: 1.25 },
    giftCard({ colour: "#8a4a30", pressed: "#a5664a", envelope: "#c9a78f", amount: "£50" }),
    { wallOnly: true },
  ),
  "gift-card-100": hero(
    "digital",
    { y: 740, scale: 1.25 },
    giftCard({ colour: glazes.moss, pressed: "#8b9270", envelope: "#b3b89f", amount: "£100" }),
    { wallOnly: true },
  ),
  "gift-card--detail": closeUp(card, 220, 720, 440),
  "gift-card--context": scene(
    stage("digital", { wallOnly: true, willow: true, window: 0.35 }),
    shelf(1190),
    at(850, 1158, 0.86, vase({ shape: "bottle", glaze: "ink" })),
    at(430, 1164, 1.02, proppedGiftCard),
  ),
  "gift-card--pack": scene(
    stage("digital", { wallOnly: true }),
    at(590, 720, 1.1, giftCardWithNote),
  ),

  "box-bag-pattern": pattern,
  "box-bag-pattern--detail": closeUp(pattern, 250, 420, 460),
  "box-bag-pattern--context": scene(
    stage("digital", { wallOnly: true, willow: true, window: 0.35 }),
    at(600, 640, 1.02, sewingPattern),
    at(500, 1150, 0.86, rule({ angle: -5 })),
    at(760, 1270, 0.72, lyingPencil(80)),
  ),
  "box-bag-pattern--pack": scene(
    stage("digital", { wallOnly: true }),
    at(600, 770, 1.15, clippedPattern),
  ),
};
