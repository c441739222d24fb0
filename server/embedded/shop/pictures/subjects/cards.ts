import { glazes } from "#server/embedded/shop/pictures/colour.ts";
import { lettering } from "#server/embedded/shop/pictures/lettering.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { artwork, willowTwigs } from "#server/embedded/shop/pictures/subjects/artwork.ts";
import { leafMark } from "#server/embedded/shop/pictures/subjects/leafMark.ts";
import { printedPaper } from "#server/embedded/shop/pictures/subjects/printedPaper.ts";
import { rectangle, stroke } from "#server/embedded/shop/pictures/svg.ts";

// SVG drawings of greeting cards: willow, vessel and plain, one by one or fanned out.

const CARD = { width: 390, height: 540 };

/** Draws the card printed with willow on moss green. */
export function willowCard(x: number, y: number, turn: number): Drawing {
  const twigs = willowTwigs(
    { x: -160, y: -235, width: 320, height: 470 },
    { ground: glazes.moss, stem: "#dfe4cd", leaf: "#dfe4cd", accent: "#c3ccab" },
  );
  const ground = rectangle(-195, -270, CARD.width, CARD.height, glazes.moss);
  return (sheet) => printedPaper(sheet, { x, y, turn, ...CARD, printed: ground + twigs });
}

/** Draws the card with the vessel. */
export function vesselCard(x: number, y: number, turn: number): Drawing {
  const printed =
    artwork("vessel", { x: -160, y: -230, width: 320, height: 400 }) +
    lettering("with love", { face: "italic", size: 32, y: 225 });
  return (sheet) => printedPaper(sheet, { x, y, turn, ...CARD, printed });
}

/** Draws the plain card with a greeting. */
export function greetingCard(x: number, y: number, turn: number): Drawing {
  const printed =
    stroke("M-150 -225H150V225H-150Z", "#8a7a63", 2, { opacity: 0.6 }) +
    lettering("thank you", { face: "italic", size: 58, y: 130 }) +
    leafMark(0, -60, 1.7, glazes.moss);
  return (sheet) => printedPaper(sheet, { x, y, turn, ...CARD, printed });
}

/** The three cards fanned out, about 800 by 700 round the origin. */
export const cards: Drawing = (sheet) =>
  [greetingCard(210, 120, 15), vesselCard(-170, 60, -12), willowCard(20, -70, 3)]
    .map((draw) => draw(sheet))
    .join("");
