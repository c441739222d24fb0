import {
  darker,
  DEEP_SHADOW,
  HIGHLIGHT,
  lighter,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { cloth } from "#server/embedded/shop/pictures/cloths.ts";
import { randomFrom } from "#server/embedded/shop/pictures/random.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { fill, formatLength as f, rectangle, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawing of the Reed throw, folded into a pile.

export type ThrowColours = { wool: string; stripe: string };

export const throwColours = {
  rust: { wool: "#b0603c", stripe: "#8a4426" },
  oat: { wool: "#b9a58a", stripe: "#8f7a5f" },
  moss: { wool: "#7d8465", stripe: "#565d42" },
} satisfies Record<string, ThrowColours>;

const LAYERS = 4;
const LAYER_HEIGHT = 86;
const OVERLAP = 6;

function layerOutline(x: number, y: number, width: number): string {
  const right = x + width;
  const foot = y + LAYER_HEIGHT;
  return (
    `M${f(x + 14)} ${f(y + 1)}C${f(x + width * 0.4)} ${f(y - 7)} ${f(x + width * 0.7)} ${f(y + 7)} ${f(right - 14)} ${f(y + 2)}` +
    `C${f(right + 5)} ${f(y + 8)} ${f(right + 5)} ${f(foot - 8)} ${f(right - 14)} ${f(foot - 1)}` +
    `C${f(x + width * 0.6)} ${f(foot + 6)} ${f(x + width * 0.3)} ${f(foot - 4)} ${f(x + 14)} ${f(foot)}` +
    `C${f(x - 5)} ${f(foot - 8)} ${f(x - 5)} ${f(y + 8)} ${f(x + 14)} ${f(y + 1)}Z`
  );
}

function foldedLayers(sheet: Sheet, wool: string, fabric: string): string {
  const random = randomFrom(5);
  const parts: string[] = [];
  for (let layer = 0; layer < LAYERS; layer += 1) {
    const width = 720 - layer * 14 + (random() - 0.5) * 14;
    const x = -width / 2 + (random() - 0.5) * 10;
    const outline = layerOutline(x, -(layer + 1) * LAYER_HEIGHT + layer * OVERLAP, width);
    const roundness = sheet.down([
      [0, HIGHLIGHT, 0.42],
      [0.22, HIGHLIGHT, 0.16],
      [0.5, DEEP_SHADOW, 0.06],
      [0.85, DEEP_SHADOW, 0.42],
      [1, DEEP_SHADOW, 0.7],
    ]);
    const ends = sheet.across([
      [0, DEEP_SHADOW, 0.22],
      [0.03, HIGHLIGHT, 0.12],
      [0.3, HIGHLIGHT, 0.1],
      [0.7, DEEP_SHADOW, 0.04],
      [0.97, DEEP_SHADOW, 0.22],
      [1, DEEP_SHADOW, 0.42],
    ]);
    parts.push(
      fill(outline, wool),
      sheet.inside(outline, [
        fill(outline, fabric),
        texture(sheet, outline, "linen", 0.35),
        fill(outline, roundness),
        fill(outline, ends),
      ]),
    );
  }
  return parts.join("");
}

function fringe(sheet: Sheet, left: number, width: number, y: number, wool: string): string {
  const random = randomFrom(17);
  let threads = "";
  for (let index = 0; index < 24; index += 1) {
    const x = left + 2 + (index * (width + 20)) / 23;
    const length = 62 + random() * 16;
    const sway = (random() - 0.5) * 14;
    threads += `M${f(x)} ${f(y)}Q${f(x + sway)} ${f(y + length * 0.5)} ${f(x + sway * 0.6)} ${f(y + length)}`;
  }
  return [
    sheet.softStroke(threads, DEEP_SHADOW, 8, 4, { opacity: 0.45, transform: "translate(7 6)" }),
    stroke(threads, darker(wool, 0.22), 8),
    stroke(threads, lighter(wool, 0.2), 4, { transform: "translate(-1.5 0)" }),
  ].join("");
}

/** Draws the end of the throw laid over the front of the pile, with its stripes and fringe. */
function drapedEnd(
  sheet: Sheet,
  top: number,
  { wool, stripe }: ThrowColours,
  fabric: string,
): string {
  const left = -20;
  const width = 250;
  const right = left + width;
  const outline =
    `M${left - 8} ${top - 117}L${right - 46} ${top - 116}C${right - 24} ${top - 84} ${right + 22} ${top - 20} ${right + 24} ${top + 12}` +
    `C${right + 34} ${top + 70} ${right + 12} ${top + 130} ${right + 22} ${top + 190}C${left + width * 0.6} ${top + 198} ${left + width * 0.3} ${top + 184} ${left - 2} ${top + 192}` +
    `C${left + 8} ${top + 130} ${left - 14} ${top + 70} ${left - 4} ${top + 12}C${left - 8} ${top - 30} ${left - 8} ${top - 80} ${left - 8} ${top - 117}Z`;
  const fall = sheet.down([
    [0, HIGHLIGHT, 0.26],
    [0.3, HIGHLIGHT, 0.36],
    [0.4, HIGHLIGHT, 0.3],
    [0.54, DEEP_SHADOW, 0.04],
    [1, DEEP_SHADOW, 0.34],
  ]);
  const breadth = sheet.across([
    [0, HIGHLIGHT, 0.2],
    [0.4, HIGHLIGHT, 0],
    [1, DEEP_SHADOW, 0.26],
  ]);
  return [
    sheet.softFill(outline, DEEP_SHADOW, 12, { opacity: 0.5, transform: "translate(16 10)" }),
    fringe(sheet, left, width, top + 188, wool),
    fill(outline, wool),
    sheet.inside(outline, [
      fill(outline, fabric),
      texture(sheet, outline, "linen", 0.35),
      rectangle(left - 60, top + 96, width + 120, 14, stripe),
      rectangle(left - 60, top + 122, width + 120, 34, stripe),
      rectangle(left - 60, top + 168, width + 120, 8, stripe),
      fill(outline, fall),
      fill(outline, breadth),
    ]),
  ].join("");
}

/** Draws the pile, 430 high and 720 wide, one fringed end over the front. */
export function foldedThrow(colours: ThrowColours): Drawing {
  return (sheet) => {
    const { wool, stripe } = colours;
    const fabric = cloth(sheet, "herringbone", wool, stripe);
    const top = -LAYERS * LAYER_HEIGHT + (LAYERS - 1) * OVERLAP;
    const crown =
      `M-334 ${top + 16}C-336 ${top} -276 ${top - 104} -258 ${top - 112}C-100 ${top - 120} 120 ${top - 116} 256 ${top - 112}` +
      `C276 ${top - 102} 334 ${top} 332 ${top + 16}C150 ${top + 24} -150 ${top + 10} -334 ${top + 16}Z`;
    const crownLight = sheet.linear(
      [
        [0, HIGHLIGHT, 0.42],
        [0.6, HIGHLIGHT, 0.14],
        [1, DEEP_SHADOW, 0.1],
      ],
      [0, 0],
      [1, 0.7],
    );
    return [
      sheet.softEllipse(80, 0, 430, 54, SHADOW, 34, { opacity: 0.34 }),
      sheet.softEllipse(16, -4, 372, 24, SHADOW, 9, { opacity: 0.6 }),
      foldedLayers(sheet, wool, fabric),
      fill(crown, wool),
      sheet.inside(crown, [
        fill(crown, fabric),
        texture(sheet, crown, "linen", 0.3),
        fill(crown, crownLight),
      ]),
      drapedEnd(sheet, top, colours, fabric),
    ].join("");
  };
}
