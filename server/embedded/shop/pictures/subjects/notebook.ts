import {
  darker,
  DEEP_SHADOW,
  glazes,
  HIGHLIGHT,
  LETTER_INK,
  mix,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { lettering } from "#server/embedded/shop/pictures/lettering.ts";
import { box, roundedBox } from "#server/embedded/shop/pictures/outline.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import {
  fill,
  formatLength as f,
  group,
  rectangle,
  stroke,
  turned,
} from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawing of the closed Field Notes notebook, cloth-bound with an elastic.

export type NotebookOptions = {
  cover?: string;
  title?: string;
  /** Rotation in degrees. */
  turn?: number;
};

const WIDTH = 560;
const HEIGHT = 780;
const LEFT = -WIDTH / 2;
const TOP = -HEIGHT / 2;
const SPINE = 96;

function pages(cover: string): string {
  const edges = [0, 1, 2, 3].map((page) =>
    stroke(
      `M${LEFT + 20} ${f(TOP + HEIGHT + 2 + page * 2.4)}H${LEFT + WIDTH + 4 + page}` +
        `M${f(LEFT + WIDTH + 1 + page * 2.4)} ${TOP + 20}V${TOP + HEIGHT + 4 + page}`,
      "#b9a98b",
      1,
      { opacity: 0.7 },
    ),
  );
  return [
    fill(roundedBox(LEFT + 8, TOP + 10, WIDTH + 8, HEIGHT + 8, 14), darker(cover, 0.45)),
    fill(roundedBox(LEFT + 10, TOP + 10, WIDTH + 1, HEIGHT + 1, 8), "#e9e0cd"),
    ...edges,
  ].join("");
}

function coverBoard(sheet: Sheet, cover: string): string {
  const board = roundedBox(LEFT, TOP, WIDTH, HEIGHT, 18);
  const spine = box(LEFT, TOP, SPINE, HEIGHT);
  const light = sheet.slanting([
    [0, HIGHLIGHT, 0.3],
    [0.5, HIGHLIGHT, 0.04],
    [1, DEEP_SHADOW, 0.22],
  ]);
  return (
    fill(board, cover) +
    sheet.inside(board, [
      texture(sheet, board, "linen", 0.6),
      fill(spine, mix(cover, DEEP_SHADOW, 0.32)),
      texture(sheet, spine, "linen", 0.5),
      rectangle(LEFT + SPINE - 2, TOP, 5, HEIGHT, DEEP_SHADOW, { opacity: 0.35 }),
      rectangle(LEFT + SPINE + 3, TOP, 3, HEIGHT, HIGHLIGHT, { opacity: 0.25 }),
      fill(board, light),
      rectangle(LEFT, TOP, WIDTH, 5, HIGHLIGHT, { opacity: 0.3 }),
      rectangle(LEFT, TOP, 5, HEIGHT, HIGHLIGHT, { opacity: 0.25 }),
    ])
  );
}

function titleLabel(sheet: Sheet, title: string): string {
  const x = LEFT + WIDTH * 0.3;
  const y = TOP + HEIGHT * 0.2;
  const width = WIDTH * 0.5;
  const height = HEIGHT * 0.2;
  return [
    sheet.softFill(box(x + 3, y + 4, width, height), DEEP_SHADOW, 4, { opacity: 0.35 }),
    rectangle(x, y, width, height, "#f2eadb"),
    rectangle(x + 9, y + 9, width - 18, height - 18, "none", {
      stroke: LETTER_INK,
      "stroke-width": 1.6,
      opacity: 0.55,
    }),
    lettering(title, { size: 42, x: x + width / 2, y: y + height * 0.5 }),
    lettering("OSIER", {
      face: "capitals",
      size: 15,
      x: x + width / 2,
      y: y + height * 0.76,
      tracking: 0.34,
    }),
  ].join("");
}

/** Draws the notebook lying flat, centered on the origin, 560 by 780. */
export function notebook(options: NotebookOptions = {}): Drawing {
  const { cover = glazes.indigo, title = "Field Notes", turn = -4 } = options;
  return (sheet) => {
    const elastic = sheet.across([
      [0, darker(cover, 0.6)],
      [0.3, darker(cover, 0.35)],
      [1, darker(cover, 0.65)],
    ]);
    const parts = [
      sheet.softFill(roundedBox(LEFT + 6, TOP + 10, WIDTH, HEIGHT, 18), SHADOW, 34, {
        opacity: 0.4,
        transform: "translate(50 52)",
      }),
      sheet.softFill(roundedBox(LEFT, TOP, WIDTH, HEIGHT, 18), SHADOW, 9, {
        opacity: 0.55,
        transform: "translate(20 22)",
      }),
      pages(cover),
      coverBoard(sheet, cover),
      titleLabel(sheet, title),
      rectangle(LEFT + WIDTH - 78, TOP - 3, 17, HEIGHT + 14, elastic),
    ];
    return group(parts, { transform: turned(turn) });
  };
}
