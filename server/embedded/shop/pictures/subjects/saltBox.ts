import {
  darker,
  DEEP_SHADOW,
  HIGHLIGHT,
  KRAFT,
  LABEL_PAPER,
  lighter,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { lettering } from "#server/embedded/shop/pictures/lettering.ts";
import { box, polygon, type Point } from "#server/embedded/shop/pictures/outline.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import {
  fill,
  formatLength as f,
  moved,
  rectangle,
  stroke,
} from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawing of the kraft box of sea salt, open or shut.

const HALF = 217;
const HEIGHT = 558;
const DEPTH = 132;
const RISE = 72;

const back = ([x, y]: Point): Point => [x + DEPTH, y - RISE];
const TOP_LEFT: Point = [-HALF, -HEIGHT];
const TOP_RIGHT: Point = [HALF, -HEIGHT];

/** Draws three lines of swell over a marsh: the salt's logo. */
function tide(y: number): string {
  const line = (row: number) => {
    const at = y + row * 15;
    return `M-54 ${at}Q-40 ${at - 11} -27 ${at}T0 ${at}T27 ${at}T54 ${at}`;
  };
  return stroke(line(0) + line(1) + line(2), "#4d6a78", 3.4);
}

function label(): string {
  return [
    rectangle(-140, -400, 280, 310, LABEL_PAPER),
    rectangle(-131, -391, 262, 292, "none", {
      stroke: "#2c2620",
      "stroke-width": 1.4,
      opacity: 0.45,
    }),
    lettering("OSIER", { face: "capitals", size: 18, tracking: 0.4, y: -350 }),
    tide(-312),
    lettering("Sea Salt", { size: 68, y: -206 }),
    lettering("BLAKENEY FLAKES", { face: "capitals", size: 16, tracking: 0.2, y: -168 }),
    lettering("150 g", { face: "italic", size: 25, y: -126, colour: "#6b5a45" }),
  ].join("");
}

function board(sheet: Sheet, outline: string, light: string): string {
  return fill(outline, KRAFT) + texture(sheet, outline, "paper", 0.7) + fill(outline, light);
}

function flaps(sheet: Sheet): { behind: string; before: string } {
  const [backLeft, backRight] = [back(TOP_LEFT), back(TOP_RIGHT)];
  const rear = polygon([
    backLeft,
    [backLeft[0] + 16, backLeft[1] - 104],
    [backRight[0] - 8, backRight[1] - 104],
    backRight,
  ]);
  const leftFlap = polygon([
    TOP_LEFT,
    backLeft,
    [backLeft[0] - 88, backLeft[1] - 40],
    [TOP_LEFT[0] - 80, TOP_LEFT[1] - 22],
  ]);
  const rightFlap = polygon([
    TOP_RIGHT,
    backRight,
    [backRight[0] + 86, backRight[1] + 6],
    [TOP_RIGHT[0] + 92, TOP_RIGHT[1] + 10],
  ]);
  const front = polygon([
    TOP_LEFT,
    TOP_RIGHT,
    [HALF - 14, -HEIGHT + 92],
    [-HALF + 18, -HEIGHT + 92],
  ]);
  const plain = (dark: number, light: number) =>
    sheet.slanting([
      [0, lighter(KRAFT, 0.5), light],
      [1, darker(KRAFT, 0.5), dark],
    ]);
  const edge = (outline: string) => stroke(outline, lighter(KRAFT, 0.6), 2.2, { opacity: 0.6 });
  return {
    behind:
      board(sheet, rear, plain(0.34, 0.1)) +
      edge(rear) +
      board(sheet, leftFlap, plain(0.1, 0.6)) +
      edge(leftFlap),
    before:
      sheet.softFill(rightFlap, DEEP_SHADOW, 9, { opacity: 0.4, transform: moved(6, 26) }) +
      board(sheet, rightFlap, plain(0.2, 0.5)) +
      edge(rightFlap) +
      sheet.softFill(front, DEEP_SHADOW, 8, { opacity: 0.5, transform: moved(5, 12) }) +
      board(sheet, front, plain(0.06, 0.7)) +
      edge(front),
  };
}

/** Draws the box, 558 high and 434 wide; shut as sold if not `open`. */
export function saltBox({ open = true }: { open?: boolean } = {}): Drawing {
  return (sheet) => {
    const front = box(-HALF, -HEIGHT, 2 * HALF, HEIGHT);
    const side = polygon([[HALF, 0], TOP_RIGHT, back(TOP_RIGHT), back([HALF, 0])]);
    const lid = polygon([TOP_LEFT, back(TOP_LEFT), back(TOP_RIGHT), TOP_RIGHT]);
    const cast = polygon([
      [-HALF + 20, 2],
      [HALF, 2],
      back([HALF, 0]),
      [HALF + DEPTH + 250, -RISE - 10],
      [HALF + 130, 34],
    ]);
    const contact = polygon([
      [-HALF, -4],
      [HALF, -4],
      back([HALF, -6]),
      [HALF + DEPTH + 12, -RISE + 8],
      [HALF + 6, 12],
      [-HALF + 4, 12],
    ]);
    const { behind, before } = flaps(sheet);
    const hollow = sheet.across([
      [0, darker(KRAFT, 0.8)],
      [1, darker(KRAFT, 0.5)],
    ]);
    const top = open
      ? behind +
        fill(lid, hollow) +
        sheet.inside(
          lid,
          sheet.softEllipse(60, -HEIGHT + 6, 230, 50, "#f1ede3", 8, { opacity: 0.9 }),
        )
      : board(
          sheet,
          lid,
          sheet.across([
            [0, lighter(KRAFT, 0.6), 0.7],
            [1, lighter(KRAFT, 0.4), 0.5],
          ]),
        ) +
        stroke(
          `M${f(-HALF + DEPTH / 2)} ${f(-HEIGHT - RISE / 2)}H${f(HALF + DEPTH / 2)}`,
          darker(KRAFT, 0.35),
          2.4,
          { opacity: 0.7 },
        );
    return [
      sheet.softFill(cast, SHADOW, 20, { opacity: 0.38 }),
      sheet.softFill(contact, SHADOW, 5, { opacity: 0.7 }),
      top,
      board(
        sheet,
        front,
        sheet.slanting([
          [0, lighter(KRAFT, 0.5), 0.45],
          [1, darker(KRAFT, 0.3), 0.16],
        ]),
      ),
      board(
        sheet,
        side,
        sheet.across([
          [0, darker(KRAFT, 0.6), 0.42],
          [1, darker(KRAFT, 0.6), 0.62],
        ]),
      ),
      label(),
      stroke(`M${HALF} 0V${-HEIGHT}`, lighter(KRAFT, 0.5), 2, { opacity: 0.5 }),
      stroke(`M${-HALF} ${-HEIGHT}H${HALF}`, HIGHLIGHT, 2.5, { opacity: 0.5 }),
      open ? before : "",
    ].join("");
  };
}
