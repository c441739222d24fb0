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
import { box, polygon } from "#server/embedded/shop/pictures/outline.ts";
import { randomFrom } from "#server/embedded/shop/pictures/random.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { leafMark } from "#server/embedded/shop/pictures/subjects/leafMark.ts";
import { pencil, pencilEnd } from "#server/embedded/shop/pictures/subjects/pencil.ts";
import {
  fill,
  formatLength as f,
  group,
  moved,
  placed,
  rectangle,
  stroke,
} from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

const HALF = 138;
const HEIGHT = 500;
const DEPTH = 78;
const RISE = 40;
const PITCH = 44;

function row(sheet: Sheet, x: number, y: number, seed: number): string {
  const random = randomFrom(seed);
  const pencils = Array.from({ length: 6 }, (_, index) => {
    const top = y - 800 + random() * 16;
    return placed(x + (index - 2.5) * PITCH + (random() - 0.5) * 3, top, 1, pencil(sheet, 420));
  });
  return pencils.join("");
}

function label(): string {
  return [
    rectangle(-96, -350, 192, 232, LABEL_PAPER),
    rectangle(-89, -343, 178, 218, "none", {
      stroke: "#2c2620",
      "stroke-width": 1.2,
      opacity: 0.45,
    }),
    leafMark(0, -296, 0.72),
    lettering("Twelve", { size: 47, y: -216 }),
    lettering("Pencils", { size: 47, y: -174 }),
    lettering("CEDAR · HB", { face: "capitals", size: 13, tracking: 0.24, y: -143 }),
    lettering("OSIER", { face: "capitals", size: 17, tracking: 0.4, y: -66 }),
  ].join("");
}

/** Twelve pencils, points up, in their kraft sleeve: 840 high, 354 across. */
export const pencilSleeve: Drawing = (sheet) => {
  const front = `M${-HALF} 0V${-HEIGHT}H-48C-46 ${-HEIGHT + 62} 46 ${-HEIGHT + 62} 48 ${-HEIGHT}H${HALF}V0Z`;
  const side = polygon([
    [HALF, 0],
    [HALF, -HEIGHT],
    [HALF + DEPTH, -HEIGHT - RISE],
    [HALF + DEPTH, -RISE],
  ]);
  const hollow = polygon([
    [-HALF, -HEIGHT],
    [-HALF + DEPTH, -HEIGHT - RISE],
    [HALF + DEPTH, -HEIGHT - RISE],
    [HALF, -HEIGHT],
    [HALF, -HEIGHT + 90],
    [-HALF, -HEIGHT + 90],
  ]);
  const board = (outline: string, light: string) =>
    fill(outline, KRAFT) + texture(sheet, outline, "paper", 0.7) + fill(outline, light);
  const cast = polygon([
    [-HALF + 10, 0],
    [HALF, 0],
    [HALF + DEPTH, -RISE],
    [HALF + DEPTH + 300, -RISE - 30],
    [HALF + 190, 24],
  ]);
  const contact = polygon([
    [-HALF, -4],
    [HALF, -4],
    [HALF + DEPTH, -RISE - 4],
    [HALF + DEPTH + 16, -RISE + 8],
    [HALF + 10, 14],
    [-HALF + 4, 12],
  ]);
  return [
    sheet.softFill(cast, SHADOW, 20, { opacity: 0.36 }),
    sheet.softFill(contact, SHADOW, 5, { opacity: 0.7 }),
    fill(hollow, darker(KRAFT, 0.65)),
    row(sheet, DEPTH * 0.66, -RISE * 0.66, 4),
    sheet.softFill(box(-HALF + 20, -HEIGHT - 150, 2 * HALF, 170), DEEP_SHADOW, 24, {
      opacity: 0.3,
    }),
    row(sheet, DEPTH * 0.22, -RISE * 0.1, 9),
    fill(
      box(-HALF + 2, -HEIGHT - 60, 2 * HALF + 60, 130),
      sheet.down([
        [0, DEEP_SHADOW, 0],
        [0.5, DEEP_SHADOW, 0.3],
        [1, DEEP_SHADOW, 0.6],
      ]),
      { "clip-path": sheet.clip(hollow) },
    ),
    board(
      front,
      sheet.slanting([
        [0, lighter(KRAFT, 0.5), 0.45],
        [1, darker(KRAFT, 0.3), 0.16],
      ]),
    ),
    board(
      side,
      sheet.across([
        [0, darker(KRAFT, 0.6), 0.4],
        [1, darker(KRAFT, 0.6), 0.62],
      ]),
    ),
    stroke(`M${HALF} 0V${-HEIGHT}`, lighter(KRAFT, 0.5), 2, { opacity: 0.6 }),
    stroke(
      `M${-HALF} ${-HEIGHT}H-48C-46 ${-HEIGHT + 62} 46 ${-HEIGHT + 62} 48 ${-HEIGHT}H${HALF}L${HALF + DEPTH} ${-HEIGHT - RISE}`,
      lighter(KRAFT, 0.7),
      3,
      {
        opacity: 0.8,
      },
    ),
    label(),
  ].join("");
};

const END = 150;

/** Close-up of the pencils' blunt ends in the bottom of the sleeve; the origin is their middle. */
export const pencilEnds: Drawing = (sheet) => {
  const step = END * Math.sqrt(3);
  const width = 6.5 * step;
  const sleeve = box(-width / 2 - 26, -END * 1.75 - 26, width + 52, END * 3.5 + 52);
  const inner = box(-width / 2, -END * 1.75, width, END * 3.5);
  const ends: string[] = [];
  for (let line = 0; line < 2; line += 1) {
    for (let column = 0; column < 6; column += 1) {
      const x = (column - 2.5) * step + (line === 0 ? -step / 4 : step / 4);
      const y = (line - 0.5) * END * 1.5;
      ends.push(placed(x, y, 0.985, pencilEnd(sheet, END, line * 7 + column * 4)));
    }
  }
  return [
    sheet.softFill(sleeve, SHADOW, 30, { opacity: 0.5, transform: moved(34, 44) }),
    fill(sleeve, KRAFT),
    texture(sheet, sleeve, "paper", 0.8),
    stroke(sleeve, lighter(KRAFT, 0.6), 4, { opacity: 0.8 }),
    fill(inner, darker(KRAFT, 0.75)),
    group(ends),
    sheet.inside(
      inner,
      sheet.softStroke(
        `M${f(-width / 2)} ${f(END * 1.75)}V${f(-END * 1.75)}H${f(width / 2)}`,
        DEEP_SHADOW,
        60,
        22,
        {
          opacity: 0.55,
        },
      ),
    ),
    stroke(inner, HIGHLIGHT, 2, { opacity: 0.3 }),
  ].join("");
};
