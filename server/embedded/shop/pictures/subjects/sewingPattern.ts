import { glazes, LETTER_INK } from "#server/embedded/shop/pictures/colour.ts";
import { lettering } from "#server/embedded/shop/pictures/lettering.ts";
import { box } from "#server/embedded/shop/pictures/outline.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { printedPaper } from "#server/embedded/shop/pictures/subjects/printedPaper.ts";
import { fill, placed, rectangle, stroke } from "#server/embedded/shop/pictures/svg.ts";

// SVG drawings of the box bag sewing pattern: a printed sheet, and the pages in a pile.

const BLUE = glazes.indigo;

const PIECES = [
  {
    x: -290,
    y: -270,
    outline: "M0 0H240V180C240 220 200 230 200 270V420H40V270C40 230 0 220 0 180Z",
  },
  { x: 0, y: -270, outline: "M0 0H280V150H0Z" },
  { x: 0, y: -60, outline: "M0 0C90 -26 190 -26 280 0V230C190 206 90 206 0 230Z" },
  { x: -290, y: 210, outline: "M0 0H570V110H0Z" },
];

function piece(outline: string, x: number, y: number): string {
  return placed(
    x,
    y,
    1,
    fill(outline, BLUE, { opacity: 0.1 }) +
      stroke(outline, BLUE, 3.4) +
      stroke(outline, BLUE, 2, {
        "stroke-dasharray": "10 8",
        transform: "translate(10 12) scale(.93)",
      }),
  );
}

function ruler(): string {
  const marks = Array.from({ length: 11 }, (_, mark) =>
    rectangle(-290 + mark * 28, 376, 2, mark % 5 === 0 ? 18 : 10, LETTER_INK),
  );
  return [
    ...marks,
    rectangle(-290, 376, 282, 2, LETTER_INK),
    lettering("10 cm", { face: "sans", size: 16, x: 16, y: 394, align: "start" }),
  ].join("");
}

/** Pages of the pattern in a pile under a bulldog clip, fresh from the printer. */
export const clippedPattern: Drawing = (sheet) => {
  const clip = box(120, -458, 140, 64);
  const steel = sheet.down([
    [0, "#7c828a"],
    [0.4, "#4a4f57"],
    [1, "#2b2f35"],
  ]);
  const pages = [5, 3.5, -3, 1.5].map((turn, index) =>
    printedPaper(sheet, {
      x: 16 - index * 6,
      y: 20 - index * 6,
      turn: turn * 0.6,
      width: 660,
      height: 860,
      colour: index % 2 === 0 ? "#e9e1d0" : "#efe8da",
    }),
  );
  return [
    ...pages,
    sewingPattern(sheet),
    sheet.softFill(clip, "#2a1a10", 6, { opacity: 0.5, transform: "translate(8 10)" }),
    fill(clip, steel, { transform: "rotate(-2)" }),
    stroke("M156 -456C150 -526 230 -526 224 -456", "#5a6068", 9),
  ].join("");
};

/** The printed sheet over another sheet, centered on the origin. */
export const sewingPattern: Drawing = (sheet) => {
  const grainLine = "M-170 -230V120M-182 -214L-170 -236L-158 -214M-182 104L-170 126L-158 104";
  const letter = { size: 54, colour: BLUE };
  const printed = [
    rectangle(-330, -430, 660, 860, "#f3ecdf"),
    lettering("Box bag, three sizes", { size: 44, x: -290, y: -362, align: "start" }),
    lettering("SEWING PATTERN · PDF", {
      face: "capitals",
      size: 17,
      x: -290,
      y: -324,
      align: "start",
      tracking: 0.22,
      colour: BLUE,
    }),
    ...PIECES.map(({ outline, x, y }) => piece(outline, x, y)),
    stroke(grainLine, BLUE, 2.4),
    lettering("A", { ...letter, x: -126, y: -40 }),
    lettering("B", { ...letter, x: 140, y: -180 }),
    lettering("C", { ...letter, x: 140, y: 74 }),
    lettering("D strap, cut two on the fold", {
      face: "italic",
      size: 30,
      x: -8,
      y: 276,
      colour: BLUE,
    }),
    ruler(),
  ].join("");
  return (
    printedPaper(sheet, { x: 36, y: 44, turn: 5, width: 660, height: 860, colour: "#e4dccb" }) +
    printedPaper(sheet, { turn: -2, width: 660, height: 860, printed })
  );
};
