import { glazes } from "#server/embedded/shop/pictures/colour.ts";
import { dimensions, remark } from "#server/embedded/shop/pictures/dimensions.ts";
import { glow } from "#server/embedded/shop/pictures/glow.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { stage } from "#server/embedded/shop/pictures/stage.ts";
import { cards, greetingCard, willowCard } from "#server/embedded/shop/pictures/subjects/cards.ts";
import { notebook } from "#server/embedded/shop/pictures/subjects/notebook.ts";
import { openNotebook } from "#server/embedded/shop/pictures/subjects/openNotebook.ts";
import { lyingPencil } from "#server/embedded/shop/pictures/subjects/pencil.ts";
import { sewnGutter } from "#server/embedded/shop/pictures/subjects/sewnGutter.ts";
import { shelf } from "#server/embedded/shop/pictures/subjects/shelf.ts";
import { vase } from "#server/embedded/shop/pictures/subjects/vase.ts";
import {
  at,
  closeUp,
  hero,
  scene,
  type View,
  type Views,
} from "#server/embedded/shop/pictures/view.ts";

// Product pictures of Field Notes notebooks and willow cards, as SVG scenes.

const RUST_CLOTH = "#a5532f";

const notebookAlone = (cover: string): View =>
  hero("paper", { y: 740, scale: 1.2 }, notebook({ cover }), { wallOnly: true });
const open = scene(
  stage("paper", { wallOnly: true }),
  at(600, 750, 1.25, openNotebook(-3)),
  at(600, 750, 1.25, sewnGutter(-3)),
);
const willowCards = hero("paper", { y: 760, scale: 1.18 }, cards, { wallOnly: true });

/** Light on a desk from a lamp outside the picture, upper left. */
const lampLight: Drawing = (sheet) => glow(sheet, 260, 200, 900, 860, "#ffe2ab", 0.75);

export const stationeryViews: Views = {
  "field-notes": notebookAlone(glazes.indigo),
  "field-notes-rust": notebookAlone(RUST_CLOTH),
  "field-notes-moss": notebookAlone(glazes.moss),
  "field-notes--detail": closeUp(open, 420, 480, 380),
  "field-notes--context": scene(
    stage("light", { wallOnly: true }),
    lampLight,
    at(580, 700, 1.12, openNotebook(-6)),
    at(640, 1180, 0.8, lyingPencil(76)),
    at(560, 1270, 0.8, lyingPencil(82)),
  ),
  "field-notes--scale": scene(
    stage("paper", { wallOnly: true }),
    at(660, 690, 1.05, notebook({ turn: 0 })),
    dimensions({ left: 366, right: 960, top: 280, bottom: 1105, width: "15 cm", height: "21 cm" }),
    remark("1.8 cm thick", 660, 1350),
  ),

  "willow-cards": willowCards,
  "willow-cards--detail": closeUp(willowCards, 460, 420, 380),
  "willow-cards--context": scene(
    stage("paper", { wallOnly: true, willow: true, window: 0.35 }),
    shelf(1200),
    at(800, 1168, 0.92, vase({ shape: "bottle", glaze: "ink" })),
    at(390, 864, 1.14, willowCard(0, 0, -1)),
  ),
  "willow-cards--scale": scene(
    stage("paper", { wallOnly: true }),
    at(860, 700, 1, greetingCard(0, 0, 6)),
    at(560, 720, 1.3, willowCard(0, 0, 0)),
    dimensions({
      left: 306,
      right: 814,
      top: 369,
      bottom: 1071,
      width: "10.5 cm",
      height: "15 cm",
    }),
  ),
};
