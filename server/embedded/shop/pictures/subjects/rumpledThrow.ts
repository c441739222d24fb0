import {
  darker,
  DEEP_SHADOW,
  glazes,
  HIGHLIGHT,
  lighter,
} from "#server/embedded/shop/pictures/colour.ts";
import { cloth } from "#server/embedded/shop/pictures/cloths.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import {
  fill,
  formatLength as f,
  moved,
  rectangle,
  stroke,
} from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawings of a throw pushed into the withy basket, about the basket's origin.

const WOOL = glazes.rust;
const BAND = lighter(WOOL, 0.5);

const MASS =
  "M-258 -410C-276 -500 -216 -548 -130 -544C-80 -584 30 -592 84 -560C150 -580 226 -552 246 -500C262 -470 264 -440 258 -410C160 -350 -160 -350 -258 -410Z";
/** Folds that run from the top of the throw to the end that hangs out. */
const VALLEYS =
  "M-130 -544C-160 -480 -120 -430 -40 -396M-40 -566C-70 -500 -30 -450 40 -416M84 -560C60 -510 80 -470 110 -440M170 -556C150 -520 150 -480 166 -446M-220 -520C-230 -470 -200 -430 -150 -400";
const RIDGES =
  "M-186 -530C-206 -480 -170 -430 -100 -396M-90 -552C-120 -500 -80 -440 0 -404M24 -570C-4 -510 20 -460 76 -426M128 -558C104 -510 116 -480 136 -446M216 -530C196 -490 196 -460 204 -430";

/** The end that lies over the folded throw and hangs over the border. */
const END =
  "M-6 -562C10 -578 62 -580 96 -566C130 -582 166 -576 190 -560C214 -520 236 -470 230 -410C232 -340 226 -270 216 -196C160 -178 90 -176 34 -186C24 -270 24 -350 14 -424C6 -480 -18 -520 -6 -562Z";
/** Creases from its top to the border and the hem. */
const CREASES =
  "M96 -566C86 -500 104 -450 98 -400C94 -340 100 -280 94 -184M168 -574C156 -520 172 -460 164 -400";

function woven(sheet: Sheet, outline: string, inside: string): string {
  return (
    fill(outline, WOOL) +
    sheet.inside(outline, [
      fill(outline, cloth(sheet, "herringbone", WOOL, darker(WOOL, 0.3))),
      texture(sheet, outline, "linen", 0.26),
      inside,
    ])
  );
}

/** The folded throw as it shows in the mouth; use as a basket's `holding`. */
export const rumpledThrow: Drawing = (sheet) => {
  const round = sheet.down([
    [0, HIGHLIGHT, 0.3],
    [0.3, HIGHLIGHT, 0.06],
    [0.6, DEEP_SHADOW, 0.1],
    [1, DEEP_SHADOW, 0.6],
  ]);
  return woven(
    sheet,
    MASS,
    [
      sheet.softStroke(VALLEYS, DEEP_SHADOW, 26, 9, { opacity: 0.5 }),
      sheet.softStroke(RIDGES, HIGHLIGHT, 16, 8, { opacity: 0.4 }),
      fill(MASS, round),
    ].join(""),
  );
};

function fringe(): string {
  let threads = "";
  for (let x = 38; x <= 212; x += 11) {
    threads += `M${f(x)} -188C${f(x - 2)} -170 ${f(x + 3)} -156 ${f(x + ((x * 7) % 5) - 2)} -138`;
  }
  return threads;
}

/** The throw's fringed end over the border; use as a basket's `draped`. */
export const throwEnd: Drawing = (sheet) => {
  const fall = sheet.down([
    [0, HIGHLIGHT, 0.3],
    [0.14, HIGHLIGHT, 0.04],
    [0.26, DEEP_SHADOW, 0.12],
    [0.36, HIGHLIGHT, 0.26],
    [0.5, DEEP_SHADOW, 0.06],
    [1, DEEP_SHADOW, 0.26],
  ]);
  const folds = sheet.across([
    [0, DEEP_SHADOW, 0.2],
    [0.2, HIGHLIGHT, 0.16],
    [0.42, DEEP_SHADOW, 0.22],
    [0.62, HIGHLIGHT, 0.1],
    [1, DEEP_SHADOW, 0.36],
  ]);
  const bands = [-290, -262].map((y) => rectangle(0, y, 240, 12, BAND, { opacity: 0.5 })).join("");
  return [
    sheet.softFill(END, DEEP_SHADOW, 12, { opacity: 0.55, transform: moved(14, 12) }),
    stroke(fringe(), darker(WOOL, 0.4), 7),
    stroke(fringe(), lighter(WOOL, 0.14), 4.6),
    woven(
      sheet,
      END,
      [
        bands,
        fill(END, fall),
        fill(END, folds),
        sheet.softStroke(CREASES, DEEP_SHADOW, 16, 7, { opacity: 0.4 }),
      ].join(""),
    ),
  ].join("");
};
