import { glazes, LABEL_PAPER } from "#server/embedded/shop/pictures/colour.ts";
import { lettering } from "#server/embedded/shop/pictures/lettering.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { printedPaper } from "#server/embedded/shop/pictures/subjects/printedPaper.ts";
import { fill, group, rectangle, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { willowBranch } from "#server/embedded/shop/pictures/willow.ts";

// SVG drawings of the gift card: on its envelope, propped upright, and with a note.

export type GiftCardOptions = {
  colour?: string;
  /** Color of the willow pressed into the card, a shade off the card's color. */
  pressed?: string;
  /** Color of the envelope under the card. */
  envelope?: string;
  /** Amount to print, "£50". */
  amount?: string;
};

/** Draws the card's printed face, drawn about its own middle. */
function cardFace({
  colour = glazes.indigo,
  pressed = "#5f719a",
  amount,
}: GiftCardOptions): string {
  const willow = group(willowBranch(pressed, 3), {
    transform: "translate(150 -330) rotate(8) scale(.72)",
  });
  const cream = { align: "start", colour: LABEL_PAPER } as const;
  const figure = { size: 64, x: 262, y: -112, align: "end", colour: LABEL_PAPER } as const;
  return [
    rectangle(-320, -205, 640, 410, colour),
    willow,
    lettering("Gift card", { ...cream, size: 72, x: -262, y: 112 }),
    lettering("OSIER", {
      ...cream,
      face: "capitals",
      size: 20,
      x: -260,
      y: -138,
      tracking: 0.42,
    }),
    lettering("for a quiet house", {
      face: "italic",
      size: 32,
      x: -260,
      y: 158,
      align: "start",
      colour: "#e0e2e2",
    }),
    amount === undefined ? "" : lettering(amount, figure),
  ].join("");
}

/** Draws the gift card on its envelope, centered on the origin, 640 by 410. */
export function giftCard(options: GiftCardOptions = {}): Drawing {
  const { envelope = "#8a94ab" } = options;
  return (sheet) =>
    printedPaper(sheet, { x: 60, y: 70, turn: 7, width: 640, height: 420, colour: envelope }) +
    printedPaper(sheet, {
      x: -10,
      y: -20,
      turn: -5,
      width: 640,
      height: 410,
      printed: cardFace(options),
    });
}

/** The card without its envelope, upright, its lower edge on the origin. */
export const proppedGiftCard: Drawing = (sheet) =>
  printedPaper(sheet, { y: -205, turn: -1.5, width: 640, height: 410, printed: cardFace({}) });

/** The card half inside its envelope with a handwritten note under them. */
export const giftCardWithNote: Drawing = (sheet) => {
  const hand = { face: "italic", size: 40, align: "start", colour: "#3a4358" } as const;
  const note = ["For the new kitchen.", "Buy something useless,", "love, M & D"].map(
    (words, line) => lettering(words, { ...hand, x: -190, y: 60 + line * 64 }),
  );
  const flap = fill("M-340 -220L0 10L340 -220Z", "#4a5d8c");
  const edge = stroke("M-340 -220L0 14L340 -220", "#2c3a5a", 3, { opacity: 0.6 });
  return [
    printedPaper(sheet, {
      x: 230,
      y: 260,
      turn: 8,
      width: 470,
      height: 560,
      printed: note.join(""),
    }),
    printedPaper(sheet, {
      x: -70,
      y: -230,
      turn: -7,
      width: 640,
      height: 410,
      printed: cardFace({ colour: "#46598a" }),
    }),
    printedPaper(sheet, {
      x: -50,
      y: 10,
      turn: -7,
      width: 680,
      height: 440,
      colour: glazes.indigo,
      printed: flap + edge,
    }),
  ].join("");
};
