import {
  BRASS,
  darker,
  glazes,
  lighter,
  type Glaze,
} from "#server/embedded/shop/pictures/colour.ts";
import { fallOff, glow } from "#server/embedded/shop/pictures/glow.ts";
import { lathe } from "#server/embedded/shop/pictures/lathe.ts";
import { polygon } from "#server/embedded/shop/pictures/outline.ts";
import { turnedBody } from "#server/embedded/shop/pictures/shading.ts";
import { standingShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import {
  ellipse,
  formatLength as f,
  group,
  hoop,
  moved,
  stroke,
  turned,
} from "#server/embedded/shop/pictures/svg.ts";
import { tube } from "#server/embedded/shop/pictures/tube.ts";

// SVG drawing of the Rook desk lamp, lit or unlit.

const JOINT = [-236, -520] as const;
const HEAD = [196, -742] as const;
const LOWER_ARM = `M-150 -46L${JOINT[0]} ${JOINT[1]}`;
const UPPER_ARM = `M${JOINT[0]} ${JOINT[1]}L${HEAD[0]} ${HEAD[1]}`;
const FLEX = "M-250 -12C-340 -4 -420 22 -560 20C-700 18 -800 40 -1000 34";
/** Outward rotation of the head, in degrees. */
const HEAD_TURN = -16;
const KNURLS = 30;

function base(sheet: Sheet, colour: string): string {
  const foot = lathe(0.2, [
    [-44, 150],
    [-43, 152],
    [-34, 164],
    [-8, 170],
    [0, 168],
    [0, 168],
  ]);
  const top = sheet.across([
    [0, lighter(colour, 0.34)],
    [0.5, lighter(colour, 0.2)],
    [1, lighter(colour, 0.3)],
  ]);
  const collar = lathe(0.2, [
    [-78, 26],
    [-78, 26],
    [-46, 30],
    [-40, 34],
  ]);
  return [
    standingShadow(sheet, 172, { tilt: 0.2 }),
    turnedBody(sheet, foot, colour, { gloss: 0.3, foot: 0.6 }),
    ellipse(0, -44, 150, 30, top),
    sheet.softEllipse(60, -46, 70, 12, lighter(colour, 0.7), 9, { opacity: 0.3 }),
    turnedBody(sheet, collar, BRASS, { gloss: 0.5 }),
  ].join("");
}

/** Draws the knurled wheel that locks the arm. */
function joint(sheet: Sheet): string {
  const [x, y] = JOINT;
  let knurls = "";
  for (let index = 0; index < KNURLS; index += 1) {
    const angle = (index / KNURLS) * Math.PI * 2;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    knurls += `M${f(x + dx * 38)} ${f(y + dy * 38)}L${f(x + dx * 46)} ${f(y + dy * 46)}`;
  }
  const face = sheet.slanting([
    [0, lighter(BRASS, 0.65)],
    [0.45, BRASS],
    [1, darker(BRASS, 0.45)],
  ]);
  return [
    sheet.softEllipse(x + 8, y + 10, 46, 46, "#120a05", 7, { opacity: 0.5 }),
    ellipse(x, y, 46, 46, darker(BRASS, 0.3)),
    stroke(knurls, lighter(BRASS, 0.4), 4),
    ellipse(x, y, 38, 38, face),
    hoop(x, y, 26, 26, darker(BRASS, 0.4), 2.5, { opacity: 0.6 }),
    ellipse(x, y, 11, 11, darker(BRASS, 0.25)),
    stroke(`M${f(x - 8)} ${f(y + 6)}L${f(x + 8)} ${f(y - 6)}`, darker(BRASS, 0.65), 4),
  ].join("");
}

function head(sheet: Sheet, colour: string, lit: boolean): string {
  const shade = lathe(0.16, [
    [-40, 44],
    [-36, 52],
    [-20, 62],
    [30, 88],
    [96, 138],
    [150, 174],
    [168, 180],
    [168, 180],
  ]);
  const neck = lathe(0.16, [
    [-84, 26],
    [-82, 30],
    [-60, 32],
    [-36, 34],
    [-36, 34],
  ]);
  const inside = sheet.radial([
    [0, "#fffbee"],
    [0.4, "#fff0c4"],
    [1, "#eebf72"],
  ]);
  const content = [
    turnedBody(sheet, neck, BRASS, { gloss: 0.5 }),
    turnedBody(sheet, shade, colour, { gloss: 0.3, glossFrom: 0.25, glossTo: 0.8, foot: 0 }),
    ellipse(0, 168, 180, 28.8, darker(colour, 0.3)),
    ellipse(0, 170, 172, 25, lit ? inside : "#b0a48e"),
    lit ? sheet.softEllipse(0, 176, 60, 14, "#fffef8", 5) : "",
    stroke("M-180 168A180 28.8 0 0 0 180 168", lighter(colour, 0.4), 3, { opacity: 0.7 }),
  ];
  return group(content, { transform: `${moved(HEAD[0], HEAD[1] + 40)} ${turned(HEAD_TURN)}` });
}

/** Draws the lamp's light on the table: a cone in the air and a pool under it. */
function lamplight(sheet: Sheet): string {
  const cone = polygon([
    [96, -500],
    [400, -590],
    [560, 0],
    [20, 0],
  ]);
  const air = sheet.linearInUnits(
    [
      [0, "#ffe3ac", 0.42],
      [0.6, "#ffe0a6", 0.12],
      [1, "#ffe0a6", 0],
    ],
    [250, -560],
    [300, 10],
  );
  const pool = sheet.radial(fallOff("#ffe2a8", 0.85, 1.7, [0, 0.2, 0.4, 0.6, 0.8, 1]));
  return sheet.softFill(cone, air, 44) + ellipse(270, 16, 420, 92, pool);
}

export type DeskLampOptions = { glaze?: Glaze; lit?: boolean; withFlex?: boolean };

/** Draws the lamp 850 high, its head reaching to the right over y = 0. */
export function deskLamp(options: DeskLampOptions = {}): Drawing {
  const { glaze = "ink", lit = true, withFlex = true } = options;
  return (sheet) => {
    const colour = glazes[glaze];
    return [
      lit ? glow(sheet, 250, -520, 640, 620, "#ffdca0", 0.75) : "",
      withFlex ? stroke(FLEX, "#2b231d", 7, { opacity: 0.85 }) : "",
      lit ? lamplight(sheet) : "",
      group(base(sheet, colour), { transform: moved(-150, 0) }),
      tube(sheet, LOWER_ARM, 24, colour, { gloss: 0.5 }),
      tube(sheet, UPPER_ARM, 22, colour, { gloss: 0.5 }),
      head(sheet, colour, lit),
      joint(sheet),
    ].join("");
  };
}
